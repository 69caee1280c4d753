import { sql, type SQL } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { KeyPart } from '#contract/sessions/verdicts.ts'
import type { ConcernKind } from '#contract/review/concerns.ts'
import type { ReviewQuality } from '#contract/review/review.ts'
import type { ExerciseConfig, QuestionType } from '#contract/exercises/exercises.ts'
import type { TaskStatus, Verdict } from '#contract/chat/chat-sessions.ts'
import type { SessionStatus } from '#contract/sessions/sessions.ts'
import type { Values } from '#server/grading/types.ts'
import type { AnswerToMark } from '#server/ports/marker.ts'
import type { WordsAsked } from '#server/ports/partner.ts'
import { bytes, instant, plain } from './columns.ts'
import { exercises } from './library.ts'
import { users } from './people.ts'
import { assignments } from './work.ts'

/** One set of a session's snapshot, as it stood when the session started. Prompts hold their keys: never sent to a student as they are. */
export type SnapshotSet = {
  setId: number
  questionId: number
  title: string
  prompt: string
  subject: string
  type: QuestionType
  pointsCenti: number
  numQuestions: number
  allowSkipping: boolean
  attemptsBeforeCorrections: number
  attemptsBeforeAnswers: number
  attemptsBeforeMovingOn: number
  /** How it is graded, where the session asks of several exercises; otherwise as the session's own says. */
  config?: ExerciseConfig
  /** The exercise it is of, where the session asks of several; otherwise the session's own. */
  exerciseId?: number
  /** The rows of values it asks, where an earlier session of the round showed solutions; otherwise they are the first of its seed. */
  asked?: Values[]
}

/** What a session keeps of its exercise, so that later edits never change it. Sets are in the order asked. */
export type SessionSnapshot = {
  exerciseTitle: string
  exerciseOwner: 'user' | 'admin'
  gradeLevel: number
  themes: string[]
  config: ExerciseConfig
  sets: SnapshotSet[]
}

/** What `practiceOf` says of practice that gathers what was missed in several sessions. */
export const gathered = 0

/** Chat and accent sessions. Scores are integer centi-points. At most one active session per student and assignment. */
export const sessions = pgTable(
  'sessions',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<'chat' | 'accent'>().notNull(),
    userId: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    exerciseId: integer('exercise_id').notNull().references(() => exercises.id, { onDelete: 'cascade' }),
    assignmentId: integer('assignment_id').references(() => assignments.id, { onDelete: 'set null' }),
    /** The round of its assignment it belongs to. */
    round: integer('round').notNull().default(1),
    isTest: boolean('is_test').notNull().default(false),
    /** The session whose missed questions it asks again; `gathered` where they are of several. */
    practiceOf: integer('practice_of'),
    status: text('status').$type<SessionStatus>().notNull().default('active'),
    snapshot: jsonb('snapshot').$type<SessionSnapshot>().notNull(),
    plainTitle: plain('plain_title', (): SQL => sql`coalesce(${sessions.snapshot}->>'exerciseTitle', '')`),
    seed: text('seed').notNull(),
    stateToken: text('state_token').notNull(),
    /** What its student has typed and not sent, for the question it stands at; each turn clears it. */
    draft: jsonb('draft').$type<{ text: string; typedAt: string }>(),
    currentPosition: integer('current_position').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    /** When its clock began, in an earlier session of the round; null where it began with this one. */
    clockStartedAt: instant('clock_started_at'),
    deadlineAt: instant('deadline_at'),
    /** When the one answer allowed from the deadline on was counted. */
    lateAnswerAt: instant('late_answer_at'),
    endedAt: instant('ended_at'),
    late: boolean('late').notNull().default(false),
    scoreCenti: integer('score_centi').notNull().default(0),
    totalCenti: integer('total_centi').notNull(),
    pendingCenti: integer('pending_centi').notNull().default(0),
    totalQuestions: integer('total_questions').notNull(),
  },
  (t) => [
    uniqueIndex('sessions_one_active').on(t.userId, t.assignmentId).where(sql`${t.status} = 'active' and not ${t.isTest} and ${t.practiceOf} is null`),
    index('sessions_user').on(t.userId, t.startedAt),
    index('sessions_assignment').on(t.assignmentId),
    index('sessions_exercise').on(t.exerciseId),
    index('sessions_deadline').on(t.deadlineAt).where(sql`${t.status} = 'active' and ${t.deadlineAt} is not null`),
  ],
)

/** One asked question of a session, in the order asked (`position` from 0). `state` is the grading engine's own record. */
export const sessionQuestions = pgTable(
  'session_questions',
  {
    sessionId: integer('session_id').notNull().references(() => sessions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    setIndex: integer('set_index').notNull(),
    questionIndex: integer('question_index').notNull(),
    questionId: integer('question_id').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull().default({}),
    state: jsonb('state').notNull(),
    status: text('status').$type<TaskStatus>().notNull().default('open'),
    attempts: integer('attempts').notNull().default(0),
    scoreCenti: integer('score_centi').notNull().default(0),
    pointsCenti: integer('points_centi').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    overriddenCenti: integer('overridden_centi'),
    /** What the teacher who set the score wrote about it; its student reads it. */
    overrideReason: text('override_reason'),
    /** How often people changed its mark. */
    markVersion: integer('mark_version').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.position] }), index('session_questions_question').on(t.questionId)],
)

/**
 * What the tutor's judge decided about a student's message, kept for teachers and regrading. Older ones have `ideasHit`, in the student's words,
 * and `ideasMissing` in place of `parts`.
 */
export type JudgementRecord = {
  rule: string
  matchedKey: string | null
  normalised: string
  quality: number | null
  ideasHit?: string[]
  ideasMissing?: string[]
  parts?: KeyPart[]
}

/** The log, a row per message. `system` rows are for teachers only. */
export const messages = pgTable(
  'messages',
  {
    id: serial('id').primaryKey(),
    sessionId: integer('session_id').notNull().references(() => sessions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    role: text('role').$type<'system' | 'assistant' | 'user'>().notNull(),
    content: text('content').notNull(),
    material: text('material'),
    at: instant('at').notNull(),
    verdict: text('verdict').$type<Verdict>(),
    accepted: boolean('accepted'),
    attempt: integer('attempt'),
    worthCenti: integer('worth_centi'),
    nextWorthCenti: integer('next_worth_centi'),
    earnedCenti: integer('earned_centi'),
    hint: jsonb('hint').$type<{ number: number; total: number; text: string }>(),
    judgement: jsonb('judgement').$type<JudgementRecord>(),
    /** A teacher's later word on a pending or disputed answer, 0 to 1. */
    reviewedQuality: doublePrecision('reviewed_quality'),
    reviewedBy: integer('reviewed_by'),
    recordingId: integer('recording_id'),
  },
  (t) => [index('messages_session').on(t.sessionId, t.id), index('messages_pending').on(t.verdict).where(sql`${t.verdict} = 'pending'`)],
)

/**
 * What a language model said about an answer that waits: asked once. `quality` is null where it said nothing that could be used; `isMark`: it was the
 * answer's mark until a teacher gives another. `sent` is what it was told.
 */
export const markSuggestions = pgTable(
  'mark_suggestions',
  {
    messageId: integer('message_id').primaryKey().references(() => messages.id, { onDelete: 'cascade' }),
    quality: doublePrecision('quality').$type<ReviewQuality>(),
    reason: text('reason').notNull(),
    quote: text('quote'),
    model: text('model').notNull(),
    isMark: boolean('is_mark').notNull().default(false),
    sent: jsonb('sent').$type<AnswerToMark>(),
    at: instant('at').notNull(),
  },
  (t) => [index('mark_suggestions_at').on(t.at)],
)

/**
 * Replies that a language model may put better: asked for once, by whoever hears the reply first. `said` is what the built-in tutor had said,
 * `sent` what the model was told, kept for the teacher to read as long as usage is; `words` what stands in the log since, null where nothing
 * came of it.
 */
export const tutorWords = pgTable(
  'tutor_words',
  {
    messageId: integer('message_id').primaryKey().references(() => messages.id, { onDelete: 'cascade' }),
    sessionId: integer('session_id').notNull().references(() => sessions.id, { onDelete: 'cascade' }),
    about: text('about').$type<WordsAsked['about']>().notNull(),
    /** Whose budget it uses: the teacher who gave the work, or who tries it out. */
    teacherId: integer('teacher_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    askedAt: instant('asked_at'),
    model: text('model'),
    sent: jsonb('sent').$type<WordsAsked>(),
    said: text('said'),
    words: text('words'),
    outcome: text('outcome').$type<WordsOutcome>(),
    /** How long the words took, in milliseconds. */
    tookMs: integer('took_ms'),
  },
  (t) => [
    index('tutor_words_session').on(t.sessionId),
    index('tutor_words_teacher').on(t.teacherId, t.askedAt),
    index('tutor_words_asked').on(t.askedAt),
    index('tutor_words_sent').on(t.askedAt).where(sql`${t.sent} is not null`),
  ],
)

/**
 * What became of words: they were said, something in them was refused, the model was away, the budget used up, or the student left; or the
 * model was not asked, as the question itself holds its answer or its student had their share.
 */
export type WordsOutcome = 'said' | 'refused' | 'away' | 'spent' | 'left' | 'unasked'

/** Words of a student that a person should read, until a teacher notes that they were dealt with. */
export const concerns = pgTable(
  'concerns',
  {
    id: serial('id').primaryKey(),
    sessionId: integer('session_id').notNull().references(() => sessions.id, { onDelete: 'cascade' }),
    messageId: integer('message_id').notNull().references(() => messages.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ConcernKind>().notNull(),
    at: instant('at').notNull(),
    settledAt: instant('settled_at'),
    settledBy: integer('settled_by'),
  },
  (t) => [
    index('concerns_session').on(t.sessionId),
    index('concerns_message').on(t.messageId),
    index('concerns_open').on(t.id).where(sql`${t.settledAt} is null`),
  ],
)

/** Stored replies of acknowledged submits, skips and ends, by the client's own attempt id. */
export const sessionReplies = pgTable(
  'session_replies',
  {
    sessionId: integer('session_id').notNull().references(() => sessions.id, { onDelete: 'cascade' }),
    clientAttemptId: text('client_attempt_id').notNull(),
    textHash: text('text_hash').notNull(),
    reply: jsonb('reply').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.clientAttemptId] }), index('session_replies_at').using('brin', t.at)],
)

/** Spoken takes. Audio is WAV, deleted after the retention time; the scores stay. */
export const recordings = pgTable(
  'recordings',
  {
    id: serial('id').primaryKey(),
    sessionId: integer('session_id').notNull().references(() => sessions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    userId: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    wav: bytes('wav'),
    durationMs: integer('duration_ms').notNull(),
    feedback: jsonb('feedback'),
    usable: boolean('usable').notNull(),
    overall: doublePrecision('overall'),
    engineVersion: text('engine_version').notNull(),
    at: instant('at').notNull(),
    deleteAfter: instant('delete_after').notNull(),
  },
  (t) => [index('recordings_session').on(t.sessionId, t.position), index('recordings_sound').on(t.deleteAfter).where(sql`${t.wav} is not null`)],
)
