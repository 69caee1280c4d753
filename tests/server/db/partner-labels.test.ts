import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyMigrations, migrationsFolder } from '#server/db/migrations.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import { schema } from '#server/db/schema.ts'

/** Prompts from before the labels existed, each with what its students read then. */
const prompts: readonly [prompt: string, shown: string][] = [
  ['Solve it.\nStep: write down each line.\nAnswer: 4', 'Solve it.\nStep: write down each line.'],
  ['Words: cat, dog\nExample : "The cat sat."\n\nUse each word.\nAnswer: yes', 'Words: cat, dog\nExample : "The cat sat."\n\nUse each word.'],
  ['EXAMPLE： 3 + 4\r\n  step: 7\u2028\u200bwords: none', 'EXAMPLE： 3 + 4\n  step: 7\n\u200bwords: none'],
  ['\\Step: ____\nFill in.', '\\Step: ____\nFill in.'],
  ['Steps: two. In step: no label. \\Answer: 4', 'Steps: two. In step: no label. \\Answer: 4'],
  ['Nothing of it.\n\\Answer: ____\nAnswer: 4', 'Nothing of it.\nAnswer: ____'],
]
const explained = 'How?\nAnswer: 4\nExplain: In two.\n  Step: divide.\n  Step: subtract.'

let pglite: PGlite

describe('prompts from before Step:, Words: and Example: were labels', () => {
  beforeAll(async () => {
    pglite = await PGlite.create()
    const db = drizzle(pglite, { schema })
    const before = readMigrationFiles({ migrationsFolder })[5]?.folderMillis ?? 0
    await db.transaction((tx) => applyMigrations(tx, before))
    await db.execute(sql`set session_replication_role = replica`)
    for (const [prompt] of [...prompts, [explained]]) {
      await db.execute(sql`insert into questions (owner_id, title, prompt, subject, type) values (1, 'T', ${prompt}, 'Math', 'FREE_FORM')`)
    }
    const sets = prompts.map(([prompt], index) => ({ title: `Set ${index}`, prompt }))
    await db.execute(sql`insert into sessions (kind, user_id, exercise_id, snapshot, seed, state_token, started_at, total_centi, total_questions)
      values ('chat', 2, 1, ${JSON.stringify({ exerciseTitle: 'E', sets })}::jsonb, 's', 't', now(), 1000, 1)`)
    await db.transaction((tx) => applyMigrations(tx, Number.POSITIVE_INFINITY))
  })
  afterAll(() => pglite.close())

  test('are read by students as before', async () => {
    const { rows } = await pglite.query<{ prompt: string }>('select prompt from questions order by id')
    expect(rows.slice(0, -1).map(({ prompt }) => parsePrompt(prompt).studentText)).toEqual(prompts.map(([, shown]) => shown))
    expect(parsePrompt(rows.at(-1)?.prompt ?? '')).toEqual(
      expect.objectContaining({ explain: 'In two.\nStep: divide.\nStep: subtract.', steps: [], definitions: [], example: null }),
    )
  })
  test('are so in running sessions, too, whose sets keep their order', async () => {
    const { rows } = await pglite.query<{ sets: { title: string; prompt: string }[] }>("select snapshot->'sets' as sets from sessions")
    const sets = rows[0]?.sets ?? []
    expect(sets.map(({ title, prompt }) => [title, parsePrompt(prompt).studentText])).toEqual(prompts.map(([, shown], index) => [`Set ${index}`, shown]))
  })
})
