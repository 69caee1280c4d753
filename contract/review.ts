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
 * Judges an answer that waits; it then counts as the try it was. May be judged again. 404 when it is no such answer or not
 * the caller's to see, 409 when its student answered again since or its score was set by hand.
 */
export const reviewAnswer = endpoint({
  method: 'POST',
  path: '/review/:message_id',
  summary: 'Judge an answer',
  status: 200,
  body: v.object({ quality: ReviewQuality }),
  reply: ReviewedAnswer,
})

const Index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))

/**
 * Sets the score of one question of a session, in points; null takes the set score back. The session's and the assignment's
 * score follow. 404 when the session has no such question, 409 for a test run.
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
  }),
  reply: PastSession,
})

/**
 * Takes an answer as right from now on, for the question as asked with the same values, and counts the open and past sessions
 * again: nothing is lowered, no score set by hand is touched. `regraded` is how many asked questions changed. A question with
 * values needs `message_id`, the message that holds the answer, unless only one row of values was ever answered like that.
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
  }),
  reply: v.object({ regraded: v.number() }),
})
