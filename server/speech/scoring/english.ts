import type { Feedback } from '#contract/spoken-feedback.ts'
import { fluencyTips } from './feedback/fluency-tips.ts'
import { overallScore, summaryOf } from './feedback/overall.ts'
import { pronunciationTips } from './feedback/pronunciation-tips.ts'
import { prosodyTips } from './feedback/prosody-tips.ts'
import { questionTips } from './feedback/question-tips.ts'
import { rhythmTips } from './feedback/rhythm-tips.ts'
import type { Listening } from './alignment/listen.ts'
import { acousticMeasures } from './measures/acoustic-measures.ts'
import { goodnessMeasures } from './measures/goodness-measures.ts'
import { englishModel } from './model/english-model.ts'
import { predict, type Ridge } from './model/ridge.ts'
import { clamp } from './numbers/statistics.ts'
import { judgePhones, scriptPhones } from './phones/judge-phones.ts'
import { wordScores } from './word-scores.ts'

const leastSaid = 0.5

/** Scores a take of English with the phone model. Refuses a take that does not fit its script, or lacks half of its words. */
export function scoreEnglish(listening: Listening, script: string): Feedback {
  const { take, fitted, comparisons } = listening
  const [first] = comparisons
  if (!first) throw new Error('a take is compared with at least one reference')
  const model = englishModel()
  const { reference } = first.reference
  const judgement = judgePhones(model.net, model.standards, fitted.cepstra, take.kept, scriptPhones(first.reference))
  const measures = {
    ...acousticMeasures(take, comparisons),
    ...goodnessMeasures(judgement.phones, reference.words.length, judgement.fit, judgement.leftOut.size),
  }
  const said = 1 - judgement.leftOut.size / Math.max(1, reference.words.length)
  if (said < leastSaid || predict(model.gate, measures) < model.gateThreshold) return { usable: false, reason: 'wrong_text' }
  const pronunciation = outOfHundred(model.pronunciation, measures, said)
  const aspects = {
    pronunciation: { score: pronunciation, tips: pronunciationTips(judgement, reference, pronunciation) },
    fluency: { score: outOfHundred(model.fluency, measures), tips: fluencyTips(take, judgement.phones, reference, measures) },
    prosody: { score: outOfHundred(model.prosody, measures), tips: [...questionTips(take, script), ...prosodyTips(first, measures)] },
    rhythm: { score: outOfHundred(model.rhythm, measures), tips: rhythmTips(judgement.phones, reference) },
  }
  const score = overallScore(aspects)
  return {
    usable: true,
    engine: model.engine,
    overall: { score, summary: summaryOf(aspects, score) },
    ...aspects,
    words: wordScores(reference, judgement, first.phones, model),
  }
}

/** Experts' marks go to 10; a share of the words that was left out takes its part of the score. */
function outOfHundred(model: Ridge, measures: Readonly<Record<string, number>>, share = 1): number {
  return Math.round(clamp(10 * predict(model, measures) * share, 0, 100))
}
