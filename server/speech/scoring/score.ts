import type { Feedback } from '#contract/accent/spoken-feedback.ts'
import type { Reference, Sound } from '#server/speech/reference.ts'
import { listen } from './alignment/listen.ts'
import { scoreAnyLanguage } from './any-language.ts'
import { scoreEnglish } from './english.ts'
import { signalFault } from './sound/signal-gate.ts'
import { takeFrames } from './sound/take-frames.ts'

const longestSeconds = 60

/**
 * Scores one take of a script against synthesised readings of it, at least one, best two; the same input always gives the same
 * score. `locale` is the language of the script (`en-GB`, `fr`). Only the first 60 seconds count, and a script without a word fits
 * no take. Around 120 ms of computing for 5 seconds of speech: run it in a worker.
 */
export function scoreTake(take: Sound, references: readonly Reference[], script: string, locale: string): Feedback {
  const frames = takeFrames({ ...take, samples: take.samples.subarray(0, longestSeconds * take.sampleRate) })
  const fault = signalFault(frames)
  if (fault !== null) return { usable: false, reason: fault }
  if (references.some((reference) => reference.phones.length === 0)) return { usable: false, reason: 'wrong_text' }
  const listening = listen(frames, references)
  return /^en\b/i.test(locale) ? scoreEnglish(listening, script) : scoreAnyLanguage(listening, locale)
}
