import type { Assignment } from '#contract/assignments/assignment.ts'
import type { GivenWork } from '#contract/assignments/given-work.ts'
import type { AssignmentFilter } from '#contract/assignments/assignments.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import type { Sort } from '#src/ui/data-table/sort.ts'

/** What the list is narrowed to. */
export type WorkFilter = AssignmentFilter | 'all'

/** What a row of the assignments is about: a piece of work with all its students, or one student's part of it. */
export type WorkBy = 'assignment' | 'student'

/** What narrows the assignments and says what their rows are. */
export type WorkToolsProps = {
  words: string
  filter: WorkFilter
  by: WorkBy
  onSearch: (words: string) => void
  onFilter: (filter: WorkFilter) => void
  onBy: (by: WorkBy) => void
  /** Null where nothing can be given, as the class is archived. */
  onNew: (() => void) | null
}

/** Props of `WorkTable`. `isGone` when the shown class is not there, or a colleague's. */
export type WorkTableProps = Omit<WorkToolsProps, 'by'> & {
  list: PagedListView<Assignment, null>
  isGone?: boolean
  sort: Sort | null
  chosen: readonly Assignment[]
  now: Date
  timeZone: string
  onSort: (sort: Sort | null) => void
  onChoose: (work: readonly Assignment[]) => void
  onEdit: (work: Assignment) => void
  onMessageStudent: (work: Assignment) => void
  onBatchEdit: () => void
  onFreshStart: () => void
  onDelete: (work: readonly Assignment[]) => void
  onMore: () => void
  onRetry: () => void
}

/**
 * Props of `PiecesTable`. `openId` is the piece whose students are shown, `opened` those students. Chosen are pieces or students, never
 * both. `isGathering` while what is chosen is being read for a dialog, `isOfClass` while one class is shown.
 */
export type PiecesTableProps = Omit<WorkTableProps, 'list' | 'onBatchEdit' | 'onFreshStart' | 'onDelete'> & {
  list: PagedListView<GivenWork, null>
  openId: number | null
  opened: PagedListView<Assignment, null>
  chosenPieces: readonly GivenWork[]
  isGathering: boolean
  isOfClass: boolean
  onOpen: (id: number | null) => void
  onChoosePieces: (pieces: readonly GivenWork[]) => void
  onEditPiece: (piece: GivenWork) => void
  onEditOthers: (piece: GivenWork) => void
  onMessage: (piece: GivenWork) => void
  onEditChosen: () => void
  onFreshStartChosen: () => void
  onDeletePieces: (pieces: readonly GivenWork[]) => void
  onBatchEdit: () => void
  onFreshStart: () => void
  onDelete: (work: readonly Assignment[]) => void
  onMoreStudents: () => void
  onRetryStudents: () => void
}
