import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { startChat } from '#contract/chat/chat-sessions.ts'
import { createApp } from '#server/app.ts'
import { migrateDatabase } from '#server/db/migrations.ts'
import type { Db } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { createTestDb } from '#tests/support/db.ts'
import { fillAtRandom } from '#tests/support/school/random-school.ts'
import { sized } from '#tests/support/sizes.ts'
import { databaseAt, steps } from './database-at.ts'

type Table = { name: string; columns: string }
const Columns = v.object({ name: v.string(), columns: v.array(v.string()) })
const Rows = v.object({ rows: v.string() })
/** What migration 0029 tells in another way, which `terms.test.ts` looks at. */
const toldAnew = 'gradebooks'
/** The oldest and the last but one; all of them at full size. */
const asked = steps.slice(0, -1).filter((_, index, all) => index % sized(all.length - 1, 1) === 0)

test('a school with the oldest schema keeps every row through all upgrades, and a student goes on where they were', async () => {
  const room = await createClassroom()
  const play = await room.start()
  await play.turn('q.5')
  const old = await databaseAt(steps[0] ?? 0)
  const tables = await tablesOf(old, room.app.db)
  await copyInto(old, room.app.db, tables)
  const before = await contentsOf(old, tables)

  await migrateDatabase(old)

  expect(before.filter(([, rows]) => rows !== '[]').map(([name]) => name)).toEqual(
    expect.arrayContaining(['assignments', 'exercises', 'messages', 'question_sets', 'questions', 'session_questions', 'session_replies', 'sessions', 'users']),
  )
  expect(await contentsOf(old, tables)).toEqual(before)
  const upgraded = createApp({ ...room.app.deps, db: old }, allRoutes, { checkReplies: true })
  const resumed = await upgraded.request('/api/chat/start', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Authorization': `Bearer ${await room.app.tokenOf(room.student)}` },
    body: JSON.stringify({ assignment_id: room.assignment.id }),
  })
  const { agent } = v.parse(startChat.reply, await resumed.json())
  expect([agent.session_id, agent.state_token, agent.current_question_state]).toEqual([
    play.session_id,
    play.token(),
    play.latest().agent.current_question_state,
  ])
})

test(`what was in every table at ${asked.length} steps on the way is there after the rest of it`, { timeout: sized(120_000, 1_800_000) }, async () => {
  const { db: now, close } = await createTestDb()
  await fillAtRandom(now, 11)
  const lost: string[] = []
  for (const step of asked) {
    const old = await databaseAt(step)
    const tables = await tablesOf(old, now)
    await copyInto(old, now, tables)
    const before = await contentsOf(old, tables)
    await migrateDatabase(old)
    const after = new Map(await contentsOf(old, tables))
    lost.push(...before.flatMap(([name, rows]) => (name === toldAnew || (rows !== '[]' && after.get(name) === rows) ? [] : [`${name} after step ${step}`])))
  }
  expect(lost).toEqual([])
  await close()
})

/** Its tables with the columns that are written, but those that the schema of `now` has no longer: what they said is said by others. */
async function tablesOf(old: Db, now: Db): Promise<Table[]> {
  const today = new Map((await columnsOf(now)).map(({ name, columns }) => [name, columns]))
  const tables = await columnsOf(old, sql`and is_generated = 'NEVER'`)
  return tables.map(({ name, columns }) => ({ name, columns: columns.filter((one) => today.get(name)?.includes(one)).join(', ') }))
}

function columnsOf(db: Db, narrowed = sql``): Promise<v.InferOutput<typeof Columns>[]> {
  return rowsOf(
    db,
    sql`select table_name::text as name, json_agg(quote_ident(column_name) order by column_name) as columns
      from information_schema.columns where table_schema = 'public' ${narrowed} group by table_name order by table_name`,
    Columns,
  )
}

async function copyInto(old: Db, from: Db, tables: readonly Table[]): Promise<void> {
  const contents = await contentsOf(from, tables)
  await old.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const [name, rows] of contents) {
      const table = sql.identifier(name)
      const columns = sql.raw(tables.find((one) => one.name === name)?.columns ?? '')
      await tx.execute(sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${rows}::json)`)
    }
  })
}

/** What the columns hold, table by table, as JSON. */
async function contentsOf(db: Db, tables: readonly Table[]): Promise<[name: string, rows: string][]> {
  const contents: [string, string][] = []
  for (const { name, columns } of tables) {
    const some = sql`select ${sql.raw(columns)} from ${sql.identifier(name)} order by 1, 2`
    const [found] = await rowsOf(db, sql`select coalesce(json_agg(row_to_json(t)), '[]')::text as rows from (${some}) t`, Rows)
    contents.push([name, found?.rows ?? ''])
  }
  return contents
}
