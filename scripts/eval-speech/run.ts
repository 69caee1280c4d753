import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { foldCount } from '#scripts/train-speech/cache.ts'
import { crossOutcomes, foldOf, foldWeights } from '#scripts/train-speech/fold-models.ts'
import { readLabels, type Split } from '#scripts/train-speech/labels.ts'
import { otherTextsOf } from '#scripts/train-speech/other-texts.ts'
import { readRows } from '#scripts/train-speech/rows.ts'
import { listenAndTrain, partCount } from '#scripts/train-speech/stages.ts'
import type { EnglishWeights } from '#server/speech/scoring/model/english-model.ts'
import { mean } from '#server/speech/scoring/numbers/statistics.ts'
import committed from '#server/speech/scoring/weights/english.json' with { type: 'json' }
import { answersTable } from './answers.ts'
import { conditionNames } from './conditions.ts'
import { figuresOf } from './figures.ts'
import { type Item, listenTo } from './listen.ts'
import type { Outcomes } from './outcome.ts'
import { languageMatrix } from './languages.ts'
import { scalePicture } from './scale-picture.ts'
import { surenessTables } from './sureness.ts'
import { conditionTable, figureTables } from './tables.ts'

const usage = 'npm run eval:speech -- --corpus DIR --labels FILE --split train|test [--every 1] [--folds 5] [--conditions [--sample 60]] [--cache DIR] [--docs], or -- --languages all|es,fr'

/**
 * Says how near the scores of English are to the experts' marks in a checkout of speechocean762. Without `--folds` the committed
 * weights score every recording of the split; they were fitted to the train split, so only the test split tells something new.
 * With `--folds 5` five models, none of which knows the speakers it scores, are fitted to the train split: on what training
 * left in the cache folder, or from the start, which takes half an hour. `--every 10` takes every tenth recording.
 * `--conditions` scores a sample again: noisy, quiet, clipped, too fast, half read, backwards and so on, with what the product answers
 * (some ten minutes of computing for each 60 recordings). `--languages` needs no corpus: it says what becomes of right and wrong readings in the
 * languages of the voices, in about four minutes. `--docs` writes how sure the figures are, and the picture of the scale, into docs/speaking.md.
 */
const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    labels: { type: 'string' },
    split: { type: 'string' },
    folds: { type: 'string' },
    conditions: { type: 'boolean', default: false },
    sample: { type: 'string', default: '60' },
    every: { type: 'string', default: '1' },
    languages: { type: 'string' },
    docs: { type: 'boolean', default: false },
    cache: { type: 'string', default: join('.cache', 'train-speech') },
  },
})
const { corpus, split, cache, folds, languages } = values
if (languages !== undefined) {
  console.log(await languageMatrix(languages === 'all' ? null : languages.split(',')))
  process.exit(0)
}
if (corpus === undefined || !isSplit(split)) throw new Error(usage)
if (folds !== undefined && (split !== 'train' || Number(folds) !== foldCount)) throw new Error(`--folds is ${foldCount}, and of the train split. ${usage}`)

const labels = readLabels(corpus, values.labels, split)
const otherTexts = otherTextsOf(labels)
const { weights, modelOf, outcomes } = folds === undefined ? await byCommittedWeights(corpus) : await byFolds(corpus)
const speakers = new Set(labels.map(({ speaker }) => speaker)).size
const taken = Math.ceil(labels.length / Number(values.every))
console.log(`speechocean762, ${split} split: ${taken} recordings of ${speakers} speakers, scored by ${nameOf(weights)}\n`)
if (outcomes) {
  const sure = `${surenessTables(outcomes.scored)}\n\n${scalePicture(outcomes.scored)}\n`
  console.log(`${figureTables(figuresOf(outcomes))}\n\n${sure}`)
  if (values.docs) {
    const page = join('docs', 'speaking.md')
    writeFileSync(page, readFileSync(page, 'utf8').replace(/(?<=```text\n)[^`]*/, () => sure))
  }
}
if (values.conditions) console.log(await underConditions(corpus, Number(values.sample)))

/** With conditions the sample is all that is listened to. */
async function byCommittedWeights(folder: string) {
  const all = labels.flatMap((_, index) => (index % Number(values.every) === 0 ? [itemAt(index, 0)] : []))
  const heard = values.conditions ? null : (await listenTo({ corpus: folder, items: all, weights: [committed], under: ['clean'], isAsked: false })).get('clean')
  return { weights: [committed], modelOf: () => 0, outcomes: heard ?? null }
}

async function byFolds(folder: string) {
  await listenAndTrain({ corpus: folder, labels: values.labels, cache, parts: Array.from({ length: partCount }, (_, part) => part) })
  const rows = readRows(cache, labels)
  const fitted = foldWeights(rows, cache)
  return { weights: fitted, modelOf: foldOf(rows), outcomes: crossOutcomes(rows, fitted) }
}

async function underConditions(folder: string, size: number): Promise<string> {
  const every = Math.max(1, Math.floor(labels.length / size))
  const items = labels.flatMap((label, index) => (index % every === 0 ? [itemAt(index, modelOf(label.speaker))] : []))
  const heard = await listenTo({ corpus: folder, items, weights, under: conditionNames, isAsked: true })
  const clean = new Map(heard.get('clean')?.scored.map(({ label, right }) => [label.id, right.overall]))
  const change = ({ scored }: Outcomes) => mean(scored.map(({ label, right }) => right.overall - (clean.get(label.id) ?? right.overall)))
  const rows = [...heard].map(([name, those]) => ({ name, figures: figuresOf(those), change: change(those), refused: countOf(those.faults) }))
  return [conditionTable(rows), answersTable(new Map([...heard].map(([name, { told }]) => [name, told])))].join('\n\n')
}

function itemAt(index: number, model: number): Item {
  const label = labels[index]
  if (!label) throw new Error('no such recording')
  return { label, otherText: otherTexts[index] ?? '', model }
}

function countOf(faults: readonly string[]): string {
  const kinds = [...new Set(faults)].toSorted()
  return kinds.map((kind) => `${faults.filter((fault) => fault === kind).length} ${kind}`).join(', ')
}

function nameOf(all: readonly EnglishWeights[]): string {
  return all.length === 1 ? `the committed weights ${all[0]?.version ?? ''}` : `${all.length} models that never heard the speakers they score`
}

function isSplit(name: string | undefined): name is Split {
  return name === 'train' || name === 'test'
}
