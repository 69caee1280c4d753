import type { ReviewedAnswer, ReviewQuality } from '#contract/review.ts'
import { noteInAudit } from '#server/db/audit.queries.ts'
import { findReviewer, type ReviewableAnswer } from '#server/db/review.queries.ts'
import { holdSessions, readAnswered, writeRegraded, writeRegradedMessages, type AnsweredRow } from '#server/db/regrading.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { regradeQuestion } from './regrade-question.ts'
import { settleSessions } from './settle-sessions.ts'

/**
 * Judges an answer that waited for a teacher and counts it as the try it was. Refuses one that was answered again since, scored by
 * hand, or judged by somebody else, whose word would go unseen.
 */
export function reviewAnswer(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { messageId, sessionId, position }: ReviewableAnswer,
  quality: ReviewQuality,
): Promise<ReviewedAnswer> {
  return deps.db.transaction(async (tx) => {
    const [session] = await holdSessions(tx, [sessionId])
    const [row] = await readAnswered(tx, [sessionId], { position })
    if (!session || !row) throw fail('not_found')
    refuseSettled(row, messageId)
    const reviewer = await findReviewer(tx, messageId)
    if (reviewer !== null && reviewer.id !== caller.id) throw fail('conflict', { error: judgedBy(reviewer) })
    const { question, messages } = regradeQuestion(session, row, new Map([[messageId, quality]]), caller.id, true)
    await writeRegraded(tx, [question])
    await writeRegradedMessages(tx, messages)
    const { sessions, assignments } = await settleSessions(tx, [session])
    const from = row.scoreCenti / 100
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
    }
  })
}

function judgedBy({ name }: { name: string }): string {
  return `${name} judged this answer meanwhile. You can set another score on the page of its session.`
}

function refuseSettled({ overriddenCenti, state, said }: AnsweredRow, messageId: number): void {
  if (overriddenCenti !== null) throw fail('conflict', { error: 'The score of this question was set by hand.' })
  const answer = said.find(({ id }) => id === messageId)
  const isLast = said.findLast(({ verdict }) => verdict === 'pending')?.id === messageId
  if (answer?.reviewed === null && !(state.isPending && isLast)) throw fail('conflict', { error: 'The student answered again since.' })
}
