import { type Warping, warpTime } from './dynamic-time-warping.ts'
import type { ReferenceFrames } from './reference-frames.ts'
import { hopSeconds } from '#server/speech/scoring/sound/spectra.ts'
import type { TakeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import type { FittedTake } from './vocal-tract.ts'

/** Where one phone of the reference lies in the take. Times in seconds from the start of the take, lengths in frames of 10 ms without pauses. */
export type PhoneSpan = { phone: string; word: number; start: number; end: number; frames: number; expected: number; cost: number }

/** A take laid on one reference. */
export type Comparison = { reference: ReferenceFrames; warping: Warping; phones: PhoneSpan[] }

/** Aligns a take with a reference and reads off, phone by phone, where it is, how long it is and how far it is from the model. */
export function compare(take: TakeFrames, fitted: FittedTake, reference: ReferenceFrames): Comparison {
  const warping = warpTime(fitted.features, reference.features)
  const shares = sharesOfRows(warping.left, fitted.features.rows)
  const phones = reference.reference.phones.map(({ phone, word }) => ({
    phone, word, first: Infinity, last: -Infinity, frames: 0, expected: 0, distance: 0, pairs: 0,
  }))
  warping.left.forEach((row, index) => {
    const span = phones[reference.phoneOfRow[warping.right[index] ?? 0] ?? 0]
    if (!span) return
    span.first = Math.min(span.first, row)
    span.last = Math.max(span.last, row)
    span.frames += shares[row] ?? 0
    span.distance += warping.distances[index] ?? 0
    span.pairs++
  })
  for (const index of reference.phoneOfRow) {
    const span = phones[index]
    if (span) span.expected++
  }
  let end = 0
  return {
    reference,
    warping,
    phones: phones.map(({ phone, word, first, last, frames, expected, distance, pairs }) => {
      const start = pairs === 0 ? end : secondsOf(take, first)
      end = pairs === 0 ? end : secondsOf(take, last) + hopSeconds
      return { phone, word, start, end, frames, expected: Math.max(1, expected), cost: pairs === 0 ? 1 : distance / pairs }
    }),
  }
}

/** When in the take a row of its matrices begins, in seconds. */
export function secondsOf(take: TakeFrames, row: number): number {
  return (take.kept[row] ?? 0) * hopSeconds
}

/** A row that is paired with several rows of the reference counts once in all. */
function sharesOfRows(rows: Int32Array, count: number): Float64Array {
  const pairs = new Float64Array(count)
  for (const row of rows) pairs[row] = (pairs[row] ?? 0) + 1
  return pairs.map((value) => 1 / Math.max(1, value))
}
