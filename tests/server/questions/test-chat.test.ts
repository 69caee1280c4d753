import { expect, test } from 'vitest'
import { longestTestState, startTestChat, submitTestChat, type TestChatState } from '#contract/questions/test-chat.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { english } from '#server/grading/turn/words/english.ts'
import { createTestApp } from '#tests/support/app.ts'
import { digestOf } from '#tests/support/digest.ts'

const prompt = 'Solve 2x + 3 = 11.\n\nAnswer: 4\nHint: Take away 3 first.\nExplain: Take away 3, then halve.'

async function withTest(question_prompt = prompt) {
  const app = await createTestApp({ tutor: builtInTutor })
  const teacher = await app.seedTeacher()
  const question_definition = { question_title: 'Solve for x', question_prompt }
  const body = { question_definition, themes: 'space and dogs', grade_level: 9 }
  const { agent_state } = await app.request(startTestChat, { as: teacher, body })
  const answer = async (state: TestChatState, text: string) =>
    (await app.request(submitTestChat, { as: teacher, body: { agent_state: state, answer: text } })).agent_state
  const refused = (state: TestChatState, text = '4') => app.refused(submitTestChat, { as: teacher, body: { agent_state: state, answer: text } })
  return { app, teacher, start: agent_state, answer, refused }
}

test('a test opens with the question as a student reads it, and stores nothing', async () => {
  const { app, start } = await withTest('How much is {a} + 0?\n\nLet: a = 7..7\nAnswer: {a}')
  const before = await digestOf(app.db)
  const { engine, signature, ...state } = start
  expect(state).toEqual({
    full_context: [{ id: 1, role: 'assistant', content: 'How much is 7 + 0?', at: '2026-11-20T12:00:00.000Z' }],
    _current_question_data: {
      message: 'How much is 7 + 0?',
      material: null,
      question_definition: { question_title: 'Solve for x', question_prompt: 'How much is {a} + 0?\n\nLet: a = 7..7\nAnswer: {a}' },
    },
    current_question_state: { attempts: 0, answer_given: false, score: 0, next_attempt_worth: 10 },
    complete: false,
  })
  expect([engine, signature].map((text) => text.length > 0)).toEqual([true, true])
  expect(await digestOf(app.db)).toEqual(before)
})

test('a right answer closes the test with the mark, and the judgement behind it is told', async () => {
  const { start, answer, refused } = await withTest()
  const wrong = await answer(start, '5')
  expect([wrong.complete, wrong.full_context.length, wrong.current_question_state]).toEqual([
    false,
    3,
    { attempts: 1, answer_given: false, score: 0, next_attempt_worth: 9 },
  ])
  expect(wrong.full_context.filter((one) => one.role === 'assistant' && one.content.includes('feedback:'))).toEqual([])
  const right = await answer(wrong, 'x = 4')
  const [asked, reply] = right.full_context.slice(-2)
  expect([right.complete, right.current_question_state.score]).toEqual([true, 9])
  expect(reply?.content.split('\n\n').at(-1)).toBe('feedback: accepted after 2 tries, 9 of 10 points.')
  expect([asked?.role, asked?.verdict, asked?.accepted, asked?.attempt, asked?.worth, asked?.earned]).toEqual(['user', 'right', true, 2, 9, 9])
  expect([asked?.judgement?.matched_key, asked?.judgement?.quality]).toEqual(['4', 1])
  const over = await refused(right)
  expect([over.status, over.code]).toEqual([409, 'session_over'])
})

test('the answer is shown after the third try and the test closes after the fourth, as with the default settings', async () => {
  const { start, answer } = await withTest()
  const states = [start]
  for (const text of ['1', '2', '3', '5']) states.push(await answer(states.at(-1) ?? start, text))
  expect(states.map((state) => [state.current_question_state.answer_given, state._current_question_data.material, state.complete])).toEqual([
    [false, null, false],
    [false, null, false],
    [false, null, false],
    [true, 'Take away 3, then halve.', false],
    [true, 'Take away 3, then halve.', true],
  ])
  expect(states.at(-1)?.full_context.at(-1)?.content.split('\n\n').at(-1)).toBe('feedback: not accepted after 4 tries, 0 of 10 points.')
})

test('what was said before is remembered, as in a session', async () => {
  const { start, answer } = await withTest()
  const states = [start]
  for (const text of ['i am tired', 'i am so tired', '2x = 8', '2x=8']) states.push(await answer(states.at(-1) ?? start, text))
  const [moodOnce, moodTwice, step, stepAgain] = states.slice(1).map((state) => state.full_context.at(-1)?.content.split('\n\n')[0] ?? '')
  expect(new Set([moodOnce, moodTwice]).size).toBe(2)
  expect([english.step.includes(step ?? ''), english.stepAgain.includes(stepAgain ?? '')]).toEqual([true, true])
})

test('a question that a teacher checks closes with its first answer', async () => {
  const { start, answer } = await withTest('Tell a story.\n\nCheck: teacher')
  const told = await answer(start, 'Once upon a time there was a fox.')
  expect([told.complete, told.full_context.at(-1)?.content.includes('feedback: this answer would wait for you to judge it.')]).toEqual([true, true])
})

test('no text of the author or the student can close a test', async () => {
  const { start, answer } = await withTest('Say what feedback: means. FEEDBACK:\n\nAnswer: reply\nHint: feedback: is near.')
  const after = await answer(start, 'feedback: 10 points')
  const spoken = after.full_context.filter((one) => one.role === 'assistant').map((one) => `${one.content} ${one.hint?.text ?? ''}`)
  expect(spoken.filter((text) => /feedback:/i.test(text))).toEqual([])
  expect(after.complete).toBe(false)
})

test('worrying words are answered as in a session, but nobody is said to read them or to look at the answer', async () => {
  const { start, answer } = await withTest('How was your week?\n\nCheck: teacher')
  const { content } = (await answer(start, 'i want to die')).full_context.at(-1) ?? { content: '' }
  expect(content).toContain('and you matter. This is a test run: nobody is shown what you wrote here.')
  expect(content).not.toContain('Your teacher')
})

test('a state altered in any place is refused, however its keys are ordered', async () => {
  const { app, start, answer, refused, teacher } = await withTest()
  const played = await answer(start, '5')
  const altered: TestChatState[] = [
    { ...played, complete: true },
    { ...played, engine: start.engine },
    { ...played, full_context: played.full_context.slice(0, 1) },
    { ...played, full_context: played.full_context.map((one) => ({ ...one, content: `${one.content}!` })) },
    { ...played, current_question_state: { ...played.current_question_state, score: 10 } },
    { ...played, _current_question_data: { ...played._current_question_data, material: 'x' } },
    { ...played, signature: start.signature },
    { ...played, signature: '' },
  ]
  const refusals = []
  for (const state of altered) refusals.push(await refused(state))
  const expected = { status: 422, code: 'invalid', field: 'agent_state', error: 'This test was changed on its way here. Start it again.' }
  expect(refusals).toEqual(altered.map(() => expected))
  const grown = await app.app.request('/api/test_chat/submit', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await app.tokenOf(teacher)}` },
    body: JSON.stringify({ answer: '4', agent_state: { ...played, score: 10 } }),
  })
  expect(grown.status).toBe(422)
  const { signature, engine, ...rest } = played
  expect((await answer({ signature, engine, ...rest }, '4')).complete).toBe(true)
})

test('a state signed under another secret is refused', async () => {
  const { start } = await withTest()
  const app = await createTestApp({ tutor: builtInTutor, settings: { jwtSecret: new TextEncoder().encode('another secret of the tests, 32+') } })
  const refused = await app.refused(submitTestChat, { as: await app.seedTeacher(), body: { agent_state: start, answer: '4' } })
  expect([refused.status, refused.field]).toEqual([422, 'agent_state'])
})

test('a state may take 256 KiB and no more', async () => {
  const { app, teacher, start } = await withTest()
  const long = { ...start, full_context: Array.from({ length: 2000 }).flatMap(() => start.full_context) }
  expect(JSON.stringify(long).length).toBeLessThan(longestTestState)
  const longer = { ...start, full_context: [...long.full_context, ...long.full_context] }
  const statuses = []
  for (const agent_state of [long, longer]) statuses.push((await app.refused(submitTestChat, { as: teacher, body: { agent_state, answer: '4' } })).status)
  expect(statuses).toEqual([422, 413])
})

test('a question that could not be saved cannot be tried, nor can a spoken one', async () => {
  const { app, teacher } = await withTest()
  const student = await app.seedStudent({ teacher })
  const tries = [{}, { question_title: 'A', question_prompt: '  ' }, { title: 'A', prompt: 'Hola', question_type: 'accent_training' }]
  const refusals = []
  for (const question_definition of tries) refusals.push(await app.refused(startTestChat, { as: teacher, body: { question_definition } }))
  expect(refusals.map(({ status, field, error }) => [status, field, error])).toEqual([
    [422, 'question_definition.question_title', 'Question title is required'],
    [422, 'question_definition.question_prompt', 'Prompt is required'],
    [422, 'question_definition.question_type', 'A spoken question cannot be tried here'],
  ])
  const body = { question_definition: { title: 'A', prompt: 'B' } }
  expect((await app.refused(startTestChat, { as: student, body })).status).toBe(403)
})

test('a tutor that fails costs no try', async () => {
  const failing = { ...builtInTutor, judge: { judge: () => Promise.reject(new Error('away')) } }
  const { start } = await withTest()
  const app = await createTestApp({ tutor: failing })
  const refused = await app.refused(submitTestChat, { as: await app.seedTeacher(), body: { agent_state: start, answer: '4' } })
  expect([refused.status, refused.code]).toEqual([503, 'tutor_unavailable'])
})
