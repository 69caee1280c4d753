import { describe, expect, test } from 'vitest'
import { editorTexts } from '#machines/exercises/exercise-editor/exercise-editor.state.ts'
import { editedExercise } from '#machines/exercises/exercise-editor/exercise.edits.ts'
import { exampleExercise } from '#src/screens/exercises/editor/example-exercise.ts'
import {
  discarded,
  draft,
  editing,
  exercise,
  exit,
  grade,
  named,
  offered,
  opened,
  outcomeOf,
  preview,
  resetAsked,
  restored,
  retry,
  save,
  sets,
  settings,
  stale,
  theme,
  titleOpened,
  typed,
  unsaved,
} from './editor-events.ts'
import { done, failed, type Row } from '#tests/machines/journey.ts'

describe('opening', () => {
  const readOnly = (...own: typeof sets) => done('openExercise', { exercise: exampleExercise(own, { can_edit: false }), themes: [], draft: null })
  test.each<Row>([
    ['so did what nobody answers', [failed('openExercise')], ['failedToOpen', '', 0, '', '']],
    ['it is tried again', [failed('openExercise'), retry], ['opening', 'openExercise', 0, '', '']],
    ['what is somebody else’s is read', [readOnly(...sets)], ['reading', '', 0, '', '']],
    ['and tried out', [readOnly(...sets), preview], ['previewing', '', 0, '', '']],
    ['where it asks something', [readOnly(), preview], ['reading', '', 0, '', '']],
    ['an own one is shown', [opened], ['', '', 0, '', '']],
    ['an earlier draft is offered', [offered], ['open.draft.offered', '', 0, '', '']],
    ['and restored', [offered, restored], ['', '', 1, '', 'gradeLevel: 5']],
    ['or discarded, which can be undone', [offered, discarded], ['', '', 1, editorTexts.discarded, '']],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })
})

test('a discarded draft is gone for good', async () => {
  const { moment, heard } = await editing([offered, discarded])
  expect([moment.context.offered, heard.at(-1)]).toEqual([null, ['keepDraft', { type: 'draft.changed', edits: null, version: exercise.version }]])
})

describe('every change is kept in the browser', () => {
  test.each<Row>([
    ['the grade level', [opened, grade], ['', '', 1, '', 'gradeLevel: 9']],
    ['a theme taken off', [opened, { type: 'theme.removed', theme: 'gardens' }], ['', '', 1, '', 'themes: ["basketball"]']],
    ['settings', [opened, settings], ['', '', 1, '', 'randomize']],
    ['what is asked', [opened, { type: 'set.changed', setId: 1, change: { points: 5 } }], ['', '', 1, '', 'set 1']],
    ['its order', [opened, { type: 'set.moved', setId: 3, to: 0 }], ['', '', 1, '', 'order: [3,1,2]']],
    ['what was brought back', [opened, { type: 'discarding.undone', edits: draft.edits }], ['', '', 1, '', 'gradeLevel: 5']],
    ['the title, as it is typed', [opened, titleOpened, typed('Plants')], ['open.title.editing.typing', '', 1, '', 'title: "Plants"']],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })
})

test('a theme that is deleted is offered no more, stays where it is, and is kept anew when it is added', async () => {
  const opening = done('openExercise', { exercise, themes: ['gardens', 'space'], draft: null })
  const { moment } = await editing([opening, { type: 'theme.deleted', theme: 'gardens' }, { type: 'theme.deleted', theme: 'space' }])
  expect([moment.context.themes, editedExercise(exercise, moment.context.edits).themes]).toEqual([[], exercise.themes])
  expect((await outcomeOf([opening, { type: 'theme.deleted', theme: 'space' }, { type: 'theme.added', theme: 'space' }]))[0]).toEqual('open.themes.adding')
})

describe('a title', () => {
  const writing = [opened, titleOpened]
  const refused = 'open.title.editing.refused'
  test.each<Row>([
    ['is written where it stands', writing, ['open.title.editing.typing', '', 0, '', '']],
    ['that is empty is refused where it is written', [...writing, named(' ')], [refused, '', 0, '', '']],
    ['can be mended then', [...writing, named(' '), typed('Plants')], ['open.title.editing.typing', '', 1, '', 'title: "Plants"']],
    ['that is new is saved by itself', [opened, grade, titleOpened, named('Plants')], ['open.work.saving', 'exerciseSave title', 2, '', 'title: "Plants", gradeLevel: 9']],
    ['that is as before is not', [...writing, named(exercise.title)], ['', '', 1, '', '']],
    ['can be given up', [...writing, typed('Plants'), { type: 'title.cancelled' }], ['', '', 2, '', '']],
    ['is saved with a preview', [...writing, typed('Plants'), preview], ['open.work.saving', 'exerciseSave title', 1, '', 'title: "Plants"']],
    ['unless it is empty', [...writing, typed(' '), preview], [refused, '', 1, '', 'title: ""']],
    ['is saved when a save is tried again', [opened, grade, save, unsaved, titleOpened, typed('Plants'), retry], [
      'open.work.saving', 'exerciseSave gradeLevel, exerciseSave title gradeLevel', 2, '', 'title: "Plants", gradeLevel: 9',
    ]],
    ['unless it is empty by then', [opened, grade, save, unsaved, titleOpened, typed(' '), retry], [
      `${refused} open.work.failed`, 'exerciseSave gradeLevel', 2, '', 'title: "", gradeLevel: 9',
    ]],
    ['is saved over somebody else’s change', [opened, grade, save, stale, titleOpened, typed('Plants'), { type: 'overwrite.chosen' }], [
      'open.work.saving', 'exerciseSave gradeLevel, exerciseSave title gradeLevel', 4, '', 'title: "Plants", gradeLevel: 9',
    ]],
    ['unless it is empty there', [opened, grade, save, stale, titleOpened, typed(' '), { type: 'overwrite.chosen' }], [
      `${refused} open.work.stale`, 'exerciseSave gradeLevel', 3, '', 'title: "", gradeLevel: 9',
    ]],
    ['goes when the newer exercise is chosen', [opened, grade, save, stale, titleOpened, typed('Plants'), { type: 'newer.chosen' }], [
      '', 'exerciseSave gradeLevel', 4, editorTexts.laidAside, '',
    ]],
    ['gives way to a restored draft', [offered, titleOpened, restored], ['', '', 1, '', 'gradeLevel: 5']],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })
})

describe('a theme', () => {
  const unkept = [opened, theme('comets'), failed('keepTheme')]
  const withSpace = 'themes: ["basketball","gardens","space"]'
  const withComets = 'themes: ["basketball","gardens","comets"]'
  const same = editorTexts.sameTheme
  test.each<Row>([
    ['that is offered is added', [opened, theme('space')], ['', '', 1, '', withSpace]],
    ['that is new is kept first', [opened, theme('comets')], ['open.themes.adding', 'keepTheme', 0, '', '']],
    ['and then added', [opened, theme('comets'), done('keepTheme')], ['', 'keepTheme', 1, '', withComets]],
    ['that is there says so', [opened, theme('Gardens')], ['', '', 0, same, '']],
    ['without letters is none', [opened, theme(' ')], ['', '', 0, '', '']],
    ['that cannot be kept says so', unkept, ['open.themes.failed', 'keepTheme', 0, '', '']],
    ['can be tried again', [...unkept, theme('comets')], ['open.themes.adding', 'keepTheme, keepTheme', 0, '', '']],
    ['and another one with it', [...unkept, theme('stars'), done('keepTheme')], ['', 'keepTheme, keepTheme', 1, '', withComets.replace('comets', 'stars')]],
    ['or one that is offered', [...unkept, theme('space')], ['', 'keepTheme', 1, '', withSpace]],
    ['but none that is there', [...unkept, theme('Gardens')], ['open.themes.failed', 'keepTheme', 0, same, '']],
    ['nor one without letters', [...unkept, theme(' ')], ['open.themes.failed', 'keepTheme', 0, '', '']],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })
})

describe('leaving and resetting', () => {
  const asked = [opened, grade, exit]
  const nine = 'gradeLevel: 9'
  test.each<Row>([
    ['unsaved edits are asked about', asked, ['open.dialog.asking', '', 1, '', nine]],
    ['and gone on with', [...asked, { type: 'exit.cancelled' }], ['', '', 1, '', nine]],
    ['or left as a draft', [...asked, { type: 'exit.confirmed' }], ['open.dialog.leaving', '', 1, '', nine]],
    ['or given up', [...asked, { type: 'exit.discarded' }], ['open.dialog.leaving', '', 2, '', '']],
    ['without any the page is left unasked', [opened, exit], ['', '', 0, '', '']],
    ['a reset is asked about', [opened, resetAsked], ['open.dialog.askingReset', '', 0, '', '']],
    ['leaving takes its place where something is unsaved', [opened, grade, resetAsked, exit], ['open.dialog.asking', '', 1, '', nine]],
    ['and only there', [opened, resetAsked, exit], ['open.dialog.askingReset', '', 0, '', '']],
    ['a reset is written at once', [opened, resetAsked, { type: 'reset.confirmed' }], ['open.work.writing', 'writeExercise', 0, '', '']],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })
})

test('the question of a set is read when it is opened, and again after a failure', async () => {
  const wanted = { type: 'details.wanted', setId: 1 }
  const details = { text: 'Solve it.', variations: 1 }
  const seen = await Promise.all([
    editing([opened, wanted]),
    editing([opened, wanted, { type: 'details.arrived', setId: 1, details }]),
    editing([opened, wanted, { type: 'details.failed', setId: 1 }]),
    editing([opened, wanted, { type: 'details.failed', setId: 1 }, wanted]),
  ])
  expect(seen.map(({ moment }) => moment.context.details)).toEqual([{}, { 1: details }, { 1: 'failed' }, {}])
  expect(seen.at(-1)?.heard).toEqual([['readDetails', wanted], ['readDetails', wanted]])
})
