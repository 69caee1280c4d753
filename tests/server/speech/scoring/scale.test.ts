import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitScale } from '#scripts/train-speech/fit-scale.ts'
import { anyLanguageModel } from '#server/speech/scoring/model/any-language-model.ts'
import { englishModel } from '#server/speech/scoring/model/english-model.ts'
import { scoreOfMark } from '#server/speech/scoring/model/scale.ts'

const scales = [...Object.values(englishModel().scales), ...Object.values(anyLanguageModel().scales)]

describe('scoreOfMark', () => {
  it('gives a better mark no lower score, from 0 to 100', () => {
    const marks = fc.double({ min: -2, max: 12, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...scales), marks, marks, (scale, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((mark) => scoreOfMark(scale, mark))
        expect([low ?? 0, high ?? 0, 100]).toEqual([low ?? 0, high ?? 0, 100].toSorted((left, right) => left - right))
      }),
    )
  })

  it('is empty and full within the marks that are predicted', () => {
    expect(scales.filter(({ zero, full }) => zero < 2 || full > 9.3)).toEqual([])
  })
})

describe('fitScale', () => {
  it('lets the middle one of the best read 95, however low they are predicted', () => {
    const marks = [2, 5, 7, 8, 9.5, 9.7, 10]
    const scale = fitScale([4, 5.5, 7, 8, 8.2, 8.5, 8.8], marks)
    expect(scoreOfMark(scale, 8.5)).toEqual(95)
    expect(scoreOfMark(scale, 4)).toBeLessThan(20)
  })

  it('takes the highest predictions for the best where experts gave nobody a 10', () => {
    expect(scoreOfMark(fitScale([5, 6, 7, 8], [5, 6, 7, 8]), 8)).toBeGreaterThanOrEqual(95)
  })
})
