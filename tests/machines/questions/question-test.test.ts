import { describe, expect, test } from 'vitest'
import { questionTestMachine, type QuestionTestEvent, type QuestionTestSnapshot } from '#machines/questions/question-test/question-test.machine.ts'
import { canTest, isAnswering, isStale, testLog } from '#machines/questions/question-test/question-test.selectors.ts'
import { createLive } from '#tests/support/walking/live.ts'
import { testChatAt, testedQuestion } from '#tests/support/school/test-chats.ts'

const start = createLive(questionTestMachine)

function open(question = testedQuestion()) {
  const live = start({ question })
  live.actor.start()
  const moment = (): QuestionTestSnapshot => live.actor.getSnapshot()
  return {
    moment,
    calls: live.calls,
    run: () => moment().value.run,
    send: (event: QuestionTestEvent) => live.play(event),
    answer: (src: string, output: unknown) => live.play({ type: `xstate.done.actor.${src}`, output }),
    fail: (src: string) => live.play({ type: `xstate.error.actor.${src}` }),
  }
}

async function running() {
  const dialog = open()
  await dialog.send({ type: 'test.requested' })
  await dialog.answer('startTest', { ok: true, state: testChatAt() })
  return dialog
}

describe(questionTestMachine.id, () => {
  test('goes from the first answer to the closing feedback, and then takes no more', async () => {
    const dialog = await running()
    await dialog.send({ type: 'answer.submitted', text: '5' })
    const second = testChatAt({ current_question_state: { attempts: 1, answer_given: false, score: 0, next_attempt_worth: 9 } })
    await dialog.answer('submitAnswer', { ok: true, state: second })
    expect([dialog.run(), isAnswering(dialog.moment()), testLog(dialog.moment())]).toEqual(['answering', true, second.full_context])
    await dialog.send({ type: 'answer.submitted', text: '4' })
    await dialog.answer('submitAnswer', { ok: true, state: testChatAt({ complete: true }) })
    await dialog.send({ type: 'answer.submitted', text: '4' })
    expect([dialog.run(), isAnswering(dialog.moment())]).toEqual(['ended', false])
    expect(dialog.calls).toEqual([
      { src: 'startTest', input: { question: testedQuestion() } },
      { src: 'submitAnswer', input: { state: testChatAt(), answer: '5' } },
      { src: 'submitAnswer', input: { state: second, answer: '4' } },
    ])
  })

  test('asks for a prompt before it starts, but for no title, and never starts a spoken question', async () => {
    const untitled = open(testedQuestion({ title: ' ' }))
    await untitled.send({ type: 'test.requested' })
    expect([untitled.run(), untitled.moment().context.problem]).toEqual(['starting', null])
    const empty = open(testedQuestion({ prompt: ' ' }))
    await empty.send({ type: 'test.requested' })
    expect([empty.run(), empty.moment().context.problem]).toEqual(['inactive', 'Please fill out all required fields above'])
    await empty.send({ type: 'question.changed', question: testedQuestion({ prompt: '' }) })
    expect(empty.moment().context.problem).toBe('Please fill out all required fields above')
    await empty.send({ type: 'question.changed', question: testedQuestion() })
    expect(empty.moment().context.problem).toBe(null)
    const spoken = open(testedQuestion({ type: 'ACCENT_TRAINING' }))
    await spoken.send({ type: 'test.requested' })
    expect([spoken.run(), canTest(spoken.moment()), empty.calls, spoken.calls]).toEqual(['inactive', false, [], []])
  })

  test('an edit marks the test as stale, and starting again tries the question as it stands', async () => {
    const dialog = await running()
    const edited = testedQuestion({ prompt: 'Solve 3x = 12.\n\nAnswer: 4' })
    await dialog.send({ type: 'question.changed', question: edited })
    expect([dialog.run(), isStale(dialog.moment())]).toEqual(['answering', true])
    await dialog.send({ type: 'question.changed', question: testedQuestion() })
    expect(isStale(dialog.moment())).toEqual(false)
    await dialog.send({ type: 'question.changed', question: edited })
    await dialog.send({ type: 'test.restarted' })
    expect([dialog.run(), isStale(dialog.moment()), dialog.calls.at(-1)]).toEqual(['starting', false, { src: 'startTest', input: { question: edited } }])
  })

  test('keeps the answer when it cannot be sent, with the literal words, and sends it again', async () => {
    const dialog = await running()
    await dialog.send({ type: 'answer.submitted', text: '4' })
    await dialog.fail('submitAnswer')
    expect([dialog.run(), dialog.moment().context.answer, dialog.moment().context.problem]).toEqual([
      'failedToSend',
      '4',
      'Failed to submit answer. Please try again.',
    ])
    await dialog.send({ type: 'retry.requested' })
    expect(dialog.calls.at(-1)).toEqual({ src: 'submitAnswer', input: { state: testChatAt(), answer: '4' } })
  })

  test('says so when it cannot start, and closing forgets everything', async () => {
    const dialog = open()
    await dialog.send({ type: 'test.requested' })
    await dialog.fail('startTest')
    expect([dialog.run(), dialog.moment().context.problem]).toEqual(['failedToStart', 'Failed to start test mode. Please try again.'])
    await dialog.send({ type: 'test.closed' })
    const { tested, state, answer, problem } = dialog.moment().context
    expect([dialog.run(), tested, state, answer, problem]).toEqual(['inactive', null, null, '', null])
  })
})
