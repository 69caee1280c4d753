import type { Rules } from '#server/grading/types.ts'

/** How a question worth ten points is graded in an exercise as it starts out. */
export const defaultRules: Rules = {
  points: 1000,
  letter: 'C',
  strictness: 'moderate',
  reduction: 10,
  maxReduction: 30,
  afterAnswer: 10,
  triesBeforeCorrection: 1,
  triesBeforeAnswer: 3,
  triesBeforeMovingOn: 4,
  allowSkipping: false,
}
