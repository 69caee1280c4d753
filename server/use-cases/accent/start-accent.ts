import type { AccentStarted, startAccent as endpoint } from '#contract/accent/accent-sessions.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { hasVoiceConsent } from '#server/db/classroom/voice-consent.queries.ts'
import { readPause } from '#server/db/sessions/worked-time.ts'
import type { Caller } from '#server/http/route.ts'
import { currentText } from '#server/use-cases/chat/agent.ts'
import { beginSession } from '#server/use-cases/chat/begin-session.ts'
import { accentAgentOf, currentTake, type AccentDeps } from './accent-agent.ts'

/** Starts or resumes a spoken session, with the last take of the question it stands at, and tells what becomes of recordings. */
export async function startAccent(deps: AccentDeps, caller: Caller, body: BodyOf<typeof endpoint>): Promise<AccentStarted> {
  const session = await beginSession(deps, caller, body, 'accent')
  const now = deps.clock.now()
  const agent = accentAgentOf(deps, session, await currentTake(deps, deps.db, session), now)
  const { seconds } = await readPause(deps.db, session.id, now)
  const ended = { complete: session.status === 'complete', time_up: session.status === 'time_up' }
  const keeps_recordings = await hasVoiceConsent(deps.db, caller.id)
  return { message: currentText(session), material: null, ...ended, keeps_recordings, agent: { ...agent, time_spent: seconds } }
}
