import type { Measures } from '#server/speech/scoring/measures/acoustic-measures.ts'
import { judgedWordMeasures } from '#server/speech/scoring/measures/judged-word-measures.ts'
import { byWord } from '#server/speech/scoring/measures/spans.ts'
import type { EnglishWeights } from '#server/speech/scoring/model/english-model.ts'
import { clamp, mean, quantile } from '#server/speech/scoring/numbers/statistics.ts'
import type { JudgedPhone } from '#server/speech/scoring/measures/goodness-measures.ts'
import { crossValidated } from './cross-validation.ts'
import { fitGate } from './fit-gate.ts'
import { type Example, fitBent, penalty } from './fit-ridge.ts'
import { fitScale } from './fit-scale.ts'
import type { Labelled } from './labels.ts'
import { acousticNames, gateNames, goodnessNames, rhythmNames, wordNames } from './names.ts'
import { heard, type Row } from './rows.ts'
import { standardsOf } from './standards.ts'

const accepted = 0.995
const names = [...acousticNames, ...goodnessNames]

/** Fits everything but the phone model to the marks of these rows. */
export function fitEnglish(rows: readonly Row[]): Omit<EnglishWeights, 'version' | 'net'> {
  const standards = standardsOf(rows.map(({ label, right }) => ({ label, right: right.judgement })))
  const known = new Map(Object.entries(standards))
  const takes = rows.map(({ label, right, wrong }) => ({ label, right: heard(right, known), wrong: heard(wrong, known).measures }))
  const examples = (mark: (label: Labelled) => number): Example[] =>
    takes.map(({ label, right }) => ({ measures: right.measures, target: mark(label), speaker: label.speaker, group: groupOf(label) }))
  const sides = {
    pronunciation: { marked: examples((label) => label.accuracy), measured: names },
    fluency: { marked: examples((label) => label.fluency), measured: names },
    prosody: { marked: examples((label) => label.prosodic), measured: names },
    rhythm: { marked: examples((label) => label.prosodic), measured: rhythmNames },
  }
  const fittedTo = ({ marked, measured }: Side) => fitBent(marked, measured, penalty)
  const said = (side: Side) => crossValidated(side.marked, side.measured, fitBent)
  const scaleOf = (side: Side) => fitScale(said(side), side.marked.map(({ target }) => target))
  const pairs = takes.map(({ label, right, wrong }) => ({ speaker: label.speaker, right: right.measures, wrong }))
  const { gate, gateThreshold } = fitGate(pairs, gateNames, accepted)
  const expected = said(sides.pronunciation).map((mark) => clamp(mark, 0, 10))
  const words = takes.flatMap(({ label, right }, index) => wordExamples(label, right.judgement.phones, expected[index] ?? 0))
  return {
    gateThreshold,
    ridges: {
      gate,
      pronunciation: fittedTo(sides.pronunciation),
      fluency: fittedTo(sides.fluency),
      prosody: fittedTo(sides.prosody),
      rhythm: fittedTo(sides.rhythm),
      word: fitBent(words, wordNames, penalty),
    },
    scales: {
      pronunciation: scaleOf(sides.pronunciation),
      fluency: scaleOf(sides.fluency),
      prosody: scaleOf(sides.prosody),
      rhythm: scaleOf(sides.rhythm),
    },
    wordAnchors: anchorsOf(crossValidated(words, wordNames, fitBent), rows),
    standards,
  }
}

type Side = { marked: readonly Example[]; measured: readonly string[] }

/** Whose voices are told apart by more than how they speak. */
function groupOf({ age, gender }: Labelled): string {
  return age < 18 ? 'child' : gender === 'f' ? 'woman' : 'man'
}

function wordExamples({ words, speaker }: Labelled, phones: readonly JudgedPhone[], mark: number): Example[] {
  const take = { average: mean(phones.map((phone) => phone.standing)), mark }
  return byWord(phones, words.length).flatMap((own, index) => {
    const measures: Measures = judgedWordMeasures(own, take)
    return own.length === 0 ? [] : [{ measures, target: words[index]?.[1] ?? 0, speaker }]
  })
}

/** Categories begin where experts draw their lines: at the shares of words below 5, below 9, and not given a 10 by every one of them. */
function anchorsOf(said: readonly number[], rows: readonly Row[]) {
  const marks = rows.flatMap(({ label }) => label.words.map((word) => word[1]))
  const shares = [5, 9, 10].map((mark) => mean(marks.map((value) => (value < mark ? 1 : 0))))
  return [0, ...shares, 1].map((at, index) => ({ value: Number(quantile(said, at).toFixed(4)), score: [0, 50, 70, 85, 100][index] ?? 0 }))
}
