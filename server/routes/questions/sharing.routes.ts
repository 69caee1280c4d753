import { getExerciseSharing, getQuestionSharing, listColleagues as colleagues, shareExercise, shareQuestion } from '#contract/questions/sharing.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { keptExerciseRule } from '#server/policies/exercise-rule.ts'
import { keptQuestionRule } from '#server/policies/question-rule.ts'
import { listColleagues, readSharing, shareItem } from '#server/use-cases/questions/share-item.ts'

const exercise = { who: teachers, on: { rule: keptExerciseRule, id: 'params.id' } } as const
const question = { who: teachers, on: { rule: keptQuestionRule, id: 'params.id' } } as const

/** With which colleagues exercises and questions are shared. */
export const sharingRoutes = [
  route(colleagues, { who: teachers, on: 'own' }, ({ deps, caller, query }) => listColleagues(deps, caller, query)),
  route(getExerciseSharing, exercise, ({ deps, object: { id, ownerId } }) => readSharing(deps.db, { kind: 'exercise', id, ownerId })),
  route(shareExercise, exercise, ({ deps, object: { id, ownerId }, body }) => shareItem(deps, { kind: 'exercise', id, ownerId }, body)),
  route(getQuestionSharing, question, ({ deps, object: { id, ownerId } }) => readSharing(deps.db, { kind: 'question', id, ownerId })),
  route(shareQuestion, question, ({ deps, object: { id, ownerId }, body }) => shareItem(deps, { kind: 'question', id, ownerId }, body)),
]
