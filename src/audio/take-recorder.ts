import type { Recording } from '#machines/accent/recorder/recorder.types.ts'
import { createFrameCutter, peakOf } from './frames.ts'
import { createLevelMeter } from './level-meter.ts'
import { createResampler, joined, takeRateHz } from './resample.ts'
import { createSilenceDetector } from './silence-detector.ts'
import { encodeWav } from './wav.ts'

/** The longest take, in milliseconds: the server takes a minute. */
export const longestTakeMs = 60_000

const frameMs = 20
const frameLength = (takeRateHz * frameMs) / 1000
const longestSamples = (takeRateHz * longestTakeMs) / 1000
/** Twenty levels a second: more than the eye needs, few enough for a screen to draw. */
const framesPerLevel = 2.5

/**
 * How loud it is, 0 to 1 each: the largest sample since the level before, for a waveform, and the strength as a meter shows
 * it; with how long the take is by then.
 */
export type Level = { peak: number; rms: number; elapsedMs: number }

/** What a piece of sound brought: levels to show, and whether it is time to stop. */
export type TakeNews = { levels: readonly Level[]; isTimeToStop: boolean }

/**
 * A take while it is being recorded. Nothing that was pushed is left out, from the first sample to the sixtieth second.
 * `hasSpeech` is whether anything was said so far.
 */
export type TakeRecorder = { push: (piece: Float32Array) => TakeNews; finish: () => Recording; hasSpeech: () => boolean }

/**
 * Records one take from pieces of one channel at `fromHz` into 16 kHz. Tells when to stop: nobody reads any more (see the
 * silence detector), or a minute is full, after which nothing more is kept.
 */
export function createTakeRecorder({ fromHz, expectedMs }: { fromHz: number; expectedMs: number | null }): TakeRecorder {
  const resampler = createResampler(fromHz)
  const cut = createFrameCutter(frameLength)
  const measure = createLevelMeter(frameMs)
  const silence = createSilenceDetector({ frameMs, expectedMs })
  const pieces: Float32Array[] = []
  const peaks: number[] = []
  let length = 0
  let levelsTold = 0
  let framesTold = 0

  function take(piece: Float32Array): TakeNews {
    const fitting = piece.subarray(0, longestSamples - length)
    const becameFull = fitting.length > 0 && length + fitting.length === longestSamples
    length += fitting.length
    pieces.push(fitting)
    const levels: Level[] = []
    let isTimeToStop = becameFull
    for (const frame of cut(fitting)) {
      peaks.push(Math.min(1, peakOf(frame)))
      const rms = measure(frame)
      if (silence.push(frame)) isTimeToStop = true
      if (peaks.length < (levelsTold + 1) * framesPerLevel) continue
      levelsTold += 1
      levels.push({ peak: Math.max(...peaks.slice(framesTold)), rms, elapsedMs: peaks.length * frameMs })
      framesTold = peaks.length
    }
    return { levels, isTimeToStop }
  }

  return {
    push: (piece) => take(resampler.push(piece)),
    finish() {
      take(resampler.flush())
      const samples = joined(pieces)
      const durationMs = Math.round((samples.length * 1000) / takeRateHz)
      return { wav: encodeWav({ samples, sampleRateHz: takeRateHz }), durationMs, peak: Math.min(1, peakOf(samples)), levels: peaks }
    },
    hasSpeech: silence.hasSpeech,
  }
}
