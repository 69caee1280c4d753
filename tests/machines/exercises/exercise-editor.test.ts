import { describe, expect, test } from 'vitest'
import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { exerciseEditorMachine, type ExerciseEditorSnapshot } from '#machines/exercises/exercise-editor/exercise-editor.machine.ts'
import * as editor from '#machines/exercises/exercise-editor/exercise-editor.selectors.ts'
import type { ExerciseEditorEvent } from '#machines/exercises/exercise-editor/exercise-editor.setup.ts'
import { draftOf, type KeptDraft } from '#machines/exercises/exercise-editor/exercise-editor.state.ts'
import { editedExercise, noEdits } from '#machines/exercises/exercise-editor/exercise.edits.ts'
import { exampleExercise, exampleSet } from '#src/screens/exercises/editor/example-exercise.ts'
import { createLive } from '#tests/support/walking/live.ts'

const sets = [exampleSet(1), exampleSet(2), exampleSet(3)]
const start = createLive(exerciseEditorMachine)

async function open({ draft = null, exercise = exampleExercise(sets) }: { draft?: KeptDraft | null; exercise?: Exercise } = {}) {
  const live = start({ exerciseId: 7 })
  live.actor.start()
  const answer = (src: string, output: unknown) => live.play({ type: `xstate.done.actor.${src}`, output })
  await answer('openExercise', { exercise, themes: [], draft })
  const moment = (): ExerciseEditorSnapshot => live.actor.getSnapshot()
  return {
    moment,
    answer,
    send: (event: ExerciseEditorEvent) => live.play(event),
    fail: (src: string) => live.play({ type: `xstate.error.actor.${src}` }),
    shown: () => editedExercise(exampleExercise(sets, moment().context.exercise ?? {}), moment().context.edits),
    callsOf: (src: string) => live.calls.filter((call) => call.src === src).map((call) => call.input),
  }
}

describe(exerciseEditorMachine.id, () => {
  test('saves each changed set, then grade level, settings with points, themes, tags, and the order last', async () => {
    const page = await open()
    await page.send({ type: 'set.moved', setId: 3, to: 0 })
    await page.send({ type: 'theme.removed', theme: 'gardens' })
    await page.send({ type: 'tags.changed', tags: ['exam'] })
    await page.send({ type: 'gradeLevel.chosen', gradeLevel: 9 })
    await page.send({ type: 'set.changed', setId: 1, change: { points: 4 } })
    await page.send({ type: 'set.changed', setId: 2, change: { num_questions: 3 } })
    expect(editor.unsavedParts(page.moment())).toEqual(['grade level', 'themes', 'tags', 'order', 'set 2', 'set 3'])
    expect(page.shown().totalPoints).toEqual(44)
    await page.send({ type: 'save.requested' })
    const { question_id: _, ...values } = {
      question_id: 0,
      num_questions: 3,
      allow_skipping: false,
      num_attempts_before_suggesting_corrections: 1,
      num_attempts_before_answers: 3,
      num_attempts_before_moving_on: 4,
    }
    expect(page.callsOf('exerciseSave')).toEqual([
      {
        exercise: exampleExercise(sets),
        steps: [
          { part: 'set', setId: 2, values },
          { part: 'gradeLevel', gradeLevel: 9 },
          { part: 'config', config: { point_map: [{ question_definition_id: 101, point_value: 4 }] } },
          { part: 'themes', themes: ['basketball'] },
          { part: 'tags', tags: ['exam'] },
          { part: 'order', questionSetIds: [3, 1, 2] },
        ],
      },
    ])
  })

  test('a title being typed is unsaved like everything else, and goes with Save Changes', async () => {
    const page = await open()
    await page.send({ type: 'title.opened' })
    await page.send({ type: 'title.typed', title: 'Plants ' })
    expect([editor.unsavedParts(page.moment()), editor.mustConfirmLeaving(page.moment())]).toEqual([['title'], true])
    await page.send({ type: 'save.requested' })
    expect(page.callsOf('exerciseSave')).toEqual([{ exercise: exampleExercise(sets), steps: [{ part: 'title', title: 'Plants' }] }])
    expect(page.moment().matches({ open: { title: 'shown' } })).toEqual(true)
  })

  test('an empty title keeps everything from being saved until it is written or given up, and no draft keeps it', async () => {
    const page = await open()
    await page.send({ type: 'gradeLevel.chosen', gradeLevel: 9 })
    await page.send({ type: 'title.opened' })
    await page.send({ type: 'title.typed', title: ' ' })
    await page.send({ type: 'save.requested' })
    expect([page.moment().matches({ open: { title: { editing: 'refused' } } }), page.callsOf('exerciseSave')]).toEqual([true, []])
    expect(draftOf(page.moment().context)).toEqual({ ...noEdits, gradeLevel: 9 })
    await page.send({ type: 'title.cancelled' })
    expect([page.shown().title, editor.unsavedParts(page.moment())]).toEqual(['Plants and Equations', ['grade level']])
    await page.send({ type: 'save.requested' })
    expect(page.callsOf('exerciseSave').length).toEqual(1)
  })

  test('giving up a title brings back the one that was unsaved before', async () => {
    const page = await open({ draft: { edits: { ...noEdits, title: 'Plants' }, version: 3, keptAtMs: 1_000 } })
    await page.send({ type: 'draft.restored' })
    await page.send({ type: 'title.opened' })
    await page.send({ type: 'title.typed', title: 'Plan' })
    await page.send({ type: 'title.cancelled' })
    expect(page.shown().title).toEqual('Plants')
  })

  test('a save that fails in the middle names the part, and trying again sends only the rest', async () => {
    const page = await open()
    await page.send({ type: 'gradeLevel.chosen', gradeLevel: 9 })
    await page.send({ type: 'set.moved', setId: 3, to: 0 })
    await page.send({ type: 'save.requested' })
    const half = exampleExercise(sets, { grade_level: 9, version: 5 })
    const order = { part: 'order', questionSetIds: [3, 1, 2] } as const
    await page.answer('exerciseSave', {
      exercise: half,
      saved: [{ part: 'gradeLevel', gradeLevel: 9 }],
      failed: { step: order, sentence: 'Name each question set once' },
      newer: null,
    })
    expect(editor.saveProblem(page.moment())).toEqual({
      text: 'Failed to save changes',
      part: 'order',
      sentence: 'Name each question set once',
      saved: ['grade level'],
    })
    expect(editor.unsavedParts(page.moment())).toEqual(['order'])
    await page.send({ type: 'retry.requested' })
    expect(page.callsOf('exerciseSave').at(-1)).toEqual({ exercise: half, steps: [order] })
  })

  test("somebody else's change keeps the edits: saving over it changes only them", async () => {
    const page = await open()
    await page.send({ type: 'gradeLevel.chosen', gradeLevel: 9 })
    await page.send({ type: 'save.requested' })
    const newer = exampleExercise([exampleSet(1, { points: 2 }), exampleSet(2)], { title: 'Sums', version: 8 })
    await page.answer('exerciseSave', { exercise: exampleExercise(sets), saved: [], failed: null, newer })
    expect(editor.foreignChanges(page.moment())).toEqual({ changed: ['title', '“Question 1”', '1 question set taken out'], saved: [] })
    await page.send({ type: 'overwrite.chosen' })
    expect(page.callsOf('exerciseSave').at(-1)).toEqual({ exercise: newer, steps: [{ part: 'gradeLevel', gradeLevel: 9 }] })
  })

  test('the newer exercise can be taken instead, without the edits', async () => {
    const page = await open()
    await page.send({ type: 'gradeLevel.chosen', gradeLevel: 9 })
    await page.send({ type: 'save.requested' })
    const newer = exampleExercise(sets, { title: 'Sums', version: 8 })
    await page.answer('exerciseSave', { exercise: exampleExercise(sets), saved: [], failed: null, newer })
    await page.send({ type: 'newer.chosen' })
    expect([page.shown().title, page.shown().gradeLevel, page.moment().context.edits]).toEqual(['Sums', 8, noEdits])
  })

  test('what is edited while a save runs stays unsaved', async () => {
    const page = await open()
    await page.send({ type: 'gradeLevel.chosen', gradeLevel: 9 })
    await page.send({ type: 'save.requested' })
    await page.send({ type: 'gradeLevel.chosen', gradeLevel: 10 })
    await page.send({ type: 'set.changed', setId: 1, change: { allow_skipping: true } })
    await page.answer('exerciseSave', { exercise: exampleExercise(sets, { grade_level: 9, version: 5 }), saved: [], failed: null, newer: null })
    expect(editor.unsavedParts(page.moment())).toEqual(['grade level', 'set 1'])
  })

  test('a draft is offered on return, keeps what was edited meanwhile, and comes back over a newer exercise', async () => {
    const draft = { edits: { ...noEdits, gradeLevel: 5, title: 'Plants' }, version: 3, keptAtMs: 1_000 }
    const page = await open({ draft })
    expect(editor.draftOffer(page.moment())).toEqual({ keptAtMs: 1_000, isOlder: true })
    await page.send({ type: 'gradeLevel.chosen', gradeLevel: 6 })
    await page.send({ type: 'draft.restored' })
    expect([editor.draftOffer(page.moment()), page.shown().title, page.shown().gradeLevel]).toEqual([null, 'Plants', 6])
  })

  test('a draft that says only what was saved since is not offered', async () => {
    const page = await open({ draft: { edits: { ...noEdits, gradeLevel: 8 }, version: 3, keptAtMs: 1_000 } })
    expect(editor.draftOffer(page.moment())).toEqual(null)
  })

  test('a set that was taken out comes back at its place with its unsaved points', async () => {
    const page = await open()
    await page.send({ type: 'set.changed', setId: 2, change: { points: 7 } })
    await page.send({ type: 'set.removed', setId: 2 })
    const without = exampleExercise([exampleSet(1), exampleSet(3)], { version: 5 })
    await page.answer('writeExercise', { exercise: without, setId: null, added: 0, problem: null })
    expect([page.shown().sets.map(({ id }) => id), page.moment().context.removed.map(({ title }) => title)]).toEqual([[1, 3], ['Question 2']])
    const { points: _points, reading_speed: _speed, ...whole } = exampleSet(2)
    const removed = { questionId: 102, title: 'Question 2', values: whole, edits: { points: 7 }, savedPlace: 1, place: 1 }
    await page.send({ type: 'removal.undone', removed })
    await page.send({ type: 'removal.undone', removed })
    const restored = exampleExercise([exampleSet(1), exampleSet(9, { question_id: 102 }), exampleSet(3)], { version: 7 })
    await page.answer('writeExercise', { exercise: restored, setId: 9, added: 1, problem: null })
    expect(page.shown().sets.map(({ id, points }) => [id, points])).toEqual([
      [1, 10],
      [9, 7],
      [3, 10],
    ])
    expect([editor.unsavedParts(page.moment()), page.callsOf('writeExercise').length, page.moment().context.removed]).toEqual([['set 2'], 2, []])
  })

  test('a set that could not be taken out stays and says why', async () => {
    const page = await open()
    await page.send({ type: 'set.removed', setId: 2 })
    expect(editor.leavingSets(page.moment())).toEqual([2])
    await page.fail('writeExercise')
    expect([editor.leavingSets(page.moment()), page.moment().context.problems]).toEqual([
      [],
      { 2: 'The server did not answer. Check your connection and try again.' },
    ])
  })

  test('Save & Preview saves first, and goes only when all was saved', async () => {
    const page = await open()
    await page.send({ type: 'gradeLevel.chosen', gradeLevel: 9 })
    await page.send({ type: 'preview.requested' })
    const failed = { step: { part: 'gradeLevel', gradeLevel: 9 }, sentence: null }
    await page.answer('exerciseSave', { exercise: exampleExercise(sets), saved: [], failed, newer: null })
    expect([page.moment().status, editor.saveProblem(page.moment())?.part]).toEqual(['active', 'grade level'])
    await page.send({ type: 'retry.requested' })
    await page.answer('exerciseSave', { exercise: exampleExercise(sets, { grade_level: 9, version: 5 }), saved: [], failed: null, newer: null })
    expect([page.moment().status, page.moment().output]).toEqual(['done', { exerciseId: 7, hasAccentTraining: false }])
  })

  test('leaving with edits is asked about, and discarding forgets them', async () => {
    const page = await open()
    await page.send({ type: 'exit.requested' })
    expect(page.moment().matches({ open: { dialog: 'staying' } })).toEqual(true)
    await page.send({ type: 'gradeLevel.chosen', gradeLevel: 9 })
    expect(editor.mustConfirmLeaving(page.moment())).toEqual(true)
    await page.send({ type: 'exit.requested' })
    await page.send({ type: 'exit.cancelled' })
    expect([editor.isLeaving(page.moment()), editor.unsavedParts(page.moment())]).toEqual([false, ['grade level']])
    await page.send({ type: 'exit.requested' })
    await page.send({ type: 'exit.discarded' })
    expect([editor.isLeaving(page.moment()), editor.unsavedParts(page.moment())]).toEqual([true, []])
  })

  test('the reset drops unsaved settings and keeps every other edit', async () => {
    const page = await open()
    await page.send({ type: 'settings.changed', change: { randomize: true } })
    await page.send({ type: 'gradeLevel.chosen', gradeLevel: 9 })
    await page.send({ type: 'settings.reset' })
    expect(page.callsOf('writeExercise')).toEqual([])
    await page.send({ type: 'reset.cancelled' })
    await page.send({ type: 'settings.reset' })
    expect(editor.mustConfirmLeaving(page.moment())).toEqual(true)
    await page.send({ type: 'reset.confirmed' })
    await page.answer('writeExercise', { exercise: exampleExercise(sets, { version: 5 }), setId: null, added: 0, problem: null })
    expect(editor.unsavedParts(page.moment())).toEqual(['grade level'])
  })

  test('edits given up for the newer exercise and a discarded draft come back with Undo', async () => {
    const page = await open({ draft: { edits: { ...noEdits, title: 'Plants' }, version: 3, keptAtMs: 1_000 } })
    await page.send({ type: 'draft.discarded' })
    await page.send({ type: 'gradeLevel.chosen', gradeLevel: 9 })
    await page.send({ type: 'discarding.undone', edits: { ...noEdits, title: 'Plants', gradeLevel: 2 } })
    expect([page.shown().title, page.shown().gradeLevel]).toEqual(['Plants', 9])
  })

  test('questions that were not added are counted, kept, and tried again by themselves', async () => {
    const page = await open()
    await page.send({ type: 'questions.added', questionIds: [108, 109] })
    const half = exampleExercise([...sets, exampleSet(8)], { version: 5 })
    await page.answer('writeExercise', { exercise: half, setId: null, added: 1, problem: 'Not now.' })
    expect(page.moment().context.unadded).toEqual({ questionIds: [109], of: 2, isKnown: true, isNew: false, sentence: 'Not now.' })
    await page.send({ type: 'adding.retried' })
    expect(page.callsOf('writeExercise').at(-1)).toEqual({ exercise: half, write: { kind: 'add', questionIds: [109], isNew: false } })
    await page.fail('writeExercise')
    expect(page.moment().context.unadded?.isKnown).toEqual(false)
    await page.send({ type: 'adding.dismissed' })
    expect(page.moment().context.unadded).toEqual(null)
  })

  test('a question just written that was not added is told apart from one that was chosen', async () => {
    const page = await open()
    await page.send({ type: 'questions.added', questionIds: [109], isNew: true })
    await page.answer('writeExercise', { exercise: exampleExercise(sets), setId: null, added: 0, problem: null })
    expect(page.moment().context.unadded).toEqual({ questionIds: [109], of: 1, isKnown: true, isNew: true, sentence: null })
  })
})
