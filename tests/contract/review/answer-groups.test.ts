import { expect, test } from 'vitest'
import { questionsOf } from '#contract/review/answer-groups.ts'
import { exampleItems } from '#src/screens/review/example-review.ts'

const [item] = exampleItems(1)

function answersTogether(answers: string[]): string[][][] {
  const items = item === undefined ? [] : answers.map((answer, index) => ({ ...item, message_id: index, answer }))
  return questionsOf(items).map((question) => question.answers.map((group) => group.map(({ answer }) => answer)))
}

test('answers that differ in capitals, spaces or a full stop stand together under their question', () => {
  expect(answersTogether(['Chlorophyll', 'the sun', ' chlorophyll.', 'CHLOROPHYLL!', 'The  sun'])).toEqual([
    [['Chlorophyll', ' chlorophyll.', 'CHLOROPHYLL!'], ['the sun', 'The  sun']],
  ])
})

test('a sign, an accent, a letter or a factorial keeps answers apart', () => {
  expect(answersTogether(['4', '-4', '4!', '1.5', '15', 'esta', 'está', 'mitosis', 'meiosis'])[0]).toHaveLength(9)
})

test('the same question asked with other values, or for other points, is another', () => {
  if (item === undefined) throw new Error('no example')
  expect(questionsOf([item, { ...item, prompt: 'Other values' }, { ...item, points: 5 }, item]).map(({ count }) => count)).toEqual([2, 1, 1])
})
