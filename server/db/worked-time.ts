import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from './db.ts'
import { messages, sessions } from './schema.ts'

/**
 * Whole seconds a session took, or has taken by `now`, for a statement that reads `sessions`. With a time limit its clock never
 * stops. Without one a closed page is a pause: of each stretch between two messages at most five minutes count.
 */
export function secondsWorked(now: Date): SQL<number> {
  const end = sql`coalesce(${sessions.endedAt}, ${now.toISOString()}::timestamptz)`
  const stretches = sql`
    select m.at - lag(m.at, 1, ${sessions.startedAt}) over (order by m.id) as stretch from ${messages} m where m.session_id = ${sessions.id}
    union all
    select ${end} - coalesce((select max(m.at) from ${messages} m where m.session_id = ${sessions.id}), ${sessions.startedAt})`
  const counted = sql`(select sum(least(stretch, interval '5 minutes')) from (${stretches}) stretches)`
  const whole = sql`${end} - ${sessions.startedAt}`
  return sql<number>`greatest(0, round(extract(epoch from case when ${sessions.deadlineAt} is null then ${counted} else ${whole} end)))::int`
}

/** The seconds of one session, as `secondsWorked` counts them, and what its student typed last and did not send. */
export async function readPause(db: Db | Transaction, sessionId: number, now: Date) {
  const [row] = await db.select({ seconds: secondsWorked(now), draft: sessions.draft }).from(sessions).where(eq(sessions.id, sessionId))
  return row ?? { seconds: 0, draft: null }
}
