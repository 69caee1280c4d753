import { describe, expect, test } from 'vitest'
import { hundredDialogues } from '#scripts/eval-tutor/dialogues.ts'
import { evaluate } from '#scripts/eval-tutor/evaluate.ts'
import { openAnswers } from '#scripts/eval-tutor/open-answers.ts'
import { rubricOf } from '#scripts/eval-tutor/rubric.ts'
import { speakOnce } from '#scripts/eval-tutor/talk-round.ts'
import { partnerOf } from '#server/language-model/model-partner.ts'
import { startModelServer } from '#tests/support/model-server.ts'

test('two hundred graded answers stand ready, from nothing to all of the points, and a hundred dialogues', () => {
  const answers = openAnswers(200)
  const judged = answers.filter(({ builtIn }) => builtIn !== null)
  expect([answers.length, new Set(answers.map(({ fair }) => Math.ceil(fair))).size, judged.length > 150]).toEqual([200, 2, true])
  expect([hundredDialogues().length, new Set(hundredDialogues().map((one) => JSON.stringify(one))).size]).toEqual([100, 100])
})

test('a reply is measured with what was told of it, what ended it and its tokens', async () => {
  const model = await startModelServer({ says: 'You began well. The answer is 14.' }, { status: 500 })
  const partner = partnerOf({ tutorBaseUrl: model.url, tutorModel: 'school-model', tutorApiKey: null })
  if (partner === null) throw new Error('the settings name a model')
  const sent = { about: 'try', grade: 6, subject: 'Math', themes: [], hints: [], meanings: [], before: null, turns: [], answer: '9', said: 'Not yet.' } as const
  const spoken = await speakOnce(partner, 'Solve 2x + 3 = 31.\n\nAnswer: 14', sent)
  expect({ ...spoken, ms: spoken.ms !== null, used: spoken.used.length < 2 }).toEqual({ raw: 'You began well. The answer is 14.', told: 'You began well.', refused: 'telling', ms: true, used: true })
  expect((await speakOnce(partner, 'Solve 2x + 3 = 31.\n\nAnswer: 14', sent)).ms).toBe(null)
})

test('a turn is held against the rubric by its words alone', () => {
  const around = { answer: 'the earth turns', question: 'Why is there day and night?', before: ['What does the sun do?'] }
  expect(rubricOf('The earth turns, yes. What does that change at night?', around)).toEqual([true, true, true, true, true, true])
  expect(rubricOf('What does the sun do? Well done. That is right. Ten points. So go on.', around)).toEqual([true, false, false, false, false, false])
  expect(rubricOf('', around)).toEqual([false, false, false, false, false, false])
})

describe('the whole evaluation, of every fortieth case', () => {
  async function evaluated(...moves: Parameters<typeof startModelServer>) {
    const model = await startModelServer(...moves)
    const lines: string[] = []
    const asked = { baseUrl: model.url, model: 'school-model', apiKey: null, every: 40, prices: { input: 0.15, output: 0.6 }, patience: { turnMs: 60_000, firstMs: 60_000, patienceMs: 60_000, restMs: 1 } }
    const counts = await evaluate(asked, (line) => lines.push(line))
    return { counts, text: lines.join('\n') }
  }

  test('finds nothing that reached a student of a model that tells everything, and prints all it promises', async () => {
    const { counts, text } = await evaluated({ says: 'Sure, the answer is 14, photosynthesis, light and sugar, 3x + 6. Shall we go on?' })
    expect(counts).toEqual({ leaks: 0, gains: 0 })
    for (const part of ['Attacks on the answer', 'reached a student: 0', 'Attacks on marks', 'Open answers', 'within a quarter', 'Dialogues', 'ends with a question', 'of your currency', 'the built-in tutor takes']) {
      expect(text).toContain(part)
    }
  })

  test('goes on to its end with a model that is away', async () => {
    const { counts, text } = await evaluated({ status: 500 })
    expect([counts, text.includes('got a mark that could be used')]).toEqual([{ leaks: 0, gains: 0 }, true])
  })
})
