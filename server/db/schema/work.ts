import { sql, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { GradebookSettings } from '#contract/progress/gradebook.ts'
import { createdAt, instant, plain } from './columns.ts'
import { exercises } from './library.ts'
import { classes, users } from './people.ts'

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
    closesAt: instant('closes_at'),
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
    plainTitle: plain('plain_title', (): SQL => sql`${assignments.title}`),
    gradeLevel: integer('grade_level').notNull().default(5),
    dueDate: instant('due_date'),
    assignAt: instant('assign_at'),
    /** From then on nobody begins or goes on; null: late work is taken for ever. */
    closesAt: instant('closes_at'),
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
    index('assignments_words').using('gin', sql`search_grams(${t.plainTitle})`).with({ fastupdate: false }),
    index('assignments_teacher_order').on(t.teacherId, unfinishedFirst(t), t.id),
    index('assignments_order').on(unfinishedFirst(t), t.id),
    index('assignments_class_order').on(t.classAssignmentId, unfinishedFirst(t), t.id).where(sql`${t.classAssignmentId} is not null`),
    index('assignments_piece_order').on(t.teacherId, t.exerciseId, t.title, unfinishedFirst(t), t.id).where(sql`${t.classAssignmentId} is null`),
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

/**
 * How many assignments outside the bin a teacher gave in a piece of work, kept by triggers as `work_given` is. `piece` is `class` and the number
 * of what was given to a class at once, else the exercise's number and the title.
 */
export const piecesGiven = pgTable(
  'pieces_given',
  {
    teacherId: integer('teacher_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    piece: text('piece').notNull(),
    classAssignmentId: integer('class_assignment_id'),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.teacherId, t.piece] }), index('pieces_given_teacher').on(t.teacherId, t.classAssignmentId).where(sql`${t.count} > 0`)],
)

/** A number that brings unfinished work before finished and sorts both by due date, without one last; two indexes are made of it. */
export function unfinishedFirst({ complete, dueDate }: Record<'complete' | 'dueDate', AnyPgColumn>): SQL {
  return sql`(case when ${complete} then 1e12 else 0 end + coalesce(extract(epoch from ${dueDate} at time zone 'UTC'), 9e11))`
}

/** How a class's term mark is reckoned, once its teacher said so; a class without a row has neither term nor categories. */
export const gradebooks = pgTable('gradebooks', {
  classId: integer('class_id').primaryKey().references(() => classes.id, { onDelete: 'cascade' }),
  settings: jsonb('settings').$type<GradebookSettings>().notNull(),
  version: integer('version').notNull().default(1),
})
