import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { applyMigrations, migrateDatabase } from '#server/db/migrations.ts'
import { schema } from '#server/db/schema.ts'
import { closeAfterTest } from '#tests/support/left-open.ts'

/** When the last migration before rounds was made. */
const beforeRounds = 1_795_364_110_185

test('what was abandoned before abandoning kept tries stays forgiven, and what runs goes on', async () => {
  const client = await PGlite.create()
  closeAfterTest(() => client.close())
  const db = drizzle(client, { schema })
  await db.transaction((tx) => applyMigrations(tx, beforeRounds))
  await db.execute(sql`insert into users (role, name, username, email, password_hash) values ('STUDENT', 'Ana', 'ana', 'a@x.org', '')`)
  await db.execute(sql`insert into exercises (owner_id, title, config) values (1, 'One', '{}')`)
  await db.execute(sql`insert into assignments (teacher_id, student_id, exercise_id, title, complete)
    select 1, 1, 1, title, title = 'redone' from (values ('abandoned'), ('goes on'), ('redone'), ('running')) as given(title)`)
  await db.execute(sql`insert into sessions (kind, user_id, exercise_id, assignment_id, status, snapshot, seed, state_token, started_at, total_centi, total_questions)
    select 'chat', 1, 1, work, status, '{}', '', '', now(), 0, 1 from (values (1, 'abandoned'), (2, 'abandoned'), (2, 'active'), (3, 'complete'),
      (3, 'abandoned'), (4, 'active')) as played(work, status)`)
  await migrateDatabase(db)
  const rows = await rowsOf(
    db,
    sql`select a.title, a.round, (select json_agg(s.round order by s.id) from sessions s where s.assignment_id = a.id) as sessions from assignments a order by a.id`,
    v.object({ title: v.string(), round: v.number(), sessions: v.array(v.number()) }),
  )
  expect(rows).toEqual([
    { title: 'abandoned', round: 2, sessions: [1] },
    { title: 'goes on', round: 2, sessions: [1, 2] },
    { title: 'redone', round: 1, sessions: [1, 1] },
    { title: 'running', round: 1, sessions: [1] },
  ])
})
