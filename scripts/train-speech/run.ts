import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listenAndTrain, partCount, step } from './stages.ts'

/**
 * Trains the weights of the speech engine anew and writes them, with the figures they reach, to server/speech/scoring/weights.
 * Needs the public corpus speechocean762 (Apache-2.0), Python 3 with numpy, and about half an hour. What is done is kept in the
 * cache folder, so that a broken run goes on where it stopped; another cache folder begins anew. The test split is not touched.
 * `--parts` takes only some tenths of the recordings (each has all speakers); the figures beside the weights name those used.
 */
const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    labels: { type: 'string' },
    cache: { type: 'string', default: join('.cache', 'train-speech') },
    parts: { type: 'string', default: `0-${partCount - 1}` },
    version: { type: 'string', default: '2026.11.5' },
  },
})
const { corpus, labels, cache, version } = values
if (corpus === undefined) {
  throw new Error('npm run train:speech -- --corpus DIR [--labels FILE] [--cache DIR] [--parts FIRST-LAST] [--version YYYY.MM.N]')
}
const [first = 0, last = first] = values.parts.split('-').map(Number)
const parts = Array.from({ length: last - first + 1 }, (_, index) => first + index)
await listenAndTrain({ corpus, labels, cache, parts })
await step('npx', 'tsx', 'scripts/train-speech/fit.ts', cache, corpus, labels ?? '', version)
