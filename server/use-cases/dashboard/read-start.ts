import * as v from 'valibot'
import { listAssignments as listWork } from '#contract/assignments/assignments.ts'
import { listWatched as watch } from '#contract/dashboard/dashboard.ts'
import type { getStudentStart, getTeacherStart } from '#contract/dashboard/start.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { findStudentStart, type StudentStartRows } from '#server/db/dashboard/start.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { readProfile } from '#server/use-cases/accounts/own-account.ts'
import { hasOverdueSession, withExercises } from '#server/use-cases/assignments/assignment-on-the-wire.ts'
import { listAssignments } from '#server/use-cases/assignments/list-assignments.ts'
import { notesOnTheWire } from '#server/use-cases/assignments/notes/list-notes.ts'
import { endOverdueSessions } from '#server/use-cases/chat/end-overdue-sessions.ts'
import { practiceOf } from '#server/use-cases/sessions/read-practice.ts'
import { listClassWeeks } from './list-class-weeks.ts'
import { listWatched } from './list-watched.ts'

type Reading = Pick<Deps, 'db' | 'clock'>

/** A student's start page, of what was found with them. A session whose time is over is ended first, and then all is read again. */
export async function readStudentStart(
  deps: Reading,
  caller: Caller,
  found: StudentStartRows,
  timeZone: string,
): Promise<ReplyOf<typeof getStudentStart>> {
  const now = deps.clock.now()
  const isOver = found.work.some((row) => hasOverdueSession(row, now)) && (await endOverdueSessions(deps)) > 0
  const { work, facts, answered, notes } = (isOver ? await findStudentStart(deps.db, caller.id, now) : null) ?? found
  return {
    profile: readProfile(caller),
    assignments: { results: withExercises(work, new Map(facts.map((one) => [one.id, one])), now) },
    practice: practiceOf(answered, now, timeZone),
    notes: { results: notesOnTheWire(notes) },
  }
}

const firstWatched = v.parse(watch.query, { limit: '20' })
const firstWork = v.parse(listWork.query, { limit: '5' })

/** A teacher's start page: the first of each of its lists. */
export async function readTeacherStart(deps: Reading, caller: Caller, timeZone: string): Promise<ReplyOf<typeof getTeacherStart>> {
  const students = await listWatched(deps, caller, firstWatched, timeZone)
  const [assignments, classes] = await Promise.all([listAssignments(deps, caller, firstWork, timeZone), listClassWeeks(deps, caller, timeZone)])
  return { profile: readProfile(caller), students, assignments, classes }
}
