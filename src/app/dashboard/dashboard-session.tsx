import { useRouteContext } from '@tanstack/react-router'
import { getSession } from '#contract/sessions/sessions.ts'
import { SessionDialog } from '#src/screens/dashboard/session-dialog.tsx'
import { useReading } from '#src/app/lists/use-reading.ts'

type DashboardSessionProps = { sessionId: number; canSeeSystem?: boolean; onClose: () => void }

/** Reads a session for the dialog over a list. `canSeeSystem` is false for students. Load it lazily, with the session's id as its key. */
export function DashboardSession({ sessionId, canSeeSystem = true, onClose }: DashboardSessionProps) {
  const { api, timeZone } = useRouteContext({ from: '__root__' })
  const read = (id: number, signal: AbortSignal, isBackground: boolean) => api.send(getSession, { params: { id }, signal, isBackground })
  const { view, retry } = useReading('pastSession', sessionId, read, { isKeptFresh: true })
  return <SessionDialog canSeeSystem={canSeeSystem} sessionId={sessionId} view={view} timeZone={timeZone()} onRetry={retry} onClose={onClose} />
}
