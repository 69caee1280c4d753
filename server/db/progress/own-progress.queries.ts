import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { isFirstAttempt, percentOfFirst } from './first-attempts.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'

const Work = v.object({
  sessionId: v.number(),
  title: v.string(),
  finishedAt: v.string(),
  score: v.number(),
  subjects: v.nullable(v.array(v.object({ subject: v.string(), count: v.number() }))),
})

/** One's own first attempt; the instant as the database writes it. */
export type OwnWorkRow = v.InferOutput<typeof Work>

/** A student's own first attempts since a time, the first finished first, at most `limit` of the newest. */
export function readOwnFirstAttempts(db: Db | Transaction, studentId: number, since: Date, limit: number): Promise<OwnWorkRow[]> {
  // Whoever gave the work: a student's own counts from every teacher, as it does for an admin.
  const isFirst = isFirstAttempt({ id: studentId, role: 'ADMIN' })
  return rowsOf(
    db,
    sql`select * from (
        select s.id as "sessionId", a.title, s.ended_at::text as "finishedAt", ${percentOfFirst} as "score",
          (select json_agg(json_build_object('subject', asked->>'subject', 'count', (asked->>'numQuestions')::int))
            from jsonb_array_elements(s.snapshot->'sets') asked) as "subjects"
        from sessions s join assignments a on ${isFirst}
        where s.user_id = ${studentId} and s.ended_at >= ${since.toISOString()}::timestamptz and ${percentOfFirst} is not null
        order by s.ended_at desc, s.id desc limit ${limit}
      ) newest order by "finishedAt"::timestamptz, "sessionId"`,
    Work,
  )
}

const Asked = v.object({
  questionId: v.number(),
  title: v.string(),
  at: v.string(),
  scoreCenti: v.number(),
  pointsCenti: v.number(),
  tries: v.nullable(v.number()),
  isFirst: v.boolean(),
})

/**
 * A question a student answered, with the instant as the database writes it; `tries` until it was right, null where it was not before its
 * answer was shown. `isFirst`: in a first attempt at work.
 */
export type OwnAskedRow = v.InferOutput<typeof Asked>

/** The questions a student answered since a time, in work and in practice, at most `limit` of the newest. */
export function readOwnQuestions(db: Db | Transaction, studentId: number, since: Date, limit: number): Promise<OwnAskedRow[]> {
  const isFirst = isFirstAttempt({ id: studentId, role: 'ADMIN' })
  return rowsOf(
    db,
    sql`select q.question_id as "questionId", coalesce(k.title, s.snapshot->'sets'->q.set_index->>'title', '') as "title",
        coalesce(q.ended_at, s.ended_at, s.started_at)::text as "at", coalesce(q.overridden_centi, q.score_centi) as "scoreCenti",
        q.points_centi as "pointsCenti", coalesce(exists (select from assignments a where ${isFirst}), false) as "isFirst",
        case when s.kind = 'chat' and (q.state->>'acceptedBeforeAnswer')::boolean then (q.state->>'unaccepted')::int + 1 end as "tries"
      from sessions s join session_questions q on q.session_id = s.id left join questions k on k.id = q.question_id
      where s.user_id = ${studentId} and not s.is_test and s.started_at >= ${since.toISOString()}::timestamptz
        and q.status in ('done', 'partly') and q.attempts > 0
      order by s.started_at desc, s.id desc, q.position limit ${limit}`,
    Asked,
  )
}
