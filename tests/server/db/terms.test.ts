import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { GradebookSettings } from '#contract/progress/gradebook.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { applyMigrations, migrateDatabase } from '#server/db/migrations.ts'
import { schema } from '#server/db/schema.ts'
import { closeAfterTest } from '#tests/support/left-open.ts'

/** When the last migration before several terms was made, and a moment. */
const beforeTerms = 1_795_795_139_162

test('the term a class had becomes the first of its terms, and a class without one has none', async () => {
  const client = await PGlite.create()
  closeAfterTest(() => client.close())
  const db = drizzle(client, { schema })
  await db.transaction((tx) => applyMigrations(tx, beforeTerms))
  await db.execute(sql`insert into users (role, name, username, email, password_hash) values ('TEACHER', 'Ana', 'ana', 'a@x.org', '')`)
  await db.execute(sql`insert into classes (name, teacher_id) values ('One', 1), ('Two', 1)`)
  const rest = { missing: 'zero' as const, categories: [{ name: 'Quizzes', weight: 100 }], filed: [] }
  for (const [id, term] of [[1, { starts_on: '2026-09-01', ends_on: '2026-12-20' }], [2, null]] as const) {
    await db.execute(sql`insert into gradebooks (class_id, settings) values (${id}, ${JSON.stringify({ term, ...rest })}::jsonb)`)
  }
  await migrateDatabase(db)
  const found = await rowsOf(db, sql`select settings from gradebooks order by class_id`, v.object({ settings: v.strictObject(GradebookSettings.entries) }))
  expect(found.map(({ settings }) => settings)).toEqual([
    { terms: [{ name: 'Term 1', starts_on: '2026-09-01', ends_on: '2026-12-20' }], ...rest },
    { terms: [], ...rest },
  ])
})
