import { addQuestionSet as add, deleteQuestionSet as remove, getQuestionSet as one, updateQuestionSet as update } from '#contract/exercises/question-sets.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { editableExerciseRule } from '#server/policies/exercise-rule.ts'
import { editableQuestionSetRule, questionSetRule } from '#server/policies/question-set-rule.ts'
import { addQuestionSet, deleteQuestionSet, updateQuestionSet } from '#server/use-cases/exercises/edit-sets.ts'
import { setOnTheWire } from '#server/use-cases/exercises/set-on-the-wire.ts'

const edited = { who: teachers, on: { rule: editableQuestionSetRule, id: 'params.id' } } as const

/** Questions inside exercises. A POST names the exercise, every other call a set. */
export const questionSetRoutes = [
  route(add, { who: teachers, on: { rule: editableExerciseRule, id: 'params.id' } }, ({ deps, caller, object, body }) =>
    addQuestionSet(deps, caller, object.id, body),
  ),
  route(one, { who: teachers, on: { rule: questionSetRule, id: 'params.id' } }, async ({ object }) => setOnTheWire(object)),
  route(update, edited, ({ deps, caller, object, body }) => updateQuestionSet(deps, caller, object, body)),
  route(remove, edited, async ({ deps, object }) => {
    await deleteQuestionSet(deps, object)
    return null
  }),
]
