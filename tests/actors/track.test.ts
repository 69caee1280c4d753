import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UsageEvent } from '#contract/operations/events.ts'
import { createEventQueue, gatheringMs } from '#src/actors/operations/event-queue.ts'
import { postEvents } from '#src/actors/operations/event-sender.ts'
import { createTrack } from '#src/actors/operations/track.ts'
import { createApi } from '#src/api/client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function createLine({ takes = () => true }: { takes?: () => boolean } = {}) {
  const [posted, left]: [UsageEvent[][], UsageEvent[][]] = [[], []]
  let leaving: (() => void) | null = null
  const track = createTrack((waiting) => {
    const queue = createEventQueue(waiting, {
      post(events) {
        posted.push(events)
        return takes() ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))
      },
      leave(events) {
        left.push(events)
        return takes()
      },
      nowMs: Date.now,
    })
    leaving = queue.left
    return Promise.resolve(queue)
  })
  return { track, posted, left, leave: () => leaving?.() }
}

describe('events', () => {
  test('wait until somebody is signed in, then go together with how old they are', async () => {
    const { track, posted } = createLine()
    track.event('page.opened', { page: '/login' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(posted).toEqual([])
    track.start()
    track.event('guide.viewed', { section: 'overview' })
    await vi.advanceTimersByTimeAsync(gatheringMs)
    expect(posted).toEqual([
      [
        { name: 'page.opened', details: { page: '/login' }, age_ms: 65_000 },
        { name: 'guide.viewed', details: { section: 'overview' }, age_ms: 5_000 },
      ],
    ])
  })

  test('that are many go at once, fifty to a call', async () => {
    const { track, posted } = createLine()
    track.start()
    for (let count = 0; count < 51; count += 1) track.event('page.opened')
    await vi.advanceTimersByTimeAsync(0)
    await vi.advanceTimersByTimeAsync(gatheringMs)
    expect(posted.map((batch) => batch.length)).toEqual([50, 1])
  })

  test('that nobody took go with the next, and of very many the oldest are given up', async () => {
    let isThere = false
    const { track, posted } = createLine({ takes: () => isThere })
    track.start()
    for (let count = 0; count < 300; count += 1) track.event('page.opened', { count })
    await vi.advanceTimersByTimeAsync(gatheringMs)
    isThere = true
    track.event('guide.viewed')
    await vi.advanceTimersByTimeAsync(10 * gatheringMs)
    const arrived = posted.slice(1).flat()
    expect([arrived.length, arrived[0]?.details, arrived.at(-1)?.name]).toEqual([200, { count: 101 }, 'guide.viewed'])
  })

  test('still waiting when the page is left go as a beacon, once', async () => {
    const { track, posted, left, leave } = createLine()
    track.start()
    track.event('guide.viewed')
    await vi.advanceTimersByTimeAsync(1_000)
    leave()
    leave()
    await vi.advanceTimersByTimeAsync(gatheringMs)
    expect([posted, left]).toEqual([[], [[{ name: 'guide.viewed', age_ms: 1_000 }]]])
  })
})

describe('a search', () => {
  test('is told from three letters on, with its words where a list holds nobody’s name', async () => {
    const { track, posted } = createLine()
    track.start()
    for (const term of ['a', 'al', ' al ', 'alg']) track.search('questions', term)
    track.search('students', 'maya')
    await vi.advanceTimersByTimeAsync(gatheringMs)
    expect(posted.flat().map(({ details }) => details)).toEqual([{ list: 'questions', term: 'alg' }, { list: 'students' }])
  })
})

test('a batch the server will never take is given up, one it may take later is not', async () => {
  const answering = (status: number, code: string) =>
    createApi({
      root: 'http://school.example/api',
      readToken: () => null,
      timeZone: () => 'UTC',
      fetch: () => Promise.resolve(Response.json({ error: 'No.', code }, { status })),
    })
  await expect(postEvents(answering(422, 'invalid'), [{ name: 'page.opened' }])).resolves.toBeUndefined()
  await expect(postEvents(answering(429, 'too_many_requests'), [{ name: 'page.opened' }])).rejects.toThrow()
})
