import { expect, test } from 'vitest'
import { openAnswers } from '#scripts/eval-tutor/open-answers.ts'
import { speakOnce } from '#scripts/eval-tutor/talk-round.ts'
import { partnerOf } from '#server/language-model/model-partner.ts'
import { startModelServer } from '#tests/support/model-server.ts'

test('two hundred graded answers stand ready, from nothing to all of the points', () => {
  const answers = openAnswers(200)
  const judged = answers.filter(({ builtIn }) => builtIn !== null)
  expect([answers.length, new Set(answers.map(({ fair }) => Math.ceil(fair))).size, judged.length > 150]).toEqual([200, 2, true])
})

test('a reply is measured with what was told of it and what ended it', async () => {
  const model = await startModelServer({ says: 'You began well. The answer is 14.' }, { status: 500 })
  const partner = partnerOf({ tutorBaseUrl: model.url, tutorModel: 'school-model', tutorApiKey: null })
  if (partner === null) throw new Error('the settings name a model')
  const sent = { about: 'try', grade: 6, subject: 'Math', themes: [], hints: [], turns: [], answer: '9', said: 'Not yet.' } as const
  const spoken = await speakOnce(partner, 'Solve 2x + 3 = 31.\n\nAnswer: 14', sent)
  expect({ ...spoken, ms: spoken.ms !== null }).toEqual({ raw: 'You began well. The answer is 14.', told: 'You began well.', refused: 'telling', ms: true })
  expect((await speakOnce(partner, 'Solve 2x + 3 = 31.\n\nAnswer: 14', sent)).ms).toBe(null)
})
