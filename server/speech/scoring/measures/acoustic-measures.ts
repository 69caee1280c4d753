import { closenessMeasures } from './closeness-measures.ts'
import type { Comparison } from '#server/speech/scoring/alignment/comparison.ts'
import { flowMeasures } from './flow-measures.ts'
import { melodyMeasures } from './melody-measures.ts'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'
import type { TakeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import { timingMeasures } from './timing-measures.ts'

/** Named figures about a take; the names are those of the coefficients in the weights. */
export type Measures = Readonly<Record<string, number>>

/** Everything that is measured without knowing the sounds of a language, averaged over the references. */
export function acousticMeasures(take: TakeFrames, comparisons: readonly Comparison[]): Measures {
  return averaged(
    comparisons.map((comparison) => ({
      ...flowMeasures(take, comparison),
      ...closenessMeasures(comparison),
      ...timingMeasures(comparison.phones, comparison.reference.reference.words.length),
      ...melodyMeasures(take, comparison),
    })),
  )
}

/** The mean of each figure over several sets of the same figures. */
function averaged(sets: readonly Measures[]): Measures {
  const names = Object.keys(sets[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, mean(sets.map((set) => set[name] ?? 0))]))
}
