import type { AnyEventObject } from 'xstate'
import { expect, test } from 'vitest'
import { questionTestMachine, questionTestTexts, type QuestionTestSnapshot } from '#machines/questions/question-test/question-test.machine.ts'
import { testChatAt, testedQuestion } from '#tests/support/school/test-chats.ts'
import { done, failed, journeysThrough } from '#tests/machines/journey.ts'

const start = journeysThrough(questionTestMachine)
const asked = { type: 'test.requested' }
const running = [asked, done('startTest', { ok: true, state: testChatAt() })]
const sending = [...running, { type: 'answer.submitted', text: '4' }]
const again = { type: 'test.restarted' }
const retry = { type: 'retry.requested' }
const blank = { type: 'answer.submitted', text: '  ' }

/** Where a test is, what it says, and what it asked the server. */
async function outcomeOf(events: readonly AnyEventObject[]) {
  const journey = await start({ question: testedQuestion() }).tell(...events)
  const moment: QuestionTestSnapshot = journey.actor.getSnapshot()
  return [moment.value.run, moment.context.problem, journey.called()]
}

test.each<[string, AnyEventObject[], Awaited<ReturnType<typeof outcomeOf>>]>([
  ['a question that became spoken ends its test when it is begun again', [...running, changedTo({ type: 'ACCENT_TRAINING' }), again], ['inactive', null, ['startTest']]],
  ['a question without its prompt goes on as it was, and says what is missing', [...running, changedTo({ prompt: ' ' }), again], [
    'answering', questionTestTexts.incomplete, ['startTest'],
  ]],
  ['beginning again what never began does nothing', [again], ['inactive', null, []]],
  ['a beginning that nobody answers says so', [asked, failed('startTest')], ['failedToStart', questionTestTexts.startFailed, ['startTest']]],
  ['a refused beginning says the server’s sentence', [asked, done('startTest', { ok: false, sentence: 'Too many tests.' })], [
    'failedToStart', 'Too many tests.', ['startTest'],
  ]],
  ['a beginning that failed can be tried again', [asked, failed('startTest'), retry], ['starting', null, ['startTest', 'startTest']]],
  ['an empty answer is not sent', [...running, blank], ['answering', null, ['startTest']]],
  ['an answer that nobody takes says so', [...sending, failed('submitAnswer')], ['failedToSend', questionTestTexts.answerFailed, ['startTest', 'submitAnswer']]],
  ['a refused answer says the server’s sentence', [...sending, done('submitAnswer', { ok: false, sentence: 'Slow down.' })], [
    'failedToSend', 'Slow down.', ['startTest', 'submitAnswer'],
  ]],
  ['an empty answer does not replace the one that failed', [...sending, failed('submitAnswer'), blank], [
    'failedToSend', questionTestTexts.answerFailed, ['startTest', 'submitAnswer'],
  ]],
])('%s', async (_, events, outcome) => {
  expect(await outcomeOf(events)).toEqual(outcome)
})

function changedTo(change: Parameters<typeof testedQuestion>[0]): AnyEventObject {
  return { type: 'question.changed', question: testedQuestion(change) }
}
