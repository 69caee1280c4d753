import { sql, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, boolean, customType, doublePrecision, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ConcernKind } from '#contract/review/concerns.ts'
import type { ExerciseConfig, QuestionType } from '#contract/exercises/exercises.ts'
import type { Role } from '#contract/classroom/people.ts'
import type { TaskStatus, Verdict } from '#contract/chat/chat-sessions.ts'
import type { SessionStatus } from '#contract/sessions/sessions.ts'
import type { Values } from '#server/grading/types.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** People of the school. `deletedAt` marks the bin: usernames and e-mails there are free for others. */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    role: text('role').$type<Role>().notNull(),
    name: text('name').notNull(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    age: integer('age').notNull().default(0),
    shouldChangePassword: boolean('should_change_password').notNull().default(false),
    tokenVersion: integer('token_version').notNull().default(1),
    preferredGradeLevel: integer('preferred_grade_level').notNull().default(5),
    /** Multiplies time limits of this student's sessions; null means no limit at all. */
    timeFactor: doublePrecision('time_factor').default(1),
    allowPaste: boolean('allow_paste').notNull().default(false),
    /** Set for the throw-away accounts of a sample session; everything of theirs goes at this time. */
    expiresAt: instant('expires_at'),
    /** Which network address a sample session was begun from, sealed: equal ones are equal, and none can be read. */
    sampleFrom: text('sample_from'),
    /** A teacher who registered, and whose e-mail address nobody has shown to be theirs: mails nobody, sees no shared library. */
    mustConfirmEmail: boolean('must_confirm_email').notNull().default(false),
    /** An administrator keeps them out. */
    suspendedAt: instant('suspended_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    uniqueIndex('users_username_key').on(sql`lower(${t.username})`).where(sql`${t.deletedAt} is null`),
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`).where(sql`${t.deletedAt} is null`),
    index('users_expires_at').on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
    index('users_sample_from').on(t.sampleFrom, t.expiresAt).where(sql`${t.sampleFrom} is not null`),
    index('users_away').on(t.id).where(sql`${t.deletedAt} is not null`),
    index('users_admins').on(t.id).where(sql`${t.role} = 'ADMIN'`),
    index('users_names').on(sql`lower(${t.name})`, t.id),
    index('users_words').using('gin', sql`search_grams(${wordsOfUser(t)})`).with({ fastupdate: false }),
  ],
)

/** What a search for a person looks into, as the index of it says it. */
export function wordsOfUser({ name, username, email }: Record<'name' | 'username' | 'email', AnyPgColumn>): SQL {
  return sql`${name} || E'\\n' || ${username} || E'\\n' || ${email}`
}

/** Which teacher sees which student, and whether the student is on the teacher's watch-list. */
export const teacherStudents = pgTable(
  'teacher_students',
  {
    teacherId: integer('teacher_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    studentId: integer('student_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    isTracked: boolean('is_tracked').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.teacherId, t.studentId] }), index('teacher_students_student').on(t.studentId)],
)

/** Students a teacher once had and has no longer. Triggers on `teacher_students` keep it, row by row. */
export const formerStudents = pgTable(
  'former_students',
  {
    teacherId: integer('teacher_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    studentId: integer('student_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.teacherId, t.studentId] }), index('former_students_student').on(t.studentId)],
)

/** Classes of one teacher. */
export const classes = pgTable(
  'classes',
  {
    id: serial('id').primaryKey(),
    teacherId: integer('teacher_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** When the school's consent to voice recordings was noted for this class. */
    voiceConsentAt: instant('voice_consent_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [index('classes_teacher').on(t.teacherId)],
)

/** Members of classes. */
export const classMembers = pgTable(
  'class_members',
  {
    classId: integer('class_id').notNull().references(() => classes.id, { onDelete: 'cascade' }),
    studentId: integer('student_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.classId, t.studentId] }), index('class_members_student').on(t.studentId)],
)

/** Question definitions. Items of an ADMIN belong to the whole school's library. */
export const questions = pgTable(
  'questions',
  {
    id: serial('id').primaryKey(),
    ownerId: integer('owner_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    prompt: text('prompt').notNull(),
    subject: text('subject').notNull(),
    type: text('type').$type<QuestionType>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('questions_owner').on(t.ownerId, t.id),
    index('questions_owner_title').on(t.ownerId, sql`lower(${t.title})`, t.id),
    index('questions_title').on(sql`lower(${t.title})`, t.id),
    index('questions_words').using('gin', sql`search_grams(${wordsOfQuestion(t)})`).with({ fastupdate: false }),
  ],
)

/** What a search for a question looks into, as the index of it says it. */
export function wordsOfQuestion({ title, prompt, subject }: Record<'title' | 'prompt' | 'subject', AnyPgColumn>): SQL {
  return sql`${title} || E'\\n' || ${prompt} || E'\\n' || ${subject}`
}

/** Exercises: ordered question sets with grading settings. */
export const exercises = pgTable(
  'exercises',
  {
    id: serial('id').primaryKey(),
    ownerId: integer('owner_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    gradeLevel: integer('grade_level').notNull().default(5),
    themes: text('themes').array().notNull().default([]),
    config: jsonb('config').$type<ExerciseConfig>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('exercises_owner').on(t.ownerId, t.id),
    index('exercises_owner_title').on(t.ownerId, sql`lower(${t.title})`, t.id),
    index('exercises_title').on(sql`lower(${t.title})`, t.id),
    index('exercises_words').using('gin', sql`search_grams(${wordsOfExercise(t)})`).with({ fastupdate: false }),
  ],
)

/** What a search for an exercise looks into beside its questions, as the index of it says it. */
export function wordsOfExercise({ title, themes }: Record<'title' | 'themes', AnyPgColumn>): SQL {
  return sql`words_of_exercise(${title}, ${themes})`
}

/** One question inside one exercise; at most one set per question and exercise. */
export const questionSets = pgTable(
  'question_sets',
  {
    id: serial('id').primaryKey(),
    exerciseId: integer('exercise_id').notNull().references(() => exercises.id, { onDelete: 'cascade' }),
    questionId: integer('question_id').notNull().references(() => questions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    numQuestions: integer('num_questions').notNull().default(1),
    allowSkipping: boolean('allow_skipping').notNull().default(false),
    attemptsBeforeCorrections: integer('attempts_before_corrections').notNull().default(1),
    attemptsBeforeAnswers: integer('attempts_before_answers').notNull().default(3),
    attemptsBeforeMovingOn: integer('attempts_before_moving_on').notNull().default(4),
  },
  (t) => [uniqueIndex('question_sets_exercise_question').on(t.exerciseId, t.questionId), index('question_sets_question').on(t.questionId)],
)

/**
 * How many items outside the bin an owner has of each subject (questions), grade level and theme (exercises). Triggers on both
 * tables keep it within the writing transaction, so that no list has to read a whole library to say how long it is.
 */
export const libraryCounts = pgTable(
  'library_counts',
  {
    ownerId: integer('owner_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'subject' | 'grade_level' | 'theme'>().notNull(),
    value: text('value').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.kind, t.value] })],
)

/** Themes a teacher has used, for suggestions. */
export const themes = pgTable(
  'themes',
  {
    id: serial('id').primaryKey(),
    ownerId: integer('owner_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    theme: text('theme').notNull(),
  },
  (t) => [uniqueIndex('themes_owner_theme').on(t.ownerId, sql`lower(${t.theme})`)],
)

/** Work given to a whole class, so that late joiners get it too. */
export const classAssignments = pgTable(
  'class_assignments',
  {
    id: serial('id').primaryKey(),
    classId: integer('class_id').notNull().references(() => classes.id, { onDelete: 'cascade' }),
    exerciseId: integer('exercise_id').notNull().references(() => exercises.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    gradeLevel: integer('grade_level').notNull().default(5),
    dueDate: instant('due_date'),
    assignAt: instant('assign_at'),
    allowRedo: boolean('allow_redo').notNull().default(false),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [index('class_assignments_class').on(t.classId), index('class_assignments_exercise').on(t.exerciseId)],
)

/** Work given to one student. `score` is a percentage with two decimals, null until a session counted. */
export const assignments = pgTable(
  'assignments',
  {
    id: serial('id').primaryKey(),
    teacherId: integer('teacher_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    studentId: integer('student_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    exerciseId: integer('exercise_id').notNull().references(() => exercises.id, { onDelete: 'cascade' }),
    classAssignmentId: integer('class_assignment_id').references(() => classAssignments.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    gradeLevel: integer('grade_level').notNull().default(5),
    dueDate: instant('due_date'),
    assignAt: instant('assign_at'),
    allowRedo: boolean('allow_redo').notNull().default(false),
    complete: boolean('complete').notNull().default(false),
    completedOn: instant('completed_on'),
    score: doublePrecision('score'),
    bestSessionId: integer('best_session_id'),
    late: boolean('late').notNull().default(false),
    /** Sessions of one round share tries, credit and time. The next round begins with a redo, or when a teacher allows a fresh start. */
    round: integer('round').notNull().default(1),
    /** The last round that a teacher opened by allowing a fresh start. */
    freshStartRound: integer('fresh_start_round'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('assignments_student').on(t.studentId, t.complete, t.dueDate),
    index('assignments_teacher').on(t.teacherId, t.complete, t.dueDate),
    index('assignments_exercise').on(t.exerciseId, t.createdAt, t.id),
    index('assignments_exercise_done').on(t.exerciseId, t.completedOn, t.id).where(sql`${t.completedOn} is not null`),
    index('assignments_words').using('gin', sql`search_grams(${t.title})`).with({ fastupdate: false }),
    index('assignments_teacher_order').on(t.teacherId, unfinishedFirst(t), t.id),
    index('assignments_order').on(unfinishedFirst(t), t.id),
    uniqueIndex('assignments_class_work').on(t.classAssignmentId, t.studentId).where(sql`${t.classAssignmentId} is not null`),
  ],
)

/** How many assignments outside the bin a teacher gave of an exercise, kept by triggers as `library_counts` are. */
export const workGiven = pgTable(
  'work_given',
  {
    exerciseId: integer('exercise_id').notNull().references(() => exercises.id, { onDelete: 'cascade' }),
    teacherId: integer('teacher_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.exerciseId, t.teacherId] }), index('work_given_teacher').on(t.teacherId)],
)

/** A number that brings unfinished work before finished and sorts both by due date, without one last; two indexes are made of it. */
export function unfinishedFirst({ complete, dueDate }: Record<'complete' | 'dueDate', AnyPgColumn>): SQL {
  return sql`(case when ${complete} then 1e12 else 0 end + coalesce(extract(epoch from ${dueDate} at time zone 'UTC'), 9e11))`
}

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
    practiceOf: integer('practice_of'),
    status: text('status').$type<SessionStatus>().notNull().default('active'),
    snapshot: jsonb('snapshot').$type<SessionSnapshot>().notNull(),
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

/** What the tutor's judge decided about a student's message, kept for teachers and regrading. */
export type JudgementRecord = {
  rule: string
  matchedKey: string | null
  normalised: string
  quality: number | null
  ideasHit?: string[]
  ideasMissing?: string[]
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
  (t) => [index('recordings_session').on(t.sessionId, t.position), index('recordings_delete_after').on(t.deleteAfter)],
)

/** Usage events; never hold answer text. */
export const events = pgTable(
  'events',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('events_at').on(t.at), index('events_user').on(t.userId)],
)

/** Mailed sign-in links; only the SHA-256 of the token is stored. */
export const magicLinks = pgTable(
  'magic_links',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** Redeeming it sets should_change_password. */
    forNewPassword: boolean('for_new_password').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('magic_links_token_hash').on(t.tokenHash), index('magic_links_user').on(t.userId), index('magic_links_expires_at').on(t.expiresAt)],
)

/** Mailed links that show whose an e-mail address is; only the SHA-256 of the token is stored. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    /** The address it was mailed to; one that was changed since is not confirmed by it. */
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('email_confirmations_token_hash').on(t.tokenHash),
    index('email_confirmations_user').on(t.userId),
    index('email_confirmations_expires_at').on(t.expiresAt),
  ],
)

/** Administrators' invitations to register as a teacher; only the SHA-256 of the token is stored. */
export const teacherInvites = pgTable(
  'teacher_invites',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('teacher_invites_token_hash').on(t.tokenHash), index('teacher_invites_expires_at').on(t.expiresAt)],
)

/** What administrators decided on a page; it wins over the environment. */
export const schoolSettings = pgTable('school_settings', {
  name: text('name').$type<'registration'>().primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** Tokens that died before their time, kept until they would have expired. */
export const revokedTokens = pgTable(
  'revoked_tokens',
  { jti: text('jti').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('revoked_tokens_expires_at').on(t.expiresAt)],
)

/** Answers of POSTs sent with an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_at').on(t.at)],
)

/** Failure counters and token buckets, shared by all processes and kept over restarts. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowStartedAt: instant('window_started_at').notNull(),
    blockedUntil: instant('blocked_until'),
  },
  (t) => [index('rate_counters_window').on(t.windowStartedAt)],
)

/** What was deleted in the last 30 days and can come back. */
export const bin = pgTable(
  'bin',
  {
    id: serial('id').primaryKey(),
    ownerId: integer('owner_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    /** `student_left`: a teacher's part in a student whom others teach too; `details` holds their classes. */
    kind: text('kind').$type<'student' | 'student_left' | 'class' | 'assignment' | 'question' | 'exercise'>().notNull(),
    objectId: integer('object_id').notNull(),
    title: text('title').notNull(),
    details: jsonb('details').$type<{ classIds?: number[] }>().notNull().default({}),
    deletedAt: instant('deleted_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('bin_owner').on(t.ownerId), index('bin_expires_at').on(t.expiresAt)],
)

/** Who changed what about whom; survives the actor. */
export const audit = pgTable(
  'audit',
  {
    id: serial('id').primaryKey(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: integer('subject_id'),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    at: instant('at').notNull(),
  },
  (t) => [index('audit_subject').on(t.subjectKind, t.subjectId), index('audit_at').on(t.at)],
)

function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
}

function createdAt() {
  return instant('created_at').notNull().defaultNow()
}
