import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import type { Db } from '#server/db/engine/db.ts'

const Row = v.object({ names: v.array(v.string()) })

/**
 * What somebody, those they share a class or a teacher with, their teachers and their students go by (name, username, e-mail address), person by
 * person: the names that a text of theirs may hold.
 */
export async function readNamesAround(db: Db, personId: number): Promise<string[][]> {
  const rows = await rowsOf(
    db,
    sql`select array_remove(array[u.name, u.username, u.email], '') as names from users u where u.id in (
      select ${personId}::int
      union select other.student_id from class_members mine join class_members other on other.class_id = mine.class_id where mine.student_id = ${personId}
      union select t.teacher_id from teacher_students t where t.student_id = ${personId}
      union select other.student_id from teacher_students mine join teacher_students other on other.teacher_id = mine.teacher_id where mine.student_id = ${personId}
      union select t.student_id from teacher_students t where t.teacher_id = ${personId})`,
    Row,
  )
  return rows.map(({ names }) => names)
}
