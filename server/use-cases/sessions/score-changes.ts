import type { ScoreChange } from '#contract/sessions/sessions.ts'
import { readSessionAudit } from '#server/db/operations/audit.queries.ts'
import type { Db } from '#server/db/engine/db.ts'
import type { FoundSession, readAskedQuestions, readTranscript } from '#server/db/sessions/sessions.queries.ts'
import { replayed } from '#server/grading/turn/replay.ts'
import { setAt } from '#server/use-cases/chat/asked-question.ts'
import { askedOf, loggedAnswer } from '#server/use-cases/review/regrade-question.ts'

type Asked = Awaited<ReturnType<typeof readAskedQuestions>>[number]
type Stored = Omit<Awaited<ReturnType<typeof readTranscript>>[number], 'worded' | 'modelMark'>
type Noted = Awaited<ReturnType<typeof readSessionAudit>>[number]

/** What people made of a session's scores: of points a tutor's turn told, by its message, and of whole questions, by their position. */
export type ScoreChanges = { byMessage: ReadonlyMap<number, ScoreChange>; byPosition: ReadonlyMap<number, ScoreChange> }

const mostChanges = 100

/** Reads who changed a session's scores, where anybody did, and tells it; `forStudent` leaves names out. */
export async function readScoreChanges(
  db: Db,
  session: Pick<FoundSession, 'id' | 'snapshot'>,
  asked: readonly Asked[],
  transcript: readonly Stored[],
  forStudent: boolean,
): Promise<ScoreChanges> {
  const isChanged = asked.some(({ isOverridden }) => isOverridden) || transcript.some(({ reviewedQuality }) => reviewedQuality !== null)
  const noted = isChanged ? await readSessionAudit(db, session.id, mostChanges) : []
  return scoreChanges(session, asked, transcript, forStudent ? noted.map((one) => ({ ...one, by: null })) : noted)
}

/**
 * Tells what the tutor said in points from what stands now, by counting each changed question again without its teachers. `noted` is
 * the log of changes, the newest first.
 */
function scoreChanges(
  session: Pick<FoundSession, 'snapshot'>,
  asked: readonly Asked[],
  transcript: readonly Stored[],
  noted: readonly Noted[],
): ScoreChanges {
  return {
    byMessage: new Map(asked.flatMap((question) => toldOtherwise(session, question, transcript, noted))),
    byPosition: new Map(asked.flatMap((question) => (question.isOverridden ? [[question.position, setByHand(question, noted)]] : []))),
  }
}

function setByHand({ state, setIndex, questionIndex, gradedCenti, scoreCenti }: Asked, noted: readonly Noted[]): ScoreChange {
  const waits = state.isPending && !state.accepted
  const entry = noted.find(({ action, details }) => {
    return action === 'score.overridden' && details['question_set_index'] === setIndex && details['question_index'] === questionIndex
  })
  return { from: waits ? null : gradedCenti / 100, to: scoreCenti / 100, ...whoAndWhen(entry) }
}

function toldOtherwise(session: Pick<FoundSession, 'snapshot'>, question: Asked, transcript: readonly Stored[], noted: readonly Noted[]) {
  const log = transcript.filter(({ position }) => position === question.position)
  const said = log.filter(({ role }) => role === 'user')
  if (said.every(({ reviewedQuality }) => reviewedQuality === null)) return []
  const { questionId } = setAt(session.snapshot, question.setIndex)
  return said.flatMap((answer, index): [number, ScoreChange][] => {
    const known = said.slice(0, index + 1).map((one) => loggedAnswer(one, one === answer ? null : judgedBefore(one.id, answer.at, noted)))
    const from = replayed(askedOf(session, question), known).marks[index]?.earned ?? null
    const to = (answer.earnedCenti ?? 0) / 100
    const reply = log.find(({ id, role }) => role === 'assistant' && id > answer.id)
    const isChanged = from === null ? answer.reviewedQuality !== null : from !== to
    if (!isChanged || reply === undefined) return []
    const reviewed = new Set(said.slice(0, index + 1).flatMap(({ id, reviewedQuality }) => (reviewedQuality === null ? [] : [id])))
    const entry = noted.find(({ action, details }) => {
      const { message_id: messageId, question_id: acceptedFor } = details
      return action === 'score.reviewed' ? typeof messageId === 'number' && reviewed.has(messageId) : action === 'score.regraded' && acceptedFor === questionId
    })
    return [[reply.id, { from, to, ...whoAndWhen(entry) }]]
  })
}

/** What a teacher had made of an answer by `at`, null where none had judged it: the tutor counted on with that. */
function judgedBefore(messageId: number, at: Date, noted: readonly Noted[]): number | null {
  const entry = noted.find(({ action, details, at: judgedAt }) => action === 'score.reviewed' && details['message_id'] === messageId && judgedAt < at)
  const quality = entry?.details['quality']
  return typeof quality === 'number' ? quality : null
}

function whoAndWhen(entry: Noted | undefined): Pick<ScoreChange, 'by' | 'by_ai' | 'at'> {
  const isByModel = typeof entry?.details['model'] === 'string'
  return { by: entry?.by ?? null, at: entry?.at.toISOString() ?? null, ...(isByModel ? { by_ai: true } : {}) }
}
