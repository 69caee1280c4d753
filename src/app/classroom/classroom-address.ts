import type { Order, StudentColumn, StudentQuery, WorkColumn, WorkQuery } from '#machines/classroom/classroom/classroom.lists.ts'
import type { ClassroomTab } from '#src/screens/classroom/classroom-links.ts'
import { nameOfSort, type Sort, sortNamed } from '#src/ui/data-table/sort.ts'
import type { ClassroomSearch } from './classroom-search.ts'

const studentColumns = ['name', 'assigned', 'due_today', 'overdue', 'next_due_date'] as const satisfies StudentColumn[]
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
export function keptIn({ q, sort, status }: ClassroomSearch): Readonly<Record<string, string>> {
  return { ...(q === undefined ? {} : { q }), ...(sort === undefined ? {} : { sort }), ...(status === undefined ? {} : { status }) }
}

/** The students an address asks for. What narrows and orders the other tab does not narrow them. */
export function studentQueryOf(search: ClassroomSearch): StudentQuery {
  const isHere = tabOf(search) === 'students'
  return { q: isHere ? (search.q ?? '') : '', classId: classIdOf(search), order: isHere ? orderIn(search.sort, studentColumns) : null }
}

/** The assignments an address asks for. */
export function workQueryOf(search: ClassroomSearch): WorkQuery {
  const isHere = tabOf(search) === 'assignments'
  return {
    q: isHere ? (search.q ?? '') : '',
    classId: classIdOf(search),
    status: isHere ? (search.status ?? null) : null,
    order: isHere ? orderIn(search.sort, workColumns) : null,
  }
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
