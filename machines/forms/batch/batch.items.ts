/** What doing one item answered. `kept` is what of it was done; a later try of the item is given it and does only the rest. */
export type BatchAnswer<Kept> = { ok: true; kept: Kept } | { ok: false; sentence: string; fields: Record<string, string>; kept: Kept | null }

/** One item to do: `key` names it within its batch and stays the same on every try, so a call repeated under it has one effect. */
export type BatchCall<Value, Kept> = { key: string; value: Value; kept: Kept | null }

/** One item of a batch as it stands; `sentence` and `fields` say why it failed. */
export type BatchItem<Value, Kept> = BatchCall<Value, Kept> & {
  status: 'waiting' | 'running' | 'done' | 'failed'
  sentence: string | null
  fields: Record<string, string>
}

/** The places where items are worked on: as many run at once. */
export const lanes = [1, 2, 3, 4] as const

/** One of the places. */
export type Lane = (typeof lanes)[number]

/**
 * Where a batch is: its items, the places of those to do in `queue`, how many of them were begun, and which item each lane
 * holds. A step looks at none of the other items, so it costs the same in a long batch as in a short one.
 */
export type BatchWork<Value, Kept> = {
  items: readonly BatchItem<Value, Kept>[]
  queue: readonly number[]
  begun: number
  held: Readonly<Record<Lane, number | null>>
}

const nobody = { 1: null, 2: null, 3: null, 4: null }

/** Work nobody has begun. */
export function newWork<Value, Kept>(calls: readonly BatchCall<Value, Kept>[]): BatchWork<Value, Kept> {
  const items = calls.map(({ key, value, kept }) => ({ key, value, kept, status: 'waiting' as const, sentence: null, fields: {} }))
  return { items, queue: [...items.keys()], begun: 0, held: nobody }
}

/** The work after the free lanes took the first that wait. */
export function dealt<Value, Kept>(work: BatchWork<Value, Kept>): BatchWork<Value, Kept> {
  return lanes.filter((lane) => work.held[lane] === null).reduce(takenBy, work)
}

/** The work after a lane's item was answered. What an earlier try had done of a failed item is not forgotten. */
export function answered<Value, Kept>(work: BatchWork<Value, Kept>, lane: Lane, answer: BatchAnswer<Kept>): BatchWork<Value, Kept> {
  const index = work.held[lane]
  const item = itemOf(work, lane)
  const after: BatchItem<Value, Kept> = answer.ok
    ? { ...item, status: 'done', kept: answer.kept }
    : { ...item, status: 'failed', sentence: answer.sentence, fields: answer.fields, kept: answer.kept ?? item.kept }
  return { ...work, items: index === null ? work.items : work.items.with(index, after), held: { ...work.held, [lane]: null } }
}

/** The work with everything that is not done waiting again: what failed and what was never begun. */
export function queuedAgain<Value, Kept>({ items }: BatchWork<Value, Kept>): BatchWork<Value, Kept> {
  const again = items.map((item) => (item.status === 'failed' ? { ...item, status: 'waiting' as const, sentence: null, fields: {} } : item))
  return { items: again, queue: [...again.keys()].filter((index) => again[index]?.status === 'waiting'), begun: 0, held: nobody }
}

/** Whether no lane holds an item. */
export function isIdle<Value, Kept>({ held }: BatchWork<Value, Kept>): boolean {
  return lanes.every((lane) => held[lane] === null)
}

/** Whether an item waits that a free lane could take. */
export function canDeal<Value, Kept>({ queue, begun, held }: BatchWork<Value, Kept>): boolean {
  return begun < queue.length && lanes.some((lane) => held[lane] === null)
}

/** The item a lane holds. */
export function itemOf<Value, Kept>({ items, held }: BatchWork<Value, Kept>, lane: Lane): BatchItem<Value, Kept> {
  const item = items[held[lane] ?? -1]
  if (item === undefined) throw new Error(`lane ${lane} holds no item`)
  return item
}

function takenBy<Value, Kept>(work: BatchWork<Value, Kept>, lane: Lane): BatchWork<Value, Kept> {
  const index = work.queue[work.begun]
  const item = work.items[index ?? -1]
  if (index === undefined || item === undefined) return work
  return { ...work, items: work.items.with(index, { ...item, status: 'running' }), begun: work.begun + 1, held: { ...work.held, [lane]: index } }
}
