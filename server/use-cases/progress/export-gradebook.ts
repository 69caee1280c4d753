import { assignmentStatus, localDay } from '#contract/assignments/assignment-status.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import type { exportGradebook as endpoint } from '#contract/progress/exports.ts'
import { readGradebook, type GradebookRow } from '#server/db/progress/gradebook.queries.ts'
import { listStudentRows } from '#server/db/classroom/students.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { csvOf, type Cell } from './csv.ts'

const byName = { by: 'name', isDescending: false, after: null } as const

/** The students a caller sees, by name, with the score of everything the caller gave them. Two statements. */
export async function exportGradebook(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { bom, class_id }: QueryOf<typeof endpoint>,
  timeZone: string,
): Promise<string> {
  const students = await listStudentRows(db, caller, class_id === undefined ? {} : { classId: class_id }, byName, { limit: null })
  const columns = columnsOf(await readGradebook(db, caller, class_id ?? null))
  const now = clock.now()
  const header = ['name', 'username', 'email', ...columns.map(({ first }) => headingOf(first, timeZone))]
  const lines = students.map(({ id, name, username, email }) => [
    name,
    username,
    email,
    ...columns.map(({ byStudent }): Cell => cellOf(byStudent.get(id), now, timeZone)),
  ])
  return csvOf([header, ...lines], { bom: bom === '1' })
}

/** One piece of work: how it is called, and each student's part of it. */
type Column = { first: GradebookRow; byStudent: Map<number, GradebookRow> }

/** The same work given twice to one student makes a second column. */
function columnsOf(rows: readonly GradebookRow[]): Column[] {
  const columns = new Map<string, Column[]>()
  const inOrder: Column[] = []
  for (const row of rows) {
    const alike = columns.get(workOf(row)) ?? []
    const free = alike.find(({ byStudent }) => !byStudent.has(row.studentId))
    if (free) free.byStudent.set(row.studentId, row)
    else {
      const column = { first: row, byStudent: new Map([[row.studentId, row]]) }
      columns.set(workOf(row), [...alike, column])
      inOrder.push(column)
    }
  }
  return inOrder
}

function workOf({ classAssignmentId, exerciseId, title, dueDate }: GradebookRow): string {
  return classAssignmentId === null ? JSON.stringify([exerciseId, title, dueDate]) : String(classAssignmentId)
}

function headingOf({ title, dueDate }: GradebookRow, timeZone: string): string {
  return dueDate === null ? title : `${title} (due ${localDay(dueDate, timeZone)})`
}

function cellOf(work: GradebookRow | undefined, now: Date, timeZone: string): Cell {
  if (!work) return null
  if (work.complete) return work.score ?? 0
  const due_date = work.dueDate?.toISOString() ?? null
  return assignmentStatus({ complete: false, due_date }, now, timeZone) === 'overdue' ? 'Not submitted' : 'Pending'
}
