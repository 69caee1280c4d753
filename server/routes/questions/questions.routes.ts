import { addToExercises as add, copyQuestion as copy, createQuestion as create, deleteQuestion as remove } from '#contract/questions/questions.ts'
import { getQuestion as one, listQuestions as list, updateQuestion as update } from '#contract/questions/questions.ts'
import { lintQuestion as lint } from '#contract/questions/question-lint.ts'
import { changeQuestions as change } from '#contract/questions/tags.ts'
import { getModelBudget as budget, suggestForQuestion as suggest } from '#contract/questions/question-ideas.ts'
import { questionUse as use } from '#contract/questions/question-use.ts'
import { route } from '#server/http/route.ts'
import { teachers } from '#server/http/who.ts'
import { editableQuestionRule, keptQuestionRule, questionRule } from '#server/policies/question-rule.ts'
import { readModelBudget } from '#server/use-cases/operations/model-budget.ts'
import { addToExercises } from '#server/use-cases/questions/add-to-exercises.ts'
import { changeItems } from '#server/use-cases/questions/change-items.ts'
import { copyQuestion } from '#server/use-cases/questions/copy-question.ts'
import { createQuestion } from '#server/use-cases/questions/create-question.ts'
import { deleteQuestion } from '#server/use-cases/questions/delete-question.ts'
import { lintQuestion } from '#server/use-cases/questions/lint-question.ts'
import { listQuestions } from '#server/use-cases/questions/list-questions.ts'
import { questionOnTheWire } from '#server/use-cases/questions/question-on-the-wire.ts'
import { questionUse } from '#server/use-cases/questions/question-use.ts'
import { suggestForQuestion } from '#server/use-cases/questions/ideas/suggest-for-question.ts'
import { updateQuestion } from '#server/use-cases/questions/update-question.ts'

const used = { who: teachers, on: { rule: questionRule, id: 'params.id' } } as const
const edited = { who: teachers, on: { rule: editableQuestionRule, id: 'params.id' } } as const

/** The question library. */
export const questionRoutes = [
  route(list, { who: teachers, on: 'own' }, ({ deps, caller, query }) => listQuestions(deps, caller, query)),
  route(create, { who: teachers, on: 'own' }, ({ deps, caller, body }) => createQuestion(deps, caller, body)),
  route(lint, { who: teachers, on: 'nothing' }, ({ deps, caller, body }) => lintQuestion(deps, caller, body)),
  route(budget, { who: teachers, on: 'own' }, async ({ deps, caller }) => ({ budget: await readModelBudget(deps, caller) })),
  route(suggest, { who: teachers, on: 'own', waitsOutside: true, onceConfirmed: true }, ({ deps, caller, body, leaving }) =>
    suggestForQuestion(deps, caller, body, leaving),
  ),
  route(use, { who: teachers, on: 'own' }, ({ deps, caller, body }) => questionUse(deps, caller, body)),
  route(change, { who: teachers, on: 'own' }, ({ deps, caller, body: { question_ids: ids, add_tags: add, remove_tags: remove, subject } }) =>
    changeItems(deps, caller, { kind: 'question', ids, add, remove, subject }),
  ),
  route(one, used, async ({ caller, object }) => questionOnTheWire(caller, object)),
  route(update, edited, ({ deps, caller, object, body }) => updateQuestion(deps, caller, object.id, body)),
  route(remove, { who: teachers, on: { rule: keptQuestionRule, id: 'params.id' } }, async ({ deps, caller, object, header }) => {
    header('Location', `/api/bin/${await deleteQuestion(deps, caller, object.id)}`)
    return null
  }),
  route(copy, used, ({ deps, caller, object }) => copyQuestion(deps, caller, object)),
  route(add, used, ({ deps, caller, object, body }) => addToExercises(deps, caller, object.id, body)),
]
