import type { AppRouter } from '#src/app/router.ts'

/**
 * Fetches the code of the session at `address` while its overview is read, so that Start waits for its first question alone. What does not arrive
 * is asked for again by Start.
 */
export async function fetchSessionPage({ getMatchedRoutes, loadRouteChunk }: Pick<AppRouter, 'getMatchedRoutes' | 'loadRouteChunk'>, address: string): Promise<void> {
  const [pathname = ''] = address.split('?')
  const [routes] = getMatchedRoutes(pathname)
  await Promise.allSettled(routes.map(async (route) => loadRouteChunk(route)))
}
