import { quantile } from '#server/speech/scoring/numbers/statistics.ts'

/** How a voice moves over a reading, in semitones: how far it goes, from its lowest twentieth to its highest, and by how much it ends higher. */
export type VoiceMelody = { range: number; end: number }

const fewest = 40
const lastOf = 10

/** The melody of these pitches in semitones, as the picture beside the tips tells it; null of too few, NaN where there is no voice. */
export function voiceMelody(pitches: ArrayLike<number>): VoiceMelody | null {
  const voiced = Array.from(pitches).filter((pitch) => !Number.isNaN(pitch))
  if (voiced.length < fewest) return null
  const before = voiced.slice(-4 * lastOf, -2 * lastOf)
  return { range: quantile(voiced, 0.95) - quantile(voiced, 0.05), end: quantile(voiced.slice(-lastOf), 0.5) - quantile(before, 0.5) }
}
