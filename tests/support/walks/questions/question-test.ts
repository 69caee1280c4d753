import { questionTestMachine } from '#machines/questions/question-test/question-test.machine.ts'
import { testChatAt, testedQuestion } from '#tests/support/school/test-chats.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** Every moment of trying a question: each answer of each call, edits in between, and the kinds that cannot be tried. */
export const questionTestWalk = walkMachine(questionTestMachine, {
  input: { question: testedQuestion() },
  events: [
    { type: 'question.changed', question: testedQuestion() },
    { type: 'question.changed', question: testedQuestion({ title: 'Two steps back' }) },
    { type: 'question.changed', question: testedQuestion({ prompt: '  ' }) },
    { type: 'question.changed', question: testedQuestion({ type: 'ACCENT_TRAINING' }) },
    { type: 'answer.submitted', text: 'x = 4' },
    { type: 'answer.submitted', text: '  ' },
    { type: 'xstate.done.actor.startTest', output: { ok: true, state: testChatAt() } },
    { type: 'xstate.done.actor.startTest', output: { ok: false, sentence: 'Prompt is required' } },
    { type: 'xstate.done.actor.submitAnswer', output: { ok: true, state: testChatAt() } },
    { type: 'xstate.done.actor.submitAnswer', output: { ok: true, state: testChatAt({ complete: true }) } },
    { type: 'xstate.done.actor.submitAnswer', output: { ok: false, sentence: 'This test has ended.' } },
  ],
  raised: ['mark.cleared'],
  context: ({ context: { question, tested, state, answer } }) => [
    question.type,
    question.prompt.trim() === '',
    question.title,
    tested?.title,
    state?.complete,
    answer,
  ],
  limit: 1_500,
})
