import * as v from 'valibot'
import type { QuestionTestEvent } from '#machines/questions/question-test/question-test.machine.ts'
import { teacher } from '#e2e/school.ts'
import { QuestionsScreen } from '#e2e/screens/questions.screen.ts'
import { testedQuestion } from '#tests/support/school/test-chats.ts'
import { questionTestWalk } from '#tests/support/walks/questions/question-test.ts'
import type { BrowserGesture, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { dropAnswer, isTo, letThrough, malform } from '#e2e/walks/stage/line.ts'
import { both, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { ends, press, standStill } from '#e2e/walks/stage/playing.ts'

type World = Stage & { questions: QuestionsScreen }

const Changed = v.object({ question: v.object({ title: v.string(), prompt: v.string(), type: v.literal('FREE_FORM') }) })
const Taken = v.object({ output: v.object({ ok: v.literal(true), state: v.object({ complete: v.boolean() }) }) })

const gestures = {
  'question.changed': async ({ questions }, _, event) => {
    const { question } = v.parse(Changed, event)
    await questions.write(question.title, question.prompt)
  },
  'test.requested': press('Start test mode'),
  'answer.submitted': async ({ questions }, rest) => {
    const isLast = rest.some(({ event }) => v.is(Taken, event) && event['output'].state.complete)
    await questions.dialog.getByRole('textbox', { name: 'Your answer as a student' }).fill(isLast ? '4' : '5')
    await questions.dialog.getByRole('button', { name: 'Send' }).click()
  },
  'retry.requested': press('Try again'),
  'test.restarted': press('Restart'),
  'test.closed': null,
  'mark.cleared': null,
} satisfies Record<QuestionTestEvent['type'], BrowserGesture<World>>

const log = 'Solve 2x + 3 = 11.'

walkInBrowser<World>('question-test', {
  walks: [questionTestWalk],
  callers: { startTest: isTo('POST', 'test_chat/start'), submitAnswer: isTo('POST', 'test_chat/submit') },
  open: async (stage) => {
    const questions = new QuestionsScreen(stage.page)
    const { title, prompt } = testedQuestion()
    await stage.signIn(teacher)
    await questions.openNew()
    await questions.write(title, prompt)
    await questions.dialog.getByRole('radio', { name: 'Test mode' }).check()
    await stage.line.hold(stage.page)
    await standStill(stage)
    return { ...stage, questions }
  },
  gestures,
  // The box sends nothing but text, and a spoken question has no test that could be open.
  leftOut: (event) => (event.type === 'question.changed' && !v.is(Changed, event)) || (event.type === 'answer.submitted' && event['text'].trim() === ''),
  endings: {
    startTest: (event) => {
      if (event.type.startsWith('xstate.error')) return ends('startTest', dropAnswer)
      return v.is(Taken, event) ? ends('startTest', letThrough) : null
    },
    submitAnswer: (event) => {
      if (event.type.startsWith('xstate.error')) return ends('submitAnswer', malform)
      return v.is(Taken, event) ? ends('submitAnswer', letThrough) : null
    },
  },
  views: {
    'questionTest.run.inactive': reads('Nothing is saved or counted.', 'Start test mode'),
    'questionTest.run.starting': reads('Starting the test...', 'Restart'),
    'questionTest.run.failedToStart': reads('Failed to start test mode. Please try again.', 'Try again'),
    'questionTest.run.answering': reads(log, 'Restart', 'Send'),
    'questionTest.run.sending': reads(log, 'Sending...'),
    'questionTest.run.failedToSend': reads(log, 'Failed to submit answer. Please try again.', 'Try again'),
    'questionTest.run.ended': both<World>(reads(log), async ({ questions }) =>
      (await questions.dialog.getByPlaceholder('Restart to test again').isDisabled()) ? null : 'the box is open',
    ),
    'questionTest.question.current': readsNot('The question has changed since this test began.'),
    'questionTest.question.stale': reads('The question has changed since this test began.'),
  },
  turn: async ({ questions }) => {
    await questions.turnTo('Try it')
  },
})
