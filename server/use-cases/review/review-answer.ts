import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { reviewAnswer as endpoint, reviewAnswers as together, ReviewedAnswer, StandingMark, StandingMarks } from '#contract/review/review.ts'
import { noteAllInAudit } from '#server/db/operations/audit.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import { findReviewables, findReviewer, type ReviewableAnswer } from '#server/db/review/review.queries.ts'
import {
  holdSessions,
  readAnswered,
  writeReason,
  writeRegraded,
  writeRegradedMessages,
  type AnsweredRow,
  type HeldSession,
} from '#server/db/review/regrading.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { aboveWorth } from './above-worth.ts'
import { regradeQuestion, type Regraded } from './regrade-question.ts'
import { settleSessions } from './settle-sessions.ts'
import { staleMark, staleMarks, standingMark } from './standing-mark.ts'

type Body = BodyOf<typeof endpoint>

/**
 * Judges an answer that waited for a teacher and counts it as the try it was. Refuses one that was answered again since, and one whose
 * mark the caller did not see: another than `version` names, or without that one set by hand or given by somebody else.
 */
export function reviewAnswer(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  answer: ReviewableAnswer,
  body: Body,
): Promise<ReviewedAnswer> {
  return deps.db.transaction(async (tx) => {
    const held = await holdAnswers(tx, [answer])
    const [only] = held.answers
    if (!only) throw fail('not_found')
    if (body.version === undefined) await refuseUnseen(tx, caller, only.row, answer.messageId)
    const wanted = { ...only, quality: qualityOf(only.row, body), version: body.version }
    const { reviewed, stale } = await judge(tx, deps.clock.now(), caller, held, [wanted])
    const [mark] = stale
    if (mark) throw staleMark(mark)
    const [done] = reviewed
    if (!done) throw new Error(`message ${answer.messageId} was not counted`)
    return done
  })
}

/** Gives answers that waited one mark, or takes their marks back, all or none: nothing is changed where a mark stands that the caller did not see. */
export function reviewAnswers(deps: Pick<Deps, 'db' | 'clock'>, caller: Caller, body: BodyOf<typeof together>): Promise<ReplyOf<typeof together>> {
  return deps.db.transaction(async (tx) => {
    const found = await findReviewables(tx, caller, body.answers.map(({ message_id: id }) => id))
    const held = await holdAnswers(tx, found)
    if (held.answers.length < body.answers.length) throw fail('not_found')
    const wanted = held.answers.map((one) => {
      const sent = body.answers.find(({ message_id: id }) => id === one.messageId)
      return { ...one, quality: body.quality, version: sent?.version }
    })
    const { reviewed, stale } = await judge(tx, deps.clock.now(), caller, held, wanted)
    if (stale.length > 0) throw staleMarks(stale, body.answers.length)
    return { results: reviewed }
  })
}

/**
 * Gives an answer the mark of a language model, as the try it was, until a teacher gives another. False where it does not wait any more: its student
 * answered again, or a person marked it.
 */
export async function gradeByModel(tx: Transaction, at: Date, answer: ReviewableAnswer, by: { quality: number; model: string }): Promise<boolean> {
  const held = await holdAnswers(tx, [answer])
  const [only] = held.answers
  if (!only || only.row.markVersion > 0 || isAnsweredSince(only.row, answer.messageId)) return false
  await judge(tx, at, { model: by.model }, held, [{ ...only, quality: by.quality, version: only.row.markVersion }])
  return true
}

/** Who judges: a person, or a language model. */
type Judge = Caller | { model: string }

/** Answers with their asked questions, and their sessions held until the transaction ends. */
type Held = { sessions: readonly HeldSession[]; answers: readonly HeldAnswer[] }
type HeldAnswer = { messageId: number; session: HeldSession; row: AnsweredRow }
type Judged = HeldAnswer & { quality: number | null; version: number | undefined }

async function holdAnswers(tx: Transaction, answers: readonly ReviewableAnswer[]): Promise<Held> {
  const held = await holdSessions(tx, [...new Set(answers.map(({ sessionId }) => sessionId))])
  const rows = await readAnswered(tx, held.map(({ id }) => id), {})
  const found = answers.flatMap(({ messageId, sessionId, position }): HeldAnswer[] => {
    const session = held.find(({ id }) => id === sessionId)
    const row = rows.find((one) => one.sessionId === sessionId && one.position === position)
    return session && row ? [{ messageId, session, row }] : []
  })
  return { sessions: held, answers: found }
}

/** Counts answers with their new quality, in a fixed number of statements; with marks nobody saw (`stale`) it writes nothing. */
async function judge(
  tx: Transaction,
  at: Date,
  by: Judge,
  held: Held,
  answers: readonly Judged[],
): Promise<{ reviewed: ReviewedAnswer[]; stale: StandingMarks }> {
  const caller = 'model' in by ? null : by
  const stale: StandingMarks = []
  const isRepeated = ({ row, version }: Judged) => version !== undefined && version !== row.markVersion
  for (const answer of answers.filter(isRepeated)) {
    if (caller === null) continue
    const mark = await otherMark(tx, caller, answer)
    if (mark !== null) stale.push({ message_id: answer.messageId, ...mark })
  }
  if (stale.length > 0) return { reviewed: [], stale }
  const counted = answers.map((answer) => {
    if (isAnsweredSince(answer.row, answer.messageId)) throw fail('conflict', { error: answers.length === 1 ? answeredSince : oneAnsweredSince })
    const row = { ...answer.row, overriddenCenti: null }
    const again = regradeQuestion(answer.session, row, new Map([[answer.messageId, answer.quality]]), caller?.id ?? null, true)
    if (answer.quality === null && !waitsAgain(again, answer.messageId)) throw fail('conflict', { error: noLongerWaits })
    return { ...answer, again }
  })
  const isSettled = (answer: Judged) => isRepeated(answer) || (answer.quality === null && isUnmarked(answer))
  const changed = counted.filter((answer) => !isSettled(answer))
  for (const { row } of changed) if (row.overriddenCenti !== null) await writeReason(tx, row.sessionId, row.position, null)
  if (changed.length > 0) {
    await writeRegraded(tx, changed.map(({ again }) => again.question))
    await writeRegradedMessages(tx, changed.flatMap(({ again }) => again.messages))
    await noteAllInAudit(tx, changed.map(({ messageId, row, quality, again }) => {
      const details = { message_id: messageId, quality, ...('model' in by ? { model: by.model } : {}), from: (row.overriddenCenti ?? row.scoreCenti) / 100, to: again.question.scoreCenti / 100 }
      return { actorId: caller?.id ?? null, action: 'score.reviewed' as const, subjectKind: 'session' as const, subjectId: row.sessionId, details, at }
    }))
  }
  const { sessions, assignments } = await settleSessions(tx, held.sessions)
  const reviewed = counted.map((answer) => {
    const { messageId, session, row, quality, again } = answer
    const line = again.messages.find(({ id }) => id === messageId)
    if (!line) throw new Error(`message ${messageId} was not counted`)
    return {
      message_id: messageId,
      session_id: session.id,
      quality,
      verdict: line.verdict,
      accepted: line.accepted,
      score: again.question.scoreCenti / 100,
      points: row.pointsCenti / 100,
      session_score: (sessions.get(session.id)?.scoreCenti ?? 0) / 100,
      assignment_score: session.assignmentId === null ? null : (assignments.get(session.assignmentId) ?? null),
      version: isSettled(answer) ? row.markVersion : again.question.markVersion,
    }
  })
  return { reviewed, stale }
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

/** The mark that stands where a judgement was made from an older one; null when it is the same one, sent again because its answer was lost. */
async function otherMark(tx: Transaction, caller: Caller, { row, messageId, quality }: Judged): Promise<StandingMark | null> {
  const mark = await standingMark(tx, caller, row)
  const isSame = row.overriddenCenti === null && row.said.some(({ id, reviewed }) => id === messageId && reviewed === quality)
  return mark.is_own && isSame ? null : mark
}

const noLongerWaits = 'The question has gone on since this mark. It can be changed in the whole session.'
const answeredSince = 'The student has answered again since.'
const oneAnsweredSince = 'One of these students has answered again since. Nothing was marked.'

function isAnsweredSince({ state, said }: AnsweredRow, messageId: number): boolean {
  const answer = said.find(({ id }) => id === messageId)
  const isLast = said.findLast(({ verdict }) => verdict === 'pending')?.id === messageId
  return answer?.reviewed === null && !(state.isPending && isLast)
}

/** Whether nothing of a teacher's stands on an answer. */
function isUnmarked({ row, messageId }: Judged): boolean {
  return row.overriddenCenti === null && row.said.some(({ id, reviewed }) => id === messageId && reviewed === null)
}

/** Whether an answer is the one its question waits with once its mark is gone. */
function waitsAgain({ question, messages }: Regraded, messageId: number): boolean {
  return question.state.isPending && messages.findLast(({ verdict }) => verdict === 'pending')?.id === messageId && messages.at(-1)?.id === messageId
}
