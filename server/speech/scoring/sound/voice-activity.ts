import { quantile } from '#server/speech/scoring/numbers/statistics.ts'

/** Frames from `start` up to but without `end`. */
export type Stretch = { start: number; end: number }

/** What of a recording is speech. Frames are 10 ms. */
export type VoiceActivity = {
  /** Where somebody speaks, in order. */
  speech: Stretch[]
  /** Silences of 150 ms or more between two of them. */
  pauses: Stretch[]
  /** Level of the loud and of the quiet frames, in decibels of full scale. */
  peak: number
  floor: number
}

const closedGap = 6
const droppedBurst = 5
const shortestPause = 15

/** Finds speech by level: above a threshold between the room's level and the voice's, with short gaps closed and clicks dropped. */
export function voiceActivity(levels: Float32Array): VoiceActivity {
  const peak = quantile(levels, 0.97)
  const floor = quantile(levels, 0.05)
  const threshold = Math.max(peak - 32, Math.min(floor + 9, peak - 10), -62)
  const loud = stretches(levels, (level) => level > threshold)
  const speech = closeGaps(loud, closedGap).filter(({ start, end }) => end - start >= droppedBurst)
  const pauses = speech.slice(1).flatMap(({ start }, index) => {
    const end = speech[index]?.end ?? start
    return start - end >= shortestPause ? [{ start: end, end: start }] : []
  })
  return { speech, pauses, peak, floor }
}

/** The frames of an utterance without its pauses, of which 40 ms are kept to each side, so that stops keep their closure. */
export function withoutPauses({ speech, pauses }: VoiceActivity): Int32Array {
  const first = speech[0]?.start ?? 0
  const last = speech.at(-1)?.end ?? 0
  const frames = Array.from({ length: last - first }, (_, index) => first + index)
  return Int32Array.from(frames.filter((frame) => !pauses.some(({ start, end }) => frame >= start + 4 && frame < end - 4)))
}

function stretches(levels: Float32Array, test: (level: number) => boolean): Stretch[] {
  const found: Stretch[] = []
  levels.forEach((level, frame) => {
    if (!test(level)) return
    const last = found.at(-1)
    if (last?.end === frame) last.end = frame + 1
    else found.push({ start: frame, end: frame + 1 })
  })
  return found
}

function closeGaps(parts: Stretch[], gap: number): Stretch[] {
  const joined: Stretch[] = []
  for (const { start, end } of parts) {
    const last = joined.at(-1)
    if (last && start - last.end < gap) last.end = end
    else joined.push({ start, end })
  }
  return joined
}
