import type { AppRouter } from '#src/app/router.ts'

/** What the tab says while the router's page is shown. */
export function pageTitle({ state: { matches } }: AppRouter): string {
  const title = matches
    .flatMap((match) => match.meta ?? [])
    .map((meta) => meta?.title)
    .findLast((text) => text !== undefined)
  const name = isMissing(matches) ? 'Page not found' : title
  return name === undefined || name === 'Lectern' ? 'Lectern' : `${name} · Lectern`
}

/** The router's page as usage is counted, its ids left open: `/chat/$exercise_id`; null where no page is. */
export function openedPage({ state: { matches } }: AppRouter): string | null {
  return isMissing(matches) ? null : (matches.at(-1)?.fullPath ?? null)
}

function isMissing(matches: AppRouter['state']['matches']): boolean {
  return matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)
}
