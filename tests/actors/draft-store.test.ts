import { describe, expect, test } from 'vitest'
import type { DraftEvent } from '#machines/chat/chat-session/chat-session.setup.ts'
import type { Attempt } from '#machines/chat/chat-session/chat-session.state.ts'
import { createDraftStore } from '#src/actors/sessions/draft-store.ts'
import { fakeStorage } from '#tests/support/fake-storage.ts'

const day = 24 * 60 * 60 * 1000
const here = { sessionId: 71, question: '0.0' }
const call = { ...here, stateToken: 'state-1', text: null }

function open(storage: Storage | null = fakeStorage(), personId = 7, nowMs = () => Date.UTC(2026, 10, 20)) {
  let count = 0
  return createDraftStore({ personId, storage, nowMs, newId: () => `attempt-${(count += 1)}` })
}

function settling(type: DraftEvent['type'], attempt: Attempt): DraftEvent {
  return { type, sessionId: 71, attempt }
}

function taken(drafts: ReturnType<typeof open>, text: string | null = null): Attempt {
  const attempt = drafts.take({ ...call, text })
  if (attempt === null) throw new Error('nothing was typed')
  return attempt
}

test('what was typed is there after a reload, per session and question', () => {
  const storage = fakeStorage()
  open(storage).write(here, 'x = 4')
  open(storage).write({ ...here, question: '1.0' }, 'Ottawa')
  const reloaded = open(storage)
  expect([reloaded.read(here), reloaded.read({ ...here, question: '1.0' }), reloaded.read({ ...here, sessionId: 72 })]).toEqual(['x = 4', 'Ottawa', ''])
})

test('nobody else on the same machine sees it', () => {
  const storage = fakeStorage()
  open(storage, 7).write(here, 'x = 4')
  const other = open(storage, 8)
  expect([other.read(here), other.unsent(71), other.take(call)]).toEqual(['', null, null])
  expect(open(storage, 7).read(here)).toEqual('x = 4')
})

test('taking a draft names it once, dates it by its last key, and keeps it until it is acknowledged', () => {
  const storage = fakeStorage()
  let now = Date.UTC(2026, 10, 20, 12, 0, 0)
  const drafts = open(storage, 7, () => now)
  drafts.write(here, 'x = 4')
  now += 5_000
  const attempt = taken(drafts)
  expect(attempt).toEqual({
    clientAttemptId: 'attempt-1',
    text: 'x = 4',
    typedAt: '2026-11-20T12:00:00.000Z',
    question: '0.0',
    stateToken: 'state-1',
    isTyped: true,
  })
  expect([open(storage).unsent(71), open(storage).read(here)]).toEqual([attempt, 'x = 4'])
  drafts.settle(settling('attempt.acknowledged', attempt))
  expect([drafts.unsent(71), drafts.read(here), storage.length]).toEqual([null, '', 0])
})

test('blanks are no answer', () => {
  const drafts = open()
  drafts.write(here, ' \n\t')
  expect([drafts.take(call), drafts.unsent(71)]).toEqual([null, null])
})

test('a queued answer leaves the box free, and a new draft survives its acknowledgement', () => {
  const drafts = open()
  drafts.write(here, 'x = 4')
  const attempt = taken(drafts)
  drafts.settle(settling('attempt.queued', attempt))
  expect([drafts.read(here), drafts.unsent(71)]).toEqual(['', attempt])
  drafts.write(here, 'or x = 5')
  drafts.settle(settling('attempt.acknowledged', attempt))
  expect([drafts.read(here), drafts.unsent(71)]).toEqual(['or x = 5', null])
})

test('a returned answer goes back into the box, before what was typed since', () => {
  const drafts = open()
  drafts.write(here, 'x = 4')
  const attempt = taken(drafts)
  drafts.settle(settling('attempt.queued', attempt))
  drafts.settle(settling('attempt.returned', attempt))
  expect(drafts.read(here)).toEqual('x = 4')
  drafts.settle(settling('attempt.queued', attempt))
  drafts.write(here, 'or x = 5')
  drafts.settle(settling('attempt.returned', attempt))
  expect([drafts.read(here), drafts.unsent(71)]).toEqual(['x = 4\nor x = 5', null])
})

test('a request for a hint never touches the box', () => {
  const drafts = open()
  drafts.write(here, 'x = ')
  const attempt = taken(drafts, 'hint')
  expect([attempt.text, attempt.isTyped]).toEqual(['hint', false])
  const kept = (['attempt.queued', 'attempt.returned', 'attempt.acknowledged'] as const).map((type) => {
    drafts.settle(settling(type, attempt))
    return [drafts.read(here), drafts.unsent(71)]
  })
  expect(kept).toEqual([
    ['x = ', attempt],
    ['x = ', null],
    ['x = ', null],
  ])
})

test('a full or refused storage keeps drafts as long as the page', () => {
  const stores = [open(null), open(fakeStorage({ isFull: true }))]
  for (const drafts of stores) drafts.write(here, 'x = 4')
  expect(stores.map((drafts) => drafts.read(here))).toEqual(['x = 4', 'x = 4'])
})

test('a broken entry is an empty one', () => {
  const storage = fakeStorage()
  storage.setItem('draft:7:71', '{"drafts":')
  expect([open(storage).read(here), open(storage).unsent(71)]).toEqual(['', null])
})

test('drafts older than 30 days are gone, younger ones and other keys are not', () => {
  const storage = fakeStorage()
  const then = Date.UTC(2026, 10, 20)
  open(storage, 7, () => then).write(here, 'old')
  open(storage, 8, () => then + day).write(here, 'young')
  storage.setItem('token', 'kept')
  open(storage, 7, () => then + 30 * day + 1)
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(['draft:8:71', 'token'])
})

test('what another device typed last is taken in, unless something newer stands here or an answer is on its way', () => {
  let now = Date.UTC(2026, 10, 20, 12, 0, 0)
  const drafts = open(fakeStorage(), 7, () => now)
  const early = now
  drafts.adopt(here, { text: 'from the phone', typedAtMs: early })
  expect(drafts.read(here)).toEqual('from the phone')
  now += 1_000
  drafts.write(here, 'typed here')
  drafts.adopt(here, { text: 'older', typedAtMs: early })
  expect(drafts.read(here)).toEqual('typed here')
  taken(drafts)
  drafts.adopt(here, { text: 'newer, but one is on its way', typedAtMs: now + 1_000 })
  expect(drafts.read(here)).toEqual('typed here')
})

test('the same answer sent again after it came back keeps its id, another one does not', () => {
  const drafts = open()
  drafts.write(here, 'x = 4')
  const attempt = taken(drafts)
  drafts.settle(settling('attempt.returned', attempt))
  expect(taken(drafts)).toEqual(attempt)
  drafts.settle(settling('attempt.returned', attempt))
  drafts.write(here, 'x = 5')
  const other = taken(drafts)
  expect([other.text, other.clientAttemptId === attempt.clientAttemptId]).toEqual(['x = 5', false])
  drafts.settle(settling('attempt.returned', other))
  const moved = drafts.take({ ...call, stateToken: 'state-2' })
  expect([moved?.text, moved?.stateToken, moved?.clientAttemptId === other.clientAttemptId]).toEqual(['x = 5', 'state-2', false])
})

describe('two tabs of one browser', () => {
  test('each sends what stands in its own box, whatever the other typed since', () => {
    const storage = fakeStorage()
    const [first, second] = [open(storage), open(storage)]
    first.write(here, 'x = 4')
    second.write(here, 'half a thought')
    expect([taken(first).text, first.read(here), second.read(here)]).toEqual(['x = 4', 'x = 4', 'half a thought'])
  })

  test('an answer acknowledged in one leaves the other its text, also after a reload', () => {
    const storage = fakeStorage()
    const [first, second] = [open(storage), open(storage)]
    second.write(here, 'half a thought')
    first.write(here, 'x = 4')
    second.write(here, 'half a thought, and more')
    first.settle(settling('attempt.acknowledged', taken(first)))
    expect([first.read(here), second.read(here), open(storage).read(here), taken(second).text]).toEqual([
      '',
      'half a thought, and more',
      'half a thought, and more',
      'half a thought, and more',
    ])
  })
})
