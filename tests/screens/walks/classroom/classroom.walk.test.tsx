import { useSelector } from '@xstate/react'
import { flushSync } from 'react-dom'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import type { AnyEventObject } from 'xstate'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { openPieceListMachine, pieceListMachine, rosterListMachine, workListMachine } from '#machines/classroom/classroom/classroom.lists.ts'
import { type ClassroomActorRef, type ClassroomEvent, classroomMachine } from '#machines/classroom/classroom/classroom.machine.ts'
import { ChosenDialog } from '#src/app/classroom/chosen-dialog.tsx'
import type { ClassroomSearch } from '#src/app/classroom/classroom-search.ts'
import { ClassroomTable } from '#src/app/classroom/classroom-table.tsx'
import { usePagedList } from '#src/app/lists/use-paged-list.ts'
import { ClassActions } from '#src/screens/classroom/classes/class-actions.tsx'
import { exampleClasses, examplePieces, exampleStudents, exampleWork } from '#src/screens/classroom/example-classroom.ts'
import { inApp } from '#tests/screens/classroom/in-app.tsx'
import { both, either, type Gesture, press, reads, readsNot, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** What the page tells when its address changes, a dialog when it did its work, and twice an open piece of work (`pieces.test.tsx`). */
type Told = 'place.changed' | 'dialog.done' | 'othersEdit.requested' | 'message.requested'

const gestures = {
  'students.chosen': (page, { students }) => tick(page, students),
  'work.chosen': (page, { work }) => tick(page, work),
  'pieces.chosen': (page, { pieces }) => tick(page, pieces),
  'pieceEdit.requested': (page) => press('Edit')(page.querySelector('tbody') ?? page),
  'piecesEdit.requested': press('Edit together'),
  'piecesFreshStart.requested': press('Allow a fresh start'),
  'adding.requested': press('Add to class'),
  'moving.requested': press('Move to class'),
  'takingOut.requested': press('Remove from class'),
  'renaming.requested': press('Edit class'),
  'cards.requested': press('Class cards and links'),
  'joinCode.requested': press('Join code'),
  'teachers.requested': press('Teachers of this class'),
  'archiving.requested': press('Archive class'),
  'copying.requested': press('Copy class'),
  'edit.requested': (page) => press('Edit')(page.querySelector('tbody') ?? page),
  'batchEdit.requested': press('Edit together'),
  'freshStart.requested': press('Allow a fresh start'),
  'dialog.closed': (page) => inDialog(either(press('Cancel'), press('Close')))(page),
} satisfies Record<Exclude<ClassroomEvent['type'], Told>, (page: HTMLElement, event: AnyEventObject) => boolean>

const views = {
  'classroom.gatheringToEdit': reads('Class cards and links', 'Equations Check'),
  'classroom.gatheringToStartFresh': reads('Class cards and links', 'Equations Check'),
  'classroom.browsing': both(reads('Class cards and links'), readsNot('Cancel', 'Failed to fetch students')),
  'classroom.adding': reads('Add 1 student.', 'Select a class', 'Cancel'),
  'classroom.moving': reads('Move 1 student.', 'Select a class', 'Cancel'),
  'classroom.takingOut': reads('Take 1 student out of', 'Cancel'),
  'classroom.renaming': both(reads('Edit class', 'Name', 'Save', 'Cancel'), readsNot('Select a class')),
  'classroom.printing': reads('Failed to fetch students', 'Cancel'),
  'classroom.sharing': reads('Teachers of this class', 'Failed to fetch the teachers', 'Cancel'),
  'classroom.lettingIn': reads('Join code', 'Failed to fetch the join code', 'Cancel'),
  'classroom.archiving': reads('Archive Algebra 1, Period 2?', 'Failed to fetch the work of this class', 'Cancel'),
  'classroom.copying': reads('Copy Algebra 1, Period 2', 'Failed to fetch the work of this class', 'Cancel'),
  'classroom.messaging': reads('Message', 'Send message', 'Cancel'),
  'classroom.editing': reads('Edit Assignment', 'Title', 'Cancel'),
  'classroom.batchEditing': reads('Edit 2 assignments', 'Cancel'),
  'classroom.startingFresh': reads('Allow a fresh start of 1 assignment?', 'Cancel'),
}

const [first] = exampleClasses
const [one] = exampleStudents
const aboutStudents = ['students.chosen', 'adding.requested', 'moving.requested', 'takingOut.requested', 'renaming.requested', 'cards.requested', 'joinCode.requested', 'teachers.requested', 'archiving.requested', 'copying.requested']
const aboutWork = ['work.chosen', 'edit.requested', 'batchEdit.requested', 'freshStart.requested']
const aboutPieces = ['othersEdit.requested', 'message.requested', 'pieces.chosen', 'pieceEdit.requested', 'piecesEdit.requested', 'piecesFreshStart.requested']

const studentsWalk = walkMachine(classroomMachine, {
  events: [
    { type: 'students.chosen', students: [one] },
    { type: 'students.chosen', students: [] },
    { type: 'renaming.requested', class: first },
    { type: 'cards.requested', class: first },
    { type: 'joinCode.requested', class: first },
    { type: 'teachers.requested', class: first },
    { type: 'archiving.requested', class: first },
    { type: 'copying.requested', class: first },
  ],
  raised: [...aboutWork, ...aboutPieces],
  context: ({ context }) => context.students.length,
  limit: 30,
})
const workWalk = walkMachine(classroomMachine, {
  events: [
    { type: 'work.chosen', work: exampleWork.slice(0, 2) },
    { type: 'work.chosen', work: [] },
    { type: 'edit.requested', assignment: exampleWork[0] },
  ],
  raised: [...aboutStudents, ...aboutPieces],
  context: ({ context }) => context.work.length,
  limit: 30,
})

const piecesWalk = walkMachine(classroomMachine, {
  events: [
    { type: 'pieces.chosen', pieces: examplePieces.slice(0, 1) },
    { type: 'pieces.chosen', pieces: [] },
    { type: 'pieceEdit.requested', piece: examplePieces[0] },
    { type: 'message.requested', piece: examplePieces[0] },
    ...[0, 1, 2].map((count) => ({ type: 'xstate.done.actor.gatherWork', output: exampleWork.slice(0, count) })),
    { type: 'xstate.done.actor.gatherWork', output: exampleWork.slice(1, 2) },
  ],
  raised: [...aboutStudents, ...aboutWork],
  context: ({ context }) => [context.pieces.length, context.gathered.length],
  limit: 30,
})

beforeEach(() => browser.viewport(1280, 900))

test.each([
  { rows: 'students', search: { tab: 'students' }, walk: studentsWalk, leaves: 10 },
  { rows: 'assignments of students', search: { tab: 'assignments', by: 'student' }, walk: workWalk, leaves: 4 },
  { rows: 'pieces of work', search: { tab: 'assignments' }, walk: piecesWalk, leaves: 7 },
] as const)('the $rows of a class show every moment of what is done with those chosen and offer every way on', async ({ search, walk, leaves }) => {
  const shown = await walkScreen({
    walk,
    mount: ({ actor }) => inApp(<Classroom classroom={actor} search={search} />, () => ({ status: 500, body: {} })).picture,
    gestures,
    views,
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: leaves, withoutView: [], unoffered: [], wrongs: [] })
})

/** A list of a class without the address that leads to it. */
function Classroom({ classroom, search }: { classroom: ClassroomActorRef; search: Pick<ClassroomSearch, 'tab' | 'by'> }) {
  const moment = useSelector(classroom, (snapshot) => snapshot)
  const query = { q: '', classId: 2, order: null }
  const students = usePagedList({ machine: rosterListMachine, query, fetchPage: async () => pageOf(exampleStudents.slice(0, 2)) })
  const work = usePagedList({ machine: workListMachine, query: { ...query, status: null }, fetchPage: async () => pageOf(exampleWork.slice(0, 2)) })
  const fetchPieces = async () => pageOf(examplePieces.slice(0, 1))
  const pieces = usePagedList({ machine: pieceListMachine, query: { ...query, status: null }, fetchPage: fetchPieces })
  const fetchNobody = async () => pageOf<Assignment>([])
  const openPiece = usePagedList({ machine: openPieceListMachine, query: { pieceId: null, classId: 2 }, fetchPage: fetchNobody })
  return (
    <>
      <ClassActions
        shown={first ?? null}
        onRename={(renamed) => classroom.send({ type: 'renaming.requested', class: renamed })}
        onPrintCards={(printed) => classroom.send({ type: 'cards.requested', class: printed })}
        onJoinCode={(one) => classroom.send({ type: 'joinCode.requested', class: one })}
        onTeachers={(one) => classroom.send({ type: 'teachers.requested', class: one })}
        mayDecide={() => true}
        onArchive={(archived) => classroom.send({ type: 'archiving.requested', class: archived })}
        onCopy={(copied) => classroom.send({ type: 'copying.requested', class: copied })}
        onShowDeleted={nothing}
        onDelete={nothing}
      />
      <ClassroomTable
        {...{ classroom, students, work, pieces, openPiece }}
        search={{ class_id: 2, ...search }}
        className="Algebra 1, Period 2"
        isGone={false}
        chosen={moment.context}
        isGathering={moment.hasTag('gathering')}
        removals={{ deleteStudents: nothing, deleteWork: nothing, deletePieces: nothing }}
        onNarrow={nothing}
        onImport={nothing}
        onNew={nothing}
      />
      <ChosenDialog {...{ classroom, moment }} classes={exampleClasses} classId={2} onChanged={nothing} onLeft={nothing}
        onCopied={nothing} />
    </>
  )
}

function pageOf<Row>(rows: readonly Row[]) {
  return { rows, total: rows.length, nextCursor: null, facts: null, readAtMs: 0 }
}

function nothing(): void {}

/** Ticks the first boxes of the table, as many as were chosen, and unticks the others. */
function tick(page: HTMLElement, chosen: readonly unknown[]): boolean {
  const boxes = [...page.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')]
  for (const [index, box] of boxes.entries()) if (box.checked !== index < chosen.length) flushSync(() => box.click())
  return boxes.length > 0
}

function inDialog(gesture: Gesture): (page: HTMLElement) => boolean {
  return (page) => {
    const dialog = page.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]')
    return dialog !== null && gesture(dialog, { type: 'dialog.closed' })
  }
}
