import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '#server/db/engine/db.ts'
import type { Viewer } from '#server/db/questions/library-scope.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { isWorkOf } from '#server/db/assignments/work-scope.ts'

const UseRow = v.object({ assignmentCount: v.number(), unfinishedStudents: v.number(), runningSessions: v.number() })

/** The work given with these exercises, in one statement: the viewer's own (for an admin: everybody's). Test runs are nobody's work. */
export async function findExerciseUse(db: Db, viewer: Viewer, exerciseIds: readonly number[]): Promise<v.InferOutput<typeof UseRow>> {
  const ids = sql.join(
    exerciseIds.map((id) => sql`${id}::int`),
    sql`, `,
  )
  const statement = sql`
    with work as (
      select a.id, a.student_id, a.complete from assignments a join users u on u.id = a.student_id
      where a.exercise_id in (${ids}) and a.deleted_at is null and u.deleted_at is null and ${isWorkOf(viewer, 'a')}
    )
    select
      (select count(*)::int from work) as "assignmentCount",
      (select count(distinct student_id)::int from work where not complete) as "unfinishedStudents",
      (select count(*)::int from work join sessions s on s.assignment_id = work.id where s.status = 'active' and not s.is_test) as "runningSessions"`
  const [row] = await rowsOf(db, statement, UseRow)
  if (!row) throw new Error('a statement of aggregates answered no row')
  return row
}
