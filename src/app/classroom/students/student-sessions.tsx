import { useRouteContext } from '@tanstack/react-router'
import type { SessionListItem } from '#contract/sessions/sessions.ts'
import { type HistoryQuery, historyMachine } from '#machines/sessions/history/history.ts'
import { fetchHistory } from '#src/actors/sessions/history.ts'
import { SessionsTable } from '#src/screens/classroom/students/sessions-table.tsx'
import { usePagedList } from '#src/app/lists/use-paged-list.ts'

/** All sessions of a student with their teacher's eyes: counted, abandoned and practice, each with its chat. */
export function StudentSessions({ studentId }: { studentId: number }) {
  const { api, clock, timeZone } = useRouteContext({ from: '__root__' })
  const { list, view } = usePagedList<SessionListItem, HistoryQuery, null>({
    machine: historyMachine,
    query: { q: '', outcome: null, studentId },
    fetchPage: (call, signal) => fetchHistory({ api, nowMs: clock.nowMs }, call, signal),
    isKeptFresh: true,
  })
  return (
    <SessionsTable
      list={view}
      timeZone={timeZone()}
      onMore={() => list.send({ type: 'more.requested' })}
      onRetry={() => list.send({ type: 'retry.requested' })}
    />
  )
}
