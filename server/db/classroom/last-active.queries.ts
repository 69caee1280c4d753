import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'

const LastActive = v.object({ id: v.number(), at: v.string() })

/** When each of these students last began a session, in one statement; who never did is not in it. */
export async function findLastActive(db: Db | Transaction, studentIds: readonly number[]): Promise<Map<number, Date>> {
  if (studentIds.length === 0) return new Map()
  const rows = await rowsOf(
    db,
    sql`select s.user_id as id, to_char(max(s.started_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from sessions s where s.user_id in ${[...studentIds]} and not s.is_test group by s.user_id`,
    LastActive,
  )
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]))
}
