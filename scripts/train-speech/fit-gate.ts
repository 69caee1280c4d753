import type { Measures } from '#server/speech/scoring/measures/acoustic-measures.ts'
import type { Ridge } from '#server/speech/scoring/model/ridge.ts'
import { quantile } from '#server/speech/scoring/numbers/statistics.ts'
import { crossValidated } from './cross-validation.ts'
import { type Example, fitRidge, penalty } from './fit-ridge.ts'

/** The same recording on its own text and on another one. */
export type Pair = { speaker: string; right: Measures; wrong: Measures }

/** A gate, and what it says of recordings whose speakers it was not fitted to. */
export type Gate = { gate: Ridge; gateThreshold: number; said: { right: number[]; wrong: number[] } }

/** Fits what tells the right text from another one; the threshold lets this share of right ones in. */
export function fitGate(pairs: readonly Pair[], names: readonly string[], accepted: number): Gate {
  const examples: Example[] = pairs.flatMap(({ speaker, right, wrong }) => [
    { measures: right, target: 1, speaker },
    { measures: wrong, target: -1, speaker },
  ])
  const values = crossValidated(examples, names)
  const said = { right: values.filter((_, index) => index % 2 === 0), wrong: values.filter((_, index) => index % 2 === 1) }
  return { gate: fitRidge(examples, names, penalty), gateThreshold: Number(quantile(said.right, 1 - accepted).toPrecision(4)), said }
}
