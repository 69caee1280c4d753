import { pieceOfOne } from '#src/screens/classroom/work/message-words.ts'
import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useDeferredValue } from 'react'
import type { Assignment } from '#contract/assignments/assignment.ts'
import type { Student } from '#contract/classroom/students.ts'
import type { GivenWork } from '#contract/assignments/given-work.ts'
import type { ClassroomActorRef } from '#machines/classroom/classroom/classroom.machine.ts'
import { StudentsTable } from '#src/screens/classroom/students/students-table.tsx'
import { PiecesTable } from '#src/screens/classroom/work/pieces-table.tsx'
import { WorkTable } from '#src/screens/classroom/work/work-table.tsx'
import type { WorkBy, WorkFilter } from '#src/screens/classroom/work/work-props.ts'
import { Still } from '#src/ui/feedback/still.tsx'
import { byOf, classIdOf, sortIn, sortOut, tabOf } from './classroom-address.ts'
import type { useClassroomRemovals } from './use-classroom-removals.tsx'
import type { ClassroomSearch } from './classroom-search.ts'
import { useNow } from '#src/app/shell/time.ts'
import type { useClassroomLists } from './use-classroom-lists.ts'

type ClassroomTableProps = Pick<ReturnType<typeof useClassroomLists>, 'students' | 'work' | 'pieces' | 'openPiece'> & {
  search: ClassroomSearch
  /** The shown class's name; null when everybody is shown. */
  className: string | null
  isGone: boolean
  chosen: { students: readonly Student[]; work: readonly Assignment[]; pieces: readonly GivenWork[] }
  /** What is chosen is being read, for a dialog about it. */
  isGathering: boolean
  classroom: ClassroomActorRef
  removals: Pick<ReturnType<typeof useClassroomRemovals>, 'deleteStudents' | 'deleteWork' | 'deletePieces'>
  onNarrow: (change: Partial<ClassroomSearch>) => void
  /** Null where the class is archived and gets nobody and nothing. */
  onNew: (() => void) | null
  onImport: () => void
}

/** The list of the address. A pressed tab answers at once, its list follows; until then the other one stays as it is. */
export function ClassroomTable(props: ClassroomTableProps) {
  const list = listOf(props.search)
  const drawn = useDeferredValue(list)
  return (
    <Still isStill={drawn !== list}>
      <TableOf {...props} drawn={drawn} />
    </Still>
  )
}

/** Binds the list of a tab to the address, to what is chosen in it and to what can be done with that. */
function TableOf(props: ClassroomTableProps & { drawn: ClassroomList }) {
  const { drawn, search, className, isGone, students, work, pieces, openPiece, chosen, isGathering } = props
  const { classroom, removals, onNarrow, onNew, onImport } = props
  const { clock, timeZone, track } = useRouteContext({ from: '__root__' })
  const now = useNow(clock)
  const onOpen = useCallback((id: number | null) => onNarrow({ open: id ?? undefined }), [onNarrow])
  const table = {
    words: search.q ?? '',
    sort: sortIn(search),
    now,
    timeZone: timeZone(),
    onSearch(words: string) {
      track.search(drawn === 'students' ? 'students' : 'assignments', words)
      onNarrow({ q: words === '' ? undefined : words })
    },
    onSort: (sort: Parameters<typeof sortOut>[0]) => onNarrow({ sort: sortOut(sort) }),
    onNew,
  }
  if (drawn === 'students') {
    return (
      <StudentsTable
        {...table}
        list={students.view}
        onImport={onImport}
        className={className}
        isGone={isGone}
        chosen={chosen.students}
        onChoose={(next) => classroom.send({ type: 'students.chosen', students: next })}
        onAddToClass={() => classroom.send({ type: 'adding.requested' })}
        onMove={() => classroom.send({ type: 'moving.requested' })}
        onRemove={() => (classIdOf(search) === null ? removals.deleteStudents(chosen.students) : classroom.send({ type: 'takingOut.requested' }))}
        onMore={() => students.list.send({ type: 'more.requested' })}
        onRetry={() => students.list.send({ type: 'retry.requested' })}
      />
    )
  }
  const filter: WorkFilter = search.status ?? 'all'
  const ofWork = {
    ...table,
    isGone,
    filter,
    chosen: chosen.work,
    onFilter: (filter: WorkFilter) => onNarrow({ status: filter === 'all' ? undefined : filter }),
    onBy: (by: WorkBy) => onNarrow({ by: by === 'assignment' ? undefined : by, open: undefined, sort: undefined }),
    onChoose: (next: readonly Assignment[]) => classroom.send({ type: 'work.chosen', work: next }),
    onEdit: (assignment: Assignment) => classroom.send({ type: 'edit.requested', assignment }),
    onMessageStudent: (one: Assignment) => classroom.send({ type: 'message.requested', piece: pieceOfOne(one, table.now, table.timeZone) }),
    onBatchEdit: () => classroom.send({ type: 'batchEdit.requested' }),
    onFreshStart: () => classroom.send({ type: 'freshStart.requested' }),
    onDelete: removals.deleteWork,
  }
  if (drawn === 'work') {
    const { list, view } = work
    const paging = { onMore: () => list.send({ type: 'more.requested' }), onRetry: () => list.send({ type: 'retry.requested' }) }
    return <WorkTable {...ofWork} {...paging} list={view} />
  }
  return (
    <PiecesTable
      {...ofWork}
      list={pieces.view}
      openId={search.open ?? null}
      opened={openPiece.view}
      chosenPieces={chosen.pieces}
      isGathering={isGathering}
      isOfClass={classIdOf(search) !== null}
      onOpen={onOpen}
      onChoosePieces={(next) => classroom.send({ type: 'pieces.chosen', pieces: next })}
      onEditPiece={(piece) => classroom.send({ type: 'pieceEdit.requested', piece })}
      onEditOthers={(piece) => classroom.send({ type: 'othersEdit.requested', piece })}
      onMessage={(piece) => classroom.send({ type: 'message.requested', piece })}
      onEditChosen={() => classroom.send({ type: 'piecesEdit.requested' })}
      onFreshStartChosen={() => classroom.send({ type: 'piecesFreshStart.requested' })}
      onDeletePieces={removals.deletePieces}
      onMore={() => pieces.list.send({ type: 'more.requested' })}
      onRetry={() => pieces.list.send({ type: 'retry.requested' })}
      onMoreStudents={() => openPiece.list.send({ type: 'more.requested' })}
      onRetryStudents={() => openPiece.list.send({ type: 'retry.requested' })}
    />
  )
}

/** The lists of the classroom: one on the tab of students, two on that of assignments. */
type ClassroomList = 'students' | 'work' | 'pieces'

function listOf(search: ClassroomSearch): ClassroomList {
  return tabOf(search) === 'students' ? 'students' : byOf(search) === 'student' ? 'work' : 'pieces'
}
