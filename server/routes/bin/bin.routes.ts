import * as wire from '#contract/bin/bin.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { binRule } from '#server/policies/bin-rule.ts'
import { deleteForGood } from '#server/use-cases/bin/delete-for-good.ts'
import { listBin } from '#server/use-cases/bin/list-bin.ts'
import { restore } from '#server/use-cases/bin/restore.ts'

const theEntry = { rule: binRule, id: 'params.id' } as const

/** What was deleted in the last 30 days. */
export const binRoutes = [
  route(wire.listBin, { who: teachers, on: 'own' }, ({ deps, caller, query }) => listBin(deps, caller, query)),
  route(wire.restoreFromBin, { who: teachers, on: theEntry }, ({ deps, caller, object }) => restore(deps, caller, object)),
  route(wire.deleteForGood, { who: teachers, on: theEntry }, async ({ deps, caller, object }) => {
    await deleteForGood(deps, caller, object)
    return null
  }),
]
