import { sql, type SQL } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Role } from '#contract/classroom/people.ts'
import { createdAt, instant, plain } from './columns.ts'
import { ties } from './ties.ts'

/** People of the school. `deletedAt` marks the bin: usernames and e-mails there are free for others. */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    role: text('role').$type<Role>().notNull(),
    name: text('name').notNull(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    plainName: plain('plain_name', (): SQL => sql`${users.name}`),
    /** All that a search for a person looks into. */
    words: plain('words', (): SQL => sql`${users.name} || E'\\n' || ${users.username} || E'\\n' || ${users.email}`),
    passwordHash: text('password_hash').notNull(),
    age: integer('age').notNull().default(0),
    shouldChangePassword: boolean('should_change_password').notNull().default(false),
    tokenVersion: integer('token_version').notNull().default(1),
    preferredGradeLevel: integer('preferred_grade_level').notNull().default(5),
    /** Multiplies time limits of this student's sessions; null means no limit at all. */
    timeFactor: doublePrecision('time_factor').default(1),
    allowPaste: boolean('allow_paste').notNull().default(false),
    /** How many exercises or practices a student wants to finish each week; null while they want no goal. */
    weeklyGoal: integer('weekly_goal'),
    /** A teacher leaves them without goals. */
    goalsOff: boolean('goals_off').notNull().default(false),
    /** Set for the throw-away accounts of a sample session; everything of theirs goes at this time. */
    expiresAt: instant('expires_at'),
    /** Which network address a sample session was begun from, sealed: equal ones are equal, and none can be read. */
    sampleFrom: text('sample_from'),
    /** A teacher who registered, and whose e-mail address nobody has shown to be theirs: mails nobody, sees no shared library. */
    mustConfirmEmail: boolean('must_confirm_email').notNull().default(false),
    /** A teacher whom the school invited, or for whom an administrator gave their word: whom they teach by a code is theirs to look after, too. */
    isVouchedFor: boolean('is_vouched_for').notNull().default(false),
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
    index('users_words').using('gin', sql`search_grams(${t.words})`).with({ fastupdate: false }),
  ],
)

/** Whether the account is the teacher's to change, which their tie says. */
function isKept() {
  return boolean('keeps_account').notNull().generatedAlwaysAs(sql`(tie in ('keeps_by_vouch', 'keeps'))`)
}

/** Which teacher has which student, and whether the student is on the teacher's watch-list. */
export const teacherStudents = pgTable(
  'teacher_students',
  {
    teacherId: integer('teacher_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    studentId: integer('student_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    isTracked: boolean('is_tracked').notNull().default(false),
    tie: text('tie', { enum: ties }).notNull().default('sees'),
    keepsAccount: isKept(),
  },
  (t) => [primaryKey({ columns: [t.teacherId, t.studentId] }), index('teacher_students_student').on(t.studentId)],
)

/** Students a teacher once had and has no longer. Triggers on `teacher_students` keep it, row by row. */
export const formerStudents = pgTable(
  'former_students',
  {
    teacherId: integer('teacher_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    studentId: integer('student_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    /** What they had of them; who kept the account has its entry in the bin. */
    tie: text('tie', { enum: ties }).notNull(),
    keepsAccount: isKept(),
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
    plainName: plain('plain_name', (): SQL => sql`${classes.name}`),
    /** When the school's consent to voice recordings was noted for this class. */
    voiceConsentAt: instant('voice_consent_at'),
    /** When the school's consent to a language model reading its students' answers was noted for this class. */
    modelConsentAt: instant('model_consent_at'),
    /** Its teacher leaves its students without goals. */
    goalsOff: boolean('goals_off').notNull().default(false),
    /** Since when it is over: it gets no new work, and its open work is closed. */
    archivedAt: instant('archived_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [index('classes_teacher').on(t.teacherId), index('classes_archived').on(t.id).where(sql`${t.archivedAt} is not null`)],
)

/** Who teaches a class with its owner. */
export const classTeachers = pgTable(
  'class_teachers',
  {
    classId: integer('class_id').notNull().references(() => classes.id, { onDelete: 'cascade' }),
    teacherId: integer('teacher_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    since: instant('since').notNull(),
  },
  (t) => [primaryKey({ columns: [t.classId, t.teacherId] }), index('class_teachers_teacher').on(t.teacherId)],
)

/** Members of classes. */
export const classMembers = pgTable(
  'class_members',
  {
    classId: integer('class_id').notNull().references(() => classes.id, { onDelete: 'cascade' }),
    studentId: integer('student_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    /** Came by a code, which anybody may have shown them: who teaches the class with its owner may not change the account for it. */
    isByCode: boolean('is_by_code').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.classId, t.studentId] }), index('class_members_student').on(t.studentId)],
)
