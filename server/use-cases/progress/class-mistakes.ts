import type { BodyOf, QueryOf, ReplyOf } from '#contract/endpoint.ts'
import type { explainClassMistakes as explain, listClassMistakes as list } from '#contract/progress/class-mistakes.ts'
import { readNamesAround } from '#server/db/classroom/names-around.queries.ts'
import type { ClassRow } from '#server/db/classroom/classes.queries.ts'
import { type MistakeRow, readMistakes } from '#server/db/progress/mistakes.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import { parsePrompt } from '#server/grading/keys/question-format.ts'
import type { Caller } from '#server/http/route.ts'
import type { MistakesAsked, MistakesSaid } from '#server/ports/author.ts'
import { maskingOf, wordsOf } from '#server/use-cases/operations/masking.ts'
import { askInBudget, readModelBudget } from '#server/use-cases/operations/model-budget.ts'
import { scopeOf } from './read-progress.ts'

type MistakeDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'author' | 'log'>
type Asking = { group: ClassRow; timeZone: string }

const longestWords = 600

/** What a class got wrong in the caller's work, the most missed question first. */
export async function listClassMistakes(
  deps: MistakeDeps,
  caller: Caller,
  { group, timeZone }: Asking,
  { weeks }: QueryOf<typeof list>,
): Promise<ReplyOf<typeof list>> {
  const { scope } = scopeOf(deps, caller, { classId: group.id }, { weeks, timeZone })
  const found = await readMistakes(deps.db, scope, { forModel: false })
  const hasModel = group.hasModelConsent && (await readModelBudget(deps, caller)) !== null
  const onTheWire = ({ questionId, prompt: _, isForModel, ...one }: MistakeRow) => {
    return { question_id: questionId, ...one, can_explain: hasModel && isForModel }
  }
  return { results: found.map(onTheWire) }
}

/** Asks the language model what one question's common wrong answers have in common. Counts are the database's, names are taken out. */
export async function explainClassMistakes(
  deps: MistakeDeps,
  caller: Caller,
  { group, timeZone, leaving }: Asking & { leaving: AbortSignal },
  { question_id: questionId, weeks }: BodyOf<typeof explain>,
): Promise<ReplyOf<typeof explain>> {
  if (!group.hasModelConsent) throw fail('conflict', { error: 'For this class nobody noted that the school agrees to a language model.' })
  const { scope } = scopeOf(deps, caller, { classId: group.id }, { weeks, timeZone })
  const [found] = await readMistakes(deps.db, scope, { forModel: true, questionId })
  if (!found) throw fail('not_found')
  const { mask, maskMaterial, unmask } = maskingOf(await readNamesAround(deps.db, group.teacher.id, ...group.students.map(({ id }) => id)))
  const question = maskMaterial(parsePrompt(found.prompt).studentText.slice(0, 4_000))
  const asked: MistakesAsked = {
    question,
    asked: found.students,
    missed: found.missed,
    answers: found.answers.map(({ text, students }) => ({ text: mask(text, wordsOf(question)), students })),
  }
  const { said, model, budget } = await askInBudget(deps, caller, 'mistakes', async (author, onUse) => {
    const words = usableWords(await author.explain(asked, leaving, onUse))
    return words === null ? null : { misconception: unmask(words.misconception), advice: unmask(words.advice) }
  })
  return { words: said === null ? null : { ...said, model, sent: JSON.stringify(asked, null, 2) }, budget }
}

/** Two short texts, or nothing. */
function usableWords(said: MistakesSaid | null): MistakesSaid | null {
  if (said === null) return null
  const [misconception, advice] = [said.misconception, said.advice].map((text) => text.replaceAll(/\s+/g, ' ').trim())
  if (!misconception || !advice || misconception.length > longestWords || advice.length > longestWords) return null
  return { misconception, advice }
}
