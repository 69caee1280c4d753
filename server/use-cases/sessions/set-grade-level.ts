import { setPreferredGradeLevel } from '#server/db/sessions/sessions.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'

/** Keeps the grade level a teacher's new work starts with. */
export async function setGradeLevel({ db }: Pick<Deps, 'db'>, caller: Caller, gradeLevel: number): Promise<{ grade_level: number }> {
  await setPreferredGradeLevel(db, caller.id, gradeLevel)
  return { grade_level: gradeLevel }
}
