import * as wire from '#contract/progress/gradebook.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { classRule } from '#server/policies/class-rule.ts'
import { readGradebook } from '#server/use-cases/progress/read-gradebook.ts'
import { saveGradebookSettings } from '#server/use-cases/progress/save-gradebook-settings.ts'

const theClass = { who: teachers, on: { rule: classRule, id: 'params.id' } } as const

/** The gradebook of a class, and how its term mark is reckoned. */
export const gradebookRoutes = [
  route(wire.getGradebook, theClass, ({ deps, caller, object, query, timeZone }) =>
    readGradebook(deps, caller, object, { span: query.span, timeZone }),
  ),
  route(wire.saveGradebookSettings, theClass, ({ deps, object, body }) => saveGradebookSettings(deps, object.id, body)),
]
