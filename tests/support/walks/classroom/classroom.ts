import { classroomMachine } from '#machines/classroom/classroom/classroom.machine.ts'
import { exampleClasses, examplePieces, exampleStudents, exampleWork } from '#src/screens/classroom/example-classroom.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const [first] = exampleClasses
const [work] = exampleWork

/** Every moment of the classroom with nobody, one or two chosen, and pieces of work of no, one or two students. */
export const classroomWalk = walkMachine(classroomMachine, {
  events: [
    { type: 'students.chosen', students: [] },
    { type: 'students.chosen', students: exampleStudents.slice(0, 2) },
    { type: 'work.chosen', work: exampleWork.slice(0, 1) },
    { type: 'work.chosen', work: exampleWork.slice(0, 2) },
    { type: 'pieces.chosen', pieces: examplePieces.slice(0, 1) },
    { type: 'pieceEdit.requested', piece: examplePieces[1] },
    { type: 'othersEdit.requested', piece: examplePieces[1] },
    { type: 'message.requested', piece: examplePieces[1] },
    { type: 'renaming.requested', class: first },
    { type: 'cards.requested', class: first },
    { type: 'joinCode.requested', class: first },
    { type: 'teachers.requested', class: first },
    { type: 'archiving.requested', class: first },
    { type: 'copying.requested', class: first },
    { type: 'edit.requested', assignment: work },
    ...[0, 1, 2].map((count) => ({ type: 'xstate.done.actor.gatherWork', output: exampleWork.slice(0, count) })),
    { type: 'xstate.done.actor.gatherWork', output: exampleWork.slice(1, 2) },
  ],
  context: ({ context }) => [context.students.length, context.work.length, context.pieces.length, context.gathered.length],
  limit: 200,
})
