import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '#server/db/engine/db.ts'
import { seesShared, sharedWith, type Viewer } from './library-scope.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { isWorkOf } from '#server/db/assignments/work-scope.ts'

const namedExercises = 20

const UseRow = v.object({
  exercises: v.array(v.object({ id: v.number(), title: v.string() })),
  exerciseCount: v.number(),
  openAssignments: v.number(),
  runningSessions: v.number(),
})

/**
 * Where questions are in use, in one statement: exercises outside the bin that the viewer sees, with the open assignments and
 * running sessions of the viewer's own pupils (for an admin: everybody's). Test runs are nobody's work and are not counted.
 */
export async function findUse(db: Db, viewer: Viewer, questionIds: readonly number[]): Promise<v.InferOutput<typeof UseRow>> {
  const isAdmin = viewer.role === 'ADMIN'
  const isSeen = isAdmin ? sql`true` : sql`(e.owner_id = ${viewer.id} or ((select o.role from users o where o.id = e.owner_id) = 'ADMIN' and ${seesShared(viewer)})
    or e.id = any(${sharedWith(viewer, 'exercise')}))`
  const ids = sql.join(
    questionIds.map((id) => sql`${id}::int`),
    sql`, `,
  )
  const statement = sql`
    with used as (
      select e.id, e.title from exercises e
      where e.deleted_at is null and ${isSeen} and exists (select from question_sets s where s.exercise_id = e.id and s.question_id in (${ids}))
    ), work as (
      select a.id from assignments a join used on used.id = a.exercise_id where a.deleted_at is null and ${isWorkOf(viewer, 'a')}
    )
    select
      coalesce((select json_agg(json_build_object('id', f.id, 'title', f.title) order by lower(f.title), f.id)
        from (select * from used order by lower(title), id limit ${namedExercises}::int) f), '[]'::json) as "exercises",
      (select count(*)::int from used) as "exerciseCount",
      (select count(*)::int from work join assignments a on a.id = work.id where not a.complete) as "openAssignments",
      (select count(*)::int from work join sessions s on s.assignment_id = work.id where s.status = 'active' and not s.is_test) as "runningSessions"`
  const [row] = await rowsOf(db, statement, UseRow)
  if (!row) throw new Error('a statement of aggregates answered no row')
  return row
}
