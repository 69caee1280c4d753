import { getOwnProgress, setOwnGoal as goal } from '#contract/progress/own-progress.ts'
import { explainClassMistakes as explain, listClassMistakes as mistakes } from '#contract/progress/class-mistakes.ts'
import * as wire from '#contract/progress/progress.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { classRule } from '#server/policies/class-rule.ts'
import { studentRule } from '#server/policies/student-rule.ts'
import { explainClassMistakes, listClassMistakes } from '#server/use-cases/progress/class-mistakes.ts'
import { setOwnGoal } from '#server/use-cases/progress/own-goal.ts'
import { readOwnProgress } from '#server/use-cases/progress/read-own-progress.ts'
import { readClassProgress, readStudentProgress } from '#server/use-cases/progress/read-progress.ts'

const theStudent = { who: teachers, on: { rule: studentRule, id: 'params.id' } } as const
const theClass = { who: teachers, on: { rule: classRule, id: 'params.id' } } as const

/** How students and classes get on. */
export const progressRoutes = [
  route(getOwnProgress, { who: ['STUDENT'], on: 'own' }, ({ deps, caller, query, timeZone }) =>
    readOwnProgress(deps, caller, { weeks: query.weeks, timeZone }),
  ),
  route(goal, { who: ['STUDENT'], on: 'own' }, ({ deps, caller, body, timeZone }) => setOwnGoal(deps, caller, body, timeZone)),
  route(wire.getStudentProgress, theStudent, ({ deps, caller, object, query, timeZone }) =>
    readStudentProgress(deps, caller, object.id, { weeks: query.weeks, timeZone }),
  ),
  route(wire.getClassProgress, theClass, ({ deps, caller, object, query, timeZone }) =>
    readClassProgress(deps, caller, object.id, { weeks: query.weeks, timeZone }),
  ),
  route(mistakes, theClass, ({ deps, caller, object, query, timeZone }) => listClassMistakes(deps, caller, { group: object, timeZone }, query)),
  route(explain, { ...theClass, waitsOutside: true, onceConfirmed: true }, ({ deps, caller, object, body, timeZone, leaving }) =>
    explainClassMistakes(deps, caller, { group: object, timeZone, leaving }, body),
  ),
]
