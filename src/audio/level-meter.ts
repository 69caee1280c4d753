import { rmsOf } from './frames.ts'

/** Takes the next frame and says how strong the sound is to the eye, 0 to 1. */
export type LevelMeter = (frame: Float32Array) => number

const releaseMs = 300

/** A meter that rises at once and falls within about a third of a second, so that eyes can follow. Frames last `frameMs`. */
export function createLevelMeter(frameMs: number): LevelMeter {
  const kept = Math.exp(-frameMs / releaseMs)
  let shown = 0
  return (frame) => {
    shown = Math.min(1, Math.max(rmsOf(frame), shown * kept))
    return shown
  }
}
