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
