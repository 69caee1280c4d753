import { exportGradebook as gradebook, exportSession as session } from '#contract/progress/exports.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { sessionRule } from '#server/policies/session-rule.ts'
import { attachment } from '#server/use-cases/progress/csv.ts'
import { exportGradebook } from '#server/use-cases/progress/export-gradebook.ts'
import { exportSession } from '#server/use-cases/progress/export-session.ts'

const ofSession = { who: teachers, on: { rule: sessionRule, id: 'params.id' } } as const

/** Scores and transcripts as files. */
export const exportRoutes = [
  route(gradebook, { who: teachers, on: 'own' }, ({ deps, caller, query, timeZone, header }) => {
    header(...attachment('gradebook.csv'))
    return exportGradebook(deps, caller, query, timeZone)
  }),
  route(session, ofSession, ({ deps, caller, object, query, header }) => {
    header(...attachment(`session-${object.id}.csv`))
    return exportSession(deps, caller, object, query.bom === '1')
  }),
]
