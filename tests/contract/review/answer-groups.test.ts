import { expect, test } from 'vitest'
import { answersOf } from '#contract/review/answer-groups.ts'
import { mostMarkedAtOnce } from '#contract/review/review.ts'
import { exampleItems } from '#src/screens/review/example-review.ts'

const [item] = exampleItems(1)

function answersTogether(answers: string[]): string[][] {
  const items = item === undefined ? [] : answers.map((answer, index) => ({ ...item, message_id: index, answer }))
  return answersOf(items).map((group) => group.map(({ answer }) => answer))
}

test('answers that differ in capitals, spaces or a full stop stand together', () => {
  expect(answersTogether(['Chlorophyll', 'the sun', ' chlorophyll.', 'CHLOROPHYLL!', 'The  sun'])).toEqual([
    ['Chlorophyll', ' chlorophyll.', 'CHLOROPHYLL!'],
    ['the sun', 'The  sun'],
  ])
})

test('a sign, an accent, a letter or a factorial keeps answers apart', () => {
  expect(answersTogether(['4', '-4', '4!', '1.5', '15', 'esta', 'está', 'mitosis', 'meiosis'])).toHaveLength(9)
})

test('no more stand together than get one mark at once', () => {
  expect(answersTogether(Array.from({ length: mostMarkedAtOnce + 2 }, () => 'The sun')).map(({ length }) => length)).toEqual([mostMarkedAtOnce, 2])
})
