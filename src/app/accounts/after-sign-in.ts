import { startEventQueue } from '#src/actors/operations/event-sender.ts'
import type { EventQueue, WaitingEvent } from '#src/actors/operations/track.ts'
import type { Api } from '#src/api/client.ts'
import type { ServerClock } from '#src/api/server-clock.ts'
import { localTakes } from '#src/app/accent/local-takes.ts'

/**
 * What starts once somebody is signed in or reads the guide: reporting what is used, and deleting recordings that lie in this browser
 * for too long, whoever made them. Loaded beside the page, which does not wait for it.
 */
export function afterSignIn(waiting: WaitingEvent[], { clock, ...sender }: { api: Api; root: string; clock: ServerClock }): EventQueue {
  void localTakes(clock).forgetOld()
  return startEventQueue(waiting, sender)
}
