import { copyExercise as copy, createExercise as create, deleteExercise as remove, getExercise as one, listExercises as list } from '#contract/exercises/exercise-library.ts'
import { getGradeLevel, reorderQuestionSets as reorder, resetExerciseConfig as reset, saveTags, saveThemes } from '#contract/exercises/exercise-library.ts'
import { renameExercise as rename, setGradeLevel, updateExercise as update } from '#contract/exercises/exercise-library.ts'
import { changeExercises as change } from '#contract/questions/tags.ts'
import { exerciseUse as use } from '#contract/exercises/exercise-use.ts'
import { getStartExercise as announce } from '#contract/exercises/start-exercises.ts'
import { route } from '#server/http/route.ts'
import { signedIn, teachers } from '#server/http/who.ts'
import { editableExerciseRule, exerciseOwnerRule, exerciseRule, keptExerciseRule, startExerciseRule } from '#server/policies/exercise-rule.ts'
import { changeItems } from '#server/use-cases/questions/change-items.ts'
import { copyExercise } from '#server/use-cases/exercises/copy-exercise.ts'
import { createExercise } from '#server/use-cases/exercises/create-exercise.ts'
import { deleteExercise } from '#server/use-cases/exercises/delete-exercise.ts'
import { changeExercise, reorderSets, resetConfig, saveConfig } from '#server/use-cases/exercises/edit-exercise.ts'
import { exerciseOnTheWire } from '#server/use-cases/exercises/exercise-on-the-wire.ts'
import { exerciseUse } from '#server/use-cases/exercises/exercise-use.ts'
import { getStartExercise } from '#server/use-cases/exercises/get-start-exercise.ts'
import { listExercises } from '#server/use-cases/exercises/list-exercises.ts'

const edited = { who: teachers, on: { rule: editableExerciseRule, id: 'params.id' } } as const

/** Exercises: the list, the editor, and what a student is told before one starts. */
export const exerciseRoutes = [
  route(list, { who: teachers, on: 'own' }, ({ deps, caller, query }) => listExercises(deps, caller, query)),
  route(create, { who: teachers, on: 'own' }, ({ deps, caller, body }) => createExercise(deps, caller, body)),
  route(use, { who: teachers, on: 'own' }, ({ deps, caller, body }) => exerciseUse(deps, caller, body)),
  route(change, { who: teachers, on: 'own' }, ({ deps, caller, body: { exercise_ids: ids, add_tags: add, remove_tags: remove } }) =>
    changeItems(deps, caller, { kind: 'exercise', ids, add, remove }),
  ),
  route(one, { who: teachers, on: { rule: exerciseRule, id: 'params.id' } }, async ({ caller, object }) => exerciseOnTheWire(caller, object)),
  route(copy, { who: teachers, on: { rule: exerciseRule, id: 'params.id' } }, ({ deps, caller, object }) => copyExercise(deps, caller, object)),
  route(update, edited, ({ deps, caller, object: { id }, body: { config, version } }) => saveConfig(deps, { caller, id, version }, config)),
  route(remove, { who: teachers, on: { rule: keptExerciseRule, id: 'params.id' } }, async ({ deps, caller, object, header }) => {
    header('Location', `/api/bin/${await deleteExercise(deps, caller, object.id)}`)
    return null
  }),
  route(reset, edited, ({ deps, caller, object: { id }, query: { version } }) => resetConfig(deps, { caller, id, version })),
  route(rename, edited, ({ deps, caller, object: { id }, body: { title, version } }) => changeExercise(deps, { caller, id, version }, { title })),
  route(getGradeLevel, { who: teachers, on: { rule: exerciseOwnerRule, id: 'params.id' } }, async ({ object }) => ({
    grade_level: object.gradeLevel,
  })),
  route(setGradeLevel, edited, ({ deps, caller, object: { id }, body: { grade_level: gradeLevel, version } }) =>
    changeExercise(deps, { caller, id, version }, { gradeLevel }),
  ),
  route(saveThemes, edited, ({ deps, caller, object: { id }, body: { themes, version } }) =>
    changeExercise(deps, { caller, id, version }, { themes }),
  ),
  route(saveTags, edited, ({ deps, caller, object: { id }, body: { tags, version } }) => changeExercise(deps, { caller, id, version }, { tags })),
  route(reorder, edited, ({ deps, caller, object: { id }, body: { questionSetIds, version } }) =>
    reorderSets(deps, { caller, id, version }, questionSetIds),
  ),
  route(announce, { who: signedIn, on: { rule: startExerciseRule, id: 'params.id' } }, ({ deps, object }) => getStartExercise(deps, object)),
]
