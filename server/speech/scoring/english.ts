import type { Feedback } from '#contract/spoken-feedback.ts'
import type { Listening } from './alignment/listen.ts'
import { englishMeasures, englishScores } from './english-scores.ts'
import { fluencyTips } from './feedback/fluency-tips.ts'
import { summaryOf } from './feedback/overall.ts'
import { pronunciationTips } from './feedback/pronunciation-tips.ts'
import { prosodyTips } from './feedback/prosody-tips.ts'
import { questionTips } from './feedback/question-tips.ts'
import { rhythmTips } from './feedback/rhythm-tips.ts'
import { acousticMeasures } from './measures/acoustic-measures.ts'
import { englishModel } from './model/english-model.ts'
import { judgePhones, scriptPhones } from './phones/judge-phones.ts'
import { wordScores } from './word-scores.ts'

/** Scores a take of English with the phone model. Refuses a take that does not fit its script, or lacks half of its words. */
export function scoreEnglish({ take, fitted, comparisons }: Listening, script: string): Feedback {
  const [first] = comparisons
  if (!first) throw new Error('a take is compared with at least one reference')
  const model = englishModel()
  const { reference } = first.reference
  const judgement = judgePhones(model.net, model.standards, fitted.cepstra, take.kept, scriptPhones(first.reference))
  const measures = englishMeasures(acousticMeasures(take, comparisons), judgement, reference.words.length)
  const { isScript, overall, ...scores } = englishScores(model, measures)
  if (!isScript) return { usable: false, reason: 'wrong_text' }
  const aspects = {
    pronunciation: { score: scores.pronunciation, tips: pronunciationTips(judgement, reference, scores.pronunciation) },
    fluency: { score: scores.fluency, tips: fluencyTips(take, judgement.phones, reference, measures) },
    prosody: { score: scores.prosody, tips: [...questionTips(take, script), ...prosodyTips(first, measures)] },
    rhythm: { score: scores.rhythm, tips: rhythmTips(judgement.phones, reference) },
  }
  return {
    usable: true,
    engine: model.engine,
    overall: { score: overall, summary: summaryOf(aspects, overall) },
    ...aspects,
    words: wordScores(reference, judgement, first.phones, model),
  }
}
