import { like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { BodyInput } from '#contract/endpoint.ts'
import { listEventCounts, sendEvent, type UsageEvent } from '#contract/operations/events.ts'
import { events, rateCounters } from '#server/db/schema/operations.ts'
import { createTestApp } from '#tests/support/app.ts'

type Details = Record<string, string | number | boolean>

async function createSchool() {
  const app = await createTestApp()
  const tell = (body: BodyInput<typeof sendEvent>) => app.request(sendEvent, { body })
  const refusal = async (details: Details) => (await app.refused(sendEvent, { body: { name: 'answer.sent', details } })).code
  return { app, tell, refusal, stored: async () => (await app.db.select().from(events).orderBy(events.id)).map(({ id: _, ...event }) => event) }
}

describe('usage events', () => {
  test('come alone or together, each at its own time, and of nobody', async () => {
    const { tell, stored } = await createSchool()
    await tell({ name: 'guide.viewed', details: { section: 'overview' } })
    await tell({ events: [{ name: 'page.opened', details: { page: '/chat/$exercise_id' }, age_ms: 2000 }, { name: 'answer.sent', details: { tries: 2, late: false } }] })
    const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second))
    expect(await stored()).toEqual([
      { userId: null, name: 'guide.viewed', details: { section: 'overview' }, at: at(0) },
      { userId: null, name: 'page.opened', details: { page: '/chat/$exercise_id' }, at: at(-2) },
      { userId: null, name: 'answer.sent', details: { tries: 2, late: false }, at: at(0) },
    ])
  })

  test('are refused with anything that could be an answer, alone and among others', async () => {
    const { app, tell, refusal, stored } = await createSchool()
    const forbidden: Details[] = [
      { answer: '42' },
      { text: 'x' },
      { page: 'because plants need light' },
      { kind: 'x = 4' },
      { term: 'ottawa' },
      { list: 'students', term: 'maya' },
      { list: 'questions', term: 'al' },
      { 'I want to go home': 1 },
    ]
    const codes = []
    for (const details of forbidden) codes.push(await refusal(details))
    const mixed = await app.refused(sendEvent, { body: { events: [{ name: 'page.opened' }, { name: 'answer.sent', details: { answer: '42' } }] } })
    expect([codes, mixed.code, await stored()]).toEqual([forbidden.map(() => 'invalid'), 'invalid', []])
    await tell({ name: 'list.searched', details: { list: 'questions', term: 'ottawa' } })
    expect(await stored()).toHaveLength(1)
  })

  test('are taken from one address by their number, however many come in a call', async () => {
    const { app, tell } = await createSchool()
    const fifty = { events: Array.from({ length: 50 }, () => ({ name: 'page.opened' })) }
    await tell(fifty)
    const stored = like(rateCounters.key, 'events:stored:%')
    expect(await app.db.update(rateCounters).set({ count: 5_950 }).where(stored).returning({ key: rateCounters.key })).toHaveLength(1)
    await tell(fifty)
    expect((await app.refused(sendEvent, { body: { name: 'page.opened' } })).code).toEqual('too_many_requests')
    app.clock.advance(61_000)
    await tell(fifty)
    expect(await app.db.$count(events)).toEqual(150)
  })

  test('are shown to teachers as counts of the last 30 days, without the words of searches', async () => {
    const { app, tell } = await createSchool()
    await tell({ name: 'page.opened', details: { page: '/' } })
    app.clock.advance(31 * 86_400_000)
    const page = { name: 'page.opened', details: { page: '/' } }
    await tell({ events: [page, page, { name: 'list.searched', details: { list: 'questions', term: 'ottawa' } }] })
    const now = app.clock.now().toISOString()
    expect(await app.request(listEventCounts, { as: await app.seedTeacher() })).toEqual({
      since: '2026-11-21T12:00:00.000Z',
      results: [
        { name: 'page.opened', place: '/', count: 2, last_at: now },
        { name: 'list.searched', place: 'questions', count: 1, last_at: now },
      ],
    })
    expect((await app.refused(listEventCounts, { as: await app.seedStudent() })).code).toEqual('forbidden')
  })

  test('are not shown where their name, page or list is none of the product, which anybody may send', async () => {
    const { app, tell } = await createSchool()
    const invented: UsageEvent[] = [
      { name: 'mr_brown_is_dumb' },
      { name: 'page.opened', details: { page: '/mr_brown_is_dumb' } },
      { name: 'list.searched', details: { list: 'mr_brown_is_dumb' } },
      { name: 'guide.viewed', details: { page: 'mr_brown_is_dumb' } },
    ]
    await tell({ events: [...invented, { name: 'page.opened', details: { page: '/classroom/' } }, { name: 'guide.viewed', details: { section: 'x' } }] })
    const { results } = await app.request(listEventCounts, { as: await app.seedTeacher() })
    expect(results.map(({ name, place, count }) => [name, place, count])).toEqual([
      ['guide.viewed', null, 2],
      ['page.opened', '/classroom', 1],
    ])
  })
})
