import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/engine/client.ts'
import { events } from '#server/db/schema/operations.ts'
import { users } from '#server/db/schema/people.ts'
import { StartRefusal } from '#server/start-refusal.ts'
import { createTestDb, createTestPlace, preparedSchool, type TestDb } from '#tests/support/db.ts'

let opened: TestDb

describe('the database on either engine', () => {
  beforeEach(async () => {
    opened = await createTestDb()
  })
  afterEach(() => opened.close())

  test('gives instants back as dates, to the millisecond', async () => {
    const at = new Date('2026-11-20T22:59:00.123Z')
    await opened.db.insert(events).values({ name: 'guide.viewed', details: { section: 'Overview', seconds: 3, first: true }, at })
    expect(await opened.db.select().from(events)).toEqual([
      { id: 1, userId: null, name: 'guide.viewed', details: { section: 'Overview', seconds: 3, first: true }, at },
    ])
  })

  test('starts every test empty and counts ids from 1', async () => {
    const at = new Date('2026-11-20T22:59:00.000Z')
    const [row] = await opened.db.insert(events).values({ name: 'a.b', details: {}, at }).returning({ id: events.id })
    expect([row, await opened.db.$count(events)]).toEqual([{ id: 1 }, 1])
  })

  test('answers counts as numbers', async () => {
    expect(await opened.db.select({ count: sql`count(*)` }).from(events)).toEqual([{ count: 0 }])
  })

  test('undoes a transaction that throws', async () => {
    const failing = opened.db.transaction(async (tx) => {
      await tx.insert(events).values({ name: 'a.b', details: {}, at: new Date() })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await opened.db.$count(events)).toEqual(0)
  })

  test('says by SQLSTATE that a username is taken', async () => {
    const person = { role: 'TEACHER', name: 'Ada', username: 'ada', email: 'ada@example.org', passwordHash: 'x' } as const
    await opened.db.insert(users).values(person)
    const failing = opened.db.insert(users).values({ ...person, username: 'ADA', email: 'other@example.org' })
    await expect(failing).rejects.toHaveProperty('cause.code', '23505')
  })
})

describe('opening a database', () => {
  test('migrates it once, and a second time changes nothing', async () => {
    const { place, remove } = await createTestPlace()
    const first = await openDatabase(place)
    await first.db.insert(events).values({ name: 'a.b', details: {}, at: new Date() })
    await first.close()
    const second = await openDatabase(place)
    expect(await second.db.$count(events)).toEqual(1)
    await second.close()
    await remove()
  })

  test('refuses a folder that held a school and has lost it, says what to do, and begins nothing in it', async () => {
    const { place, remove } = await createTestPlace()
    const embedded = { ...place, databaseUrl: null, preparedSchool: await preparedSchool() }
    await (await openDatabase(embedded)).close()
    const folder = join(place.dataDir, 'db')
    rmSync(join(folder, 'PG_VERSION'))
    const left = readdirSync(folder).toSorted()
    const sentence = `${folder} held a school and cannot be opened: PG_VERSION is missing from it. Restore a backup (npm run restore -- FILE), or move the folder away to begin an empty school.`
    await expect(openDatabase(embedded)).rejects.toThrow(new StartRefusal(sentence))
    await expect(openDatabase(embedded)).rejects.toThrow(new StartRefusal(sentence))
    expect(readdirSync(folder).toSorted()).toEqual(left)
    renameSync(folder, `${folder}.away`)
    await (await openDatabase(embedded)).close()
    await remove()
  })

  test('refuses one that a newer version has changed, and lets go of it', async () => {
    const { place, remove } = await createTestPlace()
    const first = await openDatabase(place)
    await first.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`)
    await first.close()
    const sentence = 'The database was written by a newer version of Lectern. Update the program, or restore a backup made by this version.'
    await expect(openDatabase(place)).rejects.toThrow(new StartRefusal(sentence))
    await expect(openDatabase(place)).rejects.toThrow(new StartRefusal(sentence))
    await remove()
  })
})
