import { fromPromise } from 'xstate'
import * as v from 'valibot'
import { createExercise } from '#contract/exercises/exercise-library.ts'
import { QuestionDefinition } from '#contract/questions/questions.ts'
import type { NewExerciseValues } from '#machines/exercises/new-exercise/new-exercise.machine.ts'
import type { SubmissionResult } from '#machines/forms/submission/submission.machine.ts'
import type { Api } from '#src/api/client.ts'
import { failureOf } from '#src/api/failure.ts'
import { createKeptDrafts, type KeptDrafts } from '#src/actors/forms/kept-drafts.ts'

/** What stands in a New Exercise dialog: kept when it is closed, dropped when the exercise was made. */
export const NewExerciseDraft = v.object({
  title: v.string(),
  gradeLevel: v.nullable(v.number()),
  themes: v.array(v.string()),
  questions: v.array(QuestionDefinition),
})
export type NewExerciseDraft = v.InferOutput<typeof NewExerciseDraft>

/** A person's one unfinished exercise in this browser; it is read and kept under the id 0. */
export function createNewExerciseDrafts(options: { personId: number; storage: Storage | null; nowMs: () => number }): KeptDrafts<NewExerciseDraft> {
  return createKeptDrafts({ kind: 'new-exercise', schema: NewExerciseDraft, ...options })
}

const fieldOf: Record<string, string> = { title: 'title', grade_level: 'gradeLevel', themes: 'themes' }

/** Makes the exercise, once however often the same is sent; a refusal that names a field goes under that field. */
export function createNewExerciseActors({ api, newId }: { api: Api; newId: () => string }) {
  let sent = { text: '', idempotencyKey: '' }
  return {
    save: fromPromise<SubmissionResult<{ exerciseId: number }>, { values: NewExerciseValues | null }>(async ({ input: { values }, signal }) => {
      if (values === null || values.gradeLevel === null) throw new Error('There is nothing to make.')
      const { title, gradeLevel, themes, questionIds } = values
      const body = { title, grade_level: gradeLevel, themes: [...themes], question_ids: [...questionIds] }
      const text = JSON.stringify(body)
      if (sent.text !== text) sent = { text, idempotencyKey: `exercise-${newId()}` }
      try {
        const { exercise_id } = await api.send(createExercise, { body, signal, idempotencyKey: sent.idempotencyKey })
        return { ok: true, saved: { exerciseId: exercise_id } }
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind !== 'refused' || failure.status === 401 || failure.status >= 500) throw error
        const field = fieldOf[failure.body.field ?? failure.body.issues?.[0]?.path?.split('.')[0] ?? '']
        const sentence = failure.body.issues?.[0]?.message ?? failure.body.error
        return field === undefined ? { ok: false, sentence, fields: {} } : { ok: false, sentence: '', fields: { [field]: sentence } }
      }
    }),
  }
}
