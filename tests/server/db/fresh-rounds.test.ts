import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { applyMigrations, migrateDatabase } from '#server/db/migrations.ts'
import { schema } from '#server/db/schema.ts'
import { closeAfterTest } from '#tests/support/left-open.ts'

/** When rounds came in, the last migration before it was kept who opened them. */
const rounds = 1_795_619_320_811

test('rounds that teachers opened stay open, redos of students do not become theirs, and everybody known is confirmed', async () => {
  const client = await PGlite.create()
  closeAfterTest(() => client.close())
  const db = drizzle(client, { schema })
  await db.transaction((tx) => applyMigrations(tx, rounds))
  await db.execute(sql`insert into users (role, name, username, email, password_hash) values ('TEACHER', 'Ana', 'ana', 'a@x.org', '')`)
  await db.execute(sql`insert into exercises (owner_id, title, config) values (1, 'One', '{}')`)
  await db.execute(sql`insert into assignments (teacher_id, student_id, exercise_id, title, complete, round)
    select 1, 1, 1, title, true, 2 from (values ('allowed'), ('allowed and begun'), ('redo begun'), ('redo turned in')) as given(title)`)
  await db.execute(sql`insert into sessions (kind, user_id, exercise_id, assignment_id, round, status, snapshot, seed, state_token, started_at, total_centi, total_questions)
    select 'chat', 1, 1, work, 2, status, '{}', '', '', now(), 0, 1 from (values (2, 'abandoned'), (3, 'abandoned'), (4, 'complete')) as played(work, status)`)
  await db.execute(sql`insert into audit (actor_id, action, subject_kind, subject_id, at) values (1, 'assignment.fresh_start', 'assignment', 2, now())`)
  await migrateDatabase(db)
  const found = await rowsOf(
    db,
    sql`select title, fresh_start_round from assignments order by id`,
    v.object({ title: v.string(), fresh_start_round: v.nullable(v.number()) }),
  )
  expect(found.map(({ title, fresh_start_round: round }) => [title, round])).toEqual([
    ['allowed', 2],
    ['allowed and begun', 2],
    ['redo begun', null],
    ['redo turned in', null],
  ])
  expect(await rowsOf(db, sql`select must_confirm_email as it from users`, v.object({ it: v.boolean() }))).toEqual([{ it: false }])
})
