import { describe, expect, test } from 'vitest'
import { editorTexts } from '#machines/exercises/exercise-editor/exercise-editor.state.ts'
import { exerciseSaveMachine } from '#machines/exercises/exercise-editor/exercise-save.machine.ts'
import { exampleExercise } from '#src/screens/exercises/editor/example-exercise.ts'
import {
  editing,
  exercise,
  grade,
  named,
  newer,
  opened,
  outcomeOf,
  preview,
  removed,
  save,
  savedAs,
  sets,
  settings,
  stale,
  submitSettings,
  titleOpened,
  typed,
  unsaved,
  written,
} from './editor-events.ts'
import { done, failed, outcomes, type Row } from '#tests/machines/journey.ts'

describe('saving', () => {
  const both = [opened, grade, settings]
  const empty = done('openExercise', { exercise: exampleExercise([]), themes: [], draft: null })
  const nine = 'gradeLevel: 9'
  const unnamed = [opened, grade, save, unsaved, titleOpened, typed(' ')]
  const notNamed = ['open.title.editing.refused open.work.failed', 'exerciseSave gradeLevel', 2, '', 'title: "", gradeLevel: 9']
  test.each<Row>([
    ['sends all that is unsaved, also after a title was saved alone', [opened, titleOpened, named('Plants'), savedAs({ title: 'Plants' }), grade, save], [
      'open.work.saving', 'exerciseSave title, exerciseSave gradeLevel', 3, editorTexts.saved, nine,
    ]],
    ['ends with what is saved', [opened, grade, save, savedAs({ grade_level: 9 })], ['', 'exerciseSave gradeLevel', 2, editorTexts.saved, '']],
    ['that was overtaken asks', [opened, grade, save, stale], ['open.work.stale', 'exerciseSave gradeLevel', 2, '', nine]],
    ['that failed keeps what is left', [opened, grade, save, done('exerciseSave', { exercise, saved: [], failed: { step: null, sentence: null }, newer: null })], [
      'open.work.failed', 'exerciseSave gradeLevel', 2, '', nine,
    ]],
    ['that broke down does, too', [opened, grade, save, unsaved], ['open.work.failed', 'exerciseSave gradeLevel', 1, '', nine]],
    ['of settings sends only them', [...both, submitSettings], ['open.work.saving', 'exerciseSave config', 2, '', 'gradeLevel: 9, randomize']],
    ['of settings sends nothing where there is nothing', [opened, grade, submitSettings], ['', '', 1, '', nine]],
    ['before a preview leads to it', [opened, grade, preview, savedAs({ grade_level: 9 })], ['previewing', 'exerciseSave gradeLevel', 2, editorTexts.saved, '']],
    ['a preview without anything unsaved needs none', [opened, preview], ['previewing', '', 0, '', '']],
    ['needs something to ask', [empty, preview], ['', '', 0, '', '']],
    ['also after a failure', [empty, grade, save, unsaved, { ...grade, gradeLevel: exercise.grade_level }, preview], [
      'open.work.failed', 'exerciseSave gradeLevel', 2, '', '',
    ]],
    ['after a failure sends all', [...both, submitSettings, unsaved, save], [
      'open.work.saving', 'exerciseSave config, exerciseSave gradeLevel config', 2, '', 'gradeLevel: 9, randomize',
    ]],
    ['after a failure sends only settings when told to', [...both, save, unsaved, submitSettings], [
      'open.work.saving', 'exerciseSave gradeLevel config, exerciseSave config', 2, '', 'gradeLevel: 9, randomize',
    ]],
    ['but none that are not there', [opened, grade, save, unsaved, submitSettings], ['open.work.failed', 'exerciseSave gradeLevel', 1, '', nine]],
    ['after a failure sends only the title when it is named', [opened, grade, save, unsaved, titleOpened, named('Plants')], [
      'open.work.saving', 'exerciseSave gradeLevel, exerciseSave title', 2, '', 'title: "Plants", gradeLevel: 9',
    ]],
    ['but not the one it has', [opened, grade, save, unsaved, titleOpened, named(exercise.title)], ['open.work.failed', 'exerciseSave gradeLevel', 2, '', nine]],
    ['after a failure leads to a preview', [opened, grade, save, unsaved, preview, savedAs({ grade_level: 9 })], [
      'previewing', 'exerciseSave gradeLevel, exerciseSave gradeLevel', 2, editorTexts.saved, '',
    ]],
    ['without a title sends nothing', [...unnamed, save], notNamed],
    ['nor for a preview', [...unnamed, preview], notNamed],
    ['the newer exercise is shown without what was unsaved', [opened, grade, save, stale, { type: 'newer.chosen' }], [
      '', 'exerciseSave gradeLevel', 3, editorTexts.laidAside, '',
    ]],
    ['a set is taken out at once', [opened, removed, written], ['', 'writeExercise', 1, 'removal.told', '']],
    ['nor does none', [opened, removed, failed('writeExercise')], ['', 'writeExercise', 0, '', '']],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })

  test('what was taken out can come back until all is saved', async () => {
    const takenOut = [opened, removed, written, grade]
    const left = exampleExercise(sets.slice(1), { version: 7, grade_level: 9 })
    const savedWithout = done('exerciseSave', { exercise: left, saved: [], failed: null, newer: null })
    const [before, after] = [await editing(takenOut), await editing([...takenOut, save, savedWithout])]
    expect([before.moment.context.removed.length, after.moment.context.removed]).toEqual([1, []])
  })

  test('questions that joined are neither added again nor dismissed', async () => {
    const { moment } = await editing([opened])
    expect([moment.can({ type: 'adding.retried' }), moment.can({ type: 'adding.dismissed' })]).toEqual([false, false])
  })
})

describe(exerciseSaveMachine.id, () => {
  const renamed = exampleExercise(sets, { title: 'Plants', version: 5 })
  const input = { exercise, steps: [{ part: 'title', title: 'Plants' }] }
  const overtaken = done('saveStep', { kind: 'stale' })
  const knows = ({ output }: { output: { exercise: { version: number }; saved: unknown[]; failed: unknown; newer: unknown } | undefined }) => [
    output === undefined ? null : [output.exercise.version, output.saved.length, output.failed !== null, output.newer !== null],
  ]
  const first = exercise.version

  test.each<Row>([
    ['so did one that nobody answers', [failed('saveStep')], ['failed', 'saveStep', [first, 0, true, false]]],
    ['an overtaken one is compared', [overtaken], ['comparing', 'saveStep readExercise', null]],
    ['or fails', [overtaken, failed('readExercise')], ['failed', 'saveStep readExercise', [first, 0, true, false]]],
    ['or shows that it was our own', [overtaken, done('readExercise', renamed)], ['refreshing', 'saveStep readExercise readExercise', null]],
    ['which is then saved', [overtaken, done('readExercise', renamed), done('readExercise', { ...renamed, version: 8 })], [
      'saved', 'saveStep readExercise readExercise', [8, 1, false, false],
    ]],
    ['or somebody else’s', [overtaken, done('readExercise', newer)], ['stale', 'saveStep readExercise', [first, 0, false, true]]],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomes(exerciseSaveMachine, { input, knows })(events)).toEqual(outcome)
  })

  test('with nothing to save it only reads again', async () => {
    expect(await outcomes(exerciseSaveMachine, { input: { exercise, steps: [] } })([])).toEqual(['refreshing', 'readExercise'])
  })
})
