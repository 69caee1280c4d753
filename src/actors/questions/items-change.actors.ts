import { fromPromise } from 'xstate'
import { changeExercises, changeQuestions } from '#contract/questions/tags.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import type { ItemsChange, ItemsToChange } from '#machines/questions/items-change/items-change.ts'
import { submissionResult } from '#src/actors/forms/submission-result.ts'
import type { Api } from '#src/api/client.ts'

/** The call that changes items together. */
export function createItemsChangeActors({ api, items: { kind, ids } }: { api: Api; items: ItemsToChange }) {
  return {
    save: fromPromise<SubmissionResult<number>, { values: ItemsChange | null }>(({ input: { values }, signal }) =>
      submissionResult(async () => {
        if (values === null) throw new Error('There is nothing to change.')
        const tags = { add_tags: [...values.add], remove_tags: [...values.remove] }
        const subject = values.subject === null ? {} : { subject: values.subject }
        const answer =
          kind === 'question'
            ? await api.send(changeQuestions, { body: { question_ids: [...ids], ...tags, ...subject }, signal })
            : await api.send(changeExercises, { body: { exercise_ids: [...ids], ...tags }, signal })
        return answer.changed
      }, { add_tags: 'tags', remove_tags: 'tags', subject: 'subject' }),
    ),
  }
}
