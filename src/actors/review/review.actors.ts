import { fromPromise } from 'xstate'
import { type Concern, listConcerns, settleConcern } from '#contract/review/concerns.ts'
import { listReviewQuestions, listReviewQueue, reviewAnswers, type ReviewItem, type ReviewQuestion, type StandingMarks } from '#contract/review/review.ts'
import type { Page, PageCall } from '#machines/lists/paged-list/paged-list.rows.ts'
import type { ErrandResult, ErrandToRun } from '#machines/review/review/errands.machine.ts'
import type { Judged, Judgement, ReviewQuery, Settlement } from '#machines/review/review/review.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { pageCall } from '#src/api/page-call.ts'
import { newerMarksIn } from './newer-mark.ts'

const pageSize = 25
const questionsOnAPage = 5

type Surroundings = { api: Api; nowMs: () => number }

/** Reads one page of the questions that answers wait to. */
export async function fetchReviewQuestions(
  { api, nowMs }: Surroundings,
  call: PageCall<ReviewQuery>,
  signal: AbortSignal,
): Promise<Page<ReviewQuestion, null>> {
  const query = { ...pageCall(call, questionsOnAPage), ...inClass(call.query) }
  const { results: rows, total = rows.length, next_cursor: nextCursor = null } = await api.send(listReviewQuestions, { query, signal })
  return { rows, total, nextCursor, facts: null, readAtMs: nowMs() }
}

/** Reads all answers that wait to a question. */
export async function readAnswersTo(api: Api, question: Pick<ReviewQuestion, 'first_message_id'>, query: ReviewQuery, signal: AbortSignal): Promise<ReviewItem[]> {
  const sent = { same_as_id: String(question.first_message_id), ...inClass(query) }
  return (await api.send(listReviewQueue, { query: sent, signal })).results
}

function inClass({ classId }: ReviewQuery): { class_id?: string } {
  return classId === null ? {} : { class_id: String(classId) }
}

/** Reads one page of the worrying words nobody dealt with yet. */
export async function fetchConcerns({ api, nowMs }: Surroundings, call: PageCall<null>, signal: AbortSignal): Promise<Page<Concern, null>> {
  const query = pageCall(call, pageSize)
  const { results: rows, total = rows.length, next_cursor: nextCursor = null } = await api.send(listConcerns, { query, signal })
  return { rows, total, nextCursor, facts: null, readAtMs: nowMs() }
}

/** Judges answers together, or takes that back, from the marks their teacher saw last: all of them or none. */
export function judgeAnswers(api: Api) {
  return fromPromise<ErrandResult<readonly Judged[]>, ErrandToRun<Judgement, readonly Judged[]>>(async ({ input: { errand, before }, signal }) => {
    if (errand === undefined) throw new Error('nothing is to be judged')
    const { items, quality, over = {}, kept = [] } = errand
    // What was refused left no mark to take back.
    if (quality === null && before?.ok === false) return before
    const seen = new Map(before?.ok === true ? before.done.map(({ message_id: id, version }) => [id, version]) : [])
    const answers = items.map(({ message_id, version }) => ({ message_id, version: over[message_id] ?? seen.get(message_id) ?? version }))
    try {
      const { results } = await api.send(reviewAnswers, { body: { quality, answers }, signal })
      return { ok: true, done: [...kept, ...results] }
    } catch (error) {
      const failure = failureOf(error)
      if (failure.kind !== 'refused') throw error
      const marks = newerMarksIn(failure.body)
      return { ok: false, sentence: failure.body.error, ...(marks === null ? {} : { newer: marks.map(judgedBy) }) }
    }
  })
}

function judgedBy({ message_id, points: score, points_possible: points, by, is_own: isOwn, version }: StandingMarks[number]): Judged {
  return { message_id, quality: points === 0 ? 0 : score / points, score, points, assignment_score: null, version, ...(isOwn ? {} : { by }) }
}

/** Notes that worrying words were dealt with and answers when, or takes that back and answers null. */
export function settleConcerns(api: Api) {
  return fromPromise<ErrandResult<string | null>, ErrandToRun<Settlement, string | null>>(({ input: { errand }, signal }) => {
    if (errand === undefined) throw new Error('nothing is to be settled')
    const { concern, isSettled } = errand
    return outcomeOf(async () => (await api.send(settleConcern, { params: { id: concern.id }, body: { settled: isSettled }, signal })).settled_at)
  })
}

async function outcomeOf<Done>(call: () => Promise<Done>): Promise<ErrandResult<Done>> {
  try {
    return { ok: true, done: await call() }
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'refused') throw error
    return { ok: false, sentence: failure.body.error }
  }
}
