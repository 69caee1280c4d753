import type { QuestionDefinition } from '#contract/questions/questions.ts'
import { highestCopy, insertQuestion, lockLibraryOf, type QuestionRow } from '#server/db/questions/questions.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { copyTitle, originalTitle } from './copy-title.ts'
import { readQuestion } from './question-on-the-wire.ts'

/** Copies a question into the caller's own library. Copies made at once wait for each other, so that no two get one number. */
export function copyQuestion({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, question: QuestionRow): Promise<QuestionDefinition> {
  return db.transaction(async (tx) => readQuestion(tx, caller, await storeQuestionCopy(tx, caller, question, clock.now())))
}

/** Stores a copy of a question as the caller's own, under a title of its own; answers its id. */
export async function storeQuestionCopy(
  tx: Transaction,
  caller: Pick<Caller, 'id'>,
  { title, prompt, subject, tags, type }: Pick<QuestionRow, 'title' | 'prompt' | 'subject' | 'tags' | 'type'>,
  now: Date,
): Promise<number> {
  const original = originalTitle(title)
  await lockLibraryOf(tx, caller.id)
  const named = copyTitle(original, await highestCopy(tx, caller.id, original))
  return insertQuestion(tx, { ownerId: caller.id, title: named, prompt, subject, tags, type, createdAt: now, updatedAt: now })
}
