import type { Assignment } from '#contract/assignments/assignment.ts'
import { type AssignmentRow, type ExerciseFacts, findExerciseFacts } from '#server/db/assignments/assignments.queries.ts'
import type { Deps } from '#server/deps.ts'
import { deadlineOf, isOverdue } from '#server/use-cases/chat/session-clock.ts'
import { assignedExercise } from './assigned-exercise.ts'

type Row = Omit<AssignmentRow, 'sortKey'>

/** Whether the session it shows as running is over by its clock. */
export function hasOverdueSession({ openSession }: Row, now: Date): boolean {
  const deadlineAt = openSession?.deadlineAt ?? null
  return deadlineAt !== null && isOverdue({ status: 'active', deadlineAt: new Date(deadlineAt) }, now)
}

type OnTheWire = Pick<Deps, 'clock'> & { db: Parameters<typeof findExerciseFacts>[0] }

/** Assignments as the wire shows them, their exercises read in one statement. */
export async function onTheWire({ db, clock }: OnTheWire, rows: readonly Row[]): Promise<Assignment[]> {
  return withExercises(rows, await findExerciseFacts(db, rows.map((row) => row.exerciseId)), clock.now())
}

/** Assignments as the wire shows them, with their exercises; one whose exercise is not among these is left out. */
export function withExercises(rows: readonly Row[], facts: ReadonlyMap<number, ExerciseFacts>, now: Date): Assignment[] {
  const exercises = new Map([...facts].map(([id, exercise]) => [id, assignedExercise(exercise)]))
  return rows.flatMap((row) => {
    const exercise = exercises.get(row.exerciseId)
    return exercise ? [wireOf(row, exercise, now)] : []
  })
}

function wireOf(row: Row, exercise: Assignment['exercise'], now: Date): Assignment {
  return {
    id: row.id,
    title: row.title,
    assignment_title: row.title,
    exercise_id: row.exerciseId,
    exercise,
    grade_level: row.gradeLevel,
    student_id: row.studentId,
    student: { id: row.studentId, name: row.studentName, username: row.studentUsername },
    due_date: row.dueDate?.toISOString() ?? null,
    ...(row.assignAt === null ? {} : { assign_at: row.assignAt.toISOString() }),
    closes_at: row.closesAt?.toISOString() ?? null,
    version: row.version,
    ...standOf(row, exercise, now),
    config: {
      complete: row.complete,
      completed_on: row.completedOn?.toISOString() ?? null,
      score: row.score ?? 0,
      chat_session_id: row.bestSessionId,
      allowRedoAssignment: row.allowRedo,
      late: row.late,
    },
    open_session: row.openSession && {
      id: row.openSession.id,
      score: row.openSession.scoreCenti / 100,
      total_possible_score: row.openSession.totalCenti / 100,
      deadline_at: row.openSession.deadlineAt === null ? null : new Date(row.openSession.deadlineAt).toISOString(),
      tasks: row.openSession.tasks.map(({ status, scoreCenti }) => ({ status, score: scoreCenti / 100 })),
    },
  }
}

/** What of an assignment is used up, and whether it may be begun. */
function standOf(row: Row, { timer_minutes }: Assignment['exercise'], now: Date) {
  const { complete, allowRedo, round, freshStartRound, roundSoFar, timeFactor, openSession, closesAt, isOfArchived } = row
  const { startedAt, clockStartedAt, isTurnedIn } = roundSoFar
  const isFreshStart = freshStartRound === round
  const goesOn = openSession === null && !isTurnedIn && clockStartedAt !== null
  const clockEndsAt = goesOn ? deadlineOf(new Date(clockStartedAt), timer_minutes, timeFactor) : null
  return {
    first_started_at: startedAt === null ? null : new Date(startedAt).toISOString(),
    fresh_start_allowed: isFreshStart && startedAt === null,
    ...(clockEndsAt === null ? {} : { clock_ends_at: clockEndsAt.toISOString() }),
    may_begin: !isOfArchived && (closesAt === null || closesAt > now) && (!complete || allowRedo || (isFreshStart && !isTurnedIn)),
  }
}
