import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import type { Db } from '#server/db/engine/db.ts'

const Row = v.object({ names: v.array(v.string()) })

/**
 * What these people, those they share a class or a teacher with, their teachers, their students and who teaches those, too, go by (name, username,
 * e-mail address), person by person: the names that a text of theirs may hold.
 */
export async function readNamesAround(db: Db, ...people: readonly number[]): Promise<string[][]> {
  const rows = await rowsOf(
    db,
    sql`with own(id) as (select unnest(${sql.param(`{${people.join()}}`)}::int[])),
      taught(id) as (select t.student_id from teacher_students t where t.teacher_id in (select id from own))
    select array_remove(array[u.name, u.username, u.email], '') as names from users u where u.id in (
      select id from own
      union select other.student_id from class_members mine join class_members other on other.class_id = mine.class_id where mine.student_id in (select id from own)
      union select other.student_id from teacher_students mine join teacher_students other on other.teacher_id = mine.teacher_id
        where mine.student_id in (select id from own)
      union select id from taught
      union select t.teacher_id from teacher_students t where t.student_id in (select id from own union select id from taught))`,
    Row,
  )
  return rows.map(({ names }) => names)
}
