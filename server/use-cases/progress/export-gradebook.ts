import { localDay } from '#contract/assignments/assignment-status.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import type { exportGradebook as endpoint } from '#contract/progress/exports.ts'
import { type GradeCell, gradeStateWords } from '#contract/progress/gradebook.ts'
import { findClassRow } from '#server/db/classroom/classes.queries.ts'
import { readGradebook as readRows } from '#server/db/progress/gradebook.queries.ts'
import { listStudentRows } from '#server/db/classroom/students.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { csvOf, type Cell } from './csv.ts'
import { columnsOf } from './gradebook-columns.ts'
import { type GradebookAsked, inCells, readGradebook } from './read-gradebook.ts'

type Surroundings = Pick<Deps, 'db' | 'clock'>

const byName = { by: 'name', isDescending: false, after: null } as const
const person = ['name', 'username', 'email']

/** Scores as a file: of a class its gradebook as the screen shows it, else of all students a caller sees, by name. At most three statements. */
export async function exportGradebook(
  deps: Surroundings,
  caller: Caller,
  { bom, class_id, span }: QueryOf<typeof endpoint>,
  timeZone: string,
): Promise<string> {
  const rows = class_id === undefined ? await everybody(deps, caller, timeZone) : await ofClass(deps, caller, class_id, { span, timeZone })
  return csvOf(rows, { bom: bom === '1' })
}

async function everybody({ db, clock }: Surroundings, caller: Caller, timeZone: string): Promise<Cell[][]> {
  const students = await listStudentRows(db, caller, {}, byName, { limit: null })
  const columns = columnsOf(await readRows(db, caller, null))
  const cellOf = inCells(clock.now(), timeZone)
  return [
    [...person, ...columns.map(({ first }) => headingOf(first.title, first.dueDate, timeZone))],
    ...students.map(({ id, name, username, email }) => {
      return [name, username, email, ...columns.map(({ byStudent }) => written(cellOf(byStudent.get(id))))]
    }),
  ]
}

async function ofClass(deps: Surroundings, caller: Caller, classId: number, asked: GradebookAsked): Promise<Cell[][]> {
  const found = await findClassRow(deps.db, caller, classId)
  if (found === null) return [person]
  const { works, students, mean, median } = await readGradebook(deps, caller, found, asked)
  const accounts = new Map(found.students.map((student) => [student.id, student]))
  const headings = works.map(({ title, due_date }) => headingOf(title, due_date === null ? null : new Date(due_date), asked.timeZone))
  return [
    [...person, ...headings, 'mean', 'median', 'term mark'],
    ...students.map((line) => {
      const account = accounts.get(line.id)
      return [line.name, account?.username ?? null, account?.email ?? null, ...line.cells.map(written), line.mean, line.median, line.term_mark]
    }),
    ['Median', null, null, ...works.map((work) => work.median), null, null, median],
    ['Mean', null, null, ...works.map((work) => work.mean), null, null, mean],
  ]
}

function headingOf(title: string, due: Date | null, timeZone: string): string {
  return due === null ? title : `${title} (due ${localDay(due, timeZone)})`
}

function written(cell: GradeCell): Cell {
  if (cell === null) return '–'
  const [state, score] = cell
  if (state === 'done' || state === 'late') return score
  return state === 'open' ? null : gradeStateWords[state]
}
