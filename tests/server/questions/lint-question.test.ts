import { expect, test } from 'vitest'
import { lintQuestion } from '#contract/questions/question-lint.ts'
import { createTestApp } from '#tests/support/app.ts'
import { digestOf } from '#tests/support/digest.ts'

async function withTeacher() {
  const app = await createTestApp()
  const teacher = await app.seedTeacher()
  return { app, teacher }
}

test('an author sees what a prompt amounts to, what to look at and what the tutor makes of sample answers; nothing is stored', async () => {
  const { app, teacher } = await withTeacher()
  const before = await digestOf(app.db)
  const prompt = 'Factor 2x + 6.\nAnswer: 2(x + 3)\nForm: factored\nIf they say 2x: Where is the 6?\nHint: Which number divides both?\nHint:'
  const body = { prompt, strictness: 'strict' as const, answers: ['(x+3)*2', '4x/2', '2x + 6', 'idk', '7'] }
  const reply = await app.request(lintQuestion, { as: teacher, body })
  expect(reply).toEqual({
    student_text: 'Factor 2x + 6.',
    keys: [{ text: '2(x + 3)', kind: 'formula' }],
    ideas: 0,
    hints: 1,
    steps: 0,
    words: 0,
    has_example: false,
    variations: 1,
    typical: ['i think its 2(x + 3)'],
    lints: [
      {
        line: 6,
        message: 'This label has no text, so it is ignored.',
        serious: false,
        mend: { label: 'Remove the line', start: prompt.length - 6, end: prompt.length, text: '' },
      },
    ],
    answers: [
      { answer: '(x+3)*2', verdict: 'right', quality: 1, rule: 'equal value', matched_key: '2(x + 3)', read_as: '=2*x+6', said: null, why: 'Accepted: the same value.' },
      {
        answer: '4x/2',
        verdict: 'not_yet',
        quality: 0,
        rule: 'a known mistake',
        matched_key: 'If they say 2x',
        read_as: '=2*x',
        said: 'Where is the 6?',
        why: 'Not yet: a mistake you named.',
      },
      {
        answer: '2x + 6',
        verdict: 'unclear',
        quality: null,
        rule: 'copied from the question',
        matched_key: null,
        read_as: '=2*x+6',
        said: 'That is the question itself. Work it out.',
        why: 'Free: the question itself, written again.',
      },
      { answer: 'idk', verdict: 'help', quality: null, rule: 'asks for help', matched_key: null, read_as: 'idk', said: null, why: 'Free: asks for help.' },
      { answer: '7', verdict: 'not_yet', quality: 0, rule: 'another value', matched_key: null, read_as: '=7', said: null, why: 'Not yet: none of the keys.' },
    ],
  })
  expect(await digestOf(app.db)).toEqual(before)
})

test('a question asked several times and a script are looked over as such', async () => {
  const { app, teacher } = await withTeacher()
  const varied = { prompt: 'What is {a} + 1?\nLet: a = 1..3\nAnswer: {a + 1}', num_questions: 5 }
  const script = { prompt: 'Good morning.\nAnswer: 4', question_type: 'accent_training', answers: ['4'] }
  const replies = await Promise.all([varied, script].map((body) => app.request(lintQuestion, { as: teacher, body })))
  expect(replies.map(({ variations, lints, answers }) => ({ variations, said: lints.map(({ message }) => message), answers }))).toEqual([
    { variations: 3, said: ['5 questions are asked, but only 3 can be different. Give more values.'], answers: [] },
    { variations: 1, said: ['A spoken script uses Hint:, Voice: and Explain: only.'], answers: [] },
  ])
})

test('an empty prompt and too many answers are refused in words', async () => {
  const { app, teacher } = await withTeacher()
  const bodies = [{ prompt: ' ' }, { prompt: 'Q', answers: Array.from({ length: 21 }, () => '4') }]
  const refusals = await Promise.all(bodies.map((body) => app.refused(lintQuestion, { as: teacher, body })))
  expect(refusals.map(({ status, field, error }) => [status, field, error])).toEqual([
    [422, 'prompt', 'Prompt is required'],
    [422, 'answers', 'Try up to 20 answers at once'],
  ])
})

test('an author turns over the variations of a prompt, which start over after the last', async () => {
  const { app, teacher } = await withTeacher()
  const prompt = 'What is {a} + 1?\nLet: a = 1..3\nAnswer: {a + 1}'
  const replies = await Promise.all([0, 1, 2, 3].map((variation) => app.request(lintQuestion, { as: teacher, body: { prompt, variation } })))
  const texts = replies.map(({ student_text }) => student_text)
  expect([texts.slice(0, 3).toSorted(), texts[3]]).toEqual([['What is 1 + 1?', 'What is 2 + 1?', 'What is 3 + 1?'], texts[0]])
})
