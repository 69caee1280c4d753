import type { WordCategory, WordFeedback } from '#contract/accent/spoken-feedback.ts'
import { type CharTimings, scriptWords } from './script-words.ts'
import type { SoundPicture } from '#machines/accent/playback/playback.types.ts'

const letterMs = 68
const pauseMs = 60
const categories: readonly (WordCategory | null)[] = ['excellent', 'good', 'excellent', 'fair', 'poor', 'excellent', 'good', null]

/** Timings as a voice would have them: letters of one length, a short pause after each word. */
export function exampleTimings(script: string): CharTimings {
  let at = 0.12
  return Array.from(script).map((char) => {
    const start_time = at
    at += /[\p{L}\p{N}]/u.test(char) ? letterMs / 1000 : /\s/u.test(char) ? pauseMs / 1000 : 0
    return { char, start_time, end_time: /\s/u.test(char) ? start_time : at }
  })
}

/** Feedback of a take that is slower than the model, halting before the fifth word; every twelfth word is not heard. */
export function exampleFeedback(script: string): WordFeedback[] {
  let at = 0.3
  return scriptWords(script, null, null).map(({ label }, index) => {
    const heard = index % 12 !== 11
    const start_time = at + (index === 4 ? 0.7 : 0.08)
    const end_time = start_time + Array.from(label).length * 0.085
    if (heard) at = end_time
    return { word: label, category: heard ? (categories[index % categories.length] ?? null) : 'poor', heard, start_time, end_time }
  })
}

/** A sound with a hill for each stretch that is spoken, and a voice that falls from the first to the last. */
export function exampleSound(spans: readonly { startMs: number; endMs: number }[], steepness: number): SoundPicture {
  const durationMs = (spans.at(-1)?.endMs ?? 800) + 250
  const spanAt = (ms: number) => spans.find(({ startMs, endMs }) => ms >= startMs && ms < endMs)
  const levels = Array.from({ length: Math.ceil(durationMs / 20) }, (_, index) => {
    const span = spanAt(index * 20)
    if (span === undefined) return 0.01
    const place = (index * 20 - span.startMs) / (span.endMs - span.startMs)
    return Math.sin(Math.PI * Math.min(1, place + 0.08)) * (0.55 + 0.45 * Math.abs(Math.sin(index * 1.7)))
  })
  const pitch = Array.from({ length: Math.ceil(durationMs / 10) }, (_, index) => {
    const span = spanAt(index * 10)
    if (span === undefined || index * 10 - span.startMs < 30) return null
    return steepness * (0.5 - (index * 10) / durationMs) + 2 * Math.sin((index * 10 - span.startMs) / 90)
  })
  return { durationMs, levels, levelMs: 20, pitch, pitchMs: 10 }
}
