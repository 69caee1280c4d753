import type { UnusableReason } from '#contract/accent/spoken-feedback.ts'
import { type EnglishScores, englishScores, pronunciationMark } from '#server/speech/scoring/english-scores.ts'
import type { Measures } from '#server/speech/scoring/measures/acoustic-measures.ts'
import { judgedWordMeasures } from '#server/speech/scoring/measures/judged-word-measures.ts'
import { byWord } from '#server/speech/scoring/measures/spans.ts'
import type { EnglishModel } from '#server/speech/scoring/model/english-model.ts'
import { predict } from '#server/speech/scoring/model/ridge.ts'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'
import type { Judgement } from '#server/speech/scoring/phones/judge-phones.ts'
import type { Labelled } from '#scripts/train-speech/labels.ts'

/** A sound on a text, as a model hears it. */
export type Heard = { judgement: Judgement; measures: Measures }

/** What a model says of one recording on its own text and on another one; `words` holds for each word the mark and what the model makes of it. */
export type Outcome = {
  label: Labelled
  right: EnglishScores
  wrong: EnglishScores
  words: { mark: number; said: number; isLeftOut: boolean }[]
}

/** The outcomes of many recordings; `faults` says of those whose sound itself was refused why. */
export type Outcomes = { scored: Outcome[]; faults: UnusableReason[] }

/** Lets a model score one recording. */
export function outcomeOf(model: EnglishModel, label: Labelled, right: Heard, wrong: Heard): Outcome {
  return {
    label,
    right: englishScores(model, right.measures),
    wrong: englishScores(model, wrong.measures),
    words: wordsOf(model, label, right),
  }
}

/** A word that was left out is as poor as a poor one at its best. */
function wordsOf(model: EnglishModel, { words }: Labelled, { judgement: { phones }, measures }: Heard): Outcome['words'] {
  const { word, wordAnchors } = model
  const take = { average: mean(phones.map((phone) => phone.standing)), mark: pronunciationMark(model, measures) }
  const poorest = wordAnchors.find(({ score }) => score === 50)?.value ?? 0
  return byWord(phones, words.length).map((own, index) => ({
    mark: words[index]?.[1] ?? 0,
    said: own.length === 0 ? poorest : predict(word, judgedWordMeasures(own, take)),
    isLeftOut: own.length === 0,
  }))
}
