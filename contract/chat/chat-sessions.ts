import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { ExerciseConfig, QuestionType } from '#contract/exercises/exercises.ts'
import { IdInQuery } from '#contract/lists.ts'
import { Id, Instant } from '#contract/values.ts'
import { PointsChange, TaskStatus, turnMarks, Verdict } from '#contract/sessions/verdicts.ts'

export { TaskStatus, Verdict }

/**
 * One turn of the log. On a student's turn: `verdict`, `accepted`, `attempt` (number of the graded try, from 1), `worth`
 * (the most this try could earn, in points), `next_worth` (what the next try can earn, null when none is open) and
 * `earned` (the question's score after it). On a tutor's turn: `hint` (its text also ends `content`), `material`
 * (Markdown shown with the answer) and, in a whole log, `changed` where a teacher made its points others; `words` is `pending` on a turn
 * that a language model is about to put better (`chatWords`), `content` what stands until then, and for good where it fails.
 * Content is Markdown-light with formulas in \(…\) or $$…$$.
 */
export const ChatMessage = v.object({
  id: Id,
  question_set_index: v.number(),
  question_index: v.number(),
  role: v.picklist(['assistant', 'user']),
  content: v.string(),
  ...turnMarks,
  changed: v.optional(PointsChange),
  words: v.optional(v.literal('pending')),
})
export type ChatMessage = v.InferOutput<typeof ChatMessage>

/**
 * One asked question in the order asked; indexes count from 0, points and score are points. `tries_before` were used in earlier sessions
 * of the assignment that were abandoned; `worth_now` is what a try can earn now, null where none is open. A reply stored by
 * an earlier version has neither.
 */
export const Task = v.object({
  question_set_index: v.number(),
  question_index: v.number(),
  question_title: v.string(),
  points: v.number(),
  score: v.number(),
  status: TaskStatus,
  tries_before: v.optional(v.number()),
  worth_now: v.optional(v.nullable(v.number())),
})
export type Task = v.InferOutput<typeof Task>

/**
 * The session as its owner may see it; the server's word on attempts, points and time. `state_token` changes with each
 * accepted submit, skip or end (see `isSameTurn`). The assignment's `best_score` is the percentage that stands beside
 * this session, null when there is none or this one reached it. Of `current_exercise_state`, `pending` points wait for the teacher (for
 * nobody without an assignment, as such a session counts nowhere); `percent` leaves them out of both sides and is null while that is all.
 * `example_offered` tells whether "show me one like this" shows one, `teacher_offered` whether the last answer, which could not be read,
 * may be sent to the teacher. `deadline_at` and `server_now` are server time. Only on start: `time_spent`, the seconds worked so far
 * without the pauses, and `draft`, what was typed for this question and not sent, wherever it was typed. `full_context` is the whole log on
 * start, only the added messages on submit and skip.
 */
export const ChatAgent = v.object({
  session_id: Id,
  state_token: v.string(),
  status: v.picklist(['active', 'complete', 'time_up', 'abandoned']),
  assignment: v.nullable(
    v.object({
      id: Id,
      title: v.string(),
      due_date: v.nullable(Instant),
      closes_at: v.optional(v.nullable(Instant)),
      best_score: v.nullable(v.number()),
    }),
  ),
  is_test: v.boolean(),
  is_practice: v.boolean(),
  tasks: v.array(Task),
  current_task_index: v.number(),
  current_question_definition: v.object({ id: Id, question_title: v.string(), prompt: v.string(), subject: v.string(), question_type: QuestionType }),
  current_question_state: v.object({
    current_question_set_index: v.number(),
    current_question_index: v.number(),
    attempts: v.number(),
    answer_given: v.boolean(),
    score: v.number(),
    next_attempt_worth: v.nullable(v.number()),
    attempt_worths: v.array(v.number()),
    answer_given_worth: v.number(),
    example_offered: v.optional(v.boolean()),
    teacher_offered: v.optional(v.boolean()),
  }),
  current_question_set_definition: v.object({
    id: Id,
    num_questions: v.number(),
    allow_skipping: v.boolean(),
    num_attempts_before_suggesting_corrections: v.number(),
    num_attempts_before_answers: v.number(),
    num_attempts_before_moving_on: v.number(),
  }),
  current_question_set_state: v.object({ should_move_to_next_question: v.boolean() }),
  current_exercise_state: v.object({
    score: v.number(),
    total_questions: v.number(),
    total_possible_score: v.number(),
    total_question_sets: v.number(),
    pending: v.number(),
    percent: v.nullable(v.number()),
  }),
  exercise: v.object({ id: Id, title: v.string(), owner: v.picklist(['user', 'admin']), db_definition: v.object({ config: ExerciseConfig }) }),
  started_at: Instant,
  time_spent: v.optional(v.number()),
  draft: v.optional(v.nullable(v.object({ text: v.string(), typed_at: Instant }))),
  ended_at: v.nullable(Instant),
  allow_paste: v.boolean(),
  full_context: v.array(ChatMessage),
  deadline_at: v.nullable(Instant),
  server_now: Instant,
})
export type ChatAgent = v.InferOutput<typeof ChatAgent>

/**
 * The answer of start, submit, skip and force_end. `message` is the tutor's text; `complete` and `time_up` come from the
 * server's state, never from a text.
 */
export const ChatReply = v.object({
  message: v.string(),
  material: v.nullable(v.string()),
  complete: v.boolean(),
  time_up: v.boolean(),
  agent: ChatAgent,
})
export type ChatReply = v.InferOutput<typeof ChatReply>

/** The longest answer the box and the wire take, in characters. */
export const longestAnswer = 2000

/** A typed answer: something readable, 2,000 characters at most. */
export const AnswerText = v.pipe(
  v.string(),
  v.maxLength(longestAnswer, `Answers hold up to ${longestAnswer} characters`),
  v.check((text) => text.isWellFormed(), 'Please use plain text'),
  v.check((text) => text.replaceAll(/[\s\p{Cf}\p{Extended_Pictographic}\u{FE0F}\u{1F3FB}-\u{1F3FF}\0]/gu, '') !== '' || /\d/.test(text), 'Type an answer first'),
)
const DraftText = v.pipe(
  v.string(),
  v.maxLength(longestAnswer),
  v.check((text) => text.isWellFormed(), 'Please use plain text'),
)
const ClientAttemptId = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const StateToken = v.pipe(v.string(), v.maxLength(2000))

/** Names a session; the exercise and assignment beside it must be its own. */
export const sessionAddress = { session_id: Id, exercise_id: v.optional(Id), assignment_id: v.optional(v.nullable(Id)) }

/** Names a session and the turn the caller saw, with an id of its own for each move. */
export const stateOfSession = { ...sessionAddress, client_attempt_id: v.optional(ClientAttemptId), state_token: v.optional(StateToken) }

/** What a session is started with: an exercise or an assignment, or a finished session to practise. See `startChat`. */
export const startBody = v.object({
  exercise_id: v.optional(Id),
  assignment_id: v.optional(v.nullable(Id)),
  practice_of: v.optional(Id),
  begin: v.optional(v.boolean()),
})

/**
 * Starts or resumes. A STUDENT resumes the open session of the assignment; a TEACHER or ADMIN always begins a fresh test run.
 * With `begin: false` a student begins nothing, so that reloading a finished page starts no clock: without an open session the
 * answer is the one that ended last, or 409 `not_begun` with the assignment as `current` (null for practice). What is spoken,
 * not typed, is 409 `other_kind`: `startAccent` takes it.
 */
export const startChat = endpoint({
  method: 'POST',
  path: '/chat/start',
  summary: 'Start or resume a chat session',
  status: 200,
  body: startBody,
  reply: ChatReply,
})

/** Grades one answer. A known `client_attempt_id` answers its stored reply; a stale `state_token` is 409 with the current `agent`. */
export const submitAnswer = endpoint({
  method: 'POST',
  path: '/chat/submit',
  summary: 'Answer the current question',
  status: 200,
  body: v.object({ ...stateOfSession, answer: AnswerText, typed_at: v.optional(Instant) }),
  reply: ChatReply,
})

/** What can be asked for beside a try, with the words that stand for it in the log; the same words typed as an answer ask for it, too. */
export const helpRequests = { hint: 'hint', example: 'Show me one like this', teacher: 'Send it to my teacher' } as const

/**
 * Asks for the next hint, for a worked example (another row of the question's values, or what its author wrote), or to send the last
 * answer that could not be read to the teacher. Costs no try; what is not offered is answered with the next hint.
 */
export const askForHelp = endpoint({
  method: 'POST',
  path: '/chat/help',
  summary: 'Ask for a hint or a worked example',
  status: 200,
  body: v.object({ ...stateOfSession, kind: v.picklist(['hint', 'example', 'teacher']) }),
  reply: ChatReply,
})

/** Moves on: Next when offered, Skip where allowed; completes the session after the last question. */
export const skipQuestion = endpoint({
  method: 'POST',
  path: '/chat/skip',
  summary: 'Next question, or skip',
  status: 200,
  body: v.object({ ...stateOfSession, answer: v.optional(v.unknown()) }),
  reply: ChatReply,
})

/** Ends the session: abandoned before its deadline, time_up from two seconds before it. */
export const forceEndChat = endpoint({
  method: 'POST',
  path: '/chat/force_end_exercise',
  summary: 'Abandon a session, or end it at its deadline',
  status: 200,
  body: v.object(stateOfSession),
  reply: ChatReply,
})

/**
 * Keeps what stands in the answer box, so that another device goes on with it; an empty text forgets it. Quietly left out when
 * the session moved on from `state_token` or ended meanwhile, or when a later text (by `typed_at`, server time) is there already.
 */
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/chat/draft',
  summary: 'Keep the typed text of the current question',
  status: 204,
  body: v.object({ session_id: Id, state_token: StateToken, text: DraftText, typed_at: v.optional(Instant) }),
  reply: null,
})

/** The running session's clock, for clients that wake up or get more time. */
export const chatClock = endpoint({
  method: 'GET',
  path: '/chat/clock',
  summary: 'Deadline and state of a running session',
  status: 200,
  query: v.object({ session_id: IdInQuery }),
  reply: v.object({
    deadline_at: v.nullable(Instant),
    server_now: Instant,
    state_token: v.string(),
    status: v.picklist(['active', 'complete', 'time_up', 'abandoned']),
  }),
})

/**
 * Whether two state tokens are of one turn. What happens to a session from outside (its time is up or moved, a teacher's word)
 * adds a `~` to its token: the student's next move may still name the token from before.
 */
export function isSameTurn(one: string, other: string): boolean {
  return one.replace(/~+$/, '') === other.replace(/~+$/, '')
}

/** The literal message that ends a session; the boolean `complete` is what the web app reads. */
export const completeMessage = 'Exercise complete!'

/** What stands over a hint, in the languages that the tutor has words in: `Hint 1 of 2`, `Pista 1 de 2`. */
export const hintTitles = {
  english: ({ number, total }: HintPlace) => `Hint ${number} of ${total}`,
  spanish: ({ number, total }: HintPlace) => `Pista ${number} de ${total}`,
} as const satisfies Record<string, (hint: HintPlace) => string>

type HintPlace = { number: number; total: number }

/** Splits a tutor's turn into its own words and the hint it ends with, which has `title` over it. */
export function turnParts(message: Pick<ChatMessage, 'content' | 'hint'>): { words: string; hint: (NonNullable<ChatMessage['hint']> & { title: string }) | undefined } {
  const { content, hint } = message
  if (!hint) return { words: content, hint: undefined }
  const titles = Object.values(hintTitles).map((titleOf) => titleOf(hint))
  const title = titles.find((one) => content.includes(`${one}: ${hint.text}`)) ?? hintTitles.english(hint)
  const at = content.lastIndexOf(`${title}: ${hint.text}`)
  return { words: (at < 0 ? content : content.slice(0, at)).trim(), hint: { ...hint, title } }
}
