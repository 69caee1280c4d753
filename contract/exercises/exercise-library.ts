import * as v from 'valibot'
import { endpoint } from '#contract/endpoint.ts'
import { ExerciseConfig, LetterGrade, ModelUse, Strictness, timerMinutes } from './exercises.ts'
import { libraryQuery, longestTitle, Owner } from '#contract/questions/questions.ts'
import { AssignedQuestionSet } from './question-sets.ts'
import { SharedBy } from '#contract/questions/sharing.ts'
import { Tags } from '#contract/questions/tags.ts'
import { onOneLine, ownDirection } from '#contract/texts.ts'
import { Themes } from './themes.ts'
import { IdInQuery, pageReply, SearchWords, sortBy } from '#contract/lists.ts'
import { GradeLevel, Id, Instant, Version } from '#contract/values.ts'

/** An exercise's title: 1 to 200 characters on one line, trimmed. */
export const ExerciseTitle = v.pipe(
  v.string(),
  ownDirection,
  v.trim(),
  v.nonEmpty('Title is required'),
  v.maxLength(longestTitle, `Titles hold up to ${longestTitle} characters`),
  onOneLine,
)

/** The most questions one exercise holds. */
export const mostSets = 200

/**
 * An exercise with its questions in order. `assignments` are the viewer's assignments of it, newest first, and
 * `assignment_count` says how many there are (a list names the newest 20 of each exercise). `can_edit` says whether the
 * viewer may change it, `shared_by` which colleague shared it with them: that is not theirs to delete or share.
 */
export const Exercise = v.object({
  id: Id,
  title: v.string(),
  grade_level: v.number(),
  themes: v.array(v.string()),
  tags: v.array(v.string()),
  subject: v.string(),
  question_ids: v.array(Id),
  num_question_sets: v.number(),
  total_questions: v.number(),
  total_possible_score: v.number(),
  has_accent_training: v.boolean(),
  assigned_question_sets: v.array(AssignedQuestionSet),
  owner: Owner,
  can_edit: v.boolean(),
  shared_by: SharedBy,
  last_completed_assignment: v.nullable(v.object({ name: v.string(), date: Instant })),
  assignments: v.array(v.object({ id: Id, title: v.string() })),
  assignment_count: v.number(),
  config: ExerciseConfig,
  version: v.number(),
})
export type Exercise = v.InferOutput<typeof Exercise>

/**
 * The exercises a teacher may assign, newest first. `q` looks into titles, themes, tags and titles of questions; `status` asks
 * whether the caller has assigned it. `facets` adds what filters offer: grade levels, themes and tags of the whole list, and how
 * many exercises are the caller's own.
 */
export const listExercises = endpoint({
  method: 'GET',
  path: '/exercises',
  summary: 'The exercises',
  status: 200,
  query: v.object({
    ...libraryQuery,
    grade_level: v.optional(IdInQuery),
    theme: v.optional(SearchWords),
    sort: v.optional(sortBy('created', 'title', 'grade_level'), '-created'),
  }),
  reply: v.object({
    results: v.array(Exercise),
    ...pageReply,
    facets: v.optional(v.object({ grade_levels: v.array(v.number()), themes: v.array(v.string()), tags: v.array(v.string()), owned: v.number() })),
  }),
})

/** One exercise; 404 when it is not there or not the caller's to see. */
export const getExercise = endpoint({ method: 'GET', path: '/exercises/:id', summary: 'One exercise', status: 200, reply: Exercise })

/** Makes an exercise of the caller's that asks these questions in this order. 409 when they are of two types or one is named twice. */
export const createExercise = endpoint({
  method: 'POST',
  path: '/exercises',
  summary: 'Create an exercise',
  status: 201,
  body: v.object({
    title: ExerciseTitle,
    grade_level: v.optional(GradeLevel, 5),
    themes: v.optional(Themes, []),
    question_ids: v.optional(v.pipe(v.array(Id), v.maxLength(mostSets, `An exercise holds up to ${mostSets} questions`)), []),
  }),
  reply: v.object({ ...Exercise.entries, exercise_id: Id }),
})

/**
 * Copies an exercise into the caller's own: its questions in their order, how each is asked, points, settings, themes and grade level,
 * and no assignment. It is called "... - Copy", from the second on with a number. A question that is neither the caller's nor the
 * school library's is copied with it, so that the copy stays whole whatever becomes of the original.
 */
export const copyExercise = endpoint({ method: 'POST', path: '/exercises/:id/copy', summary: 'Duplicate an exercise', status: 201, reply: Exercise })

/** Puts an exercise into the bin for 30 days; running sessions go on. `Location` names the entry that brings it back. */
export const deleteExercise = endpoint({ method: 'DELETE', path: '/exercises/:id', summary: 'Delete an exercise', status: 204, reply: null })

const Percent = v.nullable(v.pipe(v.number(), v.minValue(0, 'A percentage is 0 to 100.'), v.maxValue(100, 'A percentage is 0 to 100.')))
const Points = v.pipe(v.number(), v.maxValue(1000, 'A question is worth up to 1000 points.'), v.transform((points) => Math.max(0, points)))
const Speed = v.pipe(v.number(), v.transform((speed) => Math.min(2, Math.max(0.5, speed))))
const longestTimerMinutes = 10_080

/** Written as `"15min"`, `15`, null or nothing. What is a time, but none that is kept as it was written, is refused. */
const TypedTimer = v.nullable(
  v.pipe(
    v.union([v.pipe(v.string(), v.maxLength(40)), v.number()]),
    v.check((typed) => Number.isInteger(timerMinutes(typed) ?? 0), 'A time limit is in whole minutes.'),
    v.check((typed) => (timerMinutes(typed) ?? 0) <= longestTimerMinutes, `A time limit is at most ${longestTimerMinutes} minutes, a week.`),
  ),
)

/**
 * The settings of an exercise as they are saved. Points below 0 and speeds outside 0.5 to 2 are set to the nearest allowed, a
 * percentage that is null falls back to its default; settings that are not named stay. What is no time limit is null;
 * `isTimerUnreadable` says that something else was written there. Parts of a minute and more than a week are refused.
 */
export const ExerciseConfigChange = v.pipe(
  v.object({
    timer: v.optional(TypedTimer),
    randomize: v.optional(v.boolean()),
    gradingDifficulty: v.optional(Strictness),
    letterGradeToMoveOn: v.optional(LetterGrade),
    pointReductionPerAttempt: v.optional(Percent),
    maxReductionFromAttempts: v.optional(Percent),
    maxPointsAfterAnswerGiven: v.optional(Percent),
    languageModel: v.optional(ModelUse),
    point_map: v.optional(v.pipe(v.array(v.object({ question_definition_id: Id, point_value: Points })), v.maxLength(1000))),
    reading_speed_map: v.optional(v.pipe(v.array(v.object({ question_definition_id: Id, reading_speed: Speed })), v.maxLength(1000))),
  }),
  v.transform(({ timer, ...settings }) => ({ ...settings, ...timerIn(timer) })),
)
export type ExerciseConfigChange = v.InferOutput<typeof ExerciseConfigChange>

const version = v.optional(Version)

/** Saves the settings, both maps among them. */
export const updateExercise = endpoint({
  method: 'PUT',
  path: '/exercises/:id',
  summary: "Save an exercise's settings",
  status: 200,
  body: v.object({ config: ExerciseConfigChange, version }),
  reply: Exercise,
})

/**
 * Sets the settings back to the defaults; points and reading speeds of its questions stay. 409 with the `current` exercise when `version`
 * is stale.
 */
export const resetExerciseConfig = endpoint({
  method: 'PUT',
  path: '/exercises/reset-config/:id',
  summary: "Set an exercise's settings back",
  status: 200,
  query: v.object({ version: v.optional(v.pipe(v.string(), v.transform(Number), Version)) }),
  reply: Exercise,
})

/** Renames an exercise. */
export const renameExercise = endpoint({
  method: 'PUT',
  path: '/exercises/:id/title',
  summary: 'Rename an exercise',
  status: 200,
  body: v.object({ title: ExerciseTitle, version }),
  reply: Exercise,
})

/** The grade level of an exercise. */
export const getGradeLevel = endpoint({
  method: 'GET',
  path: '/exercises/:id/grade-level',
  summary: "An exercise's grade level",
  status: 200,
  reply: v.object({ grade_level: v.number() }),
})

/** Changes the grade level of an exercise. */
export const setGradeLevel = endpoint({
  method: 'PUT',
  path: '/exercises/:id/grade-level',
  summary: "Change an exercise's grade level",
  status: 200,
  body: v.object({ grade_level: GradeLevel, version }),
  reply: Exercise,
})

/** Replaces the themes of an exercise. */
export const saveThemes = endpoint({
  method: 'POST',
  path: '/exercises/:id/save_themes',
  summary: "Save an exercise's themes",
  status: 200,
  body: v.object({ themes: Themes, version }),
  reply: Exercise,
})

/** Replaces the tags of an exercise. */
export const saveTags = endpoint({
  method: 'PUT',
  path: '/exercises/:id/tags',
  summary: "Save an exercise's tags",
  status: 200,
  body: v.object({ tags: Tags, version }),
  reply: Exercise,
})

/** Brings the sets into this order. 409 with the exercise as `current` when these are not its sets any more. */
export const reorderQuestionSets = endpoint({
  method: 'POST',
  path: '/exercises/:id/reorder_question_sets',
  summary: 'Reorder the questions of an exercise',
  status: 200,
  body: v.object({
    questionSetIds: v.pipe(
      v.array(Id),
      v.maxLength(mostSets),
      v.check((ids) => new Set(ids).size === ids.length, 'Name each question set once'),
    ),
    version,
  }),
  reply: Exercise,
})

function timerIn(typed: v.InferOutput<typeof TypedTimer> | undefined): { timer?: string | null; isTimerUnreadable?: boolean } {
  if (typed === undefined) return {}
  const minutes = timerMinutes(typed)
  if (minutes === null) return { timer: null, isTimerUnreadable: String(typed ?? '').trim() !== '' }
  return { timer: `${minutes}min` }
}
