import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { onOneLine, ownDirection } from '#contract/texts.ts'
import { Id, Instant } from '#contract/values.ts'

const wrongWeight = 'A weight must be a whole number from 0 to 100'
const wrongDays = 'The term must end on or after the day it begins'

/** A calendar day, as `2026-11-20`; `words` name the one that is missing. */
function day(words: string) {
  return v.pipe(v.string(), v.isoDate(words))
}

/** A kind of work that counts as one part of the term mark; weights count against each other and need not make 100. */
export const GradebookCategory = v.object({
  name: v.pipe(v.string(), ownDirection, v.trim(), v.nonEmpty('A category needs a name'), v.maxLength(60, 'A name cannot be longer than 60 characters'), onOneLine),
  weight: v.pipe(v.number(wrongWeight), v.integer(wrongWeight), v.minValue(0, wrongWeight), v.maxValue(100, wrongWeight)),
})
export type GradebookCategory = v.InferOutput<typeof GradebookCategory>

/** The most terms a class has. */
export const mostTerms = 8

/** A part of the school year, from its first day to its last. */
export const GradebookTerm = v.pipe(
  v.object({
    name: v.pipe(v.string(), ownDirection, v.trim(), v.nonEmpty('A term needs a name'), v.maxLength(60, 'A name cannot be longer than 60 characters'), onOneLine),
    starts_on: day('Choose the first day of the term'),
    ends_on: day('Choose the last day of the term'),
  }),
  v.forward(v.check(({ starts_on, ends_on }) => starts_on <= ends_on, wrongDays), ['ends_on']),
)
export type GradebookTerm = v.InferOutput<typeof GradebookTerm>

/**
 * How a class's term marks are reckoned. `terms` are the parts of its year, none where all work is one. `missing` says whether overdue work counts
 * as zero or is left out. Work counts in the first category unless `filed` puts its exercise into another (its place in the list, from 0) or into
 * none (null: it does not count); without categories all work counts alike.
 */
export const GradebookSettings = v.object({
  terms: v.pipe(v.array(GradebookTerm), v.maxLength(mostTerms, `A class has at most ${mostTerms} terms`)),
  missing: v.picklist(['zero', 'left_out']),
  categories: v.pipe(v.array(GradebookCategory), v.maxLength(12, 'A gradebook has at most 12 categories')),
  filed: v.pipe(
    v.array(v.object({ exercise_id: Id, category: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))) })),
    v.maxLength(1_000),
  ),
})
export type GradebookSettings = v.InferOutput<typeof GradebookSettings>

/** Settings as they are kept, with the version that a change names; 0 until something was saved. */
export const KeptGradebookSettings = v.object({ ...GradebookSettings.entries, version: v.number() })
export type KeptGradebookSettings = v.InferOutput<typeof KeptGradebookSettings>

/** How one student's work stands: not begun, begun, not turned in when it was due, waiting for a mark, or judged (in time or late). */
export const GradeState = v.picklist(['open', 'working', 'overdue', 'waiting', 'done', 'late'])
export type GradeState = v.InferOutput<typeof GradeState>

/** What a state is called, on the screen as in the file; work that was not begun and is not due yet is left without a word. */
export const gradeStateWords: Record<GradeState, string> = {
  open: 'Not started',
  working: 'Working on it',
  overdue: 'Overdue',
  waiting: 'Waiting for your mark',
  done: 'Turned in',
  late: 'Turned in late',
}

/** One student's part of one piece of work: its state, the percentage once judged, and the session that counts. Null: not given to them. */
export const GradeCell = v.nullable(v.tuple([GradeState, v.nullable(v.number()), v.nullable(Id)]))
export type GradeCell = v.InferOutput<typeof GradeCell>

/** The middle and the mean of judged work in percent; there is no median of fewer than three. */
const figures = { mean: v.nullable(v.number()), median: v.nullable(v.number()) }

/** A piece of work: `category` is the place of its category, null when there are none or it does not count. */
export const GradebookWork = v.object({
  exercise_id: Id,
  title: v.string(),
  due_date: v.nullable(Instant),
  category: v.nullable(v.number()),
  ...figures,
})
export type GradebookWork = v.InferOutput<typeof GradebookWork>

/** A student's line: a cell for each piece of work, in its order, and the term mark in percent, null while nothing counts. */
export const GradebookLine = v.object({ id: Id, name: v.string(), cells: v.array(GradeCell), ...figures, term_mark: v.nullable(v.number()) })
export type GradebookLine = v.InferOutput<typeof GradebookLine>

/**
 * A class's gradebook; work stands by category, then by due date, students by name. `term` is the place of the term whose work it is, null for
 * all work. `mean` and `median` are of the term marks.
 */
export const Gradebook = v.object({
  class: v.object({ id: Id, name: v.string() }),
  settings: KeptGradebookSettings,
  term: v.nullable(v.number()),
  works: v.array(GradebookWork),
  students: v.array(GradebookLine),
  ...figures,
})
export type Gradebook = v.InferOutput<typeof Gradebook>

/**
 * Which work is shown: that of the term that runs today (`term`; before and between terms the one that began last, else the first), that of a
 * term by its place, or all of it, as where there are no terms. Work belongs to a term by its due day, else by the day it was given.
 */
export const GradebookSpan = v.picklist(['term', 'all', 'term-0', 'term-1', 'term-2', 'term-3', 'term-4', 'term-5', 'term-6', 'term-7'])
export type GradebookSpan = v.InferOutput<typeof GradebookSpan>

/** The gradebook of a class; 404 when the class is not there or not the caller's to see. */
export const getGradebook = endpoint({
  method: 'GET',
  path: '/classes/:id/gradebook',
  summary: "A class's gradebook",
  status: 200,
  query: v.object({ span: v.optional(GradebookSpan, 'term') }),
  reply: Gradebook,
})

/**
 * Sets the terms of a class and how their marks are reckoned; names the version that was read, and answers 409 `stale_version` with those kept when
 * it is older.
 */
export const saveGradebookSettings = endpoint({
  method: 'PUT',
  path: '/classes/:id/gradebook_settings',
  summary: "Set a class's terms and weights",
  status: 200,
  body: v.object({ ...GradebookSettings.entries, version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)) }),
  reply: KeptGradebookSettings,
})
