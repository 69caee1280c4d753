import { exerciseSaveMachine } from '#machines/exercises/exercise-editor/exercise-save.machine.ts'
import { exampleExercise, exampleSet } from '#src/screens/exercises/editor/example-exercise.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const exercise = exampleExercise([exampleSet(1), exampleSet(2)])
const renamed = exampleExercise([exampleSet(1), exampleSet(2)], { title: 'Plants', version: 5 })
const foreign = exampleExercise([exampleSet(1)], { title: 'Plants', version: 9 })

/** Every way a save of two parts can go, each part taken, refused, unanswered, or overtaken by somebody else. */
export const exerciseSaveWalk = walkMachine(exerciseSaveMachine, {
  input: {
    exercise,
    steps: [
      { part: 'title', title: 'Plants' },
      { part: 'order', questionSetIds: [2, 1] },
    ],
  },
  events: [
    { type: 'xstate.done.actor.saveStep', output: { kind: 'saved', exercise: renamed } },
    { type: 'xstate.done.actor.saveStep', output: { kind: 'stale' } },
    { type: 'xstate.done.actor.saveStep', output: { kind: 'refused', sentence: 'Title is required' } },
    { type: 'xstate.done.actor.readExercise', output: renamed },
    { type: 'xstate.done.actor.readExercise', output: foreign },
  ],
  context: ({ context: { steps, exercise: known, newer, failed } }) => [steps.length, known.version, newer?.version, failed?.sentence],
  limit: 200,
})
