import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { AppSession } from './session.ts'
import { routeTree } from '#src/routeTree.gen.ts'

/** Makes the router over the file routes, with the app's session as its context; `history` is the browser's own when left out. */
export function createAppRouter(session: AppSession, history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: session,
    defaultPreload: false,
    scrollRestoration: history === undefined,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
  })
}

/** The app's router. */
export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
