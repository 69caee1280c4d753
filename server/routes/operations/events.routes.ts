import { listEventCounts as counts, sendEvent } from '#contract/operations/events.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { listEventCounts } from '#server/use-cases/operations/list-event-counts.ts'
import { recordEvents } from '#server/use-cases/operations/record-events.ts'

/** Usage events. */
export const eventRoutes = [
  route(sendEvent, { who: 'anyone', on: 'nothing', limit: 'events' }, async ({ deps, body, address }) => {
    await recordEvents(deps, address, 'events' in body ? body.events : [body])
    return null
  }),
  route(counts, { who: teachers, on: 'own' }, ({ deps }) => listEventCounts(deps)),
]
