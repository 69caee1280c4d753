import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { PastSession } from '#contract/sessions/sessions.ts'
import { IdInQuery, pageQuery, pageReply } from '#contract/lists.ts'
import { Id, Instant } from '#contract/values.ts'
import { Verdict } from '#contract/sessions/verdicts.ts'

const Score = v.pipe(v.number(), v.minValue(0, 'A score cannot be below 0'), v.maxValue(1_000_000))

/** The share of a question's points a teacher gives an answer. */
export const ReviewQuality = v.picklist([0, 0.25, 0.5, 0.75, 1])
export type ReviewQuality = v.InferOutput<typeof ReviewQuality>

/**
 * Which mark of a question a caller saw: 0 while nobody gave one. Each score set or taken back by hand, each judgement and each answer
 * accepted for everybody makes the next. A mark sent with an older one is 409 `stale_version` with the `StandingMark` as `current`; one
 * sent without is taken as it comes.
 */
export const MarkVersion = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647))

/**
 * The mark of a question that a later one did not see: `points` of `points_possible`. `by` is who gave it, null when that is not known any
 * more, `is_own` tells that it was the caller, in another place.
 */
export const StandingMark = v.object({
  points: v.number(),
  points_possible: v.number(),
  by: v.nullable(v.string()),
  is_own: v.boolean(),
  at: v.nullable(Instant),
  version: MarkVersion,
})
export type StandingMark = v.InferOutput<typeof StandingMark>

/**
 * The share of the points that a language model would give, why, in a sentence, and the words of the answer it goes by (null for none).
 * It counts for nothing until a teacher gives it.
 */
export const SuggestedMark = v.object({ quality: ReviewQuality, reason: v.string(), quote: v.nullable(v.string()), model: v.string() })
export type SuggestedMark = v.InferOutput<typeof SuggestedMark>

/**
 * An answer that waits for a teacher. `prompt` is the question as it was asked, keys included; `points` what it can earn at most.
 * `suggestion` is null where no model was asked, has not answered yet, or said nothing that could be used.
 */
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
  version: MarkVersion,
  suggestion: v.nullable(SuggestedMark),
})
export type ReviewItem = v.InferOutput<typeof ReviewItem>

/**
 * Answers of the caller's students that wait for a teacher, the longest waiting first; of each question the last one. `same_as_id` names an answer of
 * their students: only those to the same question come, as it was asked there, for as many points.
 */
export const listReviewQueue = endpoint({
  method: 'GET',
  path: '/review_queue',
  summary: 'Answers that wait for a teacher',
  status: 200,
  query: v.object({ class_id: v.optional(IdInQuery), student_id: v.optional(IdInQuery), same_as_id: v.optional(IdInQuery), ...pageQuery }),
  reply: v.object({ results: v.array(ReviewItem), ...pageReply }),
})

/**
 * A question that answers wait to, as it was asked: the same prompt with the same values, for as many points. `count` of them wait, the
 * longest of them is `first_message_id`, which `same_as_id` of the queue takes. `student_text` is what its students read, `notes` are what helps to
 * judge them: the answers that count, what they must mention, hints and explanations, under the label the question gives them.
 */
export const ReviewQuestion = v.object({
  first_message_id: Id,
  question_id: Id,
  question_title: v.string(),
  prompt: v.string(),
  student_text: v.string(),
  notes: v.array(v.object({ label: v.string(), text: v.string() })),
  points: v.number(),
  count: v.number(),
  at: Instant,
})
export type ReviewQuestion = v.InferOutput<typeof ReviewQuestion>

/** The questions that answers of the caller's students wait to, the one that has waited longest first. */
export const listReviewQuestions = endpoint({
  method: 'GET',
  path: '/review_questions',
  summary: 'Questions that answers wait to',
  status: 200,
  query: v.object({ class_id: v.optional(IdInQuery), ...pageQuery }),
  reply: v.object({ results: v.array(ReviewQuestion), ...pageReply }),
})

/**
 * A judged answer: what it earned its question, and where session and assignment stand with it (`assignment_score` in percent). `quality` is null
 * where a mark was taken back, so that the answer waits again.
 */
export const ReviewedAnswer = v.object({
  message_id: Id,
  session_id: Id,
  quality: v.nullable(v.number()),
  verdict: Verdict,
  accepted: v.boolean(),
  score: v.number(),
  points: v.number(),
  session_score: v.number(),
  assignment_score: v.nullable(v.number()),
  version: MarkVersion,
})
export type ReviewedAnswer = v.InferOutput<typeof ReviewedAnswer>

/**
 * Judges an answer that waits; it then counts as the try it was. Give `quality`, or `points` for a share of its own: of the question's
 * points, before what earlier tries cost. 404 when it is no such answer or not the caller's to see, 409 when its student answered again
 * since, or `version` is not of the mark that stands. With the `version` of the mark that stands a judgement takes its place, whoever
 * gave it; without one it is 409 when the score was set by hand or somebody else judged, and the same person may judge again.
 */
export const reviewAnswer = endpoint({
  method: 'POST',
  path: '/review/:message_id',
  summary: 'Judge an answer',
  status: 200,
  body: v.pipe(
    v.object({ quality: v.optional(ReviewQuality), points: v.optional(Score), version: v.optional(MarkVersion) }),
    v.check(({ quality, points }) => (quality === undefined) !== (points === undefined), 'Give either `quality` or `points`'),
  ),
  reply: ReviewedAnswer,
})

/** The most answers that get one mark at once. */
export const mostMarkedAtOnce = 500

/** The marks that others gave to answers meanwhile, each with its answer. */
export const StandingMarks = v.array(v.object({ message_id: Id, ...StandingMark.entries }))
export type StandingMarks = v.InferOutput<typeof StandingMarks>

/**
 * Gives answers one mark, all of them or none: each counts as the try it was. Every answer comes with the `version` of the mark its teacher
 * saw; where another one stands nothing is marked, and the answer is 409 `stale_version` with `StandingMarks` as `current`. With `quality` null their
 * marks are taken back and they wait again. 404 when one is no such answer or not the caller's to see, 409 when a student answered again since.
 */
export const reviewAnswers = endpoint({
  method: 'POST',
  path: '/review',
  summary: 'Judge answers together',
  status: 200,
  body: v.object({
    quality: v.nullable(ReviewQuality),
    answers: v.pipe(
      v.array(v.object({ message_id: Id, version: MarkVersion })),
      v.minLength(1, 'Name the answers to mark'),
      v.maxLength(mostMarkedAtOnce, `Up to ${mostMarkedAtOnce} answers get one mark at once`),
      v.check((answers) => new Set(answers.map(({ message_id: id }) => id)).size === answers.length, 'Name each answer once'),
    ),
  }),
  reply: v.object({ results: v.array(ReviewedAnswer) }),
})

/**
 * One change of a session's scores by a person: `by` is their name (null when the account is gone), `from` and `to` are points
 * of the question, or of the session where another session's answer was accepted (`regraded`, without a place).
 */
export const SessionChange = v.object({
  id: Id,
  kind: v.picklist(['set', 'taken_back', 'judged', 'graded_by_ai', 'regraded', 'concern_settled', 'concern_reopened']),
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
 * Sets the score of one question of a session, in points (`points`, or `score`, which means the same); null takes the set score back.
 * `reason` is read by the student. The session's and the assignment's score follow. 404 when the session has no such question, 409 for a
 * test run or practice, or when `version` is not of the mark that stands.
 */
export const overrideScore = endpoint({
  method: 'POST',
  path: '/session/:id/override',
  summary: 'Set a score by hand',
  status: 200,
  body: v.pipe(
    v.object({
      question_set_index: Index,
      question_index: Index,
      points: v.optional(v.nullable(Score)),
      score: v.optional(v.nullable(Score)),
      reason: v.optional(v.pipe(PlainText, v.maxLength(500, 'A reason holds up to 500 characters'))),
      version: v.optional(MarkVersion),
    }),
    v.check(({ points, score }) => (points === undefined) !== (score === undefined), 'Give either `points` or `score`'),
  ),
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
  summary: 'Count an answer as right from now on',
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
