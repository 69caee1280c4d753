import type { Reference } from '#server/speech/reference.ts'
import { type Comparison, compare } from './comparison.ts'
import { referenceFrames } from './reference-frames.ts'
import type { TakeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import { type FittedTake, fitVocalTract } from './vocal-tract.ts'

/** A take beside the references of its script. */
export type Listening = { take: TakeFrames; fitted: FittedTake; comparisons: Comparison[] }

/** Fits a take's frequency scale to its speaker, by the first reference, and lays it on every reference. Throws without a reference. */
export function listen(take: TakeFrames, references: readonly Reference[]): Listening {
  const [first, ...others] = references.map(referenceFrames)
  if (!first) throw new Error('a take is compared with at least one reference')
  const fitted = fitVocalTract(take, first)
  return { take, fitted, comparisons: [first, ...others].map((reference) => compare(take, fitted, reference)) }
}
