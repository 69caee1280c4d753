import { sql, type SQL } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ExerciseConfig, QuestionType } from '#contract/exercises/exercises.ts'
import { createdAt, instant, plain } from './columns.ts'
import { users } from './people.ts'

/** Question definitions. Items of an ADMIN belong to the whole school's library. */
export const questions = pgTable(
  'questions',
  {
    id: serial('id').primaryKey(),
    ownerId: integer('owner_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    prompt: text('prompt').notNull(),
    subject: text('subject').notNull(),
    tags: text('tags').array().notNull().default([]),
    plainTitle: plain('plain_title', (): SQL => sql`${questions.title}`),
    /** All that a search for a question looks into. */
    words: plain('words', (): SQL => sql`words_of_exercise(${questions.title} || E'\\n' || ${questions.prompt} || E'\\n' || ${questions.subject}, ${questions.tags})`),
    type: text('type').$type<QuestionType>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('questions_owner').on(t.ownerId, t.id),
    index('questions_owner_title').on(t.ownerId, sql`lower(${t.title})`, t.id),
    index('questions_tagged').on(t.ownerId).where(sql`${t.tags} <> '{}'`),
    index('questions_title').on(sql`lower(${t.title})`, t.id),
    index('questions_words').using('gin', sql`search_grams(${t.words})`).with({ fastupdate: false }),
  ],
)

/** Exercises: ordered question sets with grading settings. */
export const exercises = pgTable(
  'exercises',
  {
    id: serial('id').primaryKey(),
    ownerId: integer('owner_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    gradeLevel: integer('grade_level').notNull().default(5),
    themes: text('themes').array().notNull().default([]),
    tags: text('tags').array().notNull().default([]),
    plainTitle: plain('plain_title', (): SQL => sql`${exercises.title}`),
    /** What a search for an exercise looks into beside its questions. */
    words: plain('words', (): SQL => sql`words_of_exercise(${exercises.title}, ${exercises.themes} || ${exercises.tags})`),
    config: jsonb('config').$type<ExerciseConfig>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('exercises_owner').on(t.ownerId, t.id),
    index('exercises_owner_title').on(t.ownerId, sql`lower(${t.title})`, t.id),
    index('exercises_tagged').on(t.ownerId).where(sql`${t.tags} <> '{}'`),
    index('exercises_title').on(sql`lower(${t.title})`, t.id),
    index('exercises_words').using('gin', sql`search_grams(${t.words})`).with({ fastupdate: false }),
  ],
)

/** To whom an exercise is shared: a colleague, or the whole school where `personId` is null. */
export const exerciseShares = pgTable(
  'exercise_shares',
  {
    id: serial('id').primaryKey(),
    exerciseId: integer('exercise_id').notNull().references(() => exercises.id, { onDelete: 'cascade' }),
    personId: integer('person_id').references(() => users.id, { onDelete: 'cascade' }),
    mayEdit: boolean('may_edit').notNull().default(false),
  },
  (t) => [uniqueIndex('exercise_shares_once').on(t.exerciseId, sql`coalesce(${t.personId}, 0)`), index('exercise_shares_person').on(t.personId)],
)

/** To whom a question is shared: a colleague, or the whole school where `personId` is null. */
export const questionShares = pgTable(
  'question_shares',
  {
    id: serial('id').primaryKey(),
    questionId: integer('question_id').notNull().references(() => questions.id, { onDelete: 'cascade' }),
    personId: integer('person_id').references(() => users.id, { onDelete: 'cascade' }),
    mayEdit: boolean('may_edit').notNull().default(false),
  },
  (t) => [uniqueIndex('question_shares_once').on(t.questionId, sql`coalesce(${t.personId}, 0)`), index('question_shares_person').on(t.personId)],
)

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
