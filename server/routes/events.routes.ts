import { listEventCounts as counts, sendEvent } from '#contract/events.ts'
import { insertEvents } from '#server/db/events.queries.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { listEventCounts } from '#server/use-cases/events/list-event-counts.ts'

/** Usage events. */
export const eventRoutes = [
  route(sendEvent, { who: 'anyone', on: 'nothing', limit: 'events' }, async ({ deps, body }) => {
    await insertEvents(deps.db, 'events' in body ? body.events : [body], deps.clock.now())
    return null
  }),
  route(counts, { who: teachers, on: 'own' }, ({ deps }) => listEventCounts(deps)),
]
