import { hopSeconds } from '#server/speech/scoring/sound/spectra.ts'
import type { TakeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import type { Comparison } from './comparison.ts'

/**
 * A silence in a take: after which word of the script (its index), inside the word or behind it, how long, and how long the model is silent
 * there.
 */
export type PausePlace = { after: number; insideWord: boolean; seconds: number; modelSeconds: number }

/** Where in the script the pauses of a take are. */
export function pausePlaces(take: TakeFrames, { reference, warping }: Comparison): PausePlace[] {
  const { phones } = reference.reference
  return take.activity.pauses.map(({ start, end }) => {
    const row = take.kept.findLastIndex((frame) => frame < start)
    const pair = warping.left.lastIndexOf(Math.max(0, row))
    const before = reference.phoneOfRow[warping.right[pair] ?? 0] ?? 0
    const here = phones[before]
    const next = phones[before + 1]
    return {
      after: here?.word ?? 0,
      insideWord: next !== undefined && next.word === here?.word,
      seconds: (end - start) * hopSeconds,
      modelSeconds: Math.max(0, (next?.start ?? 0) - (here?.end ?? 0)),
    }
  })
}

/** The seconds of a pause that the model does not have there: where the script pauses, for breath or a comma, up to twice as long is welcome. */
export function excessOf({ seconds, modelSeconds }: PausePlace): number {
  return modelSeconds < 0.1 ? seconds : Math.max(0, seconds - 2 * modelSeconds)
}
