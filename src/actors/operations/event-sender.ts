import { sendEvent, type UsageEvent } from '#contract/operations/events.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { createEventQueue } from './event-queue.ts'
import type { EventQueue, WaitingEvent } from './track.ts'

/** Starts sending events to the server at `root`; what is left when the page is put away goes as a beacon. */
export function startEventQueue(waiting: WaitingEvent[], { api, root }: { api: Api; root: string }): EventQueue {
  const queue = createEventQueue(waiting, {
    post: (events) => postEvents(api, events),
    leave: (events) => navigator.sendBeacon(`${root}${sendEvent.path}`, jsonOf({ events })),
    nowMs: Date.now,
  })
  addEventListener('pagehide', queue.left)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.left()
  })
  return queue
}

/** Sends a batch. Rejects when it may be taken later; what the server will never take is given up. */
export async function postEvents(api: Api, events: UsageEvent[]): Promise<void> {
  try {
    await api.send(sendEvent, { body: { events }, keepalive: true, isBackground: true })
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'refused' || failure.body.code !== 'invalid') throw error
  }
}

function jsonOf(body: { events: UsageEvent[] }): Blob {
  return new Blob([JSON.stringify(body)], { type: 'application/json' })
}
