import { defaultPoints } from '#contract/exercises/exercises.ts'
import type { ExerciseConfig } from '#contract/exercises/exercises.ts'
import type { Rules, SetSettings } from '#server/grading/types.ts'

/** How one question set's instances are graded. A set without an entry in `point_map` has the default points. */
export function rulesOf(
  config: Pick<
    ExerciseConfig,
    'gradingDifficulty' | 'letterGradeToMoveOn' | 'pointReductionPerAttempt' | 'maxReductionFromAttempts' | 'maxPointsAfterAnswerGiven' | 'point_map'
  >,
  set: SetSettings,
): Rules {
  const points = config.point_map.find((entry) => entry.question_definition_id === set.question_definition_id)?.point_value ?? defaultPoints
  return {
    points: Math.max(0, Math.round(points * 100)),
    letter: config.letterGradeToMoveOn,
    strictness: config.gradingDifficulty,
    reduction: config.pointReductionPerAttempt,
    maxReduction: config.maxReductionFromAttempts,
    afterAnswer: config.maxPointsAfterAnswerGiven,
    triesBeforeCorrection: set.num_attempts_before_suggesting_corrections,
    triesBeforeAnswer: set.num_attempts_before_answers,
    triesBeforeMovingOn: set.num_attempts_before_moving_on,
    allowSkipping: set.allow_skipping,
  }
}
