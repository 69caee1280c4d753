import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { createActor, waitFor } from 'xstate'
import { authMachine } from '#machines/accounts/auth/auth.machine.ts'
import { createAuthActors } from '#src/actors/accounts/auth.actors.ts'
import { createTokenStore } from '#src/actors/accounts/token-store.ts'
import { createApi } from '#src/api/client.ts'
import { createServerClock } from '#src/api/server-clock.ts'
import { guideHref, guideSections } from '#src/screens/guide/guide-sections.ts'
import { App } from './app/app.tsx'
import { pageTitle } from '#src/app/shell/page-title.ts'
import { createAppRouter } from './app/router.ts'
import type { AppSession } from './app/session.ts'

/** The addresses whose pages are drawn while the app is built, as visitors see them. */
export const addresses = ['/home', '/login', '/studentlogin', '/guide', ...guideSections.map(({ id }) => guideHref(id))]

/** Draws the page of an address for a visitor: the tab's title and what stands in the root element. Throws when its heading has to wait. */
export async function renderPage(address: string): Promise<{ title: string; html: string }> {
  const session = visitorSession()
  await waitFor(session.auth, (snapshot) => snapshot.matches('anonymous'))
  const router = createAppRouter(session, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  const html = renderToString(<App router={router} />)
  session.auth.stop()
  if (!html.includes('<h1')) throw new Error(`${address} was not drawn: ${html}`)
  return { title: pageTitle(router), html }
}

/** Nobody is signed in, nothing is stored or sent. */
function visitorSession(): AppSession {
  const clock = createServerClock()
  const timeZone = () => 'UTC'
  const tokens = { ...createTokenStore(null), watch: () => () => undefined }
  const api = createApi({ root: 'http://localhost', readToken: tokens.read, timeZone, onServerTime: clock.tell, onUnauthenticated: () => undefined })
  const auth = createActor(authMachine.provide({ actors: createAuthActors({ api, tokens, clock }) }))
  auth.start()
  const following = () => new Promise<never>(() => undefined)
  return { auth, following, api, clock, timeZone, track: { event: () => undefined, search: () => undefined, start: () => undefined } }
}
