import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { foldCount } from './cache.ts'

/** How many parts the recordings are prepared in; each holds recordings of every speaker. */
export const partCount = 10

/** Where the corpus is, the file with its labels (without one, the corpus's own), where to keep what is done, and which parts to take. */
export type Training = { corpus: string; labels: string | undefined; cache: string; parts: readonly number[] }

const here = 'scripts/train-speech'

/**
 * Everything of training before the fit, into the cache: measures of every recording, the phone model and those of the folds,
 * and what each says of the takes it never heard. What is there already is not done again.
 */
export async function listenAndTrain({ corpus, labels, cache, parts }: Training): Promise<void> {
  await sideBySide(parts, (share) => ['tsx', join(here, 'prepare.ts'), corpus, labels ?? '', cache, ...share])
  await step('python3', join(here, 'phone_net.py'), cache)
  await sideBySide(Array.from({ length: foldCount }, (_, fold) => fold), (share) => ['tsx', join(here, 'judge.ts'), cache, ...share])
}

/** Runs one program of the training to its end. */
export function step(program: string, ...args: string[]): Promise<void> {
  console.warn(`${program} ${args.join(' ')}`)
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code, signal) => (code === 0 ? resolve() : reject(new Error(`${program} ${args.join(' ')} ended with ${String(code ?? signal)}`))))
  })
}

/** Deals the items out to as many processes as there are cores. */
async function sideBySide(items: readonly number[], argsOf: (share: string[]) => string[]): Promise<void> {
  const most = Math.min(items.length, availableParallelism())
  const shares = Array.from({ length: most }, (_, place) => items.filter((__, index) => index % most === place).map(String))
  await Promise.all(shares.map((share) => step('npx', ...argsOf(share))))
}
