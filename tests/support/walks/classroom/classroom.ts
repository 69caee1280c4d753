import { classroomMachine } from '#machines/classroom/classroom/classroom.machine.ts'
import { exampleClasses, exampleStudents, exampleWork } from '#src/screens/classroom/example-classroom.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const [first] = exampleClasses
const [work] = exampleWork

/** Every moment of the classroom with nobody, one or two chosen. */
export const classroomWalk = walkMachine(classroomMachine, {
  events: [
    { type: 'students.chosen', students: [] },
    { type: 'students.chosen', students: exampleStudents.slice(0, 2) },
    { type: 'work.chosen', work: exampleWork.slice(0, 1) },
    { type: 'work.chosen', work: exampleWork.slice(0, 2) },
    { type: 'renaming.requested', class: first },
    { type: 'cards.requested', class: first },
    { type: 'edit.requested', assignment: work },
  ],
  context: ({ context }) => [context.students.length, context.work.length],
  limit: 200,
})
