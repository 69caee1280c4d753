import { mostPracticed } from '#contract/sessions/practice.ts'
import { findOpenChat, insertChat, lockStarter, readSnapshots } from '#server/db/chat/chat-start.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import { gathered, type SessionSnapshot } from '#server/db/schema/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { isDueOn, missedQuestions, type MissedQuestion } from '#server/use-cases/sessions/missed-questions.ts'
import { readAnsweredLately } from '#server/use-cases/sessions/read-practice.ts'
import { setAt } from './asked-question.ts'
import { passBeginning } from './beginnings.ts'
import { newChat } from './new-chat.ts'

const title = 'Missed questions'

/**
 * Begins practice of what a student missed and should see today, or answers the one that runs. Every question is graded as the exercise says
 * that it was missed in, and has other values.
 */
export async function startPractice(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>,
  caller: Caller,
  timeZone: string,
): Promise<{ session_id: number; exercise_id: number }> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const starter = await lockStarter(tx, caller.id)
    if (!starter) throw fail('not_found')
    const running = await findOpenChat(tx, caller.id, 'chat', { practiceOf: gathered })
    if (running) return { session_id: running.id, exercise_id: running.exerciseId }
    const due = missedQuestions(await readAnsweredLately(tx, caller.id, now)).filter((one) => isDueOn(one, now, timeZone))
    const found = await gather(tx, due.slice(0, mostPracticed))
    if (!found) throw fail('conflict', { error: 'Nothing is left to practice today.' })
    await passBeginning(deps, tx, caller.id)
    const { exerciseId, snapshot } = found
    const place = { kind: 'chat', userId: caller.id, exerciseId, assignmentId: null, isTest: false, practiceOf: gathered, late: false } as const
    const begun = { seed: deps.ids.short(), stateToken: deps.ids.short(), startedAt: now, timeFactor: starter.timeFactor }
    return { session_id: await insertChat(tx, newChat(snapshot, { ...place, ...begun })), exercise_id: exerciseId }
  })
}

/** The questions in this order, each as it stood in the session it was missed in; null of none. */
async function gather(tx: Transaction, missed: readonly MissedQuestion[]): Promise<{ exerciseId: number; snapshot: SessionSnapshot } | null> {
  const sources = new Map((await readSnapshots(tx, missed.map(({ sessionId }) => sessionId))).map((one) => [one.id, one]))
  const [first, ...others] = missed.flatMap(({ sessionId, setIndex }) => {
    const source = sources.get(sessionId)
    if (!source) return []
    const { asked: _, ...set } = setAt(source.snapshot, setIndex)
    const { config = source.snapshot.config, exerciseId = source.exerciseId } = set
    return [{ source, set: { ...set, numQuestions: 1, allowSkipping: true, config, exerciseId } }]
  })
  if (!first) return null
  const { exerciseId, snapshot } = first.source
  const config = { ...snapshot.config, timer: null, randomize: false }
  return { exerciseId, snapshot: { ...snapshot, exerciseTitle: title, config, sets: [first, ...others].map(({ set }) => set) } }
}
