import { predict } from '#server/speech/scoring/model/ridge.ts'
import { foldCount, foldsOf } from './cache.ts'
import { type Example, fitRidge, penalty } from './fit-ridge.ts'

/** What fits on four fifths of the speakers say of the other fifth, for every example. */
export function crossValidated(examples: readonly Example[], names: readonly string[], fit = fitRidge): number[] {
  const folds = foldsOf(examples)
  const others = (fold: number) => examples.filter(({ speaker }) => folds.get(speaker) !== fold)
  const ridges = Array.from({ length: foldCount }, (_, fold) => fit(others(fold), names, penalty))
  return examples.map(({ measures, speaker }) => {
    const ridge = ridges[folds.get(speaker) ?? 0]
    return ridge ? predict(ridge, measures) : 0
  })
}
