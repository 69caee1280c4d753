import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createActor } from 'xstate'
import { authMachine } from '#machines/accounts/auth/auth.machine.ts'
import type { AppSession } from '#src/app/session.ts'
import { createApi } from '#src/api/client.ts'
import { draw } from '#tests/screens/chat/draw.tsx'

type Viewer = { id: number; role: 'TEACHER' | 'ADMIN' }
type Surroundings = Pick<AppSession, 'api' | 'auth' | 'clock' | 'timeZone' | 'track'> & { person: Viewer }
type Answer = { status: number; body: unknown }
type Answers = (call: { method: string; path: string; body: unknown }) => Answer | Promise<Answer>

/** Draws a part as `inApp` pictures it and answers its history. Wait for what it shows. */
export function drawInApp(part: ReactNode, answers: Answers, person?: Viewer) {
  const { picture, history } = inApp(part, answers, person)
  draw(picture)
  return history
}

/** A part of the app with everything its context gives to somebody signed in, over a server that answers as told, and its history. */
export function inApp(part: ReactNode, answers: Answers, person: Viewer = { id: 1, role: 'TEACHER' }) {
  const context: Surroundings = {
    api: createApi({ root: `${location.origin}/api`, readToken: () => 'token', timeZone: () => 'America/New_York', fetch: answeringWith(answers) }),
    auth: createActor(authMachine, { snapshot: authMachine.resolveState({ value: { signedIn: 'active' }, context: nobody }) }),
    clock: { nowMs: () => Date.parse('2026-11-20T20:00:00Z'), tell: () => undefined },
    timeZone: () => 'America/New_York',
    track: { event: () => undefined, search: () => undefined, start: () => undefined },
    person,
  }
  const routeTree = createRootRouteWithContext<Surroundings>()({ component: () => part })
  const router = createRouter({ routeTree, context, history: createMemoryHistory({ initialEntries: ['/'] }) })
  return { picture: <RouterProvider router={router} />, history: router.history }
}

const nobody = { accessToken: 'token', expiresInMs: 0, profile: null, refusal: null, expiredReason: null }

function answeringWith(answers: Answers): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const text = await request.text()
    const path = new URL(request.url).pathname.replace('/api', '')
    const { status, body } = await answers({ method: request.method, path, body: text === '' ? null : JSON.parse(text) })
    return new Response(body === null ? null : JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
  }
}
