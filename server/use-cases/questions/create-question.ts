import type { BodyOf } from '#contract/endpoint.ts'
import type { createQuestion as endpoint, QuestionDefinition } from '#contract/questions/questions.ts'
import { insertQuestion } from '#server/db/questions/questions.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { readQuestion } from './question-on-the-wire.ts'

/** Stores a new question of the caller's. */
export async function createQuestion({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, body: BodyOf<typeof endpoint>): Promise<QuestionDefinition> {
  const now = clock.now()
  const id = await insertQuestion(db, { ...body, ownerId: caller.id, createdAt: now, updatedAt: now })
  return readQuestion(db, caller, id)
}
