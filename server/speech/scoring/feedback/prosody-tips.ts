import type { Comparison } from '#server/speech/scoring/alignment/comparison.ts'
import type { Measures } from '#server/speech/scoring/measures/acoustic-measures.ts'
import { byWord } from '#server/speech/scoring/measures/spans.ts'
import { mean, quantile } from '#server/speech/scoring/numbers/statistics.ts'
import { quoted } from './join-words.ts'
import { type SideTip, strong } from './side-tips.ts'

const narrow = 0.25
const unlike = 0.15
const alike = 0.4
const enoughVoice = 0.25

/** What to do about the melody: a voice on one note, or one that rises and falls elsewhere than the model. `score` is that of prosody. */
export function prosodyTip(comparison: Comparison, measures: Measures, score: number): SideTip {
  const likeness = measures.wordPitchLikeness ?? 0
  const praise = score >= strong && likeness >= alike ? 'Your voice rose and fell like the model’s.' : null
  return { fault: faultOf(comparison, measures, likeness), praise }
}

function faultOf(comparison: Comparison, { voicedShare = 0, pitchRange = 0 }: Measures, likeness: number): string | null {
  const peak = highestWord(comparison)
  if (voicedShare < enoughVoice) return 'Your voice was too soft to follow its melody. Speak up a little.'
  if (pitchRange < narrow && pitchRange < modelRange(comparison)) {
    return `Your voice stayed close to one note. Let it go up${peak === null ? ' on the important words' : ` on ${quoted(peak)}`} and down at the end.`
  }
  if (likeness >= unlike || peak === null || comparison.reference.reference.words.length < 3) return null
  return `Your voice rose and fell in different places from the model’s. Listen again: it is highest on ${quoted(peak)}.`
}

/** How far the model's voice moves, as `pitchRange` says it of the take: in tens of semitones. */
function modelRange({ reference: { pitch } }: Comparison): number {
  const pitches = Array.from(pitch).filter((semitones) => !Number.isNaN(semitones))
  return pitches.length === 0 ? 0 : (quantile(pitches, 0.9) - quantile(pitches, 0.1)) / 10
}

function highestWord({ reference }: Comparison): string | null {
  const { words, phones } = reference.reference
  const pitched = Array.from(reference.pitch, (pitch, row) => ({ pitch, word: phones[reference.phoneOfRow[row] ?? 0]?.word ?? 0 }))
  const groups = byWord(pitched.filter(({ pitch }) => !Number.isNaN(pitch)), words.length)
  const heights = groups.map((group) => (group.length > 3 ? mean(group.map(({ pitch }) => pitch)) : -Infinity))
  const important = heights.map((height, index) => ((words[index]?.text.length ?? 0) > 3 ? height : -Infinity))
  const chosen = important.some(Number.isFinite) ? important : heights
  const highest = Math.max(...chosen)
  return Number.isFinite(highest) ? (words[chosen.indexOf(highest)]?.text ?? null) : null
}
