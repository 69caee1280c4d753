import type { RecorderSnapshot } from './recorder.machine.ts'
import type { Recording } from './recorder.types.ts'

/** How loud a voice is, in words a person can act on. */
export type Loudness = 'silent' | 'quiet' | 'good' | 'loud'

/** Whether the browser is being asked for the microphone. */
export function isAsking(snapshot: RecorderSnapshot) {
  return snapshot.matches('asking')
}

/** Whether what is said now is recorded. */
export function isRecording(snapshot: RecorderSnapshot) {
  return snapshot.hasTag('recording')
}

/** Whole seconds recorded so far. */
export function recordedSeconds({ context }: RecorderSnapshot) {
  return Math.floor(context.elapsedMs / 1000)
}

/** How loud a peak from 0 to 1 is; a whole recording's peak says the same of the recording. */
export function loudnessOf(peak: number): Loudness {
  if (peak >= 0.985) return 'loud'
  if (peak >= 0.08) return 'good'
  return peak >= 0.012 ? 'quiet' : 'silent'
}

/** The level to show now: the loudest of the last half second, since speech has gaps. */
export function shownLevel({ context }: RecorderSnapshot): number {
  return Math.max(0, ...context.levels.slice(-10))
}

/** What a recording made only to try the microphone says about it. */
export function microphoneVerdict({ peak }: Pick<Recording, 'peak'>): Loudness {
  return loudnessOf(peak)
}
