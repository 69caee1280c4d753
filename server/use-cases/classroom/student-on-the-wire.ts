import type { Assignment } from '#contract/assignments/assignment.ts'
import type { Student } from '#contract/classroom/students.ts'
import { listAssignmentRows } from '#server/db/assignments/assignments.queries.ts'
import { findLastActive } from '#server/db/classroom/last-active.queries.ts'
import { findStudentRow, type StudentRow, type TeacherViewer } from '#server/db/classroom/students.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { hasOverdueSession, onTheWire } from '#server/use-cases/assignments/assignment-on-the-wire.ts'
import { endOverdueSessions } from '#server/use-cases/chat/end-overdue-sessions.ts'

/** A student as rows know them. */
export type StudentFacts = Omit<StudentRow, 'sortKey'>

/**
 * Students as the wire shows them, the work of all of them read in two statements and their last sessions in one. Sessions
 * whose time is over are ended first.
 */
export async function studentsOnTheWire(deps: Pick<Deps, 'db' | 'clock'>, caller: Caller, rows: readonly StudentFacts[]): Promise<Student[]> {
  const ids = rows.map((row) => row.id)
  const [work, lastActive] = [await workOf(deps, caller, ids), await findLastActive(deps.db, ids)]
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    username: row.username,
    email: row.email,
    role: 'STUDENT',
    is_tracked: row.isTracked,
    may_change_account: row.mayChangeAccount,
    may_change_email: row.mayChangeEmail,
    should_change_password: row.shouldChangePassword,
    version: row.version,
    classes: row.classes,
    teachers: row.teachers,
    assignments: work.get(row.id) ?? [],
    ...lastActiveOf(lastActive.get(row.id)),
    accommodations: { time_factor: row.timeFactor, allow_paste: row.allowPaste, sets_goals: !row.goalsOff },
  }))
}

function lastActiveOf(at: Date | undefined): { last_active?: string } {
  return at === undefined ? {} : { last_active: at.toISOString() }
}

/** One student the caller sees as they stand now; 404 when they are gone. */
export async function readStudent(deps: Pick<Deps, 'db' | 'clock'>, caller: Caller, id: number): Promise<Student> {
  const row = await findStudentRow(deps.db, caller, id)
  const [student] = row ? await studentsOnTheWire(deps, caller, [row]) : []
  if (!student) throw fail('not_found')
  return student
}

/** The work of students a viewer sees, by the student's id, how it stands first. Sessions whose time is over are ended first. */
export async function workOf(deps: Pick<Deps, 'db' | 'clock'>, viewer: TeacherViewer, studentIds: readonly number[]): Promise<Map<number, Assignment[]>> {
  if (studentIds.length === 0) return new Map()
  const now = deps.clock.now()
  const order = { by: 'status', isDescending: false, after: null } as const
  const read = () => listAssignmentRows(deps.db, { viewer, now }, { studentIds }, order, null)
  const first = await read()
  const found = first.some((row) => hasOverdueSession(row, now)) && (await endOverdueSessions(deps)) > 0 ? await read() : first
  const work = new Map<number, Assignment[]>(studentIds.map((id) => [id, []]))
  for (const assignment of await onTheWire(deps, found)) work.get(assignment.student_id)?.push(assignment)
  return work
}
