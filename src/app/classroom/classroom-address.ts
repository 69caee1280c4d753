import type {
  OpenPieceQuery,
  Order,
  PieceColumn,
  PieceQuery,
  StudentColumn,
  StudentQuery,
  WorkColumn,
  WorkQuery,
} from '#machines/classroom/classroom/classroom.lists.ts'
import type { ClassroomTab } from '#src/screens/classroom/classroom-links.ts'
import { nameOfSort, type Sort, sortNamed } from '#src/ui/data-table/sort.ts'
import type { ClassroomSearch } from './classroom-search.ts'

const studentColumns = ['name', 'assigned', 'due_today', 'overdue', 'next_due_date'] as const satisfies StudentColumn[]
const pieceColumns = ['title', 'status', 'due_date', 'turned_in', 'median'] as const satisfies PieceColumn[]
const workColumns = ['title', 'student', 'status', 'due_date', 'score'] as const satisfies WorkColumn[]

/** The tab an address shows. */
export function tabOf({ tab, active, add_assignment: isAdding }: ClassroomSearch): ClassroomTab {
  return tab ?? (active === 'assignments' || isAdding ? 'assignments' : 'students')
}

/** The class an address shows; null is everybody. */
export function classIdOf({ class_id: classId, active }: ClassroomSearch): number | null {
  return classId ?? (typeof active === 'number' ? active : null)
}

/** What narrows and orders the shown list, so that it stays when another class is shown. */
export function keptIn({ q, sort, status, by }: ClassroomSearch): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries({ q, sort, status, by }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** The students an address asks for. What narrows and orders the other tab does not narrow them. */
export function studentQueryOf(search: ClassroomSearch): StudentQuery {
  const isHere = tabOf(search) === 'students'
  return { q: isHere ? (search.q ?? '') : '', classId: classIdOf(search), order: isHere ? orderIn(search.sort, studentColumns) : null }
}

/** Whether an address shows assignments a row for each piece of work, or for each student. */
export function byOf({ by }: ClassroomSearch): 'assignment' | 'student' {
  return by ?? 'assignment'
}

/** The assignments an address asks for; null while it shows no row for each student. */
export function workQueryOf(search: ClassroomSearch): WorkQuery {
  if (tabOf(search) !== 'assignments' || byOf(search) === 'assignment') return null
  return { ...narrowedBy(search), order: orderIn(search.sort, workColumns) }
}

/** The pieces of work an address asks for. What narrows and orders another list does not narrow them. */
export function pieceQueryOf(search: ClassroomSearch): PieceQuery {
  if (tabOf(search) !== 'assignments') return { q: '', classId: classIdOf(search), status: null, order: null }
  return { ...narrowedBy(search), order: byOf(search) === 'assignment' ? orderIn(search.sort, pieceColumns) : null }
}

/** The piece of work an address has open. */
export function openPieceQueryOf(search: ClassroomSearch): OpenPieceQuery {
  const isHere = tabOf(search) === 'assignments' && byOf(search) === 'assignment'
  return { pieceId: isHere ? (search.open ?? null) : null, classId: classIdOf(search) }
}

function narrowedBy(search: ClassroomSearch) {
  return { q: search.q ?? '', classId: classIdOf(search), status: search.status ?? null }
}

/** The order of an address as a table shows it; null when it has none. */
export function sortIn({ sort }: ClassroomSearch): Sort | null {
  return sort === undefined ? null : sortNamed(sort)
}

/** A table's order as an address has it. */
export function sortOut(sort: Sort | null): string | undefined {
  return sort === null ? undefined : nameOfSort(sort)
}

function orderIn<Column extends string>(sort: string | undefined, columns: readonly Column[]): Order<Column> | null {
  const column = columns.find((one) => sort === one || sort === `-${one}`)
  return column === undefined ? null : sort === column ? column : `-${column}`
}
