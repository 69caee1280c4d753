import type { BodyOf } from '#contract/endpoint.ts'
import { timerMinutes } from '#contract/exercises/exercises.ts'
import type { setAccommodations as endpoint, Student } from '#contract/classroom/students.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { lockRunningSessions, lockStudent, moveDeadlines, updateStudent } from '#server/db/classroom/student-changes.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { endOverdueSessions } from '#server/use-cases/chat/end-overdue-sessions.ts'
import { deadlineOf, earlierOf } from '#server/use-cases/chat/session-clock.ts'
import { checkMayChangeAccount } from './account-keepers.ts'
import { staleStudent } from './stale-student.ts'
import { readStudent, type StudentFacts } from './student-on-the-wire.ts'

type Running = Awaited<ReturnType<typeof lockRunningSessions>>[number]

/**
 * Sets a student's time factor, whether they may paste and whether they set themselves goals. Running sessions get their new deadline at
 * once; less time than already used ends a session now, never in the past. Sessions whose time was over stay over,
 * and more time does not keep work open that closes. It holds for the work of all teachers: refused where the account is not the caller's to change.
 */
export async function setAccommodations(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  found: StudentFacts,
  { time_factor, allow_paste, sets_goals, version }: BodyOf<typeof endpoint>,
): Promise<Student> {
  const now = deps.clock.now()
  await checkMayChangeAccount(deps.db, caller, found.id)
  await endOverdueSessions(deps)
  const isChanged = await deps.db.transaction(async (tx) => {
    // What was asked before sessions were ended, which may take long, may be over.
    await lockStudent(tx, found.id)
    await checkMayChangeAccount(tx, caller, found.id)
    const goals = sets_goals === undefined ? {} : { goalsOff: !sets_goals }
    if (!(await updateStudent(tx, found.id, { timeFactor: time_factor, allowPaste: allow_paste, ...goals }, version))) return false
    const running = await lockRunningSessions(tx, found.id)
    const moves = running.flatMap((session) => {
      const deadlineAt = movedDeadline(session, time_factor, now)
      return deadlineAt?.getTime() === session.deadlineAt?.getTime() ? [] : [{ id: session.id, deadlineAt }]
    })
    await moveDeadlines(tx, moves)
    const details = { time_factor, allow_paste, ...(sets_goals === undefined ? {} : { sets_goals }), running: moves.length }
    await noteInAudit(tx, { actorId: caller.id, action: 'student.accommodated', subjectKind: 'user', subjectId: found.id, details, at: now })
    return true
  })
  if (!isChanged) throw await staleStudent(deps, caller, found.id)
  return readStudent(deps, caller, found.id)
}

function movedDeadline({ clockStartedAt, deadlineAt, timer, closesAt }: Running, factor: number | null, now: Date): Date | null {
  const wanted = earlierOf(deadlineOf(clockStartedAt, timerMinutes(timer), factor), closesAt)
  const earliest = deadlineAt !== null && deadlineAt < now ? deadlineAt : now
  return wanted !== null && wanted < earliest ? earliest : wanted
}
