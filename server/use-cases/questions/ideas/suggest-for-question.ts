import type { BodyOf, ReplyOf } from '#contract/endpoint.ts'
import type { suggestForQuestion as endpoint } from '#contract/questions/question-ideas.ts'
import { readNamesAround } from '#server/db/classroom/names-around.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { maskingOf } from '#server/use-cases/operations/masking.ts'
import { askInBudget } from '#server/use-cases/operations/model-budget.ts'
import { usableQuestionIdea } from './usable-question-idea.ts'

type SuggestDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'author' | 'log'>

/** Asks the language model to suggest something for a question, names masked. Saves nothing: its teacher takes it over or not. */
export async function suggestForQuestion(
  deps: SuggestDeps,
  caller: Caller,
  asked: BodyOf<typeof endpoint>,
  leaving: AbortSignal,
): Promise<ReplyOf<typeof endpoint>> {
  const { said, model, budget } = await askInBudget(deps, caller, 'idea', async (author, onUse) => {
    const { mask, maskMaterial, unmask } = maskingOf(await readNamesAround(deps.db, caller.id))
    const sent = { ...asked, title: maskMaterial(asked.title), prompt: maskMaterial(asked.prompt), about: mask(asked.about) }
    const idea = await author.suggest(sent, leaving, onUse)
    return idea === null ? null : usableQuestionIdea(asked, { lines: idea.lines.map(unmask), title: unmask(idea.title), prompt: unmask(idea.prompt) })
  })
  return { idea: said === null ? null : { ...said, model }, budget }
}
