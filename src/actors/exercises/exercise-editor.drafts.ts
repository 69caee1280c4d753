import * as v from 'valibot'
import { ExerciseConfig, LetterGrade, ModelUse, Strictness } from '#contract/exercises/exercises.ts'
import type { ExerciseEdits } from '#machines/exercises/exercise-editor/exercise.edits.ts'
import { createKeptDrafts, type KeptDrafts, type KeptDraftsOptions } from '#src/actors/forms/kept-drafts.ts'

const Percent = v.nullable(ExerciseConfig.entries.pointReductionPerAttempt)

const SetChange = v.partial(
  v.object({
    num_questions: v.number(),
    points: v.number(),
    reading_speed: v.number(),
    allow_skipping: v.boolean(),
    num_attempts_before_suggesting_corrections: v.number(),
    num_attempts_before_answers: v.number(),
    num_attempts_before_moving_on: v.number(),
  }),
)

const Edits = v.object({
  title: v.nullable(v.string()),
  gradeLevel: v.nullable(v.number()),
  themes: v.nullable(v.array(v.string())),
  tags: v.optional(v.nullable(v.array(v.string())), null),
  settings: v.partial(
    v.object({
      timer: v.nullable(v.string()),
      randomize: v.boolean(),
      gradingDifficulty: Strictness,
      letterGradeToMoveOn: LetterGrade,
      pointReductionPerAttempt: Percent,
      maxReductionFromAttempts: Percent,
      maxPointsAfterAnswerGiven: Percent,
      languageModel: ModelUse,
    }),
  ),
  sets: v.record(v.pipe(v.string(), v.digits()), SetChange),
  order: v.nullable(v.array(v.number())),
}) satisfies v.GenericSchema<unknown, ExerciseEdits>

/** Unsaved edits with the version of the exercise they were made on. */
export type ExerciseDraft = { edits: ExerciseEdits; version: number }

/** One person's unsaved edits of exercises in this browser. */
export type ExerciseDrafts = KeptDrafts<ExerciseDraft>

/** Opens one person's unsaved edits of exercises. */
export function createExerciseDrafts(options: Omit<KeptDraftsOptions<ExerciseDraft>, 'kind' | 'schema'>): ExerciseDrafts {
  return createKeptDrafts<ExerciseDraft>({ ...options, kind: 'exercise', schema: v.object({ edits: Edits, version: v.number() }) })
}
