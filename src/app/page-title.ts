import type { AppRouter } from './router.ts'

/** What the tab says while the router's page is shown. */
export function pageTitle({ state: { matches } }: AppRouter): string {
  const title = matches
    .flatMap((match) => match.meta ?? [])
    .map((meta) => meta?.title)
    .findLast((text) => text !== undefined)
  const name = matches.some(({ status, _notFound }) => status === 'notFound' || _notFound) ? 'Page not found' : title
  return name === undefined || name === 'Lectern' ? 'Lectern' : `${name} · Lectern`
}
