import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { PastSession } from './sessions.ts'
import { IdInQuery, pageQuery, pageReply } from './lists.ts'
import { Id, Instant } from './values.ts'
import { Verdict } from './verdicts.ts'

/** The share of a question's points a teacher gives an answer. */
export const ReviewQuality = v.picklist([0, 0.25, 0.5, 0.75, 1])
export type ReviewQuality = v.InferOutput<typeof ReviewQuality>

/** An answer that waits for a teacher. `prompt` is the question as it was asked, keys included; `points` what it can earn at most. */
export const ReviewItem = v.object({
  message_id: Id,
  session_id: Id,
  student: v.object({ id: Id, name: v.string() }),
  assignment: v.nullable(v.object({ id: Id, title: v.string() })),
  question_id: Id,
  question_title: v.string(),
  prompt: v.string(),
  answer: v.string(),
  points: v.number(),
  at: Instant,
})
export type ReviewItem = v.InferOutput<typeof ReviewItem>

/** Answers of the caller's students that wait for a teacher, the longest waiting first; of each question the last one. */
export const listReviewQueue = endpoint({
  method: 'GET',
  path: '/review_queue',
  summary: 'Answers that wait for a teacher',
  status: 200,
  query: v.object({ class_id: v.optional(IdInQuery), student_id: v.optional(IdInQuery), ...pageQuery }),
  reply: v.object({ results: v.array(ReviewItem), ...pageReply }),
})

/** A judged answer: what it earned its question, and where session and assignment stand with it (`assignment_score` in percent). */
export const ReviewedAnswer = v.object({
  message_id: Id,
  session_id: Id,
  quality: v.number(),
  verdict: Verdict,
  accepted: v.boolean(),
  score: v.number(),
  points: v.number(),
  session_score: v.number(),
  assignment_score: v.nullable(v.number()),
})
export type ReviewedAnswer = v.InferOutput<typeof ReviewedAnswer>

/**
 * Judges an answer that waits; it then counts as the try it was. The same person may judge it again. 404 when it is no such answer
 * or not the caller's to see, 409 when its student answered again since, its score was set by hand, or somebody else judged it.
 */
export const reviewAnswer = endpoint({
  method: 'POST',
  path: '/review/:message_id',
  summary: 'Judge an answer',
  status: 200,
  body: v.object({ quality: ReviewQuality }),
  reply: ReviewedAnswer,
})

/**
 * One change of a session's scores by a person: `by` is their name (null when the account is gone), `from` and `to` are points
 * of the question, or of the session where another session's answer was accepted (`regraded`, without a place).
 */
export const SessionChange = v.object({
  id: Id,
  kind: v.picklist(['set', 'taken_back', 'judged', 'regraded', 'concern_settled', 'concern_reopened']),
  by: v.nullable(v.string()),
  at: Instant,
  place: v.nullable(v.object({ question_set_index: v.number(), question_index: v.number() })),
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
})
export type SessionChange = v.InferOutput<typeof SessionChange>

/** Who changed what in a session, the newest first, at most a hundred. */
export const listSessionChanges = endpoint({
  method: 'GET',
  path: '/session/:id/changes',
  summary: 'Who changed what in a session',
  status: 200,
  reply: v.object({ results: v.array(SessionChange) }),
})

const PlainText = v.pipe(
  v.string(),
  v.check((text) => !text.includes('\0') && text.isWellFormed(), 'Please use plain text'),
)
const Index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))

/**
 * Sets the score of one question of a session, in points; null takes the set score back. `reason` is read by the student. The
 * session's and the assignment's score follow. 404 when the session has no such question, 409 for a test run or practice.
 */
export const overrideScore = endpoint({
  method: 'POST',
  path: '/session/:id/override',
  summary: 'Set a score by hand',
  status: 200,
  body: v.object({
    question_set_index: Index,
    question_index: Index,
    score: v.nullable(v.pipe(v.number(), v.minValue(0, 'A score cannot be below 0'), v.maxValue(1_000_000))),
    reason: v.optional(v.pipe(PlainText, v.maxLength(500, 'A reason holds up to 500 characters'))),
  }),
  reply: PastSession,
})

/**
 * Takes an answer as right from now on, for the question as asked with the same values, and counts the open and past sessions
 * again: nothing is lowered, no score set by hand is touched. `regraded` is how many asked questions changed. A question with
 * values needs `message_id`, the message that holds the answer, unless only one row of values was ever answered like that. With
 * `preview` nothing changes, and `regraded` tells how many would.
 */
export const acceptAnswer = endpoint({
  method: 'POST',
  path: '/question_definitions/:id/accept_answer',
  summary: 'Take an answer as right from now on',
  status: 200,
  body: v.object({
    answer: v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(/[\s\u0085]+/g, ' ').trim()),
      v.nonEmpty('Type the answer'),
      v.maxLength(2000, 'Answers hold up to 2,000 characters'),
      v.check((text) => !text.includes('\0') && text.isWellFormed(), 'Please use plain text'),
    ),
    message_id: v.optional(Id),
    preview: v.optional(v.boolean()),
  }),
  reply: v.object({ regraded: v.number() }),
})
