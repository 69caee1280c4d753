import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, test } from 'vitest'
import { applyMigrations, migrationsFolder } from '#server/db/migrations.ts'
import { schema } from '#server/db/schema.ts'

const reasons = ['silence', 'clipping', 'wrong_text', 'incomplete']

test('recordings that were refused under an older name, and the replies kept about them, say why under the new one', async () => {
  const pglite = await PGlite.create()
  const db = drizzle(pglite, { schema })
  const before = readMigrationFiles({ migrationsFolder })[10]?.folderMillis ?? 0
  await db.transaction((tx) => applyMigrations(tx, before))
  await db.execute(sql`set session_replication_role = replica`)
  for (const reason of reasons) {
    const feedback = { usable: false, reason }
    await db.execute(sql`insert into recordings (session_id, position, user_id, duration_ms, feedback, usable, engine_version, at, delete_after)
      values (1, 0, 2, 900, ${JSON.stringify(feedback)}::jsonb, false, 'e', now(), now())`)
    await db.execute(sql`insert into session_replies (session_id, client_attempt_id, text_hash, reply, at)
      values (1, ${reason}, 'h', ${JSON.stringify({ message: 'No take.', feedback })}::jsonb, now())`)
  }
  await db.execute(sql`insert into session_replies (session_id, client_attempt_id, text_hash, reply, at) values (1, 'typed', 'h', '{"message":"Right."}', now())`)
  await db.transaction((tx) => applyMigrations(tx, Number.POSITIVE_INFINITY))
  const kept = await pglite.query<{ feedback: unknown }>('select feedback from recordings order by id')
  const replies = await pglite.query<{ reply: unknown }>('select reply from session_replies order by ctid')
  const named = ['silence', 'clipped', 'other_text', 'incomplete'].map((reason) => ({ usable: false, reason }))
  expect(kept.rows.map(({ feedback }) => feedback)).toEqual(named)
  const byReason = replies.rows.map(({ reply }) => reply)
  expect(byReason).toEqual(expect.arrayContaining([{ message: 'Right.' }, ...named.map((feedback) => ({ message: 'No take.', feedback }))]))
  await pglite.close()
})
