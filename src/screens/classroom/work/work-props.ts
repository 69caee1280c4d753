import type { Assignment } from '#contract/assignments/assignment.ts'
import type { AssignmentFilter } from '#contract/assignments/assignments.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import type { Sort } from '#src/ui/data-table/sort.ts'

/** What the list is narrowed to. */
export type WorkFilter = AssignmentFilter | 'all'

/** Props of `WorkTable`. `isGone` when the shown class is not there, or a colleague's. */
export type WorkTableProps = {
  list: PagedListView<Assignment, null>
  isGone?: boolean
  words: string
  filter: WorkFilter
  sort: Sort | null
  chosen: readonly Assignment[]
  now: Date
  timeZone: string
  onSearch: (words: string) => void
  onFilter: (filter: WorkFilter) => void
  onSort: (sort: Sort | null) => void
  onChoose: (work: readonly Assignment[]) => void
  onEdit: (work: Assignment) => void
  onBatchEdit: () => void
  onFreshStart: () => void
  onDelete: (work: readonly Assignment[]) => void
  onNew: () => void
  onMore: () => void
  onRetry: () => void
}
