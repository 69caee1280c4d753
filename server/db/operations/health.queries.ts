import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/engine/db.ts'

/** Asks the database for nothing; rejects when it is away. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`)
}
