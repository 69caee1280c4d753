import { libraryLists, mostEvents, type UsageEvent } from '#contract/operations/events.ts'
import type { EventQueue, WaitingEvent } from './track.ts'

/** Where events go: `post` while the page lives and rejects when nobody answered; `leave` when it goes, and answers whether it was taken. */
export type EventLine = { post: (events: UsageEvent[]) => Promise<unknown>; leave: (events: UsageEvent[]) => boolean; nowMs: () => number }

/** How long events wait for others to go with them. */
export const gatheringMs = 5_000
/** Of more than these the oldest are given up: nobody is in need of them. */
const mostWaiting = 200
const oldestMs = 600_000

/**
 * Sends waiting events in batches, one call at a time: some seconds after the first of them, at once when a batch is full, and
 * when the page is left by `left`. A batch that nobody took waits for the next.
 */
export function createEventQueue(waiting: WaitingEvent[], { post, leave, nowMs }: EventLine): EventQueue & { left: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null
  let isSending = false

  function wake() {
    waiting.splice(0, waiting.length - mostWaiting)
    if (waiting.length >= mostEvents) void send()
    else if (waiting.length > 0) timer ??= setTimeout(() => void send(), gatheringMs)
  }

  async function send() {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (isSending || waiting.length === 0) return
    isSending = true
    const batch = waiting.splice(0, mostEvents)
    const wasTaken = await post(told(batch)).then(
      () => true,
      () => false,
    )
    isSending = false
    if (!wasTaken) waiting.unshift(...batch)
    else wake()
  }

  function told(batch: readonly WaitingEvent[]): UsageEvent[] {
    return batch.map(({ name, details, atMs }) => ({
      name,
      ...(details === undefined ? {} : { details: withoutPrivateWords(details) }),
      age_ms: Math.min(oldestMs, Math.max(0, Math.round(nowMs() - atMs))),
    }))
  }

  return {
    wake,
    left() {
      const batch = waiting.splice(0, mostEvents)
      if (batch.length > 0 && !leave(told(batch))) waiting.unshift(...batch)
    },
  }
}

/** What somebody looked for among people stays with them. */
function withoutPrivateWords(details: NonNullable<UsageEvent['details']>): NonNullable<UsageEvent['details']> {
  const { term, ...others } = details
  return typeof term === 'string' && libraryLists.includes(String(others['list'])) ? { ...others, term: term.slice(0, 100) } : others
}
