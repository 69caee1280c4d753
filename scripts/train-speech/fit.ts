import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acousticNames, goodnessNames, gateNames, plainGateNames, rhythmNames, wordNames } from './names.ts'
import { areaUnderCurve, crossValidated } from './figures.ts'
import { type CachedTake, foldsOf, readCache } from './cache.ts'
import { type Example, fitRidge } from './fit-ridge.ts'
import { readLabels } from './labels.ts'
import { completed, goodWordMark, readJudged, standardsOf, type Completed } from './standards.ts'
import { correlation, mean, quantile } from '#server/speech/scoring/numbers/statistics.ts'
import type { Measures } from '#server/speech/scoring/measures/acoustic-measures.ts'
import { goodnessMeasures } from '#server/speech/scoring/measures/goodness-measures.ts'
import { judgedWordMeasures } from '#server/speech/scoring/measures/judged-word-measures.ts'
import { byWord } from '#server/speech/scoring/measures/spans.ts'

// tsx fit.ts CACHE CORPUS VERSION: fits the sums of measures to the experts' marks, and writes the weights with the figures they reach.
const [folder = '', corpus = '', version = ''] = process.argv.slice(2)
const weightsFolder = 'server/speech/scoring/weights'
const penalty = 30
const accepted = { english: 0.995, plain: 0.95 }
const marks = ['accuracy', 'fluency', 'prosodic', 'total'] as const

const labels = readLabels(corpus)
const labelled = new Map(labels.map((label) => [label.id, label]))
const takes = readCache(folder)
const partsUsed = readdirSync(folder).flatMap((name) => /^takes\.(\d+)\.jsonl$/.exec(name)?.slice(1, 2) ?? []).toSorted()
const folds = foldsOf(takes)
const judged = readJudged(folder)
const standards = standardsOf(judged, labelled)
const rows = takes.map((take) => {
  const label = labelled.get(take.id)
  const own = judged.get(take.id)
  if (!label || !own) throw new Error(`${take.id} has no label or was not judged`)
  const right = completed(own.right, standards)
  const decoy = completed(own.decoy, standards)
  return {
    label,
    right,
    measures: { ...take.measures, ...measuresOf(right, take.script) },
    decoy: { ...take.decoy.measures, ...measuresOf(decoy, take.decoy.script) },
    plain: take.plain,
    plainDecoy: take.decoy.plain,
  }
})

function measuresOf(judgement: Completed, script: CachedTake['script']) {
  return goodnessMeasures(judgement.phones, (script.at(-1)?.word ?? 0) + 1, judgement.fit, judgement.leftOut.length)
}

type Row = (typeof rows)[number]

/** Which figures a model is made from: those with the phone model, or the plain ones. */
type Sides = { right: (row: Row) => Measures; decoy: (row: Row) => Measures }

function model(sides: Sides, acceptedShare: number, names: readonly string[], gate: readonly string[], rhythm: readonly string[]) {
  const examples = (target: (row: Row) => number): Example[] =>
    rows.map((row) => ({ measures: sides.right(row), target: target(row), speaker: row.label.speaker }))
  const gateExamples: Example[] = rows.flatMap((row) => [
    { measures: sides.right(row), target: 1, speaker: row.label.speaker },
    { measures: sides.decoy(row), target: -1, speaker: row.label.speaker },
  ])
  const said = crossValidated(gateExamples, gate, penalty, folds)
  const right = said.filter((_, index) => index % 2 === 0)
  const wrong = said.filter((_, index) => index % 2 === 1)
  const gateThreshold = Number(quantile(right, 1 - acceptedShare).toPrecision(4))
  const weak = right.filter((_, index) => (rows[index]?.label.total ?? 10) <= 5)
  const correlations = Object.fromEntries(marks.map((mark) => [mark, check(examples((row) => row.label[mark]), names)]))
  return {
    weights: {
      version,
      gateThreshold,
      ridges: {
        gate: fitRidge(gateExamples, gate, penalty),
        pronunciation: fitRidge(examples((row) => row.label.accuracy), names, penalty),
        fluency: fitRidge(examples((row) => row.label.fluency), names, penalty),
        prosody: fitRidge(examples((row) => row.label.prosodic), names, penalty),
        rhythm: fitRidge(examples((row) => row.label.prosodic), rhythm, penalty),
      },
    },
    figures: {
      correlation: { ...correlations, rhythmWithProsodic: check(examples((row) => row.label.prosodic), rhythm) },
      wrongText: {
        areaUnderCurve: shown(areaUnderCurve(right, wrong)),
        rightAccepted: shown(share(right, gateThreshold)),
        rightAcceptedOfWeakest: shown(share(weak, gateThreshold)),
        wrongAccepted: shown(share(wrong, gateThreshold)),
      },
    },
  }
}

function check(list: Example[], names: readonly string[]): number {
  return shown(correlation(crossValidated(list, names, penalty, folds), list.map((example) => example.target)))
}

function share(values: readonly number[], threshold: number): number {
  return mean(values.map((value) => (value >= threshold ? 1 : 0)))
}

function shown(value: number): number {
  return Number(value.toFixed(3))
}

const words: (Example & { mark: number })[] = rows.flatMap(({ right, label }) => {
  const average = mean(right.phones.map((phone) => phone.standing))
  return byWord(right.phones, label.words.length).flatMap((phones, index) => {
    const mark = label.words[index]?.[1] ?? 0
    return phones.length === 0 ? [] : [{ measures: judgedWordMeasures(phones, average), target: mark, mark, speaker: label.speaker }]
  })
})
const wordsSaid = crossValidated(words, wordNames, penalty, folds)
const leftOut = rows.flatMap(({ right, label }) => right.leftOut.map((word) => label.words[word]?.[1] ?? 0))
const allMarks = labels.flatMap((label) => label.words.map((word) => word[1]))

/** Where experts draw the lines: the shares of words below 5, below 9, and not given a 10 by every one of them. */
const shares = [5, 9, 10].map((mark) => mean(allMarks.map((value) => (value < mark ? 1 : 0))))
const wordAnchors = [0, ...shares, 1].map((at, index) => {
  return { value: Number(quantile(wordsSaid, at).toFixed(4)), score: [0, 50, 70, 85, 100][index] ?? 0 }
})
const categories = ['poor', 'fair', 'good', 'excellent'].map((name, index) => {
  const low = wordAnchors[index]?.value ?? 0
  const high = wordAnchors[index + 1]?.value ?? Infinity
  const inside = words.filter((_, place) => (wordsSaid[place] ?? 0) >= low && (index === 3 || (wordsSaid[place] ?? 0) < high))
  return [name, { share: shown(inside.length / words.length), meanMark: shown(mean(inside.map((word) => word.mark))) }]
})

const spoken: Sides = { right: (row) => row.measures, decoy: (row) => row.decoy }
const english = model(spoken, accepted.english, [...acousticNames, ...goodnessNames], gateNames, rhythmNames)
const plainRhythm = rhythmNames.filter((name) => acousticNames.includes(name))
const plain = model({ right: (row) => row.plain, decoy: (row) => row.plainDecoy }, accepted.plain, acousticNames, plainGateNames, plainRhythm)
const source = {
  corpus: `speechocean762, train split: ${takes.length} utterances of ${folds.size} speakers (Mandarin-L1 learners of English, children and adults)`,
  source: 'Zhang et al., “speechocean762: An Open-Source Non-native English Speech Corpus For Pronunciation Assessment”, Interspeech 2021',
  licence: 'Apache-2.0 (the corpus); these weights were trained from it by `npm run train:speech`',
  method: 'Pearson correlation with the means of five experts, cross-validated over speakers of the train split in five parts; the test split was not used',
  repeat: `npm run train:speech -- --corpus DIR --parts ${partsUsed.at(0) ?? ''}-${partsUsed.at(-1) ?? ''} --version ${version}`,
}
const ridges = { ...english.weights.ridges, word: fitRidge(words, wordNames, penalty) }
write('english.json', { ...english.weights, ridges, wordAnchors, standards, net: packedNet() })
write('english.figures.json', {
  version,
  ...source,
  ...english.figures,
  words: {
    correlation: shown(correlation(wordsSaid, words.map((word) => word.mark))),
    standingAlone: shown(correlation(words.map((word) => word.measures.standing ?? 0), words.map((word) => word.mark))),
    goodWordsAre: goodWordMark,
    categories: Object.fromEntries(categories),
    leftOut: { count: leftOut.length, meanMark: shown(mean(leftOut)) },
  },
})
write('any-language.json', plain.weights)
write('any-language.figures.json', { version, ...source, note: 'Measured on English; for other languages it is surely lower, and was not measured.', ...plain.figures })

function packedNet(): unknown {
  return JSON.parse(readFileSync(join(folder, 'net.json'), 'utf8'))
}

function write(name: string, value: unknown): void {
  writeFileSync(join(weightsFolder, name), `${JSON.stringify(value, null, name.includes('figures') ? 2 : 1)}\n`)
}
