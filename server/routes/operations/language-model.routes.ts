import { getLanguageModel, switchLanguageModel as turn } from '#contract/operations/language-model.ts'
import { route } from '#server/http/route.ts'
import { readLanguageModel, switchLanguageModel } from '#server/use-cases/operations/language-model.ts'

const admins = ['ADMIN'] as const

/** The language model, for administrators. */
export const languageModelRoutes = [
  route(getLanguageModel, { who: admins, on: 'nothing' }, ({ deps }) => readLanguageModel(deps)),
  route(turn, { who: admins, on: 'nothing' }, ({ deps, caller, body }) => switchLanguageModel(deps, caller, body.is_on)),
]
