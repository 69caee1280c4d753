import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { UnusableReason } from '#contract/accent/spoken-feedback.ts'
import type { Labelled } from '#scripts/train-speech/labels.ts'
import type { EnglishWeights } from '#server/speech/scoring/model/english-model.ts'
import type { Condition } from './conditions.ts'
import type { Outcome, Outcomes } from './outcome.ts'

/** A recording to be scored by the weights at this place, on its own text and on another one. */
export type Item = { label: Labelled; otherText: string; model: number }

/** What is listened to: recordings in a corpus, by these weights, under these conditions; `isAsked` asks the product with its own weights, too. */
export type Work = { corpus: string; items: readonly Item[]; weights: readonly EnglishWeights[]; under: readonly Condition[]; isAsked: boolean }

/** What one recording came to under one condition: an outcome, or why its sound was refused, and what the product answers. */
export type Answer = { condition: Condition; outcome: Outcome | null; fault: UnusableReason | null; told: Told | null }

/** What the product answers to one recording on its own text and on another one: the overall score, or why it is refused. */
export type Told = { label: Labelled; right: number | UnusableReason; wrong: number | UnusableReason }

/** Listens to recordings from their files as the product does, in as many processes as there are cores. */
export async function listenTo({ corpus, items, weights, under, isAsked }: Work): Promise<Map<Condition, Outcomes & { told: Told[] }>> {
  const found = new Map<Condition, Outcomes & { told: Told[] }>(under.map((condition) => [condition, { scored: [], faults: [], told: [] }]))
  const most = availableParallelism()
  let answers = 0
  const hear = ({ condition, outcome, fault, told }: Answer) => {
    answers += 1
    if (answers % 500 === 0) console.warn(`${answers} of ${items.length * under.length}`)
    if (outcome) found.get(condition)?.scored.push(outcome)
    if (fault) found.get(condition)?.faults.push(fault)
    if (told) found.get(condition)?.told.push(told)
  }
  const shares = Array.from({ length: most }, (_, place) => items.filter((__, index) => index % most === place))
  await Promise.all(shares.map((share) => inProcess({ corpus, items: share, weights, under, isAsked }, hear)))
  return found
}

function inProcess(work: Work, hear: (answer: Answer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const file = fileURLToPath(new URL('./listen-worker.ts', import.meta.url))
    const child = fork(file, { execArgv: ['--import', 'tsx'], serialization: 'advanced' })
    child.on('message', hear)
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`listening ended with ${String(code)}`))))
    child.send(work)
  })
}
