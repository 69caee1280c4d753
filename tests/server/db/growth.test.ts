import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { forceEndChat } from '#contract/chat/chat-sessions.ts'
import { bounds, statedSizes } from '#scripts/soak/table-growth.ts'
import type { Db } from '#server/db/engine/db.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { forgetOld } from '#server/db/operations/retention.queries.ts'
import { audit } from '#server/db/schema/operations.ts'
import { users } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'
import { storedTables } from '#server/operations/tables.queries.ts'
import { createTestDb } from '#tests/support/db.ts'
import { testRetention } from '#tests/support/retention.ts'
import { fillAtRandom } from '#tests/support/school/random-school.ts'
import { sized } from '#tests/support/sizes.ts'
import { withPartner } from '#tests/server/chat/words/conversation.ts'

const good = { says: 'You noticed that leaves are flat and wide. What could being flat and wide help them to catch?' }

const byAge = bounds.flatMap(({ name, growth }) => (growth.by === 'age' ? [name] : []))

test('every table says what bounds it, and what goes by its age is gone when that is over', async () => {
  const { db, close } = await createTestDb()
  expect(bounds.map(({ name }) => name).toSorted()).toEqual((await storedTables(db)).map(({ name }) => name).toSorted())
  await fillAtRandom(db, 5)
  await db.update(audit).set({ subjectKind: 'student' })
  await db.update(users).set({ expiresAt: null })
  const filled = await tablesInUse(db)
  expect(byAge.filter((name) => !filled.includes(name))).toEqual([])
  await forgetOld(db, new Date('2200-01-01T00:00:00.000Z'), testRetention)
  const left = await tablesInUse(db)
  expect(byAge.filter((name) => left.includes(name))).toEqual([])
  await close()
})

test('what work leaves is no larger than is said, when its time is over and before', async () => {
  const room = await withPartner([good])
  const { db, clock } = room.app
  await db.update(assignments).set({ allowRedo: true })
  for (let round = 0; round < sized(2, 10); round += 1) {
    const play = await room.start()
    for (let turn = 0; turn < 9; turn += 1) {
      const reply = await play.turn(`they are flat and wide and they catch whatever falls on them, which I saw at home (${turn})`)
      const [asked] = reply.agent.full_context.filter(({ words }) => words === 'pending').slice(-1)
      if (asked) await room.listen(asked.id)
    }
    await room.app.request(forceEndChat, { as: room.student, body: { session_id: play.session_id, state_token: play.token() } })
  }
  const many = await unitsOf(db)
  expect(many.reply).toBeGreaterThan(5)
  const before = await sizesOf(db)
  await forgetOld(db, new Date(clock.now().getTime() + 1_100 * 86_400_000), testRetention)
  const after = await sizesOf(db)
  const tooLarge = bounds.flatMap(({ name, growth }) => {
    if (growth.by === 'people') return after.get(name) === before.get(name) ? [] : [`${name} changed`]
    const size = growth.by === 'work' ? growth : growth.size
    const seen = (growth.by === 'work' ? after : before).get(name) ?? 0
    const most = size === null ? 0 : size.bytes * (many[size.per] ?? 0)
    return seen > most ? [`${name}: ${seen} bytes, ${most} at most`] : []
  })
  expect(tooLarge).toEqual([])
})

test('the page for operators says how much each of them takes', () => {
  const page = readFileSync('docs/operating.md', 'utf8')
  expect(statedSizes().filter((line) => !page.includes(line))).toEqual([])
})

async function tablesInUse(db: Db): Promise<string[]> {
  return [...(await sizesOf(db))].flatMap(([name, bytes]) => (bytes > 0 ? [name] : []))
}

/** The bytes of each table's rows as they are stored, with each row's head and its place in each index. */
async function sizesOf(db: Db): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const { name, columns } of await storedTables(db)) {
    const size = sql.join(columns.map((column) => sql`coalesce(pg_column_size(t.${sql.identifier(column)}), 0)`), sql` + `)
    const indexes = sql`(select count(*) from pg_index where indrelid = ${name}::regclass)`
    const [row] = await rowsOf(db, sql`select coalesce(sum(28 + ${size} + 32 * ${indexes}), 0)::int as bytes from ${sql.identifier(name)} t`, v.object({ bytes: v.number() }))
    sizes.set(name, row?.bytes ?? 0)
  }
  return sizes
}

/** How many there are of what tables grow with. */
async function unitsOf(db: Db): Promise<Record<string, number>> {
  const rows = {
    ...{ answer: sql`messages where role = 'user'`, session: sql`sessions`, take: sql`recordings`, assignment: sql`assignments` },
    ...{ reply: sql`tutor_words`, event: sql`events`, change: sql`audit`, counter: sql`rate_counters` },
  }
  const counts = Object.entries(rows).map(([name, of]) => sql`select ${name}::text as name, count(*)::int as many from ${of}`)
  const found = await rowsOf(db, sql.join(counts, sql` union all `), v.object({ name: v.string(), many: v.number() }))
  return Object.fromEntries(found.map(({ name, many }) => [name, many]))
}
