import { sendEvent, type UsageEvent } from '#contract/events.ts'
import type { Api } from '#src/api/client.ts'

/** Reports how the app is used. Never throws, never waits, never carries what somebody typed as an answer. */
export type Track = {
  /** One usage event: a dotted name and a few plain values. */
  event: (name: string, details?: UsageEvent['details']) => void
  /** A search in a list; terms of one or two letters are not reported. */
  search: (list: string, term: string) => void
}

const shortestTerm = 3

/** Reports to the server; requests outlive the page, and one that fails is forgotten. */
export function createTrack(api: Api): Track {
  function event(name: string, details?: UsageEvent['details']): void {
    api.send(sendEvent, { body: { name, ...(details === undefined ? {} : { details }) }, keepalive: true }).catch(() => undefined)
  }
  return {
    event,
    search(list, term) {
      const wanted = term.trim()
      if (wanted.length >= shortestTerm) event('list.searched', { list, term: wanted.slice(0, 200) })
    },
  }
}
