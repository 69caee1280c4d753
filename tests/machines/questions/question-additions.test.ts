import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { defaultExerciseConfig } from '#contract/exercises/exercises.ts'
import type { BatchAnswer, BatchCall } from '#machines/forms/batch/batch.items.ts'
import { exerciseListMachine, type ExerciseFacts, type ExerciseQuery } from '#machines/exercises/exercise-list/exercise-list.ts'
import type { Page, PageCall } from '#machines/lists/paged-list/paged-list.rows.ts'
import { additionWords, standingOf, type Addition, type AdditionDone } from '#machines/questions/question-additions/question-additions.items.ts'
import { addQuestionsMachine, questionAdditionsMachine } from '#machines/questions/question-additions/question-additions.machine.ts'
import { addingOf } from '#machines/questions/question-additions/question-additions.selectors.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { questionAdditionsWalk } from '#tests/support/walks/questions/question-additions.ts'

const questions = { ids: [1, 2, 3], type: 'FREE_FORM' } as const

function exercise(change: Partial<Exercise> = {}): Exercise {
  return {
    id: 10,
    title: 'Plants',
    grade_level: 5,
    themes: [],
    subject: 'Science',
    question_ids: [],
    num_question_sets: 0,
    total_questions: 0,
    total_possible_score: 0,
    has_accent_training: false,
    assigned_question_sets: [],
    owner: 'user',
    can_edit: true,
    tags: [],
    shared_by: null,
    last_completed_assignment: null,
    assignments: [],
    assignment_count: 0,
    config: defaultExerciseConfig,
    version: 1,
    ...change,
  }
}

type Answer = (call: BatchCall<Addition, AdditionDone>) => BatchAnswer<AdditionDone>

function machineWith(answer: Answer, rows: readonly Exercise[]) {
  return questionAdditionsMachine.provide({
    actors: {
      list: exerciseListMachine.provide({
        actors: {
          fetchPage: fromPromise<Page<Exercise, ExerciseFacts>, PageCall<ExerciseQuery>>(async () => ({
            rows,
            total: rows.length,
            nextCursor: null,
            facts: null,
            readAtMs: 0,
          })),
          watchQuery: fromCallback<{ type: 'never' }, undefined>(() => undefined),
          watchLooks: fromCallback<{ type: 'never' }, undefined>(() => undefined),
        },
      }),
      addQuestions: addQuestionsMachine.provide({
        actors: { runItem: fromPromise<BatchAnswer<AdditionDone>, BatchCall<Addition, AdditionDone>>(async ({ input }) => answer(input)) },
      }),
    },
  })
}

function adding(answer: Answer, ...chosen: Exercise[]) {
  const dialog = createActor(machineWith(answer, chosen), { input: { questions, owner: 'user' } }).start()
  for (const one of chosen) dialog.send({ type: 'exercise.toggled', exercise: one })
  dialog.send({ type: 'add.requested' })
  return dialog
}

function batchOf(dialog: ReturnType<typeof adding>) {
  const batch = addingOf(dialog.getSnapshot())
  if (batch === undefined) throw new Error('nothing is being added')
  return batch
}

describe('an exercise', () => {
  test('takes what it does not ask yet, and says why it cannot take anything', () => {
    const full = { num_question_sets: 199, question_ids: [9] }
    const cases = [
      exercise(),
      exercise({ question_ids: [2], num_question_sets: 1 }),
      exercise({ question_ids: [1, 2, 3], num_question_sets: 3 }),
      exercise({ has_accent_training: true, question_ids: [9], num_question_sets: 1 }),
      exercise(full),
      exercise({ can_edit: false }),
    ]
    expect(cases.map((one) => standingOf(one, questions))).toEqual([
      { isOpen: true, toAdd: 3, already: 0 },
      { isOpen: true, toAdd: 2, already: 1 },
      { isOpen: false, why: 'Already added' },
      { isOpen: false, why: 'Cannot mix different question types' },
      { isOpen: false, why: 'An exercise holds up to 200 questions' },
      { isOpen: false, why: 'Only an administrator can change this exercise' },
    ])
  })

  test('that cannot take them is not chosen', async () => {
    const machine = machineWith(() => ({ ok: true, kept: { done: [], found: 0 } }), [])
    const dialog = createActor(machine, { input: { questions, owner: 'user' } }).start()
    dialog.send({ type: 'exercise.toggled', exercise: exercise({ question_ids: [1, 2, 3] }) })
    dialog.send({ type: 'add.requested' })
    expect([dialog.getSnapshot().context.chosen, dialog.getSnapshot().value]).toEqual([[], 'choosing'])
    dialog.stop()
  })
})

test('only missing pairs are added, and what somebody else added meanwhile counts as skipped', async () => {
  const asked: unknown[] = []
  const dialog = adding(
    ({ value }) => {
      asked.push(value)
      return { ok: true, kept: { done: value.questionIds, found: value.exerciseId === 11 ? 1 : 0 } }
    },
    exercise({ question_ids: [2], num_question_sets: 1 }),
    exercise({ id: 11, title: 'Rocks' }),
  )
  const { output } = await waitFor(dialog, (moment) => moment.status === 'done')
  expect([asked, output?.outcome]).toEqual([
    [
      { exerciseId: 10, title: 'Plants', questionIds: [1, 3] },
      { exerciseId: 11, title: 'Rocks', questionIds: [1, 2, 3] },
    ],
    { questions: 3, added: 4, exercises: 2, skipped: 2, failed: [] },
  ])
})

test('what failed is tried again from where it stopped, or left and told', async () => {
  const kept: unknown[] = []
  const dialog = adding((call) => {
    kept.push(call.kept)
    return { ok: false, sentence: 'Gone', fields: {}, kept: { done: [1], found: 0 } }
  }, exercise())
  await waitFor(batchOf(dialog), (moment) => moment.matches('partlyDone'))
  dialog.send({ type: 'retry.requested' })
  await waitFor(batchOf(dialog), (moment) => kept.length === 2 && moment.matches('partlyDone'))
  dialog.send({ type: 'rest.left' })
  const { output } = await waitFor(dialog, (moment) => moment.status === 'done')
  expect([kept, output]).toEqual([
    [null, { done: [1], found: 0 }],
    { outcome: { questions: 3, added: 1, exercises: 1, skipped: 0, failed: [{ title: 'Plants', sentence: 'Gone' }] } },
  ])
})

test('what came of it is said in the literal words', () => {
  const outcome = { questions: 1, added: 3, exercises: 3, skipped: 0, failed: [] }
  const said = [
    outcome,
    { ...outcome, skipped: 1 },
    { ...outcome, added: 1, exercises: 1 },
    { ...outcome, questions: 2, added: 5 },
    { ...outcome, questions: 2, added: 5, skipped: 2 },
    { ...outcome, added: 0, exercises: 0 },
  ].map(additionWords)
  expect(said).toEqual([
    'Question was added to 3 exercises',
    'Question was added to 3 exercises, skipped 1 where it already exists',
    'Question was added to 1 exercise',
    '5 additions completed successfully.',
    '5 additions completed successfully. (2 duplicates skipped)',
    null,
  ])
})

test('on every path nothing is added that was not chosen, and the dialog stays open while it is', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(questionAdditionsWalk, (moment, { calls }) => {
    if (calls.some(({ src, input }) => src === 'addQuestions' && JSON.stringify(input) === '{"items":[]}')) wrongs.add('nothing was added')
    if (moment.hasTag('pending') && moment.can({ type: 'dialog.closed' })) wrongs.add('closed while adding')
  })
  told('questionAdditions', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
