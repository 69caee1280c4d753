import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { TaskStatus } from '#contract/sessions/verdicts.ts'
import { isWorkOf } from '#server/db/assignments/work-scope.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import type { TeacherViewer } from './students.queries.ts'

const mostWorks = 50
const mostStudents = 1_000

const Piece = v.object({ exerciseId: v.number(), title: v.string(), assigned: v.number(), working: v.number(), finished: v.number() })

/** What a class was given and can work on at `now`, the most recently worked on first; never what another class was given. */
export function listWorkNow(db: Db | Transaction, viewer: TeacherViewer, classId: number, now: Date) {
  return rowsOf(
    db,
    sql`select a.exercise_id as "exerciseId", mode() within group (order by a.title) as title, count(*)::int as assigned,
        count(s.at)::int as working, (count(*) filter (where a.complete))::int as finished
      from assignments a join users u on u.id = a.student_id join exercises e on e.id = a.exercise_id
      left join lateral (select max(s.started_at) as at from sessions s
        where s.assignment_id = a.id and s.status = 'active' and not s.is_test and s.practice_of is null) s on not a.complete
      where ${isOfClassNow(viewer, classId, now)}
      group by a.exercise_id
      order by greatest(max(s.at), max(a.completed_on)) desc nulls last, min(a.due_date) filter (where not a.complete) nulls last, a.exercise_id limit ${mostWorks}`,
    Piece,
  )
}

const Student = v.object({
  id: v.number(),
  name: v.string(),
  username: v.string(),
  isComplete: v.boolean(),
  score: v.nullable(v.number()),
  completedOn: v.nullable(v.string()),
  sessionId: v.nullable(v.number()),
  status: v.nullable(v.string()),
  startedAt: v.nullable(v.string()),
  position: v.nullable(v.number()),
  lastWordAt: v.nullable(v.string()),
  typedAt: v.nullable(v.string()),
  questions: v.nullable(
    v.array(
      v.object({
        questionId: v.number(),
        status: TaskStatus,
        attempts: v.number(),
        hints: v.number(),
        isAccepted: v.boolean(),
        startedAt: v.nullable(v.string()),
      }),
    ),
  ),
})

/** A student of a class at a piece of work: numbers and moments of their latest session, and nothing of what they wrote. */
export type AtWorkRow = v.InferOutput<typeof Student>

type Looked = { classId: number; exerciseId: number; now: Date }

/** The students of a class who were given an exercise, by name, each with their latest session of it, in one statement. */
export function listStudentsAtWork(db: Db | Transaction, viewer: TeacherViewer, { classId, exerciseId, now }: Looked) {
  return rowsOf(
    db,
    sql`select w.*, s.id as "sessionId", s.status, s.started_at::text as "startedAt", s.current_position as position, s.draft->>'typedAt' as "typedAt",
        (select max(m.at)::text from messages m where m.session_id = s.id) as "lastWordAt",
        (select json_agg(json_build_object('questionId', q.question_id, 'status', q.status, 'attempts', q.attempts,
            'hints', coalesce((q.state->>'hintsShown')::int, 0), 'isAccepted', coalesce((q.state->>'accepted')::boolean, false), 'startedAt', q.started_at)
          order by q.position) from session_questions q where q.session_id = s.id) as questions
      from (select distinct on (u.plain_name, u.id) u.id, u.name, u.username, u.plain_name, a.id as "assignmentId", a.complete as "isComplete", a.score, a.completed_on::text as "completedOn",
            a.best_session_id as "bestSessionId"
          from assignments a join users u on u.id = a.student_id join exercises e on e.id = a.exercise_id
          where a.exercise_id = ${exerciseId} and ${isOfClassNow(viewer, classId, now)}
          order by u.plain_name, u.id, a.complete, a.id desc limit ${mostStudents}) w
      left join lateral (select s.id, s.status, s.started_at, s.current_position, s.draft from sessions s
        where s.assignment_id = w."assignmentId" and s.user_id = w.id and not s.is_test and s.practice_of is null
        order by (w."isComplete" and s.id = w."bestSessionId") desc nulls last, s.started_at desc, s.id desc limit 1) s on true
      order by w.plain_name, w.id`,
    Student,
  )
}

const Question = v.object({ id: v.number(), title: v.string() })

/** The questions of an exercise in its order. */
export function listQuestionsOf(db: Db | Transaction, exerciseId: number) {
  return rowsOf(
    db,
    sql`select q.id, q.title from question_sets t join questions q on q.id = t.question_id
      where t.exercise_id = ${exerciseId} group by q.id, q.title order by min(t.position), q.id limit 100`,
    Question,
  )
}

function isOfClassNow(viewer: TeacherViewer, classId: number, now: Date): SQL {
  return sql`a.deleted_at is null and u.deleted_at is null and e.deleted_at is null and ${isWorkOf(viewer, 'a')}
    and (a.assign_at is null or a.assign_at <= ${now.toISOString()}::timestamptz)
    and a.student_id in (select m.student_id from class_members m where m.class_id = ${classId})
    and (a.class_assignment_id is null or a.class_assignment_id in (select g.id from class_assignments g where g.class_id = ${classId}))`
}
