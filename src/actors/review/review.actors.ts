import { fromPromise } from 'xstate'
import { type Concern, listConcerns, settleConcern } from '#contract/review/concerns.ts'
import { listReviewQueue, reviewAnswer, type ReviewItem, type StandingMark } from '#contract/review/review.ts'
import type { Page, PageCall } from '#machines/lists/paged-list/paged-list.rows.ts'
import type { ErrandResult, ErrandToRun } from '#machines/review/review/errands.machine.ts'
import type { Judged, Judgement, ReviewQuery, Settlement } from '#machines/review/review/review.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { pageCall } from '#src/api/page-call.ts'
import { newerMarkIn } from './newer-mark.ts'

const pageSize = 25

type Surroundings = { api: Api; nowMs: () => number }

/** Reads one page of the answers that wait. */
export async function fetchReviewQueue(
  { api, nowMs }: Surroundings,
  call: PageCall<ReviewQuery>,
  signal: AbortSignal,
): Promise<Page<ReviewItem, null>> {
  const { classId } = call.query
  const query = { ...pageCall(call, pageSize), ...(classId === null ? {} : { class_id: String(classId) }) }
  const { results: rows, total = rows.length, next_cursor: nextCursor = null } = await api.send(listReviewQueue, { query, signal })
  return { rows, total, nextCursor, facts: null, readAtMs: nowMs() }
}

/** Reads one page of the worrying words nobody dealt with yet. */
export async function fetchConcerns({ api, nowMs }: Surroundings, call: PageCall<null>, signal: AbortSignal): Promise<Page<Concern, null>> {
  const query = pageCall(call, pageSize)
  const { results: rows, total = rows.length, next_cursor: nextCursor = null } = await api.send(listConcerns, { query, signal })
  return { rows, total, nextCursor, facts: null, readAtMs: nowMs() }
}

/** Judges one answer, from the mark its teacher saw last. */
export function judgeAnswers(api: Api) {
  return fromPromise<ErrandResult<Judged>, ErrandToRun<Judgement, Judged>>(async ({ input: { errand, before }, signal }) => {
    if (errand === undefined) throw new Error('nothing is to be judged')
    const { item, quality, over } = errand
    const version = over ?? (before?.ok === true ? before.done.version : item.version)
    try {
      return { ok: true, done: await api.send(reviewAnswer, { params: { message_id: item.message_id }, body: { quality, version }, signal }) }
    } catch (error) {
      const failure = failureOf(error)
      if (failure.kind !== 'refused') throw error
      const mark = newerMarkIn(failure.body)
      return { ok: false, sentence: failure.body.error, ...(mark === null ? {} : { newer: judgedBy(mark) }) }
    }
  })
}

function judgedBy({ points: score, points_possible: points, by, is_own: isOwn, version }: StandingMark): Judged {
  return { quality: points === 0 ? 0 : score / points, score, points, assignment_score: null, version, ...(isOwn ? {} : { by }) }
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
