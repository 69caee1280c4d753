import type { Comparison } from '#server/speech/scoring/alignment/comparison.ts'
import { byWord } from './spans.ts'
import { correlation, deviation, mean, quantile } from '#server/speech/scoring/numbers/statistics.ts'
import type { TakeFrames } from '#server/speech/scoring/sound/take-frames.ts'

type Pair = { word: number; pitch: number; modelPitch: number; level: number; modelLevel: number }

/** Measures of how pitch and loudness move over the sentence, against one reference. */
export function melodyMeasures(take: TakeFrames, { reference, warping }: Comparison) {
  const pairs: Pair[] = Array.from(warping.left, (row, index) => {
    const frame = take.kept[row] ?? 0
    const column = warping.right[index] ?? 0
    return {
      word: reference.reference.phones[reference.phoneOfRow[column] ?? 0]?.word ?? 0,
      pitch: take.pitch[frame] ?? Number.NaN,
      modelPitch: reference.pitch[column] ?? Number.NaN,
      level: take.levels[frame] ?? 0,
      modelLevel: reference.levels[column] ?? 0,
    }
  })
  const voiced = pairs.filter((pair) => !Number.isNaN(pair.pitch) && !Number.isNaN(pair.modelPitch))
  const pitches = voiced.map((pair) => pair.pitch)
  const words = byWord(voiced, reference.reference.words.length).filter((group) => group.length > 2)
  return {
    pitchLikeness: correlation(pitches, voiced.map((pair) => pair.modelPitch)),
    wordPitchLikeness: correlation(
      words.map((group) => mean(group.map((pair) => pair.pitch))),
      words.map((group) => mean(group.map((pair) => pair.modelPitch))),
    ),
    pitchRange: (quantile(pitches, 0.9) - quantile(pitches, 0.1)) / 10,
    pitchSpread: deviation(pitches) / 10,
    voicedShare: voiced.length / Math.max(1, pairs.length),
    levelLikeness: correlation(pairs.map((pair) => pair.level), pairs.map((pair) => pair.modelLevel)),
  }
}
