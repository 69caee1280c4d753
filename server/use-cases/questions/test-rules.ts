import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import { rulesOf } from '#server/grading/turn/rules.ts'
import type { Rules } from '#server/grading/types.ts'

/** The settings every test is played with: those a new exercise and a new question set start with. */
export const testRules: Rules = rulesOf(defaultExerciseConfig, {
  question_definition_id: 0,
  allow_skipping: false,
  num_attempts_before_suggesting_corrections: 1,
  num_attempts_before_answers: 3,
  num_attempts_before_moving_on: 4,
})
