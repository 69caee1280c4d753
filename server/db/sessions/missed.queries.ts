import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import * as v from 'valibot'
import { TaskStatus } from '#contract/sessions/verdicts.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { isInOpenWork } from '#server/db/assignments/open-work.ts'
import { isRoundOpen } from '#server/db/chat/chat-start.queries.ts'
import { gathered } from '#server/db/schema/sessions.ts'

/** The most questions that are looked at: the newest. */
const mostRows = 3_000

const halfAYearMs = 182 * 86_400_000

/** What practice looks back on, from now. */
export function sinceWhenPracticed(now: Date): Date {
  return new Date(now.getTime() - halfAYearMs)
}

const Answered = v.object({
  questionId: v.number(),
  sessionId: v.number(),
  setIndex: v.number(),
  status: TaskStatus,
  attempts: v.number(),
  hints: v.number(),
  seconds: v.nullable(v.number()),
  at: v.string(),
  isPractice: v.boolean(),
  isWaiting: v.boolean(),
  mayAsk: v.boolean(),
})

/**
 * How a question went in one of a student's sessions, with the instant as the database writes it. `isWaiting`: it is still ahead in practice
 * of what was missed that runs. `mayAsk`: practice may ask it as it stood in this session.
 */
export type AnsweredRow = v.InferOutput<typeof Answered>

/**
 * The typed questions a student answered since a time, in sessions that counted and in practice, the first first. Practice may ask a question
 * of turned-in work that is not in the bin, not closed, and cannot be turned in once more, unless open work asks it too: its answer may be shown.
 */
export function readAnswered(
  db: Db | Transaction,
  studentId: number,
  { since, now }: { since: Date; now: Date },
): Promise<AnsweredRow[]> {
  return rowsOf(db, answeredBy(studentId, { since: since.toISOString(), now: now.toISOString() }), Answered)
}

/** The same as one value of another statement. */
export function answeredAsJson(studentId: SQLWrapper, between: Record<'since' | 'now', SQLWrapper>): SQL<AnsweredRow[]> {
  const rows = sql`(select coalesce(json_agg(row_to_json(answered)), '[]') from (${answeredBy(studentId, between)}) answered)`
  return rows.mapWith((value: unknown) => v.parse(v.array(Answered), value))
}

/** Instants as the database reads them. */
function answeredBy(studentId: number | SQLWrapper, { since, now }: Record<'since' | 'now', string | SQLWrapper>): SQL {
  return sql`select * from (
        select q.question_id as "questionId", sessions.id as "sessionId", q.set_index as "setIndex", q.status, q.attempts,
          coalesce((q.state->>'hintsShown')::int, 0) as "hints", extract(epoch from q.ended_at - q.started_at)::float8 as "seconds",
          coalesce(q.ended_at, sessions.ended_at, sessions.started_at)::text as "at", sessions.practice_of is not null as "isPractice",
          (sessions.practice_of = ${gathered} and sessions.status = 'active' and q.status = 'open') as "isWaiting",
          coalesce(sessions.practice_of is null and assignments.deleted_at is null and assignments.complete
            and coalesce(assignments.closes_at > ${now}::timestamptz, true) and not ${isRoundOpen}
            and exists (select from questions k where k.id = q.question_id and k.deleted_at is null)
            and not ${isInOpenWork(sql`q.question_id`, studentId)}, false) as "mayAsk"
        from sessions join session_questions q on q.session_id = sessions.id left join assignments on assignments.id = sessions.assignment_id
        where sessions.user_id = ${studentId} and sessions.kind = 'chat' and not sessions.is_test
          and sessions.started_at >= ${since}::timestamptz
          and (sessions.practice_of is not null or (sessions.assignment_id is not null and sessions.status in ('complete', 'time_up')))
        order by sessions.started_at desc, sessions.id desc, q.position limit ${mostRows}
      ) newest order by "at"::timestamptz, "sessionId"`
}
