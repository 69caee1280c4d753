import type { BodyOf } from '#contract/endpoint.ts'
import type { reviewAnswer as endpoint, ReviewedAnswer } from '#contract/review/review.ts'
import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import { findReviewer, type ReviewableAnswer } from '#server/db/review/review.queries.ts'
import { holdSessions, readAnswered, writeReason, writeRegraded, writeRegradedMessages, type AnsweredRow } from '#server/db/review/regrading.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { aboveWorth } from './above-worth.ts'
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
    const isRepeated = body.version !== undefined && body.version !== found.markVersion
    if (body.version === undefined) await refuseUnseen(tx, caller, found, messageId)
    if (isRepeated) await refuseOther(tx, caller, found, { messageId, quality })
    refuseAnsweredSince(found, messageId)
    const row = { ...found, overriddenCenti: null }
    const { question, messages } = regradeQuestion(session, row, new Map([[messageId, quality]]), caller.id, true)
    if (!isRepeated) {
      if (found.overriddenCenti !== null) await writeReason(tx, sessionId, position, null)
      await writeRegraded(tx, [question])
      await writeRegradedMessages(tx, messages)
      const from = (found.overriddenCenti ?? found.scoreCenti) / 100
      const details = { message_id: messageId, quality, from, to: question.scoreCenti / 100 }
      const at = deps.clock.now()
      await noteInAudit(tx, { actorId: caller.id, action: 'score.reviewed', subjectKind: 'session', subjectId: sessionId, details, at })
    }
    const { sessions, assignments } = await settleSessions(tx, [session])
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
      version: isRepeated ? found.markVersion : question.markVersion,
    }
  })
}

/** The share of the question's points that a body gives. */
function qualityOf({ pointsCenti }: AnsweredRow, { quality, points = 0 }: Body): number {
  if (quality !== undefined) return quality
  const centi = Math.round(points * 100)
  if (centi <= pointsCenti) return pointsCenti === 0 ? 0 : centi / pointsCenti
  throw aboveWorth(pointsCenti, 'points')
}

async function refuseUnseen(tx: Transaction, caller: Caller, { overriddenCenti }: AnsweredRow, messageId: number): Promise<void> {
  if (overriddenCenti !== null) throw fail('conflict', { error: 'The score of this question was set by hand.' })
  const reviewer = await findReviewer(tx, messageId)
  if (reviewer === null || reviewer.id === caller.id) return
  throw fail('conflict', { error: `${reviewer.name} has judged this answer in the meantime. You can set another score on its session page.` })
}

/** Refuses a judgement made from an older mark, unless the one that stands is the same one, sent again because its answer was lost. */
async function refuseOther(tx: Transaction, caller: Caller, row: AnsweredRow, sent: { messageId: number; quality: number }): Promise<void> {
  const mark = await standingMark(tx, caller, row)
  const isSame = row.overriddenCenti === null && row.said.some(({ id, reviewed }) => id === sent.messageId && reviewed === sent.quality)
  if (!mark.is_own || !isSame) throw staleMark(mark)
}

function refuseAnsweredSince({ state, said }: AnsweredRow, messageId: number): void {
  const answer = said.find(({ id }) => id === messageId)
  const isLast = said.findLast(({ verdict }) => verdict === 'pending')?.id === messageId
  if (answer?.reviewed === null && !(state.isPending && isLast)) throw fail('conflict', { error: 'The student has answered again since.' })
}
