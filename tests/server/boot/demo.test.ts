import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accountTable, settleDemo } from '#server/boot/demo.ts'
import { users } from '#server/db/schema/people.ts'
import { readEnvironment } from '#server/environment.ts'
import { systemClock } from '#server/ports/clock.ts'
import { randomIds } from '#server/ports/ids.ts'
import { createTestDb, type TestDb } from '#tests/support/db.ts'

const settings = { ...readEnvironment({}), jwtSecret: new Uint8Array(32) }

let school: TestDb

describe('the demo school', () => {
  beforeEach(async () => {
    school = await createTestDb()
  })
  afterEach(() => school.close())

  test('stays out of a school that has people', async () => {
    await school.db.insert(users).values({ role: 'ADMIN', name: 'Ada', username: 'ada', email: 'ada@school.example', passwordHash: 'x' })
    expect(await settleDemo({ db: school.db, clock: systemClock, ids: randomIds, settings })).toEqual([])
    expect(await school.db.$count(users)).toEqual(1)
  })

  test('stays out where the settings say so', async () => {
    expect(await settleDemo({ db: school.db, clock: systemClock, ids: randomIds, settings: { ...settings, demoData: false } })).toEqual([])
    expect(await school.db.$count(users)).toEqual(0)
  })

  test('shows its accounts as a table', () => {
    const table = accountTable([
      { role: 'TEACHER', name: 'Ada Byron', username: 'ada', password: 'engine-1843', note: 'teaches' },
      { role: 'STUDENT', name: 'Bo', username: 'bo.li', password: 'x', note: 'learns' },
    ])
    expect(table.split('\n')).toEqual(['  teacher  ada    engine-1843  Ada Byron, teaches', '  student  bo.li  x            Bo, learns'])
  })
})
