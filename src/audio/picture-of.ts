import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'
import { peakOf } from './frames.ts'
import { pitchMs, pitchOf } from './pitch.ts'
import { decodeWav } from './wav.ts'

const levelMs = 20

/** A WAV of 16-bit PCM as it can be drawn; null for any other file. Takes some milliseconds for each second of sound. */
export function pictureOf(wav: Uint8Array): SoundPicture | null {
  const sound = decodeWav(wav)
  if (sound === null) return null
  const { samples, sampleRateHz } = sound
  const frame = Math.round((sampleRateHz * levelMs) / 1000)
  const levels = Array.from({ length: Math.ceil(samples.length / frame) }, (_, index) => peakOf(samples.subarray(index * frame, (index + 1) * frame)))
  return { durationMs: Math.round((samples.length * 1000) / sampleRateHz), levels, levelMs, pitch: pitchOf(sound), pitchMs }
}
