import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { getProfile } from '#contract/accounts/auth.ts'
import { health } from '#contract/operations/health.ts'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/db/engine/client.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { users } from '#server/db/schema/people.ts'
import { mostInFront } from '#server/http/in-front.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/who.ts'
import { readProfile } from '#server/use-cases/accounts/own-account.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { createTestApp } from '#tests/support/app.ts'
import { createTestPlace } from '#tests/support/db.ts'
import type { Person } from '#tests/support/school/people.ts'

const many = 60
const { place, remove } = await createTestPlace()
const { db, answers, close } = await openDatabase(place)
afterAll(async () => {
  await close()
  await remove()
})

test(`a statement of an answer goes before ${many} others that were there first, be they statements or transactions`, async () => {
  const ended: string[] = []
  const others = Array.from({ length: many }, async (_, index) => {
    const work = () => db.execute(sql`select pg_sleep(0.01)`)
    await (index % 2 === 0 ? work() : db.transaction((tx) => tx.execute(sql`select pg_sleep(0.01)`)))
    ended.push('other')
  })
  await Promise.race(others)
  // As an answer does: one statement after the other.
  for (const _ of [1, 2, 3]) {
    await answers.execute(sql`select 1`)
    ended.push('answer')
  }
  await Promise.all(others)
  // Each waited for no more than what was running: one of the embedded engine, some of the connections of a pool.
  expect(ended.slice(0, 3 * 9).filter((who) => who === 'answer')).toEqual(['answer', 'answer', 'answer'])
})

test('while a long line is worked off, the process goes on hearing its callers', async () => {
  let turns = 0
  let next = setImmediate(takeTurn)
  await Promise.all(Array.from({ length: many }, () => db.execute(sql`select 1`)))
  clearImmediate(next)
  // A database beside the process leaves it free anyhow.
  expect(process.env.DATABASE_URL ? many : turns).toBeGreaterThanOrEqual(many - 1)

  function takeTurn(): void {
    turns += 1
    next = setImmediate(takeTurn)
  }
})

test('both see one database, a transaction of an answer too', async () => {
  await answers.transaction((tx) => tx.execute(sql`create table seen (at int)`))
  await db.execute(sql`insert into seen values (7)`)
  const rows = await rowsOf(answers, sql`select at from seen`, v.object({ at: v.number() }))
  expect(rows).toEqual([{ at: 7 }])
})

test.each([
  { goesFirst: true as const, sees: 'answers' },
  { sees: 'the others' },
])('a call is given the database it may ask: $sees', async ({ sees, ...first }) => {
  const { deps } = await createTestApp()
  const given: unknown[] = []
  const one = route(health, { who: 'anyone', on: 'nothing', ...first }, ({ deps: asked }) => {
    given.push(asked.db === answers ? 'answers' : 'the others')
    return Promise.resolve({ status: 'ok' as const, db: 'ok' as const })
  })
  await createApp(deps, [one], { answers }).request('/api/health')
  expect(given).toEqual([sees])
})

describe('of one caller', () => {
  test('so many calls at a time go before the others, however many they send; a colleague’s still do, and a visitor’s never', async () => {
    const { deps, db: ofApp, seedTeacher, tokenOf } = await createTestApp()
    const [flooding, calm, visitor] = [await seedTeacher(), await seedTeacher(), await seedTeacher()]
    await ofApp.update(users).set({ expiresAt: new Date('2027-01-01') }).where(eq(users.id, visitor.id))
    const front = new Proxy(deps.db, {})
    const given: Record<string, number> = {}
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    const one = route(getProfile, { who: signedIn, on: 'own', goesFirst: true }, async ({ deps: { db: asked }, caller }) => {
      const which = `${caller.id} ${asked === front ? 'in front' : 'behind'}`
      given[which] = (given[which] ?? 0) + 1
      await ended
      return readProfile(caller)
    })
    const app = createApp(deps, [one], { answers: front })
    const ask = async (person: Person) => {
      const authorization = `Bearer ${await tokenOf(person)}`
      return (await app.request('/api/auth/profile', { headers: { authorization } })).status
    }
    const asking = [...Array.from({ length: 50 }, () => ask(flooding)), ask(calm), ask(visitor)]
    await expect.poll(() => Object.values(given).reduce((sum, count) => sum + count, 0)).toEqual(52)
    end()
    expect(await Promise.all(asking)).toEqual(Array.from({ length: 52 }, () => 200))
    expect(await ask(flooding)).toEqual(200)
    expect(given).toEqual({
      [`${flooding.id} in front`]: mostInFront + 1,
      [`${flooding.id} behind`]: 50 - mostInFront,
      [`${calm.id} in front`]: 1,
      [`${visitor.id} behind`]: 1,
    })
  })

  test('and whoever asks after the health, however many they are, costs one statement at a time', async () => {
    const { app } = await createTestApp()
    const statements = countStatements()
    statements()
    const answers = await Promise.all(Array.from({ length: 50 }, async () => (await app.request('/api/health')).status))
    expect({ answers, sent: statements() }).toEqual({ answers: Array.from({ length: 50 }, () => 200), sent: 1 })
    await app.request('/api/health')
    expect(statements()).toEqual(1)
  })
})
