import type { listClassWeeks as endpoint } from '#contract/dashboard/dashboard.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { readClassWeeks } from '#server/db/dashboard/dashboard.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { localDay } from '#contract/assignments/assignment-status.ts'
import { startOfDay } from '#server/use-cases/assignments/day-bounds.ts'
import { daysLater } from '#server/use-cases/progress/calendar.ts'
import { medianOf } from '#server/use-cases/progress/median.ts'

const mostClasses = 100
const longestWorkMs = 28 * 86_400_000

/** The caller's classes with what their members finished in the caller's last seven days, unless they had begun it weeks before. One statement. */
export async function listClassWeeks({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, timeZone: string): Promise<ReplyOf<typeof endpoint>> {
  const today = localDay(clock.now(), timeZone)
  const since = startOfDay(daysLater(today, -6), timeZone)
  const begunSince = new Date(since.getTime() - longestWorkMs)
  const rows = await readClassWeeks(db, caller, { today: startOfDay(today, timeZone), since, begunSince, limit: mostClasses })
  return {
    results: rows.map(({ id, name, students, overdue, scores }) => ({
      id,
      name,
      students,
      overdue,
      median: medianOf(scores.map(({ score }) => score)),
      scores: scores.map(({ studentId, ...one }) => ({ student_id: studentId, ...one })),
    })),
    total: rows[0]?.total ?? 0,
  }
}
