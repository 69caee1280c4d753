import type { Feedback } from '#contract/accent/spoken-feedback.ts'
import type { Comparison } from './alignment/comparison.ts'
import type { Listening } from './alignment/listen.ts'
import { englishMeasures, englishScores, isReading, pronunciationMark } from './english-scores.ts'
import { fluencyTip } from './feedback/fluency-tips.ts'
import { summaryOf } from './feedback/overall.ts'
import { pronunciationTip } from './feedback/pronunciation-tips.ts'
import { prosodyTip } from './feedback/prosody-tips.ts'
import { questionTip } from './feedback/question-tips.ts'
import { rhythmTip } from './feedback/rhythm-tips.ts'
import { aspectOf, unlessFlawless } from './feedback/side-tips.ts'
import { acousticMeasures, type Measures } from './measures/acoustic-measures.ts'
import { englishModel, type EnglishModel } from './model/english-model.ts'
import type { Matrix } from './numbers/matrix.ts'
import { hearPhones } from './phones/hear-phones.ts'
import { judgePhones, scriptPhones, type Judgement } from './phones/judge-phones.ts'
import { wordScores } from './word-scores.ts'

/** A take of English as a model hears it: its sounds one by one, and everything measured. */
export function hearEnglish(
  listening: Listening,
  first: Comparison,
  { net, standards }: EnglishModel,
  posteriors: Matrix = hearPhones(net, listening),
): { judgement: Judgement; measures: Measures } {
  const { take, comparisons } = listening
  const judgement = judgePhones(net, standards, posteriors, take.kept, scriptPhones(first.reference))
  return { judgement, measures: englishMeasures(acousticMeasures(take, comparisons), judgement, first.reference.reference.words.length) }
}

/** What was found before anything is scored. */
type Asked = { certainty: number; isWhole: boolean }

/**
 * Scores a take of English with the phone model. Refuses a take that does not fit its script, or lacks half of its words; `certainty` is how sure it
 * is by `hearScript` that it does, `isWhole` says whether it found every word.
 */
export function scoreEnglish(listening: Listening, script: string, posteriors: Matrix, { certainty, isWhole }: Asked): Feedback {
  const { take, comparisons } = listening
  const [first] = comparisons
  if (!first) throw new Error('a take is compared with at least one reference')
  const model = englishModel()
  const { reference } = first.reference
  const { judgement, measures } = hearEnglish(listening, first, model, posteriors)
  const { gate, overall, ...scores } = englishScores(model, measures)
  if (!isReading(gate, certainty, measures, reference.words.length)) return { usable: false, reason: 'other_text' }
  const words = wordScores(reference, judgement, first.phones, { ...model, mark: pronunciationMark(model, measures) })
  const melody = prosodyTip(take, comparisons, scores.prosody)
  const sides = {
    pronunciation: { score: scores.pronunciation, ...pronunciationTip(judgement.phones, words, scores.pronunciation) },
    fluency: { score: scores.fluency, ...fluencyTip(take, judgement.phones, reference, { measures, score: scores.fluency }) },
    prosody: { score: scores.prosody, ...melody, fault: unlessFlawless(scores.prosody, questionTip(take, script)) ?? melody.fault },
    rhythm: { score: scores.rhythm, ...rhythmTip(judgement.phones, reference, scores.rhythm) },
  }
  return {
    usable: true,
    engine: model.engine,
    overall: { score: overall, summary: summaryOf(sides, overall) },
    pronunciation: aspectOf(sides.pronunciation, isWhole),
    fluency: aspectOf(sides.fluency, isWhole),
    prosody: aspectOf(sides.prosody, isWhole),
    rhythm: aspectOf(sides.rhythm, isWhole),
    words,
  }
}
