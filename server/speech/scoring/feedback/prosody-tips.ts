import type { Comparison } from '#server/speech/scoring/alignment/comparison.ts'
import { melodyMeasures } from '#server/speech/scoring/measures/melody-measures.ts'
import { byWord } from '#server/speech/scoring/measures/spans.ts'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'
import type { TakeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import { quoted } from './join-words.ts'
import { type Fault, type SideTip, strong, unlessFlawless } from './side-tips.ts'
import { voiceMelody, type VoiceMelody } from './voice-melody.ts'

const narrow = 0.25
const unlike = 0.15
const alike = 0.4
const enoughVoice = 0.25
const softest = -35
const mostTimesTheRange = 2
const mostOffAtEnd = 4
const fewestWords = 3
const work = 'the melody of the sentence'

/**
 * What to do about the melody: a voice on one note, or one that rises and falls elsewhere than every reading of the model. `score` is that of
 * prosody. Nothing is said that the picture of both melodies, which is drawn beside it, does not show as well.
 */
export function prosodyTip(take: TakeFrames, comparisons: readonly Comparison[], score: number): SideTip {
  const heard = heardMelody(take, comparisons)
  if (heard === null) return { fault: null, praise: null }
  const { own, model, likeness, words } = heard
  const isLike = Math.min(...likeness) >= alike && own !== null && isSameShape(own, model)
  const praise = score >= strong && words >= fewestWords && isLike ? 'Your voice rose and fell like the model’s.' : null
  return { fault: unlessFlawless(score, faultOf(take, heard)), praise }
}

type Heard = {
  own: VoiceMelody | null
  model: VoiceMelody
  /** How far the voice moves without its lowest and highest tenths, in tens of semitones; and how alike both move, for each reading. */
  narrowest: number
  likeness: number[]
  /** The share of what has a pitch in the model that has one in the take. */
  voiced: number
  peaks: { own: string | null; model: string | null }
  words: number
}

function heardMelody(take: TakeFrames, comparisons: readonly Comparison[]): Heard | null {
  const [first] = comparisons
  if (!first) return null
  const model = voiceMelody(first.reference.pitch)
  if (model === null) return null
  const measures = comparisons.map((comparison) => melodyMeasures(take, comparison))
  const peaks = comparisons.map((comparison) => highestWord(comparison, (_, column) => comparison.reference.pitch[column]))
  return {
    own: voiceMelody(Array.from(take.kept, (frame) => take.pitch[frame] ?? Number.NaN)),
    model,
    narrowest: mean(measures.map(({ pitchRange }) => pitchRange)),
    likeness: measures.map(({ wordPitchLikeness }) => wordPitchLikeness),
    voiced: mean(comparisons.map((comparison) => voicedShare(take, comparison))),
    peaks: {
      own: highestWord(first, (row) => take.pitch[take.kept[row] ?? 0]),
      model: peaks.every((peak) => peak === peaks[0]) ? (peaks[0] ?? null) : null,
    },
    words: first.reference.reference.words.length,
  }
}

function faultOf({ activity }: TakeFrames, { own, model, narrowest, likeness, voiced, peaks, words }: Heard): Fault | null {
  if (voiced < enoughVoice) {
    return activity.peak < softest ? { words: 'Your voice was too soft to follow its melody. Speak up a little.', work: 'speaking up' } : null
  }
  if (own === null) return null
  if (narrowest < narrow && own.range < model.range - 1) {
    const where = peaks.model === null ? 'the important words' : quoted(peaks.model)
    return { words: `Your voice stayed close to one note. Let it go up on ${where} and down at the end.`, work }
  }
  if (words < fewestWords || Math.max(...likeness) >= unlike || peaks.model === null || peaks.own === peaks.model) return null
  return { words: `Your voice rose and fell in different places from the model’s. Listen again: it is highest on ${quoted(peaks.model)}.`, work }
}

function isSameShape(own: VoiceMelody, model: VoiceMelody): boolean {
  const times = own.range / Math.max(1, model.range)
  return times <= mostTimesTheRange && times >= 1 / mostTimesTheRange && Math.abs(own.end - model.end) < mostOffAtEnd
}

function voicedShare(take: TakeFrames, { reference, warping }: Comparison): number {
  const own = Array.from(warping.left).flatMap((row, index) =>
    Number.isNaN(reference.pitch[warping.right[index] ?? 0] ?? Number.NaN) ? [] : [take.pitch[take.kept[row] ?? 0] ?? Number.NaN],
  )
  return mean(own.map((pitch) => (Number.isNaN(pitch) ? 0 : 1)))
}

/** The word on which a voice is highest, of those with more than three letters where there are such. */
function highestWord({ reference, warping }: Comparison, pitchAt: (row: number, column: number) => number | undefined): string | null {
  const { words, phones } = reference.reference
  const pitched = Array.from(warping.left, (row, index) => {
    const column = warping.right[index] ?? 0
    return { pitch: pitchAt(row, column) ?? Number.NaN, word: phones[reference.phoneOfRow[column] ?? 0]?.word ?? 0 }
  })
  const groups = byWord(pitched.filter(({ pitch }) => !Number.isNaN(pitch)), words.length)
  const heights = groups.map((group) => (group.length > 3 ? mean(group.map(({ pitch }) => pitch)) : -Infinity))
  const important = heights.map((height, index) => ((words[index]?.text.length ?? 0) > 3 ? height : -Infinity))
  const chosen = important.some(Number.isFinite) ? important : heights
  const highest = Math.max(...chosen)
  return Number.isFinite(highest) ? (words[chosen.indexOf(highest)]?.text ?? null) : null
}
