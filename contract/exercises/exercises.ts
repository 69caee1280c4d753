import * as v from 'valibot'
import { Id } from '#contract/values.ts'

/** FREE_FORM is answered in the chat, ACCENT_TRAINING spoken. */
export const QuestionType = v.picklist(['FREE_FORM', 'ACCENT_TRAINING'])
export type QuestionType = v.InferOutput<typeof QuestionType>

/** The letter from which an answer is accepted: A .90, B .80, C .70, D .60, F 0. */
export const LetterGrade = v.picklist(['A', 'B', 'C', 'D', 'F'])
export type LetterGrade = v.InferOutput<typeof LetterGrade>

/** How closely an answer must match a key; changes matching, never arithmetic. */
export const Strictness = v.picklist(['loose', 'moderate', 'strict'])
export type Strictness = v.InferOutput<typeof Strictness>

/**
 * What a language model may do in an exercise, where the school has one and its class agreed: nothing (`off`), word replies and suggest marks
 * (`helps`), or also grade answers that have no key (`grades`).
 */
export const ModelUse = v.picklist(['off', 'helps', 'grades'])
export type ModelUse = v.InferOutput<typeof ModelUse>

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** How an exercise is graded. `timer` is `"15min"` or null; percents are 0 to 100; both maps are keyed by question definition. */
export const ExerciseConfig = v.object({
  timer: v.nullable(v.string()),
  randomize: v.boolean(),
  gradingDifficulty: Strictness,
  letterGradeToMoveOn: LetterGrade,
  pointReductionPerAttempt: Percent,
  maxReductionFromAttempts: Percent,
  maxPointsAfterAnswerGiven: Percent,
  languageModel: v.optional(ModelUse, 'helps'),
  point_map: v.array(v.object({ question_definition_id: Id, point_value: v.number() })),
  reading_speed_map: v.array(v.object({ question_definition_id: Id, reading_speed: v.number() })),
})
export type ExerciseConfig = v.InferOutput<typeof ExerciseConfig>

/** The settings a new exercise starts with. */
export const defaultExerciseConfig: ExerciseConfig = {
  timer: null,
  randomize: false,
  gradingDifficulty: 'moderate',
  letterGradeToMoveOn: 'C',
  pointReductionPerAttempt: 10,
  maxReductionFromAttempts: 30,
  maxPointsAfterAnswerGiven: 10,
  languageModel: 'helps',
  point_map: [],
  reading_speed_map: [],
}

/** Points of a question whose exercise does not say otherwise. */
export const defaultPoints = 10

/** Minutes of a timer setting (`"15min"`, `"15 min"`, `"15"`, `15`), or null for none, zero, negative or unreadable. */
export function timerMinutes(timer: string | number | null | undefined): number | null {
  const match = /^\s*(\d+(?:\.\d+)?)\s*(?:min(?:ute)?s?)?\s*$/i.exec(String(timer ?? ''))
  const minutes = match ? Number(match[1]) : 0
  return minutes > 0 ? minutes : null
}
