import { assigningMachine } from '#machines/assignments/assigning/assigning.machine.ts'
import type { AssignableClass, AssignableExercise, AssignableStudent, AssignTarget } from '#machines/assignments/assigning/assigning.work.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** An exercise that can be given. */
export const plants: AssignableExercise = { id: 7, title: 'Plants', num_question_sets: 3, total_questions: 4, total_possible_score: 30 }
/** One that asks nothing. */
export const emptyExercise: AssignableExercise = { id: 8, title: 'Blank', num_question_sets: 0, total_questions: 0, total_possible_score: 0 }
/** Three students, the first two of a class. */
export const students: AssignableStudent[] = [
  { id: 1, name: 'Maya Okafor', classes: [{ id: 4, name: 'Algebra 1' }] },
  { id: 2, name: 'Liam Chen', classes: [{ id: 4, name: 'Algebra 1' }] },
  { id: 3, name: 'Noah Schmidt', classes: [] },
]
/** Their class. */
export const algebra: AssignableClass = { id: 4, name: 'Algebra 1', memberIds: [1, 2] }

const work = { exerciseId: 7, title: 'Plants Assignment', due: '2026-11-21T23:59', closes: null, seenFrom: null, allowRedo: false }
const targets: AssignTarget[] = [
  { kind: 'class', id: 4, name: 'Algebra 1', size: 2 },
  { kind: 'student', id: 3, name: 'Noah Schmidt', size: 1 },
]

/** What giving the work to the class and the third student came to. */
export function givenTo(statuses: readonly ('done' | 'failed')[]) {
  return {
    items: targets.map((target, index) => ({
      key: `${target.kind}-${target.id}`,
      value: { target, work },
      kept: statuses[index] === 'done' ? target.size : null,
      status: statuses[index] ?? 'failed',
      sentence: statuses[index] === 'done' ? null : 'Not yours.',
      fields: {},
    })),
  }
}

/** Every moment of the dialog opened without an exercise. */
export const assigningWalk = walkMachine(assigningMachine, {
  input: { exercise: null, students: [], classes: [], due: '2026-11-21T23:59' },
  events: [
    { type: 'exercise.chosen', exercise: plants },
    { type: 'exercise.chosen', exercise: emptyExercise },
    { type: 'form.changed', form: { students: students.slice(2), classes: [algebra] } },
    { type: 'form.changed', form: { students: [], classes: [] } },
    { type: 'title.typed', title: 'Week 3' },
    { type: 'exercises.searched', words: 'pla' },
    { type: 'students.searched', words: 'maya' },
    { type: 'xstate.done.actor.fetchClasses', output: [algebra] },
    { type: 'xstate.done.actor.giveWork', output: givenTo(['done', 'done']) },
    { type: 'xstate.done.actor.giveWork', output: givenTo(['done', 'failed']) },
  ],
  context: ({ context: { form, created } }) => [form.exercise?.id, form.students.length, form.title, created],
  limit: 400,
})

/** The same dialog, opened from an exercise. */
export const assigningFromRowWalk = walkMachine(assigningMachine, {
  input: { exercise: plants, students: [], classes: [], due: '2026-11-21T23:59' },
  events: [
    { type: 'form.changed', form: { classes: [algebra] } },
    { type: 'exercise.chosen', exercise: plants },
    { type: 'title.typed', title: 'Week 3' },
    { type: 'exercises.searched', words: 'pla' },
    { type: 'students.searched', words: 'maya' },
    { type: 'xstate.done.actor.fetchClasses', output: [algebra] },
    { type: 'xstate.done.actor.giveWork', output: givenTo(['done', 'done']) },
  ],
  context: ({ context: { form } }) => [form.exercise?.id, form.classes.length, form.title],
  limit: 200,
})
