import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftStore } from '#src/actors/sessions/draft-store.ts'
import { restBeforeUpload, uploadDrafts } from '#src/actors/sessions/draft-upload.ts'
import { apiWith } from '#tests/api/fake-server.ts'

const here = { sessionId: 71, question: '0.0' }
let stop: (() => void) | null = null

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop?.()
  vi.useRealTimers()
})

function page(answer: () => Response = () => new Response(null, { status: 204 })) {
  const { api, heard } = apiWith(answer)
  const drafts = createDraftStore({ personId: 7, storage: null, nowMs: () => 0, newId: () => 'attempt' })
  let state = 'state-1'
  stop = uploadDrafts(api, drafts, (sessionId) => (sessionId === here.sessionId ? state : null), () => Date.UTC(2026, 10, 20))
  return {
    type: (text: string, place = here) => drafts.write(place, text),
    rest: () => vi.advanceTimersByTimeAsync(restBeforeUpload),
    moveOn: () => (state = 'state-2'),
    told: () => heard.map(({ body }) => body),
    kept: drafts.kept.read,
  }
}

function told(text: string) {
  return { session_id: 71, state_token: 'state-1', text, typed_at: '2026-11-20T00:00:00.000Z' }
}

test('the text goes out once the box rests, as it stands then', async () => {
  const { type, rest, told: heard } = page()
  for (const text of ['p', 'ph', 'pho']) type(text)
  expect(heard()).toEqual([])
  await rest()
  type('pho')
  await rest()
  type('photo')
  await rest()
  await expect.poll(() => heard()).toEqual([told('pho'), told('photo')])
})

test('an emptied box is forgotten there too, but not after a turn, which forgot it already', async () => {
  const { type, rest, moveOn, told: heard } = page()
  type('x')
  await rest()
  type('')
  await rest()
  type('x')
  await rest()
  moveOn()
  type('')
  await rest()
  await expect.poll(() => heard()).toEqual([told('x'), told(''), told('x')])
})

test('leaving the page does not wait for the rest', async () => {
  const { type, told: heard } = page()
  type('half typed')
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => heard()).toEqual([told('half typed')])
})

test('a text that did not arrive goes with the next rest, and another session is none of this page', async () => {
  let status = 503
  const { type, rest, kept, told: heard } = page(() =>
    status === 503 ? Response.json({ error: 'Away', code: 'database_unavailable' }, { status }) : new Response(null, { status }),
  )
  type('x')
  await rest()
  await expect.poll(() => kept()).toEqual('here')
  status = 204
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => heard().length).toEqual(2)
  type('y', { sessionId: 72, question: '0.0' })
  await rest()
  await expect.poll(() => heard()).toEqual([told('x'), told('x')])
})

test('the page can say where the text is safe: with the server, here alone, or nowhere yet', async () => {
  let status = 204
  const { type, rest, kept } = page(() =>
    status === 503 ? Response.json({ error: 'Away', code: 'database_unavailable' }, { status }) : new Response(null, { status }),
  )
  const words = [kept()]
  type('x')
  words.push(kept())
  await rest()
  await expect.poll(() => kept()).toEqual('saved')
  status = 503
  type('xy')
  words.push(kept())
  await rest()
  await expect.poll(() => kept()).toEqual('here')
  expect(words).toEqual(['typing', 'typing', 'typing'])
})
