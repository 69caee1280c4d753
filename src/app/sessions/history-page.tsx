import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import * as v from 'valibot'
import type { SessionListItem } from '#contract/sessions/sessions.ts'
import { type HistoryQuery, historyMachine } from '#machines/sessions/history/history.ts'
import { fetchHistory } from '#src/actors/sessions/history.ts'
import { HistoryScreen } from '#src/screens/sessions/history/history-screen.tsx'
import { type HistorySearch, historySearch } from './history-search.ts'
import { usePagedList } from '#src/app/lists/use-paged-list.ts'
import { useWatchedAddress } from '#src/app/lists/use-watched-address.ts'

const SessionOver = lazy(async () => ({ default: (await import('#src/app/dashboard/dashboard-session.tsx')).DashboardSession }))

/** Props of `HistoryPage`: the address it stands at and how to change it; `onNarrow` replaces the entry, `onShow` adds one. */
export type HistoryPageProps = {
  search: HistorySearch
  onNarrow: (change: Partial<HistorySearch>) => void
  onShow: (change: Partial<HistorySearch>) => void
}

/** Binds a student's history to its screen. */
export function HistoryPage({ search, onNarrow, onShow }: HistoryPageProps) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const { list, view } = usePagedList<SessionListItem, HistoryQuery, null>({
    machine: historyMachine,
    query: queryAt(search),
    fetchPage: (call, signal) => fetchHistory({ api, nowMs: clock.nowMs }, call, signal),
    watchQuery: useWatchedAddress((next) => queryAt(v.parse(historySearch, next))),
    isKeptFresh: true,
  })
  return (
    <>
      <HistoryScreen
        list={view}
        query={queryAt(search)}
        timeZone={timeZone()}
        onNarrow={(change) => onNarrow(addressOf({ ...queryAt(search), ...change }))}
        onOpen={(session) => onShow({ session })}
        onMore={() => list.send({ type: 'more.requested' })}
        onRetry={() => list.send({ type: 'retry.requested' })}
      />
      {search.session === undefined ? null : (
        <Suspense>
          <SessionOver key={search.session} sessionId={search.session} canSeeSystem={false} onClose={() => onNarrow({ session: undefined })} />
        </Suspense>
      )}
    </>
  )
}

function queryAt({ q = '', status }: HistorySearch): HistoryQuery {
  return { q, outcome: status ?? null }
}

function addressOf({ q, outcome }: HistoryQuery): Partial<HistorySearch> {
  return { q: q === '' ? undefined : q, status: outcome ?? undefined }
}
