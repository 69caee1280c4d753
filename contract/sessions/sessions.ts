import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { Feedback } from '#contract/accent/spoken-feedback.ts'
import { IdInQuery, pageQuery, pageReply, SearchWords, sortBy } from '#contract/lists.ts'
import { GradeLevel, Id, Instant } from '#contract/values.ts'
import { KeyPart, PointsChange, TaskStatus, turnMarks } from './verdicts.ts'

/** How a session ended, or that it runs. */
export const SessionStatus = v.picklist(['active', 'complete', 'time_up', 'abandoned'])
export type SessionStatus = v.InferOutput<typeof SessionStatus>

/** A session's end in a history: `completed` when it was turned in or its time was up, `incomplete` while it runs or when it was abandoned. */
export const SessionOutcome = v.picklist(['completed', 'incomplete'])
export type SessionOutcome = v.InferOutput<typeof SessionOutcome>

/**
 * One row of the history. `duration` in whole seconds, scores in points. `pending` points wait for the teacher, none where the session
 * counts nowhere; `percent` leaves what was not judged out of both sides, as an assignment's score does, and is null while that is all.
 * What `is_practice` counts nowhere. `assignment_title` is what the work was called when it was given, null where it was not.
 */
export const SessionListItem = v.object({
  id: Id,
  exercise_title: v.string(),
  assignment_title: v.optional(v.nullable(v.string()), null),
  subject: v.string(),
  student: v.object({ id: Id, name: v.string() }),
  start_time: Instant,
  end_time: v.nullable(Instant),
  score: v.number(),
  total_possible_score: v.number(),
  total_questions: v.number(),
  pending: v.number(),
  percent: v.nullable(v.number()),
  status: SessionStatus,
  is_practice: v.optional(v.boolean(), false),
  duration: v.number(),
})
export type SessionListItem = v.InferOutput<typeof SessionListItem>

/**
 * Sessions the caller may see, newest first unless sorted otherwise; test runs never, practice and abandoned ones for teachers, a
 * student's own practice not. `q` looks in exercise titles and student names.
 */
export const listSessions = endpoint({
  method: 'GET',
  path: '/session',
  summary: 'Past and running sessions',
  status: 200,
  query: v.object({
    q: v.optional(SearchWords),
    sort: v.optional(sortBy('start_time'), '-start_time'),
    student_id: v.optional(IdInQuery),
    class_id: v.optional(IdInQuery),
    status: v.optional(SessionStatus),
    outcome: v.optional(SessionOutcome),
    ...pageQuery,
  }),
  reply: v.object({ results: v.array(SessionListItem), ...pageReply }),
})

/**
 * What a person made of points the tutor had told, `from` null where it left them to a teacher. `by` is who did it, for teachers only
 * and null where it is not known any more, as is the time.
 */
export const ScoreChange = v.object({ ...PointsChange.entries, by: v.nullable(v.string()), at: v.nullable(Instant) })
export type ScoreChange = v.InferOutput<typeof ScoreChange>

/**
 * Why the tutor judged a try as it did: in words, with the share of the points the answer alone is worth (0 to 1) and what it has of the
 * key, and what not; `parts` is empty where the key is one thing.
 */
export const TryReasons = v.object({ why: v.string(), quality: v.number(), parts: v.array(KeyPart) })
export type TryReasons = v.InferOutput<typeof TryReasons>

/**
 * What a language model made of an answer without a key: its mark as a share (null where it said nothing that could be used), why, the words it goes
 * by, and what was sent, as JSON, null once that is not kept any more. `is_mark`: it counts until a teacher gives another.
 */
export const ModelMark = v.object({
  quality: v.nullable(v.number()),
  reason: v.string(),
  quote: v.nullable(v.string()),
  model: v.string(),
  is_mark: v.boolean(),
  sent: v.nullable(v.string()),
})
export type ModelMark = v.InferOutput<typeof ModelMark>

/**
 * One message of a transcript; a recorded one carries what it is worth and a link to its sound, null once that was deleted.
 * `worrying` tells a teacher that a person should read it, `worded` that a language model put a turn, what the built-in tutor had said, and
 * what was sent, as JSON, null once that is not kept any more; `model_mark` what one made of an answer. `changed` stands with a tutor's turn whose
 * points do not hold any more, `reasons`, for teachers, with a try that counts as the tutor judged it.
 * `system` messages tell a teacher the rule, the matched key and the normalised answer; students never
 * receive one.
 */
export const TranscriptMessage = v.object({
  id: v.number(),
  role: v.picklist(['system', 'assistant', 'user']),
  content: v.string(),
  ...turnMarks,
  recording_url: v.optional(v.nullable(v.string())),
  feedback: v.optional(Feedback),
  worrying: v.optional(v.literal(true)),
  worded: v.optional(v.object({ model: v.string(), said: v.string(), sent: v.nullable(v.string()) })),
  changed: v.optional(ScoreChange),
  model_mark: v.optional(ModelMark),
  reasons: v.optional(TryReasons),
})
export type TranscriptMessage = v.InferOutput<typeof TranscriptMessage>

/**
 * A whole past session, one `chat_sessions` entry per asked question; `overridden`: a teacher set its score by hand, as
 * `changed` tells, and `override_reason` is what they wrote about it. `kind` tells typed answers from spoken ones; `pending` and
 * `percent` are those of a row of the history. `tries_before` of a question were used in earlier, abandoned sessions of the assignment;
 * `attempts` counts them in. `mark_version`, for teachers, names the mark that stands, for one that takes its place.
 * What is `is_test` or `is_practice` counts nowhere and takes no marks. Students get
 * prompts without their keys.
 */
export const PastSession = v.object({
  id: Id,
  exercise_title: v.string(),
  assignment: v.nullable(v.object({ id: Id, title: v.string(), due_date: v.nullable(Instant) })),
  student: v.object({ id: Id, name: v.string() }),
  status: SessionStatus,
  kind: v.picklist(['chat', 'accent']),
  is_test: v.boolean(),
  is_practice: v.boolean(),
  late: v.boolean(),
  history: v.object({ start_time: Instant, end_time: v.nullable(Instant), total_questions: v.number(), score: v.number() }),
  duration: v.number(),
  total_possible_score: v.number(),
  num_skipped_questions: v.number(),
  pending: v.number(),
  percent: v.nullable(v.number()),
  chat_sessions: v.array(
    v.object({
      question_definition: v.object({ id: Id, question_title: v.string(), prompt: v.string(), subject: v.string() }),
      question_set_index: v.number(),
      question_index: v.number(),
      points: v.number(),
      score: v.number(),
      attempts: v.number(),
      tries_before: v.optional(v.number()),
      hints: v.number(),
      answer_given: v.boolean(),
      status: TaskStatus,
      overridden: v.optional(v.literal(true)),
      override_reason: v.optional(v.string()),
      changed: v.optional(ScoreChange),
      mark_version: v.optional(v.number()),
      chat_full_context: v.array(TranscriptMessage),
    }),
  ),
})
export type PastSession = v.InferOutput<typeof PastSession>

/** One past session; 404 when it is not there or not the caller's to see. */
export const getSession = endpoint({ method: 'GET', path: '/session/:id', summary: 'One past session', status: 200, reply: PastSession })

/** Keeps the teacher's preferred grade level for new work. */
export const setSessionGradeLevel = endpoint({
  method: 'POST',
  path: '/session/set',
  summary: 'Preferred grade level for new work',
  status: 200,
  body: v.object({ grade_level: GradeLevel }),
  reply: v.object({ grade_level: v.number() }),
})
