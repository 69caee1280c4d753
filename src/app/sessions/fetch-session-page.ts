import type { AppRouter } from '#src/app/router.ts'
import { fetchFormulas } from '#src/ui/text/use-formula.ts'

/**
 * Fetches the code of the session at `address`, and what draws its formulas, while its overview is read, so that Start waits for its first
 * question alone. What does not arrive is asked for again by Start.
 */
export async function fetchSessionPage({ getMatchedRoutes, loadRouteChunk }: Pick<AppRouter, 'getMatchedRoutes' | 'loadRouteChunk'>, address: string): Promise<void> {
  const [pathname = ''] = address.split('?')
  const [routes] = getMatchedRoutes(pathname)
  await Promise.allSettled(routes.map(async (route) => loadRouteChunk(route)))
  if (pathname.startsWith('/chat/')) await fetchFormulas()
}
