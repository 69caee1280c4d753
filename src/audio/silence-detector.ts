import { decibels, rmsOf } from './frames.ts'

/** Takes the next frame and says whether it is time to stop: true once at most. */
export type SilenceDetector = (frame: Float32Array) => boolean

/** How long it must be quiet. */
const quietMs = 1_700
/** Speech stands out of the room by at least so many decibels. */
const leastSpan = 15
const leastSpeechMs = 200
/** Bursts shorter than this are knocks and clicks. */
const leastBurstMs = 60

/**
 * Hears when a reader has finished: something was said, the time the model takes (`expectedMs`, or none) has been over for
 * 1.7 seconds, and nothing was said in the last 1.7. Whoever still reads is never cut off. What counts as speech follows
 * the room: its level and the speaker's are read from all frames so far, as the server does when it measures the take.
 */
export function createSilenceDetector({ frameMs, expectedMs }: { frameMs: number; expectedMs: number | null }): SilenceDetector {
  const levels: number[] = []
  const counts = new Array<number>(101).fill(0)
  let hasTold = false

  function levelAt(share: number): number {
    let left = share * levels.length
    for (let bin = 0; bin < counts.length; bin += 1) {
      left -= counts[bin] ?? 0
      if (left < 0) return bin - 100
    }
    return 0
  }

  return (frame) => {
    const level = decibels(rmsOf(frame))
    levels.push(level)
    const bin = Math.min(100, Math.round(level) + 100)
    counts[bin] = (counts[bin] ?? 0) + 1
    const isOver = levels.length * frameMs >= (expectedMs ?? 0) + quietMs
    if (hasTold || !isOver) return false
    const [floor, top] = [levelAt(0.05), levelAt(0.97)]
    if (top - floor < leastSpan) return false
    const threshold = Math.max(top - 32, Math.min(floor + 9, top - 10), -62)
    hasTold = hasSpeech(levels, threshold, frameMs) && isQuiet(levels.slice(-Math.ceil(quietMs / frameMs)), threshold, frameMs)
    return hasTold
  }
}

function hasSpeech(levels: readonly number[], threshold: number, frameMs: number): boolean {
  return levels.filter((level) => level > threshold).length * frameMs >= leastSpeechMs
}

function isQuiet(levels: readonly number[], threshold: number, frameMs: number): boolean {
  let burstMs = 0
  return levels.every((level) => {
    burstMs = level > threshold ? burstMs + frameMs : 0
    return burstMs < leastBurstMs
  })
}
