import type { Concern } from '#contract/review/concerns.ts'
import type { ReviewedAnswer, ReviewItem, ReviewQuality, ReviewQuestion } from '#contract/review/review.ts'
import { createPagedListMachine } from '#machines/lists/paged-list/paged-list.machine.ts'
import { createErrandsMachine } from './errands.machine.ts'

/** Which answers wait: of one class, or of all (null). */
export type ReviewQuery = { classId: number | null }

/**
 * Answers judged together: the share of the points that all of `items` get, null where their mark is taken back. `group` is what tells them
 * from others on the page, the id of the first of them. `over` names the marks of somebody else that are to be replaced, by answer, and `kept`
 * those that stay.
 */
export type Judgement = {
  group: number
  items: readonly ReviewItem[]
  quality: ReviewQuality | null
  over?: Readonly<Record<number, number>>
  kept?: readonly Judged[]
}

/** How a judged answer stands: as the caller left it, or (`by`) with the mark of somebody else that was kept. */
export type Judged = Pick<ReviewedAnswer, 'message_id' | 'quality' | 'score' | 'points' | 'assignment_score' | 'version'> & { by?: string | null }

/** The questions that answers wait to, the one that has waited longest first. */
export const reviewQueueMachine = createPagedListMachine<ReviewQuestion, ReviewQuery, null>({ id: 'reviewQueue', idOf: ({ first_message_id: id }) => id })
/** Words of students that a person should read, the oldest first. */
export const concernsMachine = createPagedListMachine<Concern, null, null>({ id: 'concerns', idOf: ({ id }) => id })

/** Judging answers of the queue; those that get one mark together are one errand. */
export const judgingMachine = createErrandsMachine<Judgement, readonly Judged[]>({ id: 'judging', objectOf: ({ group }) => group, undoOf })
/** Worrying words noted as dealt with, or that note taken back. */
export type Settlement = { concern: Concern; isSettled: boolean }

/** Noting that worrying words were dealt with; done is when, null once that is taken back. */
export const settlingMachine = createErrandsMachine<Settlement, string | null>({ id: 'settling', objectOf: ({ concern }) => concern.id })

/** A mark that took the place of somebody else's, or was given beside it, cannot be taken back: that one would not come back. */
function undoOf({ group, items, quality, over, kept }: Judgement, earlier: Judgement | null): Judgement | null {
  if (quality === null || over !== undefined || kept !== undefined) return null
  return earlier ?? { group, items, quality: null }
}
