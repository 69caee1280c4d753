import { overallScore } from './feedback/overall.ts'
import type { Measures } from './measures/acoustic-measures.ts'
import { atFairPace } from './measures/fair-pace.ts'
import { goodnessMeasures } from './measures/goodness-measures.ts'
import type { EnglishRidges } from './model/english-model.ts'
import { predict } from './model/ridge.ts'
import { scoreOfMark } from './model/scale.ts'
import { clamp } from './numbers/statistics.ts'
import type { Judgement } from './phones/judge-phones.ts'

/** What the model makes of a take before anybody decides whether it counts: scores of 0 to 100. */
export type EnglishScores = {
  pronunciation: number
  fluency: number
  prosody: number
  rhythm: number
  overall: number
  /** How much it sounds like its script: the gate's own scale. */
  gate: number
  /** Whether it is a reading of its script at all. */
  isScript: boolean
}

/** A take must hold this share of its script's words. */
const leastSaid = 0.5

/** Every measure of a take of English: those of its sound and those from the phone model. `words` is how many its script has. */
export function englishMeasures(acoustic: Measures, { phones, leftOut, fit }: Pick<Judgement, 'phones' | 'leftOut' | 'fit'>, words: number): Measures {
  return { ...acoustic, ...goodnessMeasures(phones, words, fit, leftOut.size) }
}

/** The scores of a take from its `englishMeasures`. */
export function englishScores(model: EnglishRidges, measures: Measures): EnglishScores {
  const said = 1 - (measures.leftOut ?? 0)
  const fair = atFairPace(measures)
  const gate = predict(model.gate, measures)
  // A word that was not found was left out, or said so badly that experts still gave it half: it takes half its share.
  const scores = {
    pronunciation: scoreOfMark(model.scales.pronunciation, (predict(model.pronunciation, fair) * (1 + said)) / 2),
    fluency: scoreOfMark(model.scales.fluency, predict(model.fluency, fair)),
    prosody: scoreOfMark(model.scales.prosody, predict(model.prosody, fair)),
    rhythm: scoreOfMark(model.scales.rhythm, predict(model.rhythm, fair)),
  }
  return { ...scores, overall: overallScore(Object.values(scores)), gate, isScript: said >= leastSaid && gate >= model.gateThreshold }
}

/** Decision 0101 has the trade; another text gains about 0.1, on the average, by the throat that fits it best. */
const certaintyCounts = 0.25
const leastTogether = 0
/** A single word has no order that would tell it from another one, and more chance to sound like it. */
const leastTogetherOfOneWord = 0.4

/**
 * Whether a take is a reading of its script: by the gate that was trained for English and by what any language is judged by, together. Each makes up
 * for the doubts of the other: a child who is hard to understand passes, and another text that goes well with one of them does not.
 */
export function isReading(gate: number, certainty: number, { leftOut = 0 }: Measures, words: number): boolean {
  return 1 - leftOut >= leastSaid && gate + certaintyCounts * certainty >= (words < 2 ? leastTogetherOfOneWord : leastTogether)
}

/** The mark of 0 to 10 that experts would give the pronunciation of a take, by its `englishMeasures`. */
export function pronunciationMark(model: Pick<EnglishRidges, 'pronunciation'>, measures: Measures): number {
  return clamp(predict(model.pronunciation, measures), 0, 10)
}
