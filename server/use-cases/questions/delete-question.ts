import { noteInAudit } from '#server/db/operations/audit.queries.ts'
import { putInBin } from '#server/db/bin/bin.queries.ts'
import { hideQuestion } from '#server/db/questions/questions.queries.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'

/** Puts a question into its owner's bin; answers the entry's id. Exercises ask it no more, running sessions go on with it. */
export function deleteQuestion({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, id: number): Promise<number> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const hidden = await hideQuestion(tx, id, now)
    if (!hidden) throw fail('not_found')
    await noteInAudit(tx, { actorId: caller.id, action: 'question.deleted', subjectKind: 'question', subjectId: id, at: now })
    return putInBin(tx, { kind: 'question', objectId: id, ...hidden }, now)
  })
}
