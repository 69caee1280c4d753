import type { BatchItem } from './batch.items.ts'

type Batch = { context: { items: readonly Pick<BatchItem<unknown, unknown>, 'status'>[] } }

/** How far a batch is: how many of its items there are of each kind. */
export type BatchProgress = { total: number; waiting: number; running: number; done: number; failed: number }

/** How far a batch is; needs `isSameProgress` as the comparator. */
export function batchProgress({ context: { items } }: Batch): BatchProgress {
  const progress = { total: items.length, waiting: 0, running: 0, done: 0, failed: 0 }
  for (const { status } of items) progress[status] += 1
  return progress
}

/** Whether two batches are equally far. */
export function isSameProgress(one: BatchProgress, other: BatchProgress): boolean {
  return one.done === other.done && one.failed === other.failed && one.running === other.running && one.waiting === other.waiting
}

/**
 * What became of the items in words, nothing left out: `18 created, 2 failed, 3 not started`. `done` is the word for a done
 * one. While a batch runs, what it has not begun and what it is at are told as `left`.
 */
export function batchSummary(batch: Batch, done: string): string {
  const progress = batchProgress(batch)
  const left = progress.running > 0 ? `${progress.waiting + progress.running} left` : `${progress.waiting} not started`
  const parts = [
    `${progress.done} ${done}`,
    ...(progress.failed > 0 ? [`${progress.failed} failed`] : []),
    ...(progress.running + progress.waiting > 0 ? [left] : []),
  ]
  return parts.join(', ')
}
