import type { QueryOf } from '#contract/endpoint.ts'
import type { exportRoster as endpoint } from '#contract/classroom/students.ts'
import { listStudentRows } from '#server/db/classroom/students.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { csvOf } from '#server/use-cases/progress/csv.ts'

const header = ['name', 'username', 'email', 'classes']

/** The students a caller sees as CSV, by name, with the columns an import takes. One statement. */
export async function exportRoster({ db }: Pick<Deps, 'db'>, caller: Caller, { bom, class_id }: QueryOf<typeof endpoint>): Promise<string> {
  const order = { by: 'name', isDescending: false, after: null } as const
  const rows = await listStudentRows(db, caller, class_id === undefined ? {} : { classId: class_id }, order, { limit: null })
  const lines = rows.map((row) => [row.name, row.username, row.email, row.classes.map(({ name }) => name).join('; ')])
  return csvOf([header, ...lines], { bom: bom === '1' })
}
