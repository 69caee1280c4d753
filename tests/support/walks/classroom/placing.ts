import { placingMachine } from '#machines/classroom/classroom/placing.machine.ts'
import { exampleStudents } from '#src/screens/classroom/example-classroom.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const students = exampleStudents.slice(0, 2)
const item = { key: '1', value: { studentId: 1, name: 'Maya Okafor', into: [3], outOf: [] }, kept: { isIn: true }, status: 'done', sentence: null, fields: {} }
const failed = { ...item, key: '2', kept: null, status: 'failed', sentence: 'The class is gone' }

const events = [
  { type: 'class.chosen', classId: 3 },
  { type: 'class.chosen', classId: null },
  { type: 'xstate.done.actor.placeStudents', output: { items: [item, { ...item, key: '2' }] } },
  { type: 'xstate.done.actor.placeStudents', output: { items: [item, failed] } },
]

/** Every moment of moving two students to another class. */
export const movingWalk = walkMachine(placingMachine, {
  input: { kind: 'move', students, fromClassId: 2 },
  events,
  context: ({ context }) => [context.classId, context.placed],
  limit: 100,
})

/** Every moment of taking two students out of a class. */
export const takingOutWalk = walkMachine(placingMachine, {
  input: { kind: 'takeOut', students, fromClassId: 2 },
  events: events.slice(2),
  context: ({ context }) => [context.classId, context.placed],
  limit: 100,
})
