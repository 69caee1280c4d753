import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { notes } from './notes.ts'
import { classes, users } from './people.ts'

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

/** Invitations to teach a class with its owner, to whoever signs in with this address once it is shown to be theirs. */
export const classInvites = pgTable(
  'class_invites',
  {
    id: serial('id').primaryKey(),
    classId: integer('class_id').notNull().references(() => classes.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Whom it is for, whatever their address becomes; null is whoever confirms this one. */
    inviteeId: integer('invitee_id').references(() => users.id, { onDelete: 'cascade' }),
    invitedBy: integer('invited_by').notNull().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('class_invites_address').on(t.classId, sql`lower(${t.email})`),
    index('class_invites_email').on(sql`lower(${t.email})`),
    index('class_invites_invited_by').on(t.invitedBy),
    index('class_invites_invitee').on(t.inviteeId),
    index('class_invites_expires_at').on(t.expiresAt),
  ],
)

/** What lets students who are signed in join a class by themselves for a while: found by its signature, and sealed to be shown again. */
export const joinCodes = pgTable(
  'join_codes',
  {
    classId: integer('class_id').primaryKey().references(() => classes.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    sealedCode: text('sealed_code').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [uniqueIndex('join_codes_code_hash').on(t.codeHash), index('join_codes_ends_at').on(t.endsAt)],
)

/** Links that show parents one child's work as its maker sees it; only the SHA-256 of the token is stored, one for a student and a maker. */
export const parentLinks = pgTable(
  'parent_links',
  {
    id: serial('id').primaryKey(),
    studentId: integer('student_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    madeBy: integer('made_by').notNull().references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    endsAt: instant('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('parent_links_token_hash').on(t.tokenHash),
    uniqueIndex('parent_links_student').on(t.studentId, t.madeBy),
    index('parent_links_made_by').on(t.madeBy),
    index('parent_links_ends_at').on(t.endsAt),
  ],
)

/**
 * Mails that no mail server has taken yet, each with the link it carries: with that link it goes. The link's token is sealed, since only its hash
 * is stored otherwise; who is written to, and what, is read when it is sent.
 */
export const waitingMails = pgTable(
  'waiting_mails',
  {
    id: serial('id').primaryKey(),
    magicLinkId: integer('magic_link_id').references(() => magicLinks.id, { onDelete: 'cascade' }),
    confirmationId: integer('confirmation_id').references(() => emailConfirmations.id, { onDelete: 'cascade' }),
    inviteId: integer('invite_id').references(() => teacherInvites.id, { onDelete: 'cascade' }),
    classInviteId: integer('class_invite_id').references(() => classInvites.id, { onDelete: 'cascade' }),
    /** A note carries no link, nor does an invitation to a class, and nothing is sealed for it. */
    noteId: integer('note_id').references(() => notes.id, { onDelete: 'cascade' }),
    sealedToken: text('sealed_token').notNull(),
    tries: integer('tries').notNull().default(0),
    dueAt: instant('due_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('waiting_mails_due').on(t.dueAt),
    index('waiting_mails_magic_link').on(t.magicLinkId),
    index('waiting_mails_confirmation').on(t.confirmationId),
    index('waiting_mails_invite').on(t.inviteId),
    index('waiting_mails_note').on(t.noteId),
    index('waiting_mails_class_invite').on(t.classInviteId),
  ],
)

/** What administrators decided on a page; it wins over the environment. */
export const schoolSettings = pgTable('school_settings', {
  name: text('name').$type<'registration' | 'language_model'>().primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** Tokens that died before their time, kept until they would have expired. */
export const revokedTokens = pgTable(
  'revoked_tokens',
  { jti: text('jti').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('revoked_tokens_expires_at').on(t.expiresAt)],
)
