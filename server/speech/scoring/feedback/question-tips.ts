import { mean } from '#server/speech/scoring/numbers/statistics.ts'
import type { TakeFrames } from '#server/speech/scoring/sound/take-frames.ts'
import type { Fault } from './side-tips.ts'
import { voiceMelody } from './voice-melody.ts'

const yesNo = /(?:^|[.!?]\s+)(?:am|are|is|was|were|do|does|did|have|has|had|can|could|will|would|shall|should|may|might|must)\b[^.!?]*\?\s*$/i
const endFrames = 25
const falling = -2
const picturedFalling = -1

/** In English the voice goes up at the end of a question that wants a yes or a no; says so where it went down by two semitones or more. */
export function questionTip(take: TakeFrames, script: string): Fault | null {
  if (!yesNo.test(script.trim())) return null
  const pitches = Array.from(take.kept, (frame) => take.pitch[frame] ?? Number.NaN).filter((pitch) => !Number.isNaN(pitch))
  const end = pitches.slice(-endFrames)
  if (end.length < endFrames) return null
  const moved = mean(end.slice(-8)) - mean(end.slice(0, 8))
  const isPictured = (voiceMelody(pitches)?.end ?? moved) < picturedFalling
  if (moved >= falling || !isPictured) return null
  return { words: 'This is a yes-or-no question, and your voice went down at the end. Let it go up.', work: 'the end of the question' }
}
