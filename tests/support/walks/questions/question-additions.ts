import { questionAdditionsMachine } from '#machines/questions/question-additions/question-additions.machine.ts'
import { exampleExercise } from '#src/screens/exercises/editor/example-exercise.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const open = exampleExercise([], { id: 10, title: 'Plants', question_ids: [] })
const added = { key: '10', value: { exerciseId: 10, title: 'Plants', questionIds: [1, 2, 3] }, kept: { done: [1, 2, 3], found: 0 }, sentence: null, fields: {} }

/** Every moment of adding three questions to an exercise that asks none of them; another one asks them all. */
export const questionAdditionsWalk = walkMachine(questionAdditionsMachine, {
  input: { questions: { ids: [1, 2, 3], type: 'FREE_FORM' }, owner: 'user' },
  events: [
    { type: 'search.changed', words: 'plants' },
    { type: 'exercise.toggled', exercise: open },
    { type: 'exercise.toggled', exercise: { ...open, id: 12, question_ids: [1, 2, 3] } },
    { type: 'xstate.done.actor.addQuestions', output: { items: [{ ...added, status: 'done' }] } },
  ],
  context: ({ context }) => [context.chosen.map(({ id }) => id), context.outcome],
  limit: 60,
})
