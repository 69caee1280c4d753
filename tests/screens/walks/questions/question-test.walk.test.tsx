import { useSelector } from '@xstate/react'
import { expect, test } from 'vitest'
import {
  questionTestMachine,
  questionTestTexts,
  type QuestionTestActorRef,
  type QuestionTestEvent,
  type QuestionTestSnapshot,
} from '#machines/questions/question-test/question-test.machine.ts'
import { canTest } from '#machines/questions/question-test/question-test.selectors.ts'
import { testActions } from '#src/app/questions/question-workbench.tsx'
import { testView } from '#src/app/questions/question-workbench-view.ts'
import { TestPanel } from '#src/screens/questions/workbench/test-panel.tsx'
import { atRest, both, busy, type Gesture, press, reads, readsNot, typeAnew, type View, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { testChatAt, testedQuestion } from '#tests/support/school/test-chats.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** What the dialog around the panel tells of its question, or the machine itself: nobody presses these. */
type Told = 'question.changed' | 'test.closed' | 'mark.cleared'

const gestures = {
  'test.requested': press('Start test mode'),
  'answer.submitted': answer,
  'retry.requested': press('Try again'),
  'test.restarted': press('Restart'),
} satisfies Record<Exclude<QuestionTestEvent['type'], Told>, Gesture>

const asked = 'Solve 2x + 3 = 11.'
const stale = 'The question has changed since this test began.'
const failed = both(atRest, reads('Try again'), readsNot('Starting the test...'))

const views = {
  'questionTest.run.inactive': both(reads('Start test mode', 'Nothing is saved or counted.'), readsNot(asked)),
  'questionTest.run.starting': both(reads('Starting the test...', 'Restart'), readsNot(asked)),
  'questionTest.run.failedToStart': both(failed, reads(questionTestTexts.startFailed)),
  'questionTest.run.answering': both(both(reads(asked, 'Send', 'Restart'), readsNot('Try again')), atRest, theBoxIs('open')),
  'questionTest.run.sending': both(reads(asked, 'x = 4'), busy('Sending...'), theBoxIs('waiting')),
  'questionTest.run.failedToSend': both(both(failed, reads(asked, 'x = 4', questionTestTexts.answerFailed)), theBoxIs('open')),
  'questionTest.run.ended': both(reads(asked, 'Restart'), theBoxIs('closed')),
  'questionTest.question.current': readsNot(stale),
  'questionTest.question.stale': reads(stale),
}

const walk = walkMachine(questionTestMachine, {
  input: { question: testedQuestion() },
  events: [
    { type: 'question.changed', question: testedQuestion() },
    { type: 'question.changed', question: testedQuestion({ title: 'Two steps back' }) },
    { type: 'answer.submitted', text: 'x = 4' },
    { type: 'xstate.done.actor.startTest', output: { ok: true, state: testChatAt() } },
    { type: 'xstate.done.actor.submitAnswer', output: { ok: true, state: testChatAt({ complete: true }) } },
  ],
  raised: ['mark.cleared'],
  context: ({ context: { question, tested, state } }) => [question.title, tested?.title, state?.complete],
  limit: 100,
})

test('the panel shows every moment of trying a question and offers every way on', async () => {
  const shown = await walkScreen({ walk, mount: ({ actor }) => <Panel test={actor} />, gestures, views })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 9, withoutView: [], unoffered: [], wrongs: [] })
})

function Panel({ test: running }: { test: QuestionTestActorRef }) {
  const moment: QuestionTestSnapshot = useSelector(running, whole)
  return <TestPanel test={testView(moment)} isSpoken={!canTest(moment)} {...testActions(running)} />
}

function whole(moment: QuestionTestSnapshot): QuestionTestSnapshot {
  return moment
}

/** Whether the box takes an answer, waits while one is on its way, or takes no more. */
function theBoxIs(wanted: 'open' | 'waiting' | 'closed'): View {
  return (page) => {
    const box = page.querySelector('input')
    const is = box === null ? 'not there' : box.disabled ? 'closed' : box.readOnly ? 'waiting' : 'open'
    return is === wanted ? null : `the box is ${is} instead of ${wanted}`
  }
}

/** Types into the box and sends, as a person would. */
function answer(page: HTMLElement): boolean {
  return typeAnew(page, 'input', 'x = 4') && press('Send')(page)
}
