import type { ReactNode } from 'react'
import type { ClassFacts } from '#machines/classroom/classroom/classroom.lists.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { ClassroomScreen } from './classroom-screen.tsx'
import type { ClassroomTab } from './classroom-links.ts'
import { exampleArchivedClass, exampleClasses, examplePieces, examplePieceWork, exampleStudents, exampleWork } from './example-classroom.ts'
import type { StudentsTableProps } from '#src/screens/classroom/students/students-props.ts'
import { StudentsTable } from '#src/screens/classroom/students/students-table.tsx'
import { PiecesTable } from '#src/screens/classroom/work/pieces-table.tsx'
import type { PiecesTableProps, WorkTableProps } from '#src/screens/classroom/work/work-props.ts'
import { WorkTable } from '#src/screens/classroom/work/work-table.tsx'

const timeZone = 'America/New_York'

function nothing(): void {}

function listOf<Row>(rows: readonly Row[], state: PagedListView<Row, null>['state'] = 'ready', total = rows.length): PagedListView<Row, null> {
  return { state, rows, total, facts: null, readAtMs: exampleNow.getTime() }
}

type PageProps = { tab: ClassroomTab; classId?: number | null; classes?: PagedListView<never, null>['state']; children: ReactNode }

const ofClass = {
  onRename: nothing,
  onPrintCards: nothing,
  onJoinCode: nothing,
  onTeachers: nothing,
  mayDecide: () => true,
  onArchive: nothing,
  onCopy: nothing,
  onShowDeleted: nothing,
  onDelete: nothing,
}
const gestures = { onAdd: nothing, onRetry: nothing, ...ofClass }

function Page({ tab, classId = null, classes = 'ready', children }: PageProps) {
  const list: PagedListView<(typeof exampleClasses)[number], ClassFacts> = {
    state: classes,
    rows: classes === 'ready' ? [...exampleClasses, exampleArchivedClass] : [],
    total: 3,
    facts: classes === 'ready' ? { students: 62 } : null,
    readAtMs: exampleNow.getTime(),
  }
  return (
    <main>
      <ClassroomScreen
        panel={{ classes: list, classId, tab, kept: {}, ...gestures }}
        counts={{ students: classes === 'ready' ? 9 : null, assignments: classes === 'ready' ? 6 : null }}
        zone={timeZone}
        onExport={nothing}
      >
        {children}
      </ClassroomScreen>
    </main>
  )
}

function students(props: Partial<StudentsTableProps>, page: { classId?: number; classes?: 'loading' | 'failed' } = {}) {
  return () => (
    <Page tab="students" {...page}>
      <StudentsTable
        list={listOf(exampleStudents)}
        className={page.classId === undefined ? null : 'Algebra 1, Period 2'}
        words=""
        sort={{ column: 'name', direction: 'ascending' }}
        chosen={[]}
        now={exampleNow}
        timeZone={timeZone}
        onSearch={nothing}
        onSort={nothing}
        onChoose={nothing}
        onAddToClass={nothing}
        onMove={nothing}
        onRemove={nothing}
        onNew={nothing}
        onImport={nothing}
        onMore={nothing}
        onRetry={nothing}
        {...props}
      />
    </Page>
  )
}

/** What both lists of assignments are given, with nothing narrowed and nothing chosen. */
const ofWork = {
  words: '',
  filter: 'all' as const,
  sort: null,
  chosen: [],
  now: exampleNow,
  timeZone,
  onSearch: nothing,
  onFilter: nothing,
  onBy: nothing,
  onSort: nothing,
  onChoose: nothing,
  onEdit: nothing,
  onBatchEdit: nothing,
  onFreshStart: nothing,
  onDelete: nothing,
  onMessageStudent: nothing,
  onNew: nothing,
  onMore: nothing,
  onRetry: nothing,
}

function work(props: Partial<WorkTableProps>) {
  return () => (
    <Page tab="assignments" classId={2}>
      <WorkTable
        list={listOf(exampleWork)}
        {...ofWork}
        {...props}
      />
    </Page>
  )
}

function pieces(props: Partial<PiecesTableProps>, classId: number | null = 2) {
  return () => (
    <Page tab="assignments" classId={classId}>
      <PiecesTable
        list={listOf(examplePieces)}
        openId={null}
        opened={listOf([])}
        chosenPieces={[]}
        isGathering={false}
        isOfClass={classId !== null}
        onOpen={nothing}
        onChoosePieces={nothing}
        onEditPiece={nothing}
        onEditOthers={nothing}
        onMessage={nothing}
        onEditChosen={nothing}
        onFreshStartChosen={nothing}
        onDeletePieces={nothing}
        onMoreStudents={nothing}
        onRetryStudents={nothing}
        {...ofWork}
        {...props}
      />
    </Page>
  )
}

const open = { openId: examplePieces[0]?.id ?? null, opened: listOf(examplePieceWork) }

/** The classroom in its states. */
export const examples = {
  'All students': students({}),
  'A class with some chosen': students({ chosen: exampleStudents.slice(0, 3) }, { classId: 2 }),
  'Everybody, some to delete': students({ chosen: exampleStudents.slice(0, 1), list: listOf(exampleStudents, 'ready', 240) }),
  'Students are loading': students({ list: listOf([], 'loading') }, { classes: 'loading' }),
  'Nobody yet': students({ list: listOf([]) }),
  'An empty class': students({ list: listOf([]) }, { classId: 2 }),
  'A class that is archived': students({ onNew: null }, { classId: 5 }),
  'A class that is gone': students({ list: listOf([]), isGone: true }, { classId: 9 }),
  'Assignments of a class that is gone': work({ list: listOf([]), isGone: true }),
  'Nobody found': students({ list: listOf([]), words: 'zebra' }),
  'Students could not be read': students({ list: listOf([], 'failed') }, { classes: 'failed' }),
  'Students are from before': students({ list: listOf(exampleStudents, 'stale') }),
  'Pieces of work': pieces({}),
  'Pieces of work of everybody': pieces({}, null),
  'A piece of work is open': pieces(open),
  'An open piece is loading': pieces({ ...open, opened: listOf([], 'loading') }),
  'An open piece could not be read': pieces({ ...open, opened: listOf([], 'failed') }),
  'Pieces of work chosen': pieces({ chosenPieces: examplePieces.slice(0, 2) }),
  'Students of a piece chosen': pieces({ ...open, chosen: examplePieceWork.slice(0, 2) }),
  'Chosen pieces are being read': pieces({ chosenPieces: examplePieces.slice(1, 3), isGathering: true }),
  'No pieces of work': pieces({ list: listOf([]) }),
  'Pieces of work are loading': pieces({ list: listOf([], 'loading') }),
  'Pieces of work could not be read': pieces({ list: listOf([], 'failed') }),
  Assignments: work({}),
  'Assignments with some chosen': work({ chosen: exampleWork.slice(0, 2) }),
  'Finished work chosen': work({ chosen: exampleWork.slice(4) }),
  'No assignments': work({ list: listOf([]) }),
  'Nothing overdue': work({ list: listOf([]), filter: 'overdue' }),
}
