import { useRouteContext } from '@tanstack/react-router'
import { getSession } from '#contract/sessions/sessions.ts'
import { SessionDialog } from '#src/screens/dashboard/session-dialog.tsx'
import { useLooks } from '#src/ui/hooks/use-looks.ts'
import { useReading } from '#src/app/lists/use-reading.ts'

type DashboardSessionProps = { sessionId: number; canSeeSystem?: boolean; onClose: () => void }

/** Reads a session for the dialog over a list. `canSeeSystem` is false for students. Load it lazily, with the session's id as its key. */
export function DashboardSession({ sessionId, canSeeSystem = true, onClose }: DashboardSessionProps) {
  const { api, timeZone } = useRouteContext({ from: '__root__' })
  const { view, retry, lookAgain } = useReading('pastSession', sessionId, (id, signal, isBackground) =>
    api.send(getSession, { params: { id }, signal, isBackground }),
  )
  useLooks(lookAgain)
  return <SessionDialog canSeeSystem={canSeeSystem} sessionId={sessionId} view={view} timeZone={timeZone()} onRetry={retry} onClose={onClose} />
}
