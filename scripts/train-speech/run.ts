import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Trains the weights of the speech engine anew and writes them, with the figures they reach, to server/speech/scoring/weights.
 * Needs the public corpus speechocean762 (Apache-2.0), Python 3 with numpy, and about half an hour. What is done is kept in the
 * cache folder, so that a broken run goes on where it stopped; another cache folder begins anew. The test split is not touched.
 * `--parts` takes only some tenths of the recordings (each has all speakers); the figures beside the weights name those used.
 */
const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    cache: { type: 'string', default: join('.cache', 'train-speech') },
    parts: { type: 'string', default: '0-9' },
    version: { type: 'string', default: '2026.11.1' },
  },
})
if (values.corpus === undefined) throw new Error('npm run train:speech -- --corpus DIR [--cache DIR] [--parts FIRST-LAST] [--version YYYY.MM.N]')

const here = 'scripts/train-speech'
step('npx', 'tsx', join(here, 'prepare.ts'), values.corpus, values.cache, ...values.parts.split('-'))
step('python3', join(here, 'phone_net.py'), values.cache)
step('npx', 'tsx', join(here, 'judge.ts'), values.cache)
step('npx', 'tsx', join(here, 'fit.ts'), values.cache, values.corpus, values.version)

function step(program: string, ...args: string[]): void {
  console.warn(`${program} ${args.join(' ')}`)
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${args[0] ?? program} ended with ${String(status)}`)
}
