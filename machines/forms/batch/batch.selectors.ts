import type { BatchItem } from './batch.items.ts'

type Batch = { context: { items: readonly Pick<BatchItem<unknown, unknown>, 'status'>[] } }
type Moment<Value> = {
  context: { items: readonly Pick<BatchItem<Value, unknown>, 'status' | 'value' | 'sentence'>[] }
  matches: (place: 'partlyDone' | { partlyDone: 'stopped' } | { working: { course: 'stopping' | 'closing' } }) => boolean
}

/** How far a batch is: how many of its items there are of each kind. */
export type BatchProgress = { total: number; waiting: number; running: number; done: number; failed: number }

/**
 * What a reader sees of a batch: at work, `isStopping` once it was asked to stop and only ends what it had begun; stopped, with
 * nothing failed; or done in part, with what failed. `summary` says in words how far it came.
 */
export type BatchView<Failure> =
  | { mode: 'running'; done: number; total: number; isStopping: boolean }
  | { mode: 'stopped'; summary: string }
  | { mode: 'partlyDone'; summary: string; failures: readonly Failure[] }

/** What a reader sees of a batch; `word` is the word for a done item, `failureOf` tells one that failed. */
export function batchView<Value, Failure>(
  batch: Moment<Value>,
  word: string,
  failureOf: (value: Value, sentence: string) => Failure,
): BatchView<Failure> {
  const progress = batchProgress(batch)
  const { done, total } = progress
  if (!batch.matches('partlyDone')) return { mode: 'running', done, total, isStopping: isStopping(batch) }
  if (batch.matches({ partlyDone: 'stopped' })) return { mode: 'stopped', summary: `Stopped: ${done} of ${total} ${word}` }
  const failures = batch.context.items.flatMap(({ value, sentence }) => (sentence === null ? [] : [failureOf(value, sentence)]))
  return { mode: 'partlyDone', summary: batchSummary(progress, word), failures }
}

function isStopping(batch: Pick<Moment<unknown>, 'matches'>): boolean {
  return batch.matches({ working: { course: 'stopping' } }) || batch.matches({ working: { course: 'closing' } })
}

/** How far a batch is. */
export function batchProgress({ context: { items } }: Batch): BatchProgress {
  const progress = { total: items.length, waiting: 0, running: 0, done: 0, failed: 0 }
  for (const { status } of items) progress[status] += 1
  return progress
}

/** What became of the items in words, nothing left out: `18 created, 2 failed, 3 not started`. `word` is the word for a done one. */
function batchSummary({ done, failed, waiting }: BatchProgress, word: string): string {
  return `${done} ${word}${failed > 0 ? `, ${failed} failed` : ''}${waiting > 0 ? `, ${waiting} not started` : ''}`
}
