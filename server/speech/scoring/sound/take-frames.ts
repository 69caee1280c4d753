import type { Sound } from '#server/speech/reference.ts'
import { pitchTrack } from './pitch.ts'
import { resample } from '#server/speech/scoring/resample.ts'
import { type Spectra, spectra } from './spectra.ts'
import { type VoiceActivity, voiceActivity, withoutPauses } from './voice-activity.ts'

/** A take at 16 kHz, cut into frames. */
export type TakeFrames = Spectra & {
  samples: Float32Array
  activity: VoiceActivity
  /** The frames that count as utterance, without its pauses; every row of later matrices is one of them. */
  kept: Int32Array
  /** Pitch in semitones per frame, NaN where there is none. */
  pitch: Float32Array
}

/** Analyses a take. */
export function takeFrames(take: Sound): TakeFrames {
  const samples = resample(take)
  const analysed = spectra(samples)
  const activity = voiceActivity(analysed.levels)
  return { samples, ...analysed, activity, kept: withoutPauses(activity), pitch: pitchTrack(samples, analysed.levels.length) }
}
