import * as v from 'valibot'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { registerStudent, updateProfile, verifyPassword } from '#contract/accounts/accounts.ts'
import { getProfile } from '#contract/accounts/auth.ts'
import { endpoint } from '#contract/endpoint.ts'
import { insertEvents } from '#server/db/operations/events.queries.ts'
import { events, idempotencyKeys } from '#server/db/schema/operations.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/who.ts'
import { createTestApp } from '#tests/support/app.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { seededPassword as password } from '#tests/support/school/people.ts'

const count = endpoint({
  method: 'POST',
  path: '/count',
  summary: 'Counts up',
  status: 201,
  body: v.object({ name: v.string(), refuse: v.optional(v.boolean()) }),
  reply: v.object({ total: v.number() }),
})
const waits = endpoint({ ...count, path: '/count_and_wait' })
const counting = [route(count, { who: signedIn, on: 'own' }, run), route(waits, { who: signedIn, on: 'own', waitsOutside: true }, run)]

async function run({ deps, body }: { deps: Deps; body: { name: string; refuse?: boolean } }) {
  await insertEvents(deps.db, [{ name: body.name }], deps.clock.now())
  if (body.refuse) throw fail('conflict')
  return { total: (await deps.db.select().from(events)).length }
}

describe.each([
  ['in one transaction', count],
  ['around a wait', waits],
])('a repeated request, kept %s', (_, call) => {
  test('has one effect and the same answer', async () => {
    const { request, seedTeacher } = await createTestApp({ routes: counting })
    const options = { as: await seedTeacher(), headers: { 'Idempotency-Key': 'k1' }, body: { name: 'one' } }
    expect([await request(call, options), await request(call, options)]).toEqual([{ total: 1 }, { total: 1 }])
    expect(await request(call, { ...options, headers: { 'Idempotency-Key': 'k2' } })).toEqual({ total: 2 })
  })

  test('has one effect when fifty arrive at the same moment', async () => {
    const { request, seedTeacher, db } = await createTestApp({ routes: counting })
    const as = await seedTeacher()
    const replies = await Promise.all(Array.from({ length: 50 }, () => request(call, { as, headers: { 'Idempotency-Key': 'k' }, body: { name: 'one' } })))
    expect(replies).toEqual(Array.from({ length: 50 }, () => ({ total: 1 })))
    expect(await db.select().from(events)).toHaveLength(1)
  })

  test('with other contents is refused', async () => {
    const { request, refused, seedTeacher } = await createTestApp({ routes: counting })
    const options = { as: await seedTeacher(), headers: { 'Idempotency-Key': 'k' } }
    await request(call, { ...options, body: { name: 'one' } })
    expect(await refused(call, { ...options, body: { name: 'two' } })).toEqual({
      status: 409,
      error: 'This request was already sent with different contents.',
      code: 'idempotency_conflict',
    })
  })

  test('of another person is another request', async () => {
    const { request, seedTeacher } = await createTestApp({ routes: counting })
    const options = { headers: { 'Idempotency-Key': 'k' }, body: { name: 'one' } }
    expect(await request(call, { ...options, as: await seedTeacher() })).toEqual({ total: 1 })
    expect(await request(call, { ...options, as: await seedTeacher() })).toEqual({ total: 2 })
  })

  test('is run again after a refusal', async () => {
    const { refused, seedTeacher, db } = await createTestApp({ routes: counting })
    const options = { as: await seedTeacher(), headers: { 'Idempotency-Key': 'k' }, body: { name: 'one', refuse: true } }
    expect([await refused(call, options), await refused(call, options)].map((one) => one.code)).toEqual(['conflict', 'conflict'])
    expect(await db.select().from(idempotencyKeys)).toEqual([])
  })

  test('is a new one after a day', async () => {
    const { request, seedTeacher, tokenOf, clock } = await createTestApp({ routes: counting })
    const teacher = await seedTeacher()
    const headers = { 'Idempotency-Key': 'k' }
    await request(call, { as: await tokenOf(teacher), headers, body: { name: 'one' } })
    clock.advance(25 * 3600_000)
    expect(await request(call, { as: await tokenOf(teacher), headers, body: { name: 'two' } })).toEqual({ total: 2 })
  })

  test('that a crash left behind is taken over after ten seconds', async () => {
    const { request, seedTeacher, clock, db } = await createTestApp({ routes: counting })
    const teacher = await seedTeacher()
    await db.insert(idempotencyKeys).values({ userId: teacher.id, key: 'k', requestHash: 'lost', at: clock.now() })
    clock.advance(11_000)
    expect(await request(call, { as: teacher, headers: { 'Idempotency-Key': 'k' }, body: { name: 'one' } })).toEqual({ total: 1 })
  })
})

describe('a refusal inside a transaction with its key', () => {
  test('leaves nothing behind', async () => {
    const { refused, seedTeacher, db } = await createTestApp({ routes: counting })
    await refused(count, { as: await seedTeacher(), headers: { 'Idempotency-Key': 'k' }, body: { name: 'one', refuse: true } })
    expect(await db.select().from(events)).toEqual([])
  })
})

test('however many repetitions wait for a call that takes its time, only one of them asks the database', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const slow = route(waits, { who: signedIn, on: 'own', waitsOutside: true }, async (call) => {
    await ended
    return run(call)
  })
  const { request, seedTeacher, tokenOf } = await createTestApp({ routes: [slow] })
  const as = await tokenOf(await seedTeacher())
  const statements = countStatements()
  statements()
  const sent = { as, headers: { 'Idempotency-Key': 'k' }, body: { name: 'one' } }
  const replies = Promise.all(Array.from({ length: 50 }, () => request(waits, sent)))
  let looks = 0
  await expect.poll(() => (looks += 1)).toBeGreaterThan(10)
  end()
  expect(await replies).toEqual(Array.from({ length: 50 }, () => ({ total: 1 })))
  // Who it is, whether the key is new, what its answer was: none of it again and again.
  expect(statements()).toBeLessThan(50 * 4)
})

test('a call that takes longer than a dead process is waited for has one effect all the same', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const slow = route(waits, { who: signedIn, on: 'own', waitsOutside: true }, async (call) => {
    await ended
    return run(call)
  })
  const { request, seedTeacher, tokenOf, clock, db } = await createTestApp({ routes: [slow] })
  const sent = { as: await tokenOf(await seedTeacher()), headers: { 'Idempotency-Key': 'k' }, body: { name: 'one' } }
  const first = request(waits, sent)
  const claimedAt = async () => (await db.select().from(idempotencyKeys))[0]?.at
  await expect.poll(claimedAt).toEqual(clock.now())
  for (const _ of [1, 2, 3]) {
    clock.advance(6_000)
    vi.advanceTimersByTime(6_000)
    await expect.poll(claimedAt).toEqual(clock.now())
  }
  const second = request(waits, sent)
  end()
  expect(await Promise.all([first, second])).toEqual([{ total: 1 }, { total: 1 }])
})

test('a start password told once is told again only to the same request, and is not readable in the table', async () => {
  const { request, seedTeacher, db } = await createTestApp()
  const options = {
    as: await seedTeacher(),
    headers: { 'Idempotency-Key': 'make-tim' },
    body: { name: 'Tim Ott', username: 'tim', email: 'tim@school.example' },
  }
  const [first, second] = [await request(registerStudent, options), await request(registerStudent, options)]
  expect(second).toEqual(first)
  expect(JSON.stringify(await db.select().from(idempotencyKeys))).not.toContain(first.start_password)
})

test('a key changes nothing for a read, and a key that is none is refused', async () => {
  const { request, refused, seedTeacher } = await createTestApp()
  const as = await seedTeacher()
  expect((await request(getProfile, { as, headers: { 'Idempotency-Key': 'k' } })).id).toBe(as.id)
  const bad = await Promise.all(
    ['', ' ', 'a b', 'ä', 'x'.repeat(201)].map((key) => refused(verifyPassword, { as, headers: { 'Idempotency-Key': key }, body: { password } })),
  )
  expect(bad.map((one) => [one.status, one.field])).toEqual(bad.map(() => [422, 'Idempotency-Key']))
  expect((await request(updateProfile, { as, headers: { 'Idempotency-Key': 'x'.repeat(200) }, body: {} })).id).toBe(as.id)
})
