import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { isTaughtBy } from '#server/db/classroom/class-scope.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { isFirstAttempt, percentOfFirst } from './first-attempts.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import type { TeacherViewer } from '#server/db/classroom/students.queries.ts'
import { secondsWorked } from '#server/db/sessions/worked-time.ts'

/** Whose progress is read, by whom, and since when it was begun and finished. */
export type ProgressScope = { viewer: TeacherViewer; of: { studentId: number } | { classId: number }; since: Date; now: Date }

const Work = v.object({
  sessionId: v.number(),
  assignmentId: v.number(),
  studentId: v.number(),
  title: v.string(),
  finishedAt: v.string(),
  score: v.number(),
  seconds: v.number(),
})

/** One first attempt; the instant as the database writes it. */
export type ProgressRow = v.InferOutput<typeof Work>

/** The first attempts of a student or of a class's members, the first finished first. */
export function readFirstAttempts(db: Db | Transaction, scope: ProgressScope): Promise<ProgressRow[]> {
  return rowsOf(
    db,
    sql`select s.id as "sessionId", a.id as "assignmentId", s.user_id as "studentId", a.title, s.ended_at::text as "finishedAt",
        ${percentOfFirst} as "score", (select ${secondsWorked(scope.now)} from sessions where sessions.id = s.id) as "seconds"
      from sessions s join assignments a on ${isFirstAttempt(scope.viewer)} where ${isInScope(scope)} and ${percentOfFirst} is not null
      order by s.ended_at, s.id`,
    Work,
  )
}

const Tries = v.object({ tries: v.nullable(v.number()), questions: v.number() })

/** How many asked questions of chats were accepted on which try, `most` or later as one; null: not before the answer was shown. */
export function countTries(db: Db | Transaction, scope: ProgressScope, most: number): Promise<v.InferOutput<typeof Tries>[]> {
  return rowsOf(
    db,
    sql`select case when ${isSolved} then least((q.state->>'unaccepted')::int + 1, ${most}::int) end as "tries", count(*)::int as "questions"
      from sessions s join assignments a on ${isFirstAttempt(scope.viewer)} join session_questions q on q.session_id = s.id
      where ${isInScope(scope)} and s.kind = 'chat' and ${isDecided} group by 1 order by 1`,
    Tries,
  )
}

const Hard = v.object({
  questionId: v.number(),
  title: v.string(),
  asked: v.number(),
  firstTry: v.number(),
  unsolved: v.number(),
  credit: v.number(),
})

/** The `limit` questions that earned the least of their points, of those asked `least` times or more and not always earning all. */
export function readHardest(
  db: Db | Transaction,
  scope: ProgressScope,
  { least, limit }: { least: number; limit: number },
): Promise<v.InferOutput<typeof Hard>[]> {
  const earned = sql`sum(coalesce(q.overridden_centi, q.score_centi))`
  return rowsOf(
    db,
    sql`select h."questionId", coalesce(k.title, ${titleAsAsked}, '') as "title", h.asked, h."firstTry", h.unsolved, h.credit
      from (
        select q.question_id as "questionId", max(q.session_id) as "lastSession", count(*)::int as "asked",
          count(*) filter (where ${isSolved} and (q.state->>'unaccepted')::int = 0)::int as "firstTry",
          count(*) filter (where not ${isSolved})::int as "unsolved", round(${earned} * 10000.0 / sum(q.points_centi)) / 100.0::float8 as "credit",
          row_number() over (order by ${earned}::float8 / sum(q.points_centi), count(*) desc, q.question_id) as rank
        from sessions s join assignments a on ${isFirstAttempt(scope.viewer)} join session_questions q on q.session_id = s.id
        where ${isInScope(scope)} and ${isDecided} and q.points_centi > 0
        group by q.question_id having count(*) >= ${least} and ${earned} < sum(q.points_centi)
      ) h left join questions k on k.id = h."questionId" where h.rank <= ${limit} order by h.rank`,
    Hard,
  )
}

const isSolved = sql`coalesce((q.state->>'acceptedBeforeAnswer')::boolean, false)`
/** What question `h` was called when it was last asked, for one that is gone for good. */
const titleAsAsked = sql`(select s.snapshot->'sets'->q.set_index->>'title' from session_questions q join sessions s on s.id = q.session_id
  where q.session_id = h."lastSession" and q.question_id = h."questionId" limit 1)`
/** Answered or skipped, and not waiting for a teacher. */
const isDecided = sql`q.status in ('done', 'partly', 'skipped')`

/** Whether session `s` is of these people and this time. */
export function isInScope({ of, since, viewer }: ProgressScope): SQL {
  const moment = sql`${since.toISOString()}::timestamptz`
  const person = 'studentId' in of ? sql`s.user_id = ${of.studentId}` : sql`s.user_id = any(array(${membersOf(of.classId, viewer)}))`
  return sql`${person} and s.started_at >= ${moment} and s.ended_at >= ${moment}`
}

function membersOf(classId: number, viewer: TeacherViewer): SQL {
  return sql`select m.student_id from class_members m join classes c on c.id = m.class_id join users u on u.id = m.student_id
    where c.id = ${classId} and c.deleted_at is null and u.deleted_at is null and ${viewer.role === 'ADMIN' ? sql`true` : isTaughtBy(viewer.id, sql`c.id`, sql`c.teacher_id`)}`
}
