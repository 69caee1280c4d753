import type { BodyOf } from '#contract/endpoint.ts'
import type { QuestionDefinition, updateQuestion as endpoint } from '#contract/questions/questions.ts'
import { subjectOf } from '#contract/questions/subjects.ts'
import { changeQuestion, isAskedAnywhere, lockQuestion } from '#server/db/questions/questions.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { readQuestion } from './question-on-the-wire.ts'

/** Changes what the body names. Refuses a stale version, and another type while any exercise asks the question. */
export function updateQuestion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  id: number,
  { version, ...body }: BodyOf<typeof endpoint>,
): Promise<QuestionDefinition> {
  return db.transaction(async (tx) => {
    const stored = await lockQuestion(tx, id)
    if (!stored) throw fail('not_found')
    if (version !== undefined && version !== stored.version) throw fail('stale_version', { current: await readQuestion(tx, caller, id) })
    const { title = stored.title, prompt = stored.prompt, type = stored.type, tags = stored.tags } = body
    if (type !== stored.type && (await isAskedAnywhere(tx, id))) {
      throw fail('conflict', { field: 'question_type', error: 'This question is used in exercises, so its type cannot change.' })
    }
    const subject = body.subject === '' ? subjectOf(title) : (body.subject ?? stored.subject)
    await changeQuestion(tx, id, { title, prompt, type, tags, subject }, clock.now())
    return readQuestion(tx, caller, id)
  })
}
