import type { BodyOf } from '#contract/endpoint.ts'
import { formatPoints } from '#contract/points.ts'
import type { reviewAnswer as endpoint, ReviewedAnswer } from '#contract/review.ts'
import { noteInAudit } from '#server/db/audit.queries.ts'
import type { Transaction } from '#server/db/db.ts'
import { findReviewer, type ReviewableAnswer } from '#server/db/review.queries.ts'
import { holdSessions, readAnswered, writeReason, writeRegraded, writeRegradedMessages, type AnsweredRow } from '#server/db/regrading.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { regradeQuestion } from './regrade-question.ts'
import { settleSessions } from './settle-sessions.ts'
import { staleMark, standingMark } from './standing-mark.ts'

type Body = BodyOf<typeof endpoint>

/**
 * Judges an answer that waited for a teacher and counts it as the try it was. Refuses one that was answered again since, and one whose
 * mark the caller did not see: another than `version` names, or without that one set by hand or given by somebody else.
 */
export function reviewAnswer(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { messageId, sessionId, position }: ReviewableAnswer,
  body: Body,
): Promise<ReviewedAnswer> {
  return deps.db.transaction(async (tx) => {
    const [session] = await holdSessions(tx, [sessionId])
    const [found] = await readAnswered(tx, [sessionId], { position })
    if (!session || !found) throw fail('not_found')
    const quality = qualityOf(found, body)
    if (body.version === undefined) await refuseUnseen(tx, caller, found, messageId)
    else if (body.version !== found.markVersion) {
      const mark = await standingMark(tx, caller, found)
      if (!mark.is_own || !isSaid(found, messageId, quality)) throw staleMark(mark)
    }
    refuseAnsweredSince(found, messageId)
    const row = { ...found, overriddenCenti: null }
    if (found.overriddenCenti !== null) await writeReason(tx, sessionId, position, null)
    const { question, messages } = regradeQuestion(session, row, new Map([[messageId, quality]]), caller.id, true)
    await writeRegraded(tx, [question])
    await writeRegradedMessages(tx, messages)
    const { sessions, assignments } = await settleSessions(tx, [session])
    const from = (found.overriddenCenti ?? found.scoreCenti) / 100
    const details = { message_id: messageId, quality, from, to: question.scoreCenti / 100 }
    const at = deps.clock.now()
    await noteInAudit(tx, { actorId: caller.id, action: 'score.reviewed', subjectKind: 'session', subjectId: sessionId, details, at })
    const line = messages.find(({ id }) => id === messageId)
    if (!line) throw new Error(`message ${messageId} was not counted`)
    return {
      message_id: messageId,
      session_id: sessionId,
      quality,
      verdict: line.verdict,
      accepted: line.accepted,
      score: question.scoreCenti / 100,
      points: row.pointsCenti / 100,
      session_score: (sessions.get(sessionId)?.scoreCenti ?? 0) / 100,
      assignment_score: session.assignmentId === null ? null : (assignments.get(session.assignmentId) ?? null),
      version: found.markVersion + 1,
    }
  })
}

/** The share of the question's points that a body gives. */
function qualityOf({ pointsCenti }: AnsweredRow, { quality, points = 0 }: Body): number {
  if (quality !== undefined) return quality
  const centi = Math.round(points * 100)
  if (centi <= pointsCenti) return pointsCenti === 0 ? 0 : centi / pointsCenti
  const error = `This question is worth ${formatPoints(pointsCenti / 100)} points.`
  throw fail('invalid', { field: 'points', error, issues: [{ path: 'points', message: error }] })
}

async function refuseUnseen(tx: Transaction, caller: Caller, { overriddenCenti }: AnsweredRow, messageId: number): Promise<void> {
  if (overriddenCenti !== null) throw fail('conflict', { error: 'The score of this question was set by hand.' })
  const reviewer = await findReviewer(tx, messageId)
  if (reviewer === null || reviewer.id === caller.id) return
  throw fail('conflict', { error: `${reviewer.name} judged this answer meanwhile. You can set another score on the page of its session.` })
}

/** Whether the mark that stands says the same already, as it does of one sent again because its answer was lost. */
function isSaid({ said, overriddenCenti }: AnsweredRow, messageId: number, quality: number): boolean {
  return overriddenCenti === null && said.some(({ id, reviewed }) => id === messageId && reviewed === quality)
}

function refuseAnsweredSince({ state, said }: AnsweredRow, messageId: number): void {
  const answer = said.find(({ id }) => id === messageId)
  const isLast = said.findLast(({ verdict }) => verdict === 'pending')?.id === messageId
  if (answer?.reviewed === null && !(state.isPending && isLast)) throw fail('conflict', { error: 'The student answered again since.' })
}
