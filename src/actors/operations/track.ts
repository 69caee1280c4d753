import type { UsageEvent } from '#contract/operations/events.ts'

/** Reports how the app is used. Never throws, never waits, never carries what somebody typed as an answer. */
export type Track = {
  /** One usage event: a dotted name and a few plain values. */
  event: (name: string, details?: UsageEvent['details']) => void
  /** A search in a list. One of one or two letters is not reported, and what somebody looked for among people stays here. */
  search: (list: string, term: string) => void
  /** From now on events are sent; those told before wait until then. */
  start: () => void
}

/** An event that waits to be sent. */
export type WaitingEvent = Pick<UsageEvent, 'name' | 'details'> & { atMs: number }
/** What sends the waiting events; told whenever there is another one. */
export type EventQueue = { wake: () => void }

const shortestSearch = 3

/** Reports to a queue that is loaded when it is first needed. */
export function createTrack(loadQueue: (waiting: WaitingEvent[]) => Promise<EventQueue>): Track {
  const waiting: WaitingEvent[] = []
  let queue: Promise<EventQueue> | null = null
  function event(name: string, details?: UsageEvent['details']): void {
    waiting.push({ name, ...(details === undefined ? {} : { details }), atMs: Date.now() })
    wake()
  }
  function wake() {
    queue?.then((one) => one.wake()).catch(() => undefined)
  }
  return {
    event,
    search(list, term) {
      if (term.trim().length >= shortestSearch) event('list.searched', { list, term: term.trim() })
    },
    start() {
      queue ??= loadQueue(waiting)
      wake()
    },
  }
}
