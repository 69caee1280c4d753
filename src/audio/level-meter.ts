import { peakOf, rmsOf } from './frames.ts'

/** How loud it is, 0 to 1 each: the largest sample and the strength. */
export type Level = { peak: number; rms: number }

/** Takes the next frame and says what a meter shows. */
export type LevelMeter = (frame: Float32Array) => Level

const releaseMs = 300

/** A meter that rises at once and falls within about a third of a second, so that eyes can follow. Frames last `frameMs`. */
export function createLevelMeter(frameMs: number): LevelMeter {
  const kept = Math.exp(-frameMs / releaseMs)
  let shown: Level = { peak: 0, rms: 0 }
  return (frame) => {
    shown = { peak: Math.min(1, Math.max(peakOf(frame), shown.peak * kept)), rms: Math.min(1, Math.max(rmsOf(frame), shown.rms * kept)) }
    return shown
  }
}
