import { sendEvent } from '#contract/events.ts'
import { insertEvent } from '#server/db/events.queries.ts'
import { route } from '#server/http/route.ts'

/** Usage events. */
export const eventRoutes = [
  route(sendEvent, { who: 'anyone', on: 'nothing', limit: 'events' }, async ({ deps, body }) => {
    await insertEvent(deps.db, body, deps.clock.now())
    return null
  }),
]
