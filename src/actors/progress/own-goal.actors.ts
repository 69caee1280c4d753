import { fromPromise } from 'xstate'
import { type OwnGoal, setOwnGoal } from '#contract/progress/own-progress.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import type { OwnGoalValues } from '#machines/progress/own-goal/own-goal.form.ts'
import type { Api } from '#src/api/client.ts'
import { submissionResult } from '#src/actors/forms/submission-result.ts'

/** Keeps a student's own goal. */
export function createOwnGoalActors({ api }: { api: Api }) {
  return {
    save: fromPromise<SubmissionResult<OwnGoal>, { values: OwnGoalValues | null }>(({ input: { values }, signal }) => {
      if (values === null) throw new Error('Nothing was chosen.')
      return submissionResult(() => api.send(setOwnGoal, { body: { per_week: values.perWeek }, signal }), { per_week: 'perWeek' })
    }),
  }
}
