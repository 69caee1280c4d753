import * as wire from '#contract/classroom/at-work.ts'
import { route, routeOfEvents } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { classRule } from '#server/policies/class-rule.ts'
import { readAtWork } from '#server/use-cases/classroom/at-work/read-at-work.ts'
import { watchAtWork } from '#server/use-cases/classroom/at-work/watch-at-work.ts'

const theClass = { who: teachers, on: { rule: classRule, id: 'params.id' } } as const

/** A class at its work, asked for once or watched. */
export const atWorkRoutes = [
  route(wire.readAtWork, theClass, ({ deps, caller, object, query }) => readAtWork(deps, caller, object, query.exercise_id)),
  routeOfEvents(wire.watchAtWork, theClass, ({ deps, caller, object, query, leaving }) =>
    watchAtWork(deps, caller, { theClass: object, exerciseId: query.exercise_id, leaving }),
  ),
]
