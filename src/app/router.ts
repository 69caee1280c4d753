import { createRouter } from '@tanstack/react-router'
import type { AppSession } from './session.ts'
import { routeTree } from '#src/routeTree.gen.ts'

/** Makes the router over the file routes, with the app's session as its context. */
export function createAppRouter(session: AppSession) {
  return createRouter({ routeTree, context: session, defaultPreload: false, scrollRestoration: true, defaultPendingMs: 200, defaultPendingMinMs: 0 })
}

/** The app's router. */
export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
