import * as wire from '#contract/dashboard/dashboard.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { listClassWeeks } from '#server/use-cases/dashboard/list-class-weeks.ts'
import { listWatched } from '#server/use-cases/dashboard/list-watched.ts'

/** What a teacher sees first: who needs them, and how each class's week was. */
export const dashboardRoutes = [
  route(wire.listWatched, { who: teachers, on: 'own' }, ({ deps, caller, query, timeZone }) => listWatched(deps, caller, query, timeZone)),
  route(wire.listClassWeeks, { who: teachers, on: 'own' }, ({ deps, caller, timeZone }) => listClassWeeks(deps, caller, timeZone)),
]
