import { assignmentStatus, localDay } from '#contract/assignments/assignment-status.ts'
import { studentsToldApart } from '#contract/classroom/told-apart.ts'
import type { Gradebook, GradebookSettings, GradebookSpan, GradebookTerm, GradeCell, KeptGradebookSettings } from '#contract/progress/gradebook.ts'
import type { ClassRow } from '#server/db/classroom/classes.queries.ts'
import { findGradebookSettings, type GradebookRow, readGradebook as readRows } from '#server/db/progress/gradebook.queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller } from '#server/http/route.ts'
import { viewerOfWork } from '#server/use-cases/classroom/co-teachers.ts'
import { columnsOf } from './gradebook-columns.ts'
import { figuresOf, figuresOfScores, termMarkOf } from './gradebook-marks.ts'

/** How a class's term mark is reckoned until its teacher says otherwise. */
export const freshGradebookSettings: KeptGradebookSettings = { terms: [], missing: 'left_out', categories: [], filed: [], version: 0 }

/** What a gradebook is asked for: which work, and by whose days. */
export type GradebookAsked = { span: GradebookSpan; timeZone: string }

/** The gradebook of a class: as its teacher sees it, also for an admin, or as who teaches it too does. Two statements however much there is. */
export async function readGradebook(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Pick<Caller, 'id' | 'role'>,
  { id, name, teacher, students }: Pick<ClassRow, 'id' | 'name' | 'teacher' | 'students'>,
  { span, timeZone }: GradebookAsked,
): Promise<Gradebook> {
  const settings = (await findGradebookSettings(db, id)) ?? freshGradebookSettings
  const rows = await readRows(db, viewerOfWork(caller, { teacher }), id)
  const dayOf = inDays(timeZone)
  const cellOf = inCells(clock.now(), timeZone)
  const shown = termShown(settings, span, localDay(clock.now(), timeZone))
  const term = shown === null ? undefined : settings.terms[shown]
  const columns = columnsOf(rows.filter((row) => term === undefined || isInTerm(dayOf(row.dueDate ?? row.createdAt), term)))
    .map((column) => ({ ...column, category: categoryOf(column.first.exerciseId, settings) }))
    .toSorted((one, other) => placeOf(one.category) - placeOf(other.category))
  const cells = students.map((student) => columns.map(({ byStudent }) => cellOf(byStudent.get(student.id))))
  const lines = studentsToldApart(students).map((student, index) => {
    const own = cells[index] ?? []
    const counted = own.flatMap((cell, place) => {
      const category = columns[place]?.category ?? null
      if (settings.categories.length === 0) return [{ cell, category: -1 }]
      return category === null ? [] : [{ cell, category }]
    })
    return { id: student.id, name: student.name, cells: own, ...figuresOf(own), term_mark: termMarkOf(counted, settings) }
  })
  return {
    class: { id, name },
    settings,
    term: shown,
    works: columns.map(({ first, category }, place) => ({
      exercise_id: first.exerciseId,
      title: first.title,
      due_date: first.dueDate?.toISOString() ?? null,
      category,
      ...figuresOf(cells.map((own) => own[place] ?? null)),
    })),
    students: lines,
    ...figuresOfScores(lines.flatMap(({ term_mark }) => term_mark ?? [])),
  }
}

/** The place of the category in which an exercise counts; null when it does not count or there are none. */
function categoryOf(exerciseId: number, { categories, filed }: GradebookSettings): number | null {
  if (categories.length === 0) return null
  const found = filed.find((one) => one.exercise_id === exerciseId)
  if (found === undefined) return 0
  return found.category !== null && found.category < categories.length ? found.category : null
}

function placeOf(category: number | null): number {
  return category ?? Number.MAX_SAFE_INTEGER
}

/** The place of the term that is asked for, of the one that runs on a day where none is named, or null for all work. */
function termShown({ terms }: GradebookSettings, span: GradebookSpan, today: string): number | null {
  if (span === 'all' || terms.length === 0) return null
  const asked = span === 'term' ? terms.length : Number(span.slice('term-'.length))
  if (asked < terms.length) return asked
  const running = terms.findIndex((term) => isInTerm(today, term))
  if (running >= 0) return running
  const begun = terms.filter(({ starts_on }) => starts_on <= today).map(({ starts_on }) => starts_on)
  const last = begun.toSorted().at(-1)
  return Math.max(0, terms.findIndex(({ starts_on }) => starts_on === last))
}

function isInTerm(day: string, { starts_on, ends_on }: GradebookTerm): boolean {
  return starts_on <= day && day <= ends_on
}

/** Days of moments; each moment is asked of the calendar once, since a class shares its due dates. */
function inDays(timeZone: string): (moment: Date) => string {
  const known = new Map<number, string>()
  return (moment) => {
    const day = known.get(moment.getTime()) ?? localDay(moment, timeZone)
    known.set(moment.getTime(), day)
    return day
  }
}

/** Makes cells of rows at a moment, by the days of a time zone. Each due date is asked of the calendar once. */
export function inCells(now: Date, timeZone: string): (row: GradebookRow | undefined) => GradeCell {
  const overdue = new Map<number, boolean>()
  function isOverdue(due: Date | null): boolean {
    if (due === null) return false
    const is = overdue.get(due.getTime()) ?? assignmentStatus({ complete: false, due_date: due.toISOString() }, now, timeZone) === 'overdue'
    overdue.set(due.getTime(), is)
    return is
  }
  return (row) => {
    if (row === undefined) return null
    if (row.isWaiting) return ['waiting', null, row.sessionId]
    if (row.complete) return [row.late ? 'late' : 'done', row.score ?? 0, row.sessionId]
    return [isOverdue(row.dueDate) || (row.closesAt !== null && row.closesAt <= now) ? 'overdue' : row.isBegun ? 'working' : 'open', null, null]
  }
}
