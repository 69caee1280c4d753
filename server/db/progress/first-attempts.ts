import { sql, type SQL } from 'drizzle-orm'
import type { Role } from '#contract/classroom/people.ts'
import { isWorkOf } from '#server/db/assignments/work-scope.ts'

type Viewer = { id: number; role: Role }

/**
 * Whether session `s` is the first finished one of its assignment `a`, and that is the viewer's to count: work
 * they see, outside the bin; never a test run or practice. For statements that name the tables so.
 */
export function isFirstAttempt(viewer: Viewer): SQL {
  return sql`${counts(sql`s`)} and s.assignment_id = a.id and s.user_id = a.student_id and ${isOwnWork(viewer)} and not exists (
    select 1 from sessions e where e.assignment_id = s.assignment_id and e.user_id = s.user_id and ${counts(sql`e`)}
      and (e.started_at, e.id) < (s.started_at, s.id))`
}

/** Whether assignment `a` is outside the bin and work the viewer sees. */
export function isOwnWork(viewer: Viewer): SQL {
  return sql`a.deleted_at is null and ${isWorkOf(viewer, 'a')}`
}

/** The percentage of the session a statement names so, what waits for a teacher left out of both sides; null when all of it waits. */
export function percentOfSession(named: 's' | 'sessions'): SQL<number | null> {
  const s = sql.identifier(named)
  return sql`(case when ${s}.total_centi > ${s}.pending_centi then round((${s}.score_centi - (case when ${s}.pending_centi = 0 then 0 else
    (select coalesce(sum(q.score_centi), 0) from session_questions q where q.session_id = ${s}.id and q.overridden_centi is null
      and coalesce((q.state->>'isPending')::boolean and not (q.state->>'accepted')::boolean, false)) end))
    * 10000.0 / (${s}.total_centi - ${s}.pending_centi)) / 100 end)::float8`
}

/** The percentage of session `s`. */
export const percentOfFirst = percentOfSession('s')

function counts(session: SQL): SQL {
  return sql`not ${session}.is_test and ${session}.practice_of is null and ${session}.status in ('complete', 'time_up')`
}
