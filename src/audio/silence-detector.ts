import { decibels, rmsOf } from './frames.ts'

/**
 * Listens to one take. `push` takes the next frame and says whether it is time to stop: true once at most. `hasSpeech` is whether
 * anything was said so far.
 */
export type SilenceDetector = { push: (frame: Float32Array) => boolean; hasSpeech: () => boolean }

/** How long nobody has spoken, and how long the time of the model is over, before a recording stops. */
const quietMs = 1_500
const afterEndMs = 2_000
/** Speech stands out of the room by at least so many decibels. */
const leastSpan = 12
const leastSpeechMs = 150
/** Bursts shorter than this are knocks and clicks. */
const leastBurstMs = 60

/**
 * Hears when to stop: two seconds after the time the model takes (`expectedMs`), if nobody has spoken for one and a half. Whoever
 * still reads is never cut off; where nothing tells how long a reading takes (null), something must have been said before. What
 * counts as speech follows the room: its level and the speaker's are read from all frames so far, as the server does when it
 * measures the take.
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

  /** The level above which it is speech, or null where nothing stands out of the room. */
  function speechLevel(): number | null {
    const [floor, top] = [levelAt(0.05), levelAt(0.97)]
    return top - floor < leastSpan ? null : Math.max(top - 32, Math.min(floor + 9, top - 10), -62)
  }

  function hasSpeech(): boolean {
    const threshold = speechLevel()
    return threshold !== null && levels.filter((level) => level > threshold).length * frameMs >= leastSpeechMs
  }

  function isQuiet(): boolean {
    const threshold = speechLevel()
    return threshold === null || isQuietIn(levels.slice(-Math.ceil(quietMs / frameMs)), threshold, frameMs)
  }

  return {
    push(frame) {
      const level = decibels(rmsOf(frame))
      levels.push(level)
      const bin = Math.min(100, Math.round(level) + 100)
      counts[bin] = (counts[bin] ?? 0) + 1
      const isOver = levels.length * frameMs >= (expectedMs === null ? quietMs : expectedMs + afterEndMs)
      if (hasTold || !isOver) return false
      hasTold = isQuiet() && (expectedMs !== null || hasSpeech())
      return hasTold
    },
    hasSpeech,
  }
}

function isQuietIn(levels: readonly number[], threshold: number, frameMs: number): boolean {
  let burstMs = 0
  return levels.every((level) => {
    burstMs = level > threshold ? burstMs + frameMs : 0
    return burstMs < leastBurstMs
  })
}
