import { findReviewable, type ReviewableAnswer } from '#server/db/review/review.queries.ts'
import type { ObjectRule } from '#server/http/route.ts'

/** An answer that waits for a teacher, or did, is judged by those who see its student's sessions. */
export const reviewRule: ObjectRule<ReviewableAnswer> = {
  kind: 'answer to review',
  find: (db, caller, id) => findReviewable(db, caller, id),
}
