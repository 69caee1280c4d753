import { mostPracticed, type Practice } from '#contract/sessions/practice.ts'
import type { Db, Transaction } from '#server/db/engine/db.ts'
import { readAnswered, type AnsweredRow, sinceWhenPracticed } from '#server/db/sessions/missed.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { medianOf } from '#server/use-cases/progress/median.ts'
import { isDueOn, missedQuestions } from './missed-questions.ts'

/** Seconds a question is thought to take where nobody knows, and the most: longer, and its student was away. */
const seconds = { usual: 60, most: 300 }

/** What a student answered in the last half year, as practice looks at it. */
export function readAnsweredLately(db: Db | Transaction, studentId: number, now: Date): Promise<AnsweredRow[]> {
  return readAnswered(db, studentId, { since: sinceWhenPracticed(now), now })
}

/** How much a student has to practice today. One statement. */
export async function readPractice({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, timeZone: string): Promise<Practice> {
  const now = clock.now()
  return practiceOf(await readAnsweredLately(db, caller.id, now), now, timeZone)
}

/** How much there is to practice, of what was answered. */
export function practiceOf(answered: readonly AnsweredRow[], now: Date, timeZone: string): Practice {
  const missed = missedQuestions(answered)
  const due = missed.filter((one) => isDueOn(one, now, timeZone)).length
  const waiting = answered.filter(({ isWaiting }) => isWaiting).length
  const asked = waiting > 0 ? waiting : Math.min(due, mostPracticed)
  const each = medianOf(answered.flatMap((row) => (row.seconds !== null && row.seconds > 0 ? [Math.min(row.seconds, seconds.most)] : [])))
  return {
    due: Math.max(due, asked),
    asked,
    minutes: Math.ceil((asked * (each ?? seconds.usual)) / 60),
    is_running: waiting > 0,
    next_at: missed.find((one) => !isDueOn(one, now, timeZone))?.dueAt.toISOString() ?? null,
  }
}
