import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { messages, sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'

/**
 * Whole seconds a session took, or has taken by `now`, for a statement that reads `sessions`. With a time limit its clock never
 * stops. Without one (also where only the closing of the work ends it) a closed page is a pause: of each stretch between two messages at most five
 * minutes count.
 */
export function secondsWorked(now: Date): SQL<number> {
  const end = sql`coalesce(${sessions.endedAt}, ${now.toISOString()}::timestamptz)`
  const first = sql`case when row_number() over inOrder = 1 then ${atMost(sql`m.at - ${sessions.startedAt}`)} else interval '0' end`
  const counted = sql`coalesce((select sum(stretch) from (
    select ${first} + ${atMost(sql`lead(m.at, 1, ${end}) over inOrder - m.at`)} as stretch
    from ${messages} m where m.session_id = ${sessions.id} window inOrder as (order by m.id)) stretches), ${atMost(sql`${end} - ${sessions.startedAt}`)})`
  const endsByClosing = sql`exists (select from ${assignments} a where a.id = ${sessions.assignmentId} and a.closes_at <= ${sessions.deadlineAt})`
  const whole = sql`${end} - ${sessions.startedAt}`
  return sql<number>`greatest(0, round(extract(epoch from case when ${sessions.deadlineAt} is null or ${endsByClosing} then ${counted} else ${whole} end)))::int`
}

/** The seconds of one session, as `secondsWorked` counts them, and what its student typed last and did not send. */
export async function readPause(db: Db | Transaction, sessionId: number, now: Date) {
  const [row] = await db.select({ seconds: secondsWorked(now), draft: sessions.draft }).from(sessions).where(eq(sessions.id, sessionId))
  return row ?? { seconds: 0, draft: null }
}

function atMost(stretch: SQL): SQL {
  return sql`least(${stretch}, interval '5 minutes')`
}
