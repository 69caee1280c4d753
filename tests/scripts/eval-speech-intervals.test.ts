import { describe, expect, it } from 'vitest'
import { intervalOf } from '#scripts/eval-speech/intervals.ts'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'

type Item = { speaker: string; value: number }

function of(items: readonly Item[]) {
  return intervalOf(items, ({ speaker }) => speaker, (some) => mean(some.map(({ value }) => value)))
}

describe('intervalOf', () => {
  const speakers = Array.from({ length: 20 }, (_, index) => ({ speaker: String(index), value: index }))

  it('holds the figure, is the same in every run, and has no width where all speakers are alike', () => {
    const found = of(speakers)
    expect([found.value, found.low < 9.5, found.high > 9.5, of(speakers)]).toEqual([9.5, true, true, found])
    expect(of(speakers.map(({ speaker }) => ({ speaker, value: 3 })))).toEqual({ value: 3, low: 3, high: 3 })
  })

  it('is no narrower for more recordings of the same speakers', () => {
    const tenfold = speakers.flatMap((one) => Array.from({ length: 10 }, () => one))
    expect(of(tenfold)).toEqual(of(speakers))
  })
})
