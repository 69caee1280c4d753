import type { RecorderSnapshot } from './recorder.machine.ts'
import type { Microphone } from './recorder.types.ts'

/** How loud a voice is, in words a person can act on. */
export type Loudness = 'silent' | 'quiet' | 'good' | 'loud'

/**
 * A recording that is being made. `levels` are the peaks so far, about twenty a second, `rms` the strength now, all 0 to 1. While
 * `isAsking` the browser asks for the microphone; while `isEnding` nothing more is recorded.
 */
export type RecorderFacts = {
  isAsking: boolean
  isEnding: boolean
  elapsedMs: number
  rms: number
  levels: readonly number[]
  microphones: readonly Microphone[]
  deviceId: string | null
}

/** A recording that is being made; needs `isSameRecording` as the comparator. */
export function recorderFacts(snapshot: RecorderSnapshot): RecorderFacts {
  const { elapsedMs, level, levels, microphones, deviceId } = snapshot.context
  const isAsking = snapshot.matches({ open: 'asking' })
  return { isAsking, isEnding: !isAsking && !snapshot.hasTag('recording'), elapsedMs, rms: level.rms, levels, microphones, deviceId }
}

/** Whether two say the same. */
export function isSameRecording(one: RecorderFacts | null, other: RecorderFacts | null): boolean {
  if (one === null || other === null) return one === other
  return one.levels === other.levels && one.isAsking === other.isAsking && one.isEnding === other.isEnding && one.microphones === other.microphones
}

/** How loud a recording is by its largest sample, from 0 to 1. */
export function loudnessOf(peak: number): Loudness {
  if (peak >= 0.985) return 'loud'
  if (peak >= 0.03) return 'good'
  return peak >= 0.012 ? 'quiet' : 'silent'
}
