import type { Take } from '#contract/accent/accent-sessions.ts'
import type { PastSession } from '#contract/sessions/sessions.ts'
import { readRecordings } from '#server/db/accent/accent-recordings.queries.ts'
import { readWorryingMessages } from '#server/db/review/concerns.queries.ts'
import { findSession, readAskedQuestions, readTranscript, type FoundSession } from '#server/db/sessions/sessions.queries.ts'
import { readPause } from '#server/db/sessions/worked-time.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { takeOf } from '#server/use-cases/accent/accent-agent.ts'
import { endOverdueSessions } from '#server/use-cases/chat/end-overdue-sessions.ts'
import { isOverdue } from '#server/use-cases/chat/session-clock.ts'
import { pastSession } from './past-session.ts'
import { readScoreChanges } from './score-changes.ts'

/** One session with everything said in it. Only teachers see keys and system messages. */
export async function getSession(deps: Pick<Deps, 'db' | 'clock' | 'settings'>, caller: Caller, found: FoundSession): Promise<PastSession> {
  const now = deps.clock.now()
  const isStale = isOverdue(found, now) && (await endOverdueSessions(deps)) > 0
  const session = isStale ? ((await findSession(deps.db, caller, found.id)) ?? found) : found
  const asked = await readAskedQuestions(deps.db, session.id)
  const transcript = await readTranscript(deps.db, session.id)
  const { seconds } = await readPause(deps.db, session.id, now)
  const takes = session.kind === 'accent' ? await takesOf(deps, session.id) : new Map<number, Take>()
  const forStudent = caller.role === 'STUDENT'
  const worrying = forStudent ? new Set<number>() : await readWorryingMessages(deps.db, session.id)
  const changes = await readScoreChanges(deps.db, session, asked, transcript, forStudent)
  return pastSession(session, asked, transcript, takes, { forStudent, seconds, worrying, changes })
}

async function takesOf(deps: Pick<Deps, 'db' | 'clock' | 'settings'>, sessionId: number): Promise<ReadonlyMap<number, Take>> {
  const rows = await readRecordings(deps.db, sessionId)
  return new Map(rows.map((row) => [row.id, takeOf(deps, row)]))
}
