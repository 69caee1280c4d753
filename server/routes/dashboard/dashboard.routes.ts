import * as wire from '#contract/dashboard/dashboard.ts'
import { getStudentStart, getTeacherStart } from '#contract/dashboard/start.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { studentStartRule } from '#server/policies/start-rule.ts'
import { listClassWeeks } from '#server/use-cases/dashboard/list-class-weeks.ts'
import { listWatched } from '#server/use-cases/dashboard/list-watched.ts'
import { readStudentStart, readTeacherStart } from '#server/use-cases/dashboard/read-start.ts'

/** What people see first: a student's work, and for a teacher who needs them and how each class's week was. */
export const dashboardRoutes = [
  route(wire.listWatched, { who: teachers, on: 'own' }, ({ deps, caller, query, timeZone }) => listWatched(deps, caller, query, timeZone)),
  route(getStudentStart, { who: ['STUDENT'], on: 'own', finds: studentStartRule }, ({ deps, caller, object, timeZone }) =>
    readStudentStart(deps, caller, object, timeZone),
  ),
  route(getTeacherStart, { who: teachers, on: 'own' }, ({ deps, caller, timeZone }) => readTeacherStart(deps, caller, timeZone)),
  route(wire.listClassWeeks, { who: teachers, on: 'own' }, ({ deps, caller, timeZone }) => listClassWeeks(deps, caller, timeZone)),
]
