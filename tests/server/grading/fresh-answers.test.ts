import { expect, test } from 'vitest'
import { answersByRule, figuresOf, freshAnswers } from './fresh-answers.ts'

// `npm run docs:judging` judges them all; every third question, of both halves, shows here that nothing was lost.
test('answers of fresh hands are judged as the documents say, right ones seldom cost a try and wrong ones are seldom accepted', () => {
  const { answers, loose, moderate, strict, fair, lost, accepted } = figuresOf(freshAnswers(3))
  expect(answers).toBeGreaterThan(900)
  expect({ loose, moderate, strict, fair, lost, accepted }).toEqual({
    loose: atLeast(0.9),
    moderate: atLeast(0.9),
    strict: atLeast(0.87),
    fair: atLeast(0.83),
    lost: atMost(0.015),
    accepted: atMost(0.01),
  })
})

test('every rule of what people really type has sixty answers each way at least', () => {
  const counts = answersByRule()
  const few = [34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44].filter((rule) => {
    const { taken, others } = counts.get(rule) ?? { taken: 0, others: 0 }
    return taken < 60 || others < 60
  })
  expect(few).toEqual([])
})

function atLeast(least: number): unknown {
  return expect.toSatisfy((share: number) => share >= least, `at least ${least}`)
}

function atMost(most: number): unknown {
  return expect.toSatisfy((share: number) => share <= most, `at most ${most}`)
}
