import { sql } from 'drizzle-orm'
import type { ExerciseWithSets } from '#server/db/chat/chat-start.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import { sessions } from '#server/db/schema/sessions.ts'
import { assignments, classAssignments } from '#server/db/schema/work.ts'
import { totalsOfTasks } from '#server/use-cases/chat/agent.ts'
import { dayAt } from './days.ts'
import type { DemoSession, Given } from './play-work.ts'
import { demoWork } from './schedule.ts'
import type { StoredSchool } from './store-school.ts'

/** Gives every piece of work to the members of its class. */
export async function giveWork(tx: Transaction, school: StoredSchool, exercises: ReadonlyMap<number, ExerciseWithSets>, now: Date): Promise<Given[]> {
  const planned = demoWork.flatMap((work) => {
    const exercise = exercises.get(school.exercises.get(work.exercise) ?? 0)
    const times = {
      createdAt: dayAt(now, work.given, 9, 0),
      dueDate: work.due === null ? null : dayAt(now, work.due, 15, 0),
      assignAt: work.opensIn === undefined ? null : dayAt(now, work.opensIn, 8, 0),
    }
    return exercise ? [{ work, exercise, times }] : []
  })
  const toClasses = await tx
    .insert(classAssignments)
    .values(
      planned.map(({ work, exercise, times }) => ({
        ...times,
        classId: school.classes[work.of],
        exerciseId: exercise.id,
        title: work.title,
        gradeLevel: exercise.gradeLevel,
        allowRedo: work.allowRedo ?? false,
      })),
    )
    .returning({ id: classAssignments.id })
  const toStudents = planned.flatMap(({ work, exercise, times }, index) =>
    school.students
      .filter((student) => student.classes.includes(work.of) && !work.without?.includes(student.name))
      .filter((student) => !student.mustChangePassword || work.given >= -7)
      .map((student) => ({ work, exercise, times, student, classAssignmentId: toClasses[index]?.id ?? null })),
  )
  const rows = await tx
    .insert(assignments)
    .values(
      toStudents.map(({ work, exercise, times, student, classAssignmentId }) => ({
        ...times,
        teacherId: school.teachers[work.by],
        studentId: student.id,
        exerciseId: exercise.id,
        classAssignmentId,
        title: work.title,
        gradeLevel: exercise.gradeLevel,
        allowRedo: work.allowRedo ?? false,
      })),
    )
    .returning({ id: assignments.id })
  return toStudents.map(({ work, exercise, times, student }, index) => ({
    work,
    exercise,
    student,
    dueDate: times.dueDate,
    assignmentId: rows[index]?.id ?? 0,
  }))
}

/** Writes played sessions with their questions and logs, and what they mean for their assignments. */
export async function storeSessions(tx: Transaction, played: readonly DemoSession[]): Promise<void> {
  const rows = await tx
    .insert(sessions)
    .values(
      played.map(({ chat, assignmentId, seed, late, isFinished }) => {
        const totals = totalsOfTasks(chat.tasks)
        return {
          kind: 'chat' as const,
          userId: chat.userId,
          exerciseId: chat.exerciseId,
          assignmentId,
          status: chat.status,
          snapshot: chat.snapshot,
          seed,
          stateToken: seed,
          currentPosition: chat.currentPosition,
          startedAt: chat.startedAt,
          deadlineAt: chat.deadlineAt,
          endedAt: chat.endedAt,
          late: isFinished && late,
          scoreCenti: totals.score,
          totalCenti: totals.total,
          pendingCenti: totals.pending,
          totalQuestions: chat.tasks.length,
        }
      }),
    )
    .returning({ id: sessions.id })
  const stored = played.map((session, index) => ({ ...session, id: rows[index]?.id ?? 0 }))
  await tx.execute(sql`insert into session_questions (session_id, position, set_index, question_index, question_id, values, state, status, attempts,
      score_centi, points_centi, started_at, ended_at)
    select * from jsonb_to_recordset(${JSON.stringify(stored.flatMap(questionRows))}::jsonb) as q(session_id int, position int, set_index int,
      question_index int, question_id int, values jsonb, state jsonb, status text, attempts int, score_centi int, points_centi int,
      started_at timestamptz, ended_at timestamptz)`)
  await tx.execute(sql`insert into messages (session_id, position, role, content, material, at, verdict, accepted, attempt, worth_centi,
      next_worth_centi, earned_centi, hint, judgement)
    select * from jsonb_to_recordset(${JSON.stringify(stored.flatMap(messageRows))}::jsonb) as m("sessionId" int, position int, role text,
      content text, material text, at timestamptz, verdict text, accepted boolean, attempt int, "worthCenti" int, "nextWorthCenti" int,
      "earnedCenti" int, hint jsonb, judgement jsonb)`)
  await tx.execute(sql`update assignments a set complete = true, score = d.percent, best_session_id = d.id, completed_on = d."endedAt", late = d.late
    from jsonb_to_recordset(${JSON.stringify(bestOf(stored))}::jsonb) as d(id int, "assignmentId" int, percent float8, "endedAt" timestamptz, late boolean)
    where a.id = d."assignmentId"`)
}

type Stored = DemoSession & { id: number }

function questionRows({ id, chat, passedAt }: Stored) {
  return chat.tasks.map((task) => {
    const question = chat.near.find((one) => one.position === task.position)
    const set = chat.snapshot.sets[task.setIndex]
    return {
      session_id: id,
      position: task.position,
      set_index: task.setIndex,
      question_index: task.questionIndex,
      question_id: set?.questionId ?? 0,
      values: question?.values ?? {},
      state: question?.state,
      status: task.status,
      attempts: question?.state.attempts ?? 0,
      score_centi: task.scoreCenti,
      points_centi: task.pointsCenti,
      started_at: passedAt[task.position]?.startedAt ?? null,
      ended_at: passedAt[task.position]?.endedAt ?? null,
    }
  })
}

function messageRows({ id, messages }: Stored) {
  return messages.map(({ id: _, ...message }) => ({ sessionId: id, ...message }))
}

/** The best finished session of each assignment; late only when none was in time. */
function bestOf(stored: readonly Stored[]) {
  const best = new Map<number, { id: number; assignmentId: number; percent: number; endedAt: Date | null; late: boolean }>()
  for (const { id, assignmentId, percent, chat, late, isFinished } of stored) {
    const before = best.get(assignmentId)
    if (!isFinished) continue
    if (!before) best.set(assignmentId, { id, assignmentId, percent, endedAt: chat.endedAt, late })
    else if (percent > before.percent) best.set(assignmentId, { id, assignmentId, percent, endedAt: chat.endedAt, late: before.late && late })
  }
  return [...best.values()]
}
