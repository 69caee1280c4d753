import type { Feedback } from '#contract/accent/spoken-feedback.ts'
import { fluencyTip } from './feedback/fluency-tips.ts'
import { overallScore, summaryOf } from './feedback/overall.ts'
import { prosodyTip } from './feedback/prosody-tips.ts'
import { rhythmTip } from './feedback/rhythm-tips.ts'
import { aspectOf } from './feedback/side-tips.ts'
import type { Listening } from './alignment/listen.ts'
import { acousticMeasures } from './measures/acoustic-measures.ts'
import { atFairPace } from './measures/fair-pace.ts'
import { anyLanguageModel } from './model/any-language-model.ts'
import { predict } from './model/ridge.ts'
import { scoreOfMark } from './model/scale.ts'
import { placedWords } from './word-scores.ts'

/**
 * Scores a take in a language without a phone model, by comparison with the references alone. How its sounds were said is not
 * measured: pronunciation has no score, words are placed but not coloured, and the summary says so. A take that is not whole is not praised.
 */
export function scoreAnyLanguage({ take, comparisons }: Listening, locale: string, isWhole: boolean): Feedback {
  const [first] = comparisons
  if (!first) throw new Error('a take is compared with at least one reference')
  const model = anyLanguageModel()
  const { reference } = first.reference
  const measures = acousticMeasures(take, comparisons)
  const fair = atFairPace(measures, naturalSlack)
  const fluency = scoreOfMark(model.scales.fluency, predict(model.fluency, fair))
  const prosody = scoreOfMark(model.scales.prosody, predict(model.prosody, fair))
  const rhythm = scoreOfMark(model.scales.rhythm, predict(model.rhythm, fair))
  const sides = {
    pronunciation: null,
    fluency: { score: fluency, ...fluencyTip(take, first.phones, reference, { measures, score: fluency }) },
    prosody: { score: prosody, ...prosodyTip(take, comparisons, prosody) },
    rhythm: { score: rhythm, ...rhythmTip(first.phones, reference, rhythm) },
  }
  const score = overallScore([fluency, prosody, rhythm])
  return {
    usable: true,
    engine: model.engine,
    overall: { score, summary: `${summaryOf(sides, score)} ${guide}` },
    pronunciation: { score: null, tips: [notMeasured(locale)] },
    fluency: aspectOf(sides.fluency, isWhole),
    prosody: aspectOf(sides.prosody, isWhole),
    rhythm: aspectOf(sides.rhythm, isWhole),
    words: placedWords(reference, first.phones),
  }
}

/** eSpeak reads faster than people who speak the language: up to a quarter slower is a natural pace. */
const naturalSlack = 0.25

/** What is said of every score in such a language. */
export const guide = 'Pronunciation is not measured in this language, and does not count in this score. Take the other scores as a rough guide.'

function notMeasured(locale: string): string {
  const language = new Intl.DisplayNames(['en'], { type: 'language' }).of(locale.split('-')[0] ?? locale) ?? locale
  return `We cannot tell the sounds of ${language} apart, so pronunciation is not measured. Listen to the model and compare it with your recording.`
}
