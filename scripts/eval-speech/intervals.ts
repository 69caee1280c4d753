import { randomNumbers } from '#server/speech/scoring/numbers/random.ts'
import { quantile } from '#server/speech/scoring/numbers/statistics.ts'

/** A figure with the bounds between which 95 of 100 draws of the speakers leave it. */
export type Interval = { value: number; low: number; high: number }

const drawCount = 400

/**
 * How sure a figure over recordings is: it is computed again over as many speakers, drawn with replacement, each with all of their recordings, since
 * recordings of one speaker are alike. The same in every run.
 */
export function intervalOf<T>(items: readonly T[], speakerOf: (item: T) => string, figure: (items: readonly T[]) => number): Interval {
  const groups = [...new Set(items.map(speakerOf))].map((speaker) => items.filter((item) => speakerOf(item) === speaker))
  const random = randomNumbers(1)
  const drawn = Array.from({ length: drawCount }, () => figure(groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? [])))
  return { value: figure(items), low: quantile(drawn, 0.025), high: quantile(drawn, 0.975) }
}
