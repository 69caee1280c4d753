import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreOfMark } from '#server/speech/scoring/model/scale.ts'

const sides = ['pronunciation', 'fluency', 'prosody', 'rhythm'] as const

describe('scoreOfMark', () => {
  it('gives a better mark no lower score, from 0 to 100', () => {
    const marks = fc.double({ min: -2, max: 12, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...sides), marks, marks, (side, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((mark) => scoreOfMark(side, mark))
        expect([low ?? 0, high ?? 0, 100]).toEqual([low ?? 0, high ?? 0, 100].toSorted((left, right) => left - right))
      }),
    )
  })

  it('uses both ends: what is predicted where experts gave 10 reads 95 and more, and where they gave 3 no more than a third', () => {
    expect(sides.map((side, index) => scoreOfMark(side, [8.8, 8.75, 8.5, 8.5][index] ?? 0) >= 95)).toEqual([true, true, true, true])
    expect(sides.map((side, index) => scoreOfMark(side, [4.2, 4.15, 4.6, 4.5][index] ?? 0) <= 34)).toEqual([true, true, true, true])
  })
})
