import { sendEvent, type UsageEvent } from '#contract/events.ts'
import type { Api } from '#src/api/client.ts'
import { createEventQueue } from './event-queue.ts'
import type { EventQueue, WaitingEvent } from './track.ts'

/** Starts sending events to the server at `root`; what is left when the page is put away goes as a beacon. */
export function startEventQueue(waiting: WaitingEvent[], { api, root }: { api: Api; root: string }): EventQueue {
  const queue = createEventQueue(waiting, {
    post: (events) => api.send(sendEvent, { body: { events }, keepalive: true }),
    leave: (events) => navigator.sendBeacon(`${root}${sendEvent.path}`, jsonOf({ events })),
    nowMs: Date.now,
  })
  addEventListener('pagehide', queue.left)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.left()
  })
  return queue
}

function jsonOf(body: { events: UsageEvent[] }): Blob {
  return new Blob([JSON.stringify(body)], { type: 'application/json' })
}
