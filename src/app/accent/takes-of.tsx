import { lazy, Suspense } from 'react'
import { readSession, type SessionReading } from '#contract/accent/session-readings.ts'
import type { PastSession } from '#contract/sessions/sessions.ts'
import type { Api } from '#src/api/client.ts'
import type { WhoseTake } from '#src/screens/accent/pictures/whose-take.ts'
import type { SessionQuestionsProps } from '#src/screens/sessions/past/session-questions.tsx'

const ReplayedTake = lazy(async () => ({ default: (await import('./replayed-take.tsx')).ReplayedTake }))

/** What draws the takes of a past session: its scripts are on their way meanwhile; without them a take says its words. */
export type TakesOf = NonNullable<SessionQuestionsProps['takesOf']>

/** Asks for the scripts of a spoken session; null for a typed one. */
export function readTakes(api: Api, { id, kind }: PastSession, signal: AbortSignal): Promise<readonly SessionReading[]> | null {
  if (kind === 'chat') return null
  return api.send(readSession, { params: { id }, signal }).then(
    ({ readings }) => readings,
    () => [],
  )
}

/** How the takes of each question are drawn, for the one who recorded them or their teacher. */
export function takesOf(readings: Promise<readonly SessionReading[]>, whose: WhoseTake): TakesOf {
  return (place) => (take) => (
    <Suspense fallback={null}>
      <ReplayedTake readings={readings} place={place} take={take} whose={whose} />
    </Suspense>
  )
}
