import { index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './people.ts'
import type { Tie } from './ties.ts'

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

/** A student on a teacher's watch-list. */
export type Tracking = { teacherId: number; studentId: number }

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

/**
 * What a teacher had of a student they left. To some of their classes a code had brought the student; `keptBy` are those who had them by one of the
 * classes, and have them by themselves since; the `heirs` among them keep the account.
 */
export type LeftStudent = { classIds: number[]; codeClassIds: number[]; tie: Tie; isTracked: boolean; keptBy: number[]; heirs: number[] }

/** What a way back needs to know: of a student who was left, and whom the teachers of a class tracked. */
export type BinDetails = Partial<LeftStudent & { tracked: Tracking[] }>

/** What was deleted in the last 30 days and can come back. */
export const bin = pgTable(
  'bin',
  {
    id: serial('id').primaryKey(),
    ownerId: integer('owner_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    /** `student_left`: a teacher's part in a student whom others teach too. `details` holds what it was, and whom a class's teachers tracked. */
    kind: text('kind').$type<'student' | 'student_left' | 'class' | 'assignment' | 'question' | 'exercise'>().notNull(),
    objectId: integer('object_id').notNull(),
    title: text('title').notNull(),
    details: jsonb('details')
      .$type<BinDetails>()
      .notNull()
      .default({}),
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

/**
 * Calls of the language model, without what was said: for budgets, and for what the administrator reads of use, cost and errors. `teacherId` is
 * whose budget it used.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<'words' | 'mark' | 'idea' | 'mistakes'>().notNull(),
    teacherId: integer('teacher_id').references(() => users.id, { onDelete: 'set null' }),
    outcome: text('outcome').$type<'answered' | 'unusable' | 'away' | 'left'>().notNull(),
    tokensIn: integer('tokens_in'),
    tokensOut: integer('tokens_out'),
    tookMs: integer('took_ms').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('model_calls_at').on(t.at), index('model_calls_teacher').on(t.teacherId, t.at)],
)
