import { describe, expect, it } from 'vitest'
import { warpTime, warpingCost } from '#server/speech/scoring/alignment/dynamic-time-warping.ts'
import type { Matrix } from '#server/speech/scoring/numbers/matrix.ts'

function column(...values: number[]): Matrix {
  return { rows: values.length, columns: 1, values: Float32Array.from(values) }
}

describe('warpTime', () => {
  it('lays a recording on itself step by step', () => {
    const one = column(1, 5, 2, 8, 3)
    expect(warpTime(one, one)).toEqual({
      left: Int32Array.of(0, 1, 2, 3, 4),
      right: Int32Array.of(0, 1, 2, 3, 4),
      distances: new Float32Array(5),
      cost: 0,
      diagonalShare: 1,
    })
  })

  it('finds the same sounds held longer', () => {
    const { left, right, cost } = warpTime(column(1, 1, 1, 5, 5, 9), column(1, 5, 9))
    expect([left, right, cost]).toEqual([Int32Array.of(0, 1, 2, 3, 4, 5), Int32Array.of(0, 0, 0, 1, 1, 2), 0])
  })

  it('goes from the first to the last row of both, never back, however different their lengths', () => {
    const long = column(...Array.from({ length: 400 }, (_, row) => Math.sin(row / 30)))
    const pairs = [warpTime(long, column(0)), warpTime(column(0), long), warpTime(long, column(0, 1, 0, -1))]
    const ends = pairs.map(({ left, right }) => [left[0], right[0], left.at(-1), right.at(-1)])
    const back = pairs.some(({ left, right }) => [left, right].some((list) => list.some((row, index) => row < (list[index - 1] ?? 0))))
    expect([ends, back]).toEqual([[[0, 0, 399, 0], [0, 0, 0, 399], [0, 0, 399, 3]], false])
  })

  it('costs more for other sounds, which is how the fitting scale is chosen', () => {
    const model = column(1, 5, 2, 8, 3)
    expect(warpingCost(column(1, 5, 2, 8, 3), model)).toBeLessThan(warpingCost(column(4, 4, 4, 4, 4), model))
  })
})
