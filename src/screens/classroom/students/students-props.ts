import type { Student } from '#contract/classroom/students.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import type { Sort } from '#src/ui/data-table/sort.ts'

/**
 * Props of `StudentsTable`. `className` is the shown class, null for everybody; then Remove deletes. `isGone`: it is not there, or a
 * colleague's. `onNew` is null where nobody can be added, as the class is archived.
 */
export type StudentsTableProps = {
  list: PagedListView<Student, null>
  className: string | null
  isGone?: boolean
  words: string
  sort: Sort | null
  chosen: readonly Student[]
  now: Date
  timeZone: string
  onSearch: (words: string) => void
  onSort: (sort: Sort | null) => void
  onChoose: (students: readonly Student[]) => void
  onAddToClass: () => void
  onMove: () => void
  onRemove: () => void
  onNew: (() => void) | null
  onImport: () => void
  onMore: () => void
  onRetry: () => void
}
