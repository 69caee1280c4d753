import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import { placeOf, type WordAxis } from './word-columns.ts'

/** Up to how many semitones above and below the middle a melody is drawn: what both need, and never less than six. */
export function pitchSpan(sounds: readonly (SoundPicture | null)[]): number {
  return Math.max(6, ...sounds.flatMap((sound) => sound?.pitch ?? []).map((pitch) => Math.abs(pitch ?? 0)))
}

/** Consonants without voice are no end of a melody. */
const bridgedMs = 120

/** A voice's line along the axis, broken where there is no voice for longer than a consonant; higher is higher up. */
export function pitchPath(
  sound: SoundPicture | null,
  axis: WordAxis,
  { side, height, span }: { side: 'model' | 'own'; height: number; span: number },
): string {
  const { pitch, pitchMs } = sound ?? { pitch: [], pitchMs: 1 }
  const scale = (height / 2 - 6) / span
  let voicedAtMs = -Infinity
  return pitch
    .map((semitones, index) => {
      if (semitones === null) return ''
      const command = index * pitchMs - voicedAtMs > bridgedMs + pitchMs ? 'M' : 'L'
      voicedAtMs = index * pitchMs
      const point = `${placeOf(axis, side, index * pitchMs).toFixed(1)} ${(height / 2 - semitones * scale).toFixed(1)}`
      return command === 'M' ? `M${point}h.1` : `L${point}`
    })
    .join('')
}
