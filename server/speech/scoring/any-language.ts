import type { Feedback } from '#contract/spoken-feedback.ts'
import { fluencyTips } from './feedback/fluency-tips.ts'
import { overallScore, summaryOf } from './feedback/overall.ts'
import { prosodyTips } from './feedback/prosody-tips.ts'
import { rhythmTips } from './feedback/rhythm-tips.ts'
import type { Listening } from './alignment/listen.ts'
import { acousticMeasures } from './measures/acoustic-measures.ts'
import { anyLanguageModel } from './model/any-language-model.ts'
import { predict, type Ridge } from './model/ridge.ts'
import { clamp } from './numbers/statistics.ts'
import { placedWords } from './word-scores.ts'

/** Scores a take in a language without a phone model, by comparison with the references alone. Words are placed but not coloured. */
export function scoreAnyLanguage({ take, comparisons }: Listening, locale: string): Feedback {
  const [first] = comparisons
  if (!first) throw new Error('a take is compared with at least one reference')
  const model = anyLanguageModel()
  const { reference } = first.reference
  const measures = acousticMeasures(take, comparisons)
  if (predict(model.gate, measures) < model.gateThreshold) return { usable: false, reason: 'wrong_text' }
  const aspects = {
    pronunciation: { score: outOfHundred(model.pronunciation, measures), tips: [roughly(locale)] },
    fluency: { score: outOfHundred(model.fluency, measures), tips: fluencyTips(take, first.phones, reference, measures) },
    prosody: { score: outOfHundred(model.prosody, measures), tips: prosodyTips(first, measures) },
    rhythm: { score: outOfHundred(model.rhythm, measures), tips: rhythmTips(first.phones, reference) },
  }
  const score = overallScore(aspects)
  const words = placedWords(reference, first.phones)
  return { usable: true, engine: model.engine, overall: { score, summary: `${summaryOf(aspects, score)} ${guide}` }, ...aspects, words }
}

const guide = 'Take the scores as a rough guide: only English is measured sound by sound.'

function roughly(locale: string): string {
  const language = new Intl.DisplayNames(['en'], { type: 'language' }).of(locale.split('-')[0] ?? locale) ?? locale
  return `This is how close you came to the model as a whole. For ${language} we cannot tell single sounds apart, so it is less sure than for English.`
}

function outOfHundred(model: Ridge, measures: Readonly<Record<string, number>>): number {
  return Math.round(clamp(10 * predict(model, measures), 0, 100))
}
