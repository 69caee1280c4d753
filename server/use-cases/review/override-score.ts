import type { BodyOf } from '#contract/endpoint.ts'
import type { overrideScore as endpoint } from '#contract/review/review.ts'
import type { PastSession } from '#contract/sessions/sessions.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { findSession, type FoundSession } from '#server/db/sessions/sessions.queries.ts'
import { holdSessions, readAnswered, writeReason, writeRegraded, type AnsweredRow } from '#server/db/review/regrading.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { statusWith } from '#server/grading/turn/replay.ts'
import type { Caller } from '#server/http/route.ts'
import { getSession } from '#server/use-cases/sessions/get-session.ts'
import { aboveWorth } from './above-worth.ts'
import { settleSessions } from './settle-sessions.ts'
import { staleMark, standingMark } from './standing-mark.ts'

type Body = BodyOf<typeof endpoint>

/**
 * Sets the score of one asked question by hand, or takes that back. Refuses more than its points, one made from a mark that does not
 * stand any more, and test runs and practice, which count nowhere.
 */
export async function overrideScore(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  caller: Caller,
  { id }: FoundSession,
  body: Body,
): Promise<PastSession> {
  await deps.db.transaction(async (tx) => {
    const [session] = await holdSessions(tx, [id])
    if (!session) throw fail('not_found')
    if (session.isTest || session.practiceOf !== null) throw fail('conflict', { error: 'This session does not count.' })
    const asked = await readAnswered(tx, [id], {})
    const row = asked.find(({ setIndex, questionIndex }) => setIndex === body.question_set_index && questionIndex === body.question_index)
    if (!row) throw fail('not_found')
    const overriddenCenti = overriddenOf(row, body)
    const reason = overriddenCenti === null ? null : body.reason?.trim() || null
    if (body.version !== undefined && body.version !== row.markVersion) {
      const mark = await standingMark(tx, caller, row)
      // One's own mark, sent again because its answer was lost.
      if (mark.is_own && overriddenCenti === row.overriddenCenti && reason === row.overrideReason) return
      throw staleMark(mark)
    }
    const status = session.kind === 'chat' ? statusWith(row.state, row.pointsCenti, overriddenCenti) : row.status
    const { position, state, scoreCenti } = row
    const markVersion = row.markVersion + 1
    await writeRegraded(tx, [{ sessionId: id, position, state, status, attempts: row.attempts, scoreCenti, overriddenCenti, markVersion }])
    await writeReason(tx, id, position, reason)
    await settleSessions(tx, [session])
    const from = (row.overriddenCenti ?? scoreCenti) / 100
    const to = (overriddenCenti ?? scoreCenti) / 100
    const details = { question_set_index: row.setIndex, question_index: row.questionIndex, from, to, is_set: overriddenCenti !== null }
    const at = deps.clock.now()
    await noteInAudit(tx, { actorId: caller.id, action: 'score.overridden', subjectKind: 'session', subjectId: id, details, at })
  })
  const changed = await findSession(deps.db, caller, id)
  if (!changed) throw fail('not_found')
  return getSession(deps, caller, changed)
}

/** The score that a body sets, refused above the question's points under the name it was sent by; null takes the set score back. */
function overriddenOf({ pointsCenti }: AnsweredRow, { points, score }: Body): number | null {
  const set = points ?? score ?? null
  if (set === null) return null
  const centi = Math.round(set * 100)
  if (centi <= pointsCenti) return centi
  throw aboveWorth(pointsCenti, score === undefined ? 'points' : 'score')
}
