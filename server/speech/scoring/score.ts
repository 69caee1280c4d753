import type { Feedback } from '#contract/accent/spoken-feedback.ts'
import type { Reference, Sound } from '#server/speech/reference.ts'
import { listen } from './alignment/listen.ts'
import { scoreAnyLanguage } from './any-language.ts'
import { scoreEnglish } from './english.ts'
import { englishModel } from './model/english-model.ts'
import { hearPhones } from './phones/hear-phones.ts'
import { hearScript, sureEnough } from './script/heard-script.ts'
import { withDoubt } from './script/with-doubt.ts'
import { partOf, readPart, withMissing } from './script/read-part.ts'
import { signalFault } from './sound/signal-gate.ts'
import { takeFrames } from './sound/take-frames.ts'

const longestSeconds = 60
/** In English the model that was trained for it has the last word. */
const leastOfEnglish = -1

/**
 * Scores one take of a script against synthesised readings of it, at least one, best two; the same input always gives the same
 * score. Whether it is the script at all is asked first, in every language the same way: below half of its words, and with
 * another text, nothing is scored; from half on the words that were heard are. `locale` is the language of the script (`en-GB`,
 * `fr`). Only the first 60 seconds count, and a script without a word fits no take. Around 200 ms of computing for 5 seconds of
 * speech: run it in a worker.
 */
export function scoreTake(take: Sound, references: readonly Reference[], script: string, locale: string): Feedback {
  const frames = takeFrames({ ...take, samples: take.samples.subarray(0, longestSeconds * take.sampleRate) })
  const fault = signalFault(frames)
  if (fault !== null) return { usable: false, reason: fault }
  if (references.some((reference) => reference.phones.length === 0)) return { usable: false, reason: 'other_text' }
  const { net } = englishModel()
  const whole = listen(frames, references)
  const posteriors = hearPhones(net, whole)
  const isEnglish = /^en\b/i.test(locale)
  const { answer, missing, certainty, clearness } = hearScript(net, whole, posteriors, isEnglish ? leastOfEnglish : sureEnough)
  const [first] = references
  if (answer !== 'script' || !first) return { usable: false, reason: answer === 'incomplete' ? answer : 'other_text' }
  const part = readPart(missing, first.words.length)
  const isWhole = part.first === 0 && part.last === first.words.length - 1
  const listening = isWhole ? whole : listen(frames, references.map((reference) => partOf(reference, part)))
  const asked = { certainty, isWhole: missing.size === 0 }
  const feedback = isEnglish
    ? scoreEnglish(listening, script, isWhole ? posteriors : hearPhones(net, listening), asked)
    : scoreAnyLanguage(listening, locale, asked.isWhole)
  return withDoubt(withMissing(feedback, first, missing), script, clearness)
}
