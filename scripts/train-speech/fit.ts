import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { figuresOf, rounded } from '#scripts/eval-speech/figures.ts'
import type { Outcome } from '#scripts/eval-speech/outcome.ts'
import { type Anchors, scoreBetween } from '#server/speech/scoring/model/anchors.ts'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'
import { fitEnglish } from './fit-english.ts'
import { fitPlain } from './fit-plain.ts'
import { crossOutcomes, foldWeights } from './fold-models.ts'
import { readLabels } from './labels.ts'
import { readRows } from './rows.ts'
import { goodWordMark } from './standards.ts'

// tsx fit.ts CACHE CORPUS LABELS VERSION: fits the sums of measures to the experts' marks, and writes the weights with the figures they reach.
const [cache = '', corpus = '', labelsFile = '', version = ''] = process.argv.slice(2)
const weightsFolder = 'server/speech/scoring/weights'

const rows = readRows(cache, readLabels(corpus, labelsFile === '' ? undefined : labelsFile, 'train'))
const parts = readdirSync(cache).flatMap((name) => /^takes\.(\d+)\.jsonl$/.exec(name)?.slice(1, 2) ?? []).toSorted()
const english = fitEnglish(rows)
const plain = fitPlain(rows)
const outcomes = crossOutcomes(rows, foldWeights(rows, cache))
const speakers = new Set(rows.map(({ label }) => label.speaker)).size
const source = {
  corpus: `speechocean762, train split: ${rows.length} utterances of ${speakers} speakers (Mandarin-L1 learners of English, children and adults)`,
  source: 'Zhang et al., “speechocean762: An Open-Source Non-native English Speech Corpus For Pronunciation Assessment”, Interspeech 2021',
  licence: 'Apache-2.0 (the corpus); these weights were trained from it by `npm run train:speech`',
  method:
    'Pearson correlation with the means of five experts, and points of 10 by which groups are marked too high, by five models each of which ' +
    'never heard a fifth of the speakers of the train split; the test split was not used',
  repeat: `npm run train:speech -- --corpus DIR --parts ${parts.at(0) ?? ''}-${parts.at(-1) ?? ''} --version ${version}`,
}
const net: unknown = JSON.parse(readFileSync(join(cache, 'net.json'), 'utf8'))
write('english.json', { version, ...english, net })
write('english.figures.json', { version, ...source, ...figuresOf(outcomes), words: wordFigures(outcomes.scored, english.wordAnchors) })
write('any-language.json', { version, ...plain.weights })
write('any-language.figures.json', { version, ...source, note: 'Measured on English; for other languages it is surely lower, and was not measured.', ...plain.figures })

/** How many words each category gets, and how the experts marked them. */
function wordFigures(all: readonly Outcome[], anchors: Anchors) {
  const words = all.flatMap((outcome) => outcome.words)
  const said = words.filter(({ isLeftOut }) => !isLeftOut).map((word) => ({ ...word, score: scoreBetween(anchors, word.said) }))
  const leftOut = words.filter(({ isLeftOut }) => isLeftOut)
  const lines = { poor: [0, 50], fair: [50, 70], good: [70, 85], excellent: [85, Infinity] } satisfies Record<string, [number, number]>
  const categories = Object.entries(lines).map(([name, [low, high]]) => {
    const inside = said.filter(({ score }) => score >= low && score < high)
    return [name, { share: rounded(inside.length / said.length), meanMark: rounded(mean(inside.map(({ mark }) => mark))) }]
  })
  return {
    goodWordsAre: goodWordMark,
    categories: Object.fromEntries(categories),
    leftOut: { count: leftOut.length, meanMark: rounded(mean(leftOut.map(({ mark }) => mark))) },
  }
}

/** Figures are read line by line; of weights a list of numbers is one line. */
function write(name: string, value: unknown): void {
  const text = JSON.stringify(value, null, name.includes('figures') ? 2 : 1)
  writeFileSync(join(weightsFolder, name), `${text.replaceAll(/\[\s+([-\d.,\se]+?)\s+\]/g, (_, list: string) => `[${list.replaceAll(/\s+/g, ' ')}]`)}\n`)
}
