import { type ParentsView, readAsParent } from '#contract/classroom/parent-links.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import type { ServerClock } from '#src/api/server-clock.ts'
import { useReading } from '#src/app/lists/use-reading.ts'
import { useNow } from '#src/app/shell/time.ts'
import { ParentsScreen } from '#src/screens/classroom/parents/parents-screen.tsx'

type ParentsPageProps = { api: Api; clock: ServerClock; token: string; timeZone: string }

/** What a link for parents shows. Its token stays in the address, behind the `#`, for the link is opened again and again. */
export function ParentsPage({ api, clock, token, timeZone }: ParentsPageProps) {
  const { view, retry } = useReading('parents', token, (key, signal) => seenBy(api, key, signal))
  const now = useNow(clock)
  if (view.mode !== 'ready') return <ParentsScreen view={{ mode: view.mode === 'failed' ? 'failed' : 'loading' }} onRetry={retry} />
  const { seen } = view.found
  return <ParentsScreen view={seen === null ? { mode: 'over' } : { mode: 'ready', seen, now, timeZone }} onRetry={retry} />
}

async function seenBy(api: Api, token: string, signal: AbortSignal): Promise<{ seen: ParentsView | null }> {
  try {
    return { seen: await api.send(readAsParent, { body: { token }, signal }) }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'refused' && (failure.status === 401 || failure.status === 422)) return { seen: null }
    throw error
  }
}
