import { listConcerns as list, settleConcern as settle } from '#contract/review/concerns.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { concernRule } from '#server/policies/concern-rule.ts'
import { listConcerns } from '#server/use-cases/review/list-concerns.ts'
import { settleConcern } from '#server/use-cases/review/settle-concern.ts'

/** Words of students that a person should read. */
export const concernRoutes = [
  route(list, { who: teachers, on: 'own' }, ({ deps, caller, query }) => listConcerns(deps, caller, query)),
  route(settle, { who: teachers, on: { rule: concernRule, id: 'params.id' } }, ({ deps, caller, object, body }) =>
    settleConcern(deps, caller, object, body.settled),
  ),
]
