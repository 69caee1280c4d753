import { getPractice, startPractice as practice } from '#contract/sessions/practice.ts'
import { getSession as one, listSessions as list, setSessionGradeLevel } from '#contract/sessions/sessions.ts'
import { route } from '#server/http/route.ts'
import { sessionRule } from '#server/policies/session-rule.ts'
import { startPractice } from '#server/use-cases/chat/start-practice.ts'
import { getSession } from '#server/use-cases/sessions/get-session.ts'
import { listSessions } from '#server/use-cases/sessions/list-sessions.ts'
import { readPractice } from '#server/use-cases/sessions/read-practice.ts'
import { setGradeLevel } from '#server/use-cases/sessions/set-grade-level.ts'

const everyone = ['STUDENT', 'TEACHER', 'ADMIN'] as const

/** Past and running sessions, practice of what was missed in them, and the preferred grade level kept beside them. */
export const sessionRoutes = [
  route(list, { who: everyone, on: 'own' }, ({ deps, caller, query }) => listSessions(deps, caller, query)),
  route(one, { who: everyone, on: { rule: sessionRule, id: 'params.id' } }, ({ deps, caller, object }) => getSession(deps, caller, object)),
  route(getPractice, { who: ['STUDENT'], on: 'own' }, ({ deps, caller, timeZone }) => readPractice(deps, caller, timeZone)),
  route(practice, { who: ['STUDENT'], on: 'own' }, ({ deps, caller, timeZone }) => startPractice(deps, caller, timeZone)),
  route(setSessionGradeLevel, { who: ['TEACHER', 'ADMIN'], on: 'own' }, ({ deps, caller, body }) => setGradeLevel(deps, caller, body.grade_level)),
]
