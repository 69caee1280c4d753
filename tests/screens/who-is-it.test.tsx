import '#src/styles.css'
import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { authMachine } from '#machines/accounts/auth/auth.machine.ts'
import { createAuthActors } from '#src/actors/accounts/auth.actors.ts'
import { createTokenStore } from '#src/actors/accounts/token-store.ts'
import { createApi } from '#src/api/client.ts'
import { createServerClock } from '#src/api/server-clock.ts'
import { App } from '#src/app/app.tsx'
import { openedPage } from '#src/app/shell/page-title.ts'
import { createAppRouter } from '#src/app/router.ts'
import { draw } from '#tests/screens/chat/draw.tsx'

const claims = { sub: '7', role: 'STUDENT', iat: 1, exp: 2, jti: 'one' }

beforeEach(() => localStorage.clear())

/** Opens an address with a stored token that says `payload`, with a server that answers `answer` whatever is asked. */
function open(address: string, payload: object, answer: () => Promise<Response>) {
  localStorage.setItem('token', `e30.${btoa(JSON.stringify(payload))}.unsigned`)
  const clock = createServerClock()
  const tokens = createTokenStore()
  const timeZone = () => 'UTC'
  const api = createApi({ root: 'http://localhost', readToken: tokens.read, timeZone, fetch: answer })
  const auth = createActor(authMachine.provide({ actors: createAuthActors({ api, tokens, clock }) })).start()
  const track = { event: () => undefined, search: () => undefined, start: () => undefined }
  const never = new Promise<never>(() => undefined)
  const router = createAppRouter({ auth, following: () => never, api, clock, timeZone, track }, createMemoryHistory({ initialEntries: [address] }))
  draw(<App router={router} />)
  return router
}

test('a session that ended leads to the login, and a sample that is over to the start page, which says so', async () => {
  const ended = open('/student', claims, refusing)
  await expect.element(page.getByText('Your session has expired. Please log in again.')).toBeVisible()
  const over = open('/chat/5', { ...claims, sample: true }, refusing)
  await expect.element(page.getByText('Your sample is over.')).toBeVisible()
  expect([ended, over].map(({ state }) => state.location.href)).toEqual(['/login?next=%2Fstudent&reason=expired', '/home'])
})

test.each(['/login', '/studentlogin', '/register'])('%s has no form that nobody answers where the account could not be loaded, but the ways on', async (address) => {
  open(address, claims, nonsense)
  await expect.element(page.getByText('Could not load your account.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
})

test('an address nothing is routed to is counted as no page, and least of all as a dashboard', async () => {
  const [start, nowhere] = [open('/home', claims, nonsense), open('/nowhere', claims, nonsense)]
  await expect.element(page.getByText("This page isn't in the book.")).toBeVisible()
  expect([start, nowhere].map(openedPage)).toEqual(['/home', null])
})

async function nonsense(): Promise<Response> {
  return Response.json({})
}

async function refusing(): Promise<Response> {
  return Response.json({ error: 'Sign in again.', code: 'unauthenticated' }, { status: 401 })
}
