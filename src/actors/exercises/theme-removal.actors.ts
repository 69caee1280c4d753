import { fromPromise } from 'xstate'
import { deleteTheme } from '#contract/exercises/themes.ts'
import type { ThemeRemoval } from '#machines/exercises/exercise-editor/theme-removal.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import type { Api } from '#src/api/client.ts'
import { submissionResult } from '#src/actors/forms/submission-result.ts'

/** Deletes a theme of those that are offered. */
export function createThemeRemovalActors({ api }: { api: Api }) {
  return {
    save: fromPromise<SubmissionResult<ThemeRemoval>, { values: ThemeRemoval | null }>(({ input: { values }, signal }) =>
      submissionResult(async () => {
        if (values === null) throw new Error('There is no theme to delete.')
        await api.send(deleteTheme, { params: { id: values.id }, signal })
        return values
      }),
    ),
  }
}
