import { mostAWeek, type OwnGoal } from '#contract/progress/own-progress.ts'
import { createSubmissionMachine } from '#machines/forms/submission/submission.machine.ts'

/** What a student wants to finish each week; null gives the goal up. */
export type OwnGoalValues = { perWeek: number | null }

/** Sets a student's own goal, or gives it up. */
export const ownGoalMachine = createSubmissionMachine<OwnGoalValues, OwnGoal>({
  id: 'ownGoal',
  check: ({ perWeek }): Record<string, string> =>
    perWeek === null || (Number.isInteger(perWeek) && perWeek >= 1 && perWeek <= mostAWeek) ? {} : { perWeek: `Choose a whole number from 1 to ${mostAWeek}` },
  failedSentence: 'Your goal could not be saved. Try again in a moment.',
})
