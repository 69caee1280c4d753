import * as v from 'valibot'
import type { AssignmentFilter } from '#contract/assignments.ts'
import { Id } from '#contract/values.ts'
import type { Order, StudentColumn, StudentQuery, WorkColumn, WorkQuery } from '#machines/classroom/classroom.lists.ts'
import type { ClassroomTab } from '#src/screens/classroom/classroom-links.ts'
import type { Sort } from '#src/ui/data-table/sort.ts'

const studentColumns = ['name', 'assigned', 'due_today', 'overdue', 'next_due_date'] as const satisfies StudentColumn[]
const workColumns = ['title', 'student', 'status', 'due_date', 'score'] as const satisfies WorkColumn[]
const filters = ['open', 'due_today', 'due_tomorrow', 'overdue', 'completed'] as const satisfies AssignmentFilter[]

const Flag = v.optional(v.fallback(v.optional(v.union([v.literal(1), v.literal(true)])), undefined))

/**
 * The classroom's address: which class and tab, what narrows and orders the tab's list, and the dialog that is open. `active`
 * is what other pages may open it with instead: `assignments`, or a class id.
 */
export const ClassroomSearch = v.object({
  class_id: v.optional(v.fallback(v.optional(Id), undefined)),
  tab: v.optional(v.fallback(v.optional(v.picklist(['students', 'assignments'])), undefined)),
  q: v.optional(v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined)),
  sort: v.optional(v.fallback(v.optional(v.string()), undefined)),
  status: v.optional(v.fallback(v.optional(v.picklist(filters)), undefined)),
  active: v.optional(v.fallback(v.optional(v.union([v.literal('assignments'), Id])), undefined)),
  from: v.optional(v.fallback(v.optional(v.picklist(['universalNew', 'assignmentsTracker', 'classesTracker', 'classroom'])), undefined)),
  add_student: Flag,
  import: Flag,
  add_class: Flag,
  add_assignment: Flag,
})
export type ClassroomSearch = v.InferOutput<typeof ClassroomSearch>

/** The tab an address shows. */
export function tabOf({ tab, active, add_assignment: isAdding }: ClassroomSearch): ClassroomTab {
  return tab ?? (active === 'assignments' || isAdding ? 'assignments' : 'students')
}

/** The class an address shows; null is everybody. */
export function classIdOf({ class_id: classId, active }: ClassroomSearch): number | null {
  return classId ?? (typeof active === 'number' ? active : null)
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
  if (sort === undefined) return null
  return sort.startsWith('-') ? { column: sort.slice(1), direction: 'descending' } : { column: sort, direction: 'ascending' }
}

/** A table's order as an address has it. */
export function sortOut(sort: Sort | null): string | undefined {
  return sort === null ? undefined : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`
}

function orderIn<Column extends string>(sort: string | undefined, columns: readonly Column[]): Order<Column> | null {
  const column = columns.find((one) => sort === one || sort === `-${one}`)
  return column === undefined ? null : sort === column ? column : `-${column}`
}
