import type { Concern } from '#contract/review/concerns.ts'
import type { ReviewedAnswer, ReviewItem, ReviewQuality } from '#contract/review/review.ts'
import { createPagedListMachine } from '#machines/lists/paged-list/paged-list.machine.ts'
import { createErrandsMachine } from './errands.machine.ts'

/** Which answers wait: of one class, or of all (null). */
export type ReviewQuery = { classId: number | null }

/** One answer judged: the share of its points; `over` names the mark of somebody else that it is to replace. */
export type Judgement = { item: ReviewItem; quality: ReviewQuality; over?: number }

/** How a judged answer stands: as the caller left it, or (`by`) with the mark of somebody else that was kept. */
export type Judged = Pick<ReviewedAnswer, 'quality' | 'score' | 'points' | 'assignment_score' | 'version'> & { by?: string | null }

/** The answers that wait for a teacher, the longest waiting first. */
export const reviewQueueMachine = createPagedListMachine<ReviewItem, ReviewQuery, null>({ id: 'reviewQueue', idOf: ({ message_id: id }) => id })
/** Words of students that a person should read, the oldest first. */
export const concernsMachine = createPagedListMachine<Concern, null, null>({ id: 'concerns', idOf: ({ id }) => id })

/** Judging answers of the queue. */
export const judgingMachine = createErrandsMachine<Judgement, Judged>({ id: 'judging', objectOf: ({ item }) => item.message_id })
/** Worrying words noted as dealt with, or that note taken back. */
export type Settlement = { concern: Concern; isSettled: boolean }

/** Noting that worrying words were dealt with; done is when, null once that is taken back. */
export const settlingMachine = createErrandsMachine<Settlement, string | null>({ id: 'settling', objectOf: ({ concern }) => concern.id })
