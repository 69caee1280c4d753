import { longestTitle, type QuestionDefinition } from '#contract/questions/questions.ts'
import { highestCopy, insertQuestion, lockLibraryOf, type QuestionRow } from '#server/db/questions/questions.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { readQuestion } from './question-on-the-wire.ts'

const longestSuffix = ' - Copy 99999999'.length

/** Copies a question into the caller's own library. Copies made at once wait for each other, so that no two get one number. */
export function copyQuestion({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, question: QuestionRow): Promise<QuestionDefinition> {
  const now = clock.now()
  const original = originalTitle(question.title)
  return db.transaction(async (tx) => {
    await lockLibraryOf(tx, caller.id)
    const highest = await highestCopy(tx, caller.id, original)
    const title = highest === 0 ? `${original} - Copy` : `${original} - Copy ${highest + 1}`
    const { prompt, subject, type } = question
    const id = await insertQuestion(tx, { ownerId: caller.id, title, prompt, subject, type, createdAt: now, updatedAt: now })
    return readQuestion(tx, caller, id)
  })
}

/** A title without the suffix of a copy, short enough to take one again. */
function originalTitle(title: string): string {
  return title
    .replace(/ - Copy(?: \d+)?$/, '')
    .slice(0, longestTitle - longestSuffix)
    .replace(/[\uD800-\uDBFF]$/, '')
}
