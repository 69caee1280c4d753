import { useRouteContext } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import type { Assignment } from '#contract/assignments/assignment.ts'
import type { Student } from '#contract/classroom/students.ts'
import type { ClassroomActorRef } from '#machines/classroom/classroom/classroom.machine.ts'
import type { ClassroomTab } from '#src/screens/classroom/classroom-links.ts'
import { StudentsTable } from '#src/screens/classroom/students/students-table.tsx'
import { WorkTable } from '#src/screens/classroom/work/work-table.tsx'
import { Still } from '#src/ui/feedback/still.tsx'
import { classIdOf, sortIn, sortOut, tabOf } from './classroom-address.ts'
import type { useClassroomRemovals } from './use-classroom-removals.tsx'
import type { ClassroomSearch } from './classroom-search.ts'
import { useNow } from '#src/app/shell/time.ts'
import type { useClassroomLists } from './use-classroom-lists.ts'

type ClassroomTableProps = Pick<ReturnType<typeof useClassroomLists>, 'students' | 'work'> & {
  search: ClassroomSearch
  /** The shown class's name; null when everybody is shown. */
  className: string | null
  isGone: boolean
  chosen: { students: readonly Student[]; work: readonly Assignment[] }
  classroom: ClassroomActorRef
  removals: Pick<ReturnType<typeof useClassroomRemovals>, 'deleteStudents' | 'deleteWork'>
  onNarrow: (change: Partial<ClassroomSearch>) => void
  onNew: () => void
  onImport: () => void
}

/** The list of the open tab. A pressed tab answers at once, its list follows; until then the other one stays as it is. */
export function ClassroomTable(props: ClassroomTableProps) {
  const tab = useDeferredValue(tabOf(props.search))
  return (
    <Still isStill={tab !== tabOf(props.search)}>
      <TableOf {...props} tab={tab} />
    </Still>
  )
}

/** Binds the list of a tab to the address, to what is chosen in it and to what can be done with that. */
function TableOf(props: ClassroomTableProps & { tab: ClassroomTab }) {
  const { tab, search, className, isGone, students, work, chosen, classroom, removals, onNarrow, onNew, onImport } = props
  const { clock, timeZone, track } = useRouteContext({ from: '__root__' })
  const now = useNow(clock)
  const table = {
    words: search.q ?? '',
    sort: sortIn(search),
    now,
    timeZone: timeZone(),
    onSearch(words: string) {
      track.search(tab, words)
      onNarrow({ q: words === '' ? undefined : words })
    },
    onSort: (sort: Parameters<typeof sortOut>[0]) => onNarrow({ sort: sortOut(sort) }),
    onNew,
  }
  if (tab === 'students') {
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
  return (
    <WorkTable
      {...table}
      list={work.view}
      isGone={isGone}
      filter={search.status ?? 'all'}
      chosen={chosen.work}
      onFilter={(filter) => onNarrow({ status: filter === 'all' ? undefined : filter })}
      onChoose={(next) => classroom.send({ type: 'work.chosen', work: next })}
      onEdit={(assignment) => classroom.send({ type: 'edit.requested', assignment })}
      onBatchEdit={() => classroom.send({ type: 'batchEdit.requested' })}
      onFreshStart={() => classroom.send({ type: 'freshStart.requested' })}
      onDelete={removals.deleteWork}
      onMore={() => work.list.send({ type: 'more.requested' })}
      onRetry={() => work.list.send({ type: 'retry.requested' })}
    />
  )
}
