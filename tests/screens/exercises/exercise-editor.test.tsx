import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Exercise } from '#contract/exercises/exercise-library.ts'
import { exerciseEditorMachine } from '#machines/exercises/exercise-editor/exercise-editor.machine.ts'
import type { OpenedExercise, Told, Write, WriteAnswer } from '#machines/exercises/exercise-editor/exercise-editor.state.ts'
import { editedExercise } from '#machines/exercises/exercise-editor/exercise.edits.ts'
import { ExerciseEditorPage } from '#src/app/exercises/exercise-editor-page.tsx'
import { exampleExercise, exampleSet, exampleSets } from '#src/screens/exercises/editor/example-exercise.ts'
import { MoveDialog } from '#src/screens/exercises/editor/sets/move-dialog.tsx'
import { draw } from '#tests/screens/chat/draw.tsx'

const spoken = exampleSet(4, { question_title: 'Rain', question_type: 'ACCENT_TRAINING' })

async function open(sets = exampleSets) {
  const onAssign = vi.fn()
  let left = sets
  const said: string[] = []
  const opened: OpenedExercise = { exercise: exampleExercise(sets), themes: [], draft: null }
  const editor = createActor(
    exerciseEditorMachine.provide({
      actors: {
        openExercise: fromPromise<OpenedExercise | null, { exerciseId: number }>(async () => opened),
        writeExercise: fromPromise<WriteAnswer, { exercise: Exercise | null; write: Write | null }>(async ({ input: { write } }) => {
          left = left.filter(({ id }) => write?.kind !== 'remove' || id !== write.setId)
          return { exercise: exampleExercise(left), setId: null, added: 0, problem: null }
        }),
        keepTheme: fromPromise<void, { theme: string }>(async () => undefined),
        readDetails: fromCallback<{ type: 'details.wanted'; setId: number }, undefined>(({ receive, sendBack }) =>
          receive(({ setId }) => sendBack({ type: 'details.arrived', setId, details: { text: 'Work it out.', variations: 1 } })),
        ),
        keepDraft: fromCallback(() => undefined),
        tell: fromCallback<Told, undefined>(({ receive }) => receive((told) => said.push(told.type === 'removal.told' ? told.removed.title : told.text))),
      },
    }),
    { input: { exerciseId: 7 } },
  ).start()
  draw(
    <ExerciseEditorPage
      editor={editor}
      timeZone="UTC"
      onAssign={onAssign}
      onDuplicate={() => {}}
      drawDialog={(dialog, _, onClosed) =>
        dialog.kind === 'move' ? (
          <MoveDialog
            title={dialog.set.question_title}
            place={1}
            count={3}
            onMove={(to) => {
              onClosed()
              editor.send({ type: 'set.moved', setId: dialog.set.id, to })
            }}
            onClose={onClosed}
          />
        ) : null
      }
    />,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Plants and Equations')
  return { said, onAssign, shown: () => editedExercise(exampleExercise(sets), editor.getSnapshot().context.edits) }
}

beforeEach(() => page.viewport(1280, 900))

test('an exercise is given from its own page, as soon as it asks something', async () => {
  const editor = await open()
  await page.getByRole('button', { name: 'Create assignment' }).click()
  expect(editor.onAssign.mock.calls).toHaveLength(1)
})

test('an exercise without questions is not given', async () => {
  await open([])
  await expect.element(page.getByRole('button', { name: 'Create assignment' })).not.toBeInTheDocument()
})

describe('the order', () => {
  test('is changed with the keyboard alone, and each step is said', async () => {
    const editor = await open()
    await page.getByRole('button', { name: 'Move set 3, Area of a rectangle' }).click()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('Area of a rectangle picked up, at position 3 of 3.')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(page.getByText('Area of a rectangle is at position 2 of 3.')).toBeInTheDocument()
    await expect.element(page.getByText('Moving from position 3 to 2. Press Escape to put it back.')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('Unsaved changes: order')).toBeVisible()
    expect(editor.shown().sets.map(({ id }) => id)).toEqual([1, 3, 2])
  })

  test('is changed by a position, without dragging', async () => {
    const editor = await open()
    await page.getByRole('button', { name: 'Move to position…' }).first().click()
    await page.getByRole('spinbutton', { name: 'Position, 1 to 3' }).fill('3')
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await expect.element(page.getByText('Unsaved changes: order')).toBeVisible()
    expect(editor.shown().sets.map(({ id }) => id)).toEqual([2, 3, 1])
  })
})

describe('a set', () => {
  test('keeps its numbers within their limits and counts them into the total', async () => {
    const editor = await open()
    await page.getByRole('button', { name: 'Edit settings' }).first().click()
    await page.getByRole('spinbutton', { name: 'Variations' }).fill('abc')
    expect(editor.shown().sets[0]?.num_questions).toEqual(0)
    await page.getByRole('spinbutton', { name: 'Points each' }).fill('2')
    await expect.element(page.getByRole('spinbutton', { name: 'Variations' })).toHaveValue('1')
    await page.getByRole('button', { name: 'Variations: more' }).click()
    await expect.element(page.getByText('Exercise total 24 points')).toBeVisible()
    await expect.element(page.getByText('Unsaved changes: set 1')).toBeVisible()
  })

  test('says when its numbers make no sense', async () => {
    await open([exampleSet(1, { num_questions: 2 })])
    await expect.element(page.getByText(/has no variations, so students get the same question 2 times/)).toBeVisible()
    await page.getByRole('button', { name: 'Edit settings' }).click()
    await page.getByRole('spinbutton', { name: 'Tries before moving on' }).fill('2')
    await expect.element(page.getByText(/Students may move on after 2 tries, before the answer is shown after 3/)).toBeVisible()
  })

  test('that is spoken has a speed and no tries', async () => {
    const editor = await open([spoken])
    await page.getByRole('button', { name: 'Edit settings' }).click()
    await expect.element(page.getByRole('spinbutton', { name: /Tries/ })).not.toBeInTheDocument()
    await page.getByRole('slider', { name: /Audio speed/ }).fill('0.8')
    await expect.element(page.getByText('Audio speed: 0.8×')).toBeVisible()
    expect(editor.shown().sets[0]?.reading_speed).toEqual(0.8)
  })
})

test('a set that is deleted leaves the focus at the one that takes its place, and the last one at the heading', async () => {
  await open()
  await page.getByRole('button', { name: 'Delete' }).nth(1).click()
  await expect.element(page.getByRole('button', { name: 'Move set 2, Area of a rectangle' })).toHaveFocus()
  await page.getByRole('button', { name: 'Delete' }).nth(1).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('heading', { name: /Question sets/ })).toHaveFocus()
})

describe('the settings', () => {
  test('work the percentages out as they are typed, and apply nothing out of range', async () => {
    const editor = await open()
    const example = page.getByRole('region', { name: 'Worked example' })
    await expect.element(example).toHaveTextContent(/Right on try 3 gives 8\. Right after the answer was shown gives 1\./)
    await page.getByRole('textbox', { name: 'Each extra try costs' }).fill('25')
    await expect.element(example).toHaveTextContent(/then 7 for each later try.*Right on try 3 gives 7\./)
    await page.getByRole('textbox', { name: 'Tries cost at most' }).fill('130')
    await expect.element(page.getByText('Type 0 to 100. It stays at 30%.')).toBeVisible()
    await page.getByRole('textbox', { name: 'After the answer is shown, at most' }).fill('')
    expect(editor.shown().settings).toEqual({
      timer: '15min',
      randomize: false,
      gradingDifficulty: 'moderate',
      letterGradeToMoveOn: 'C',
      pointReductionPerAttempt: 25,
      maxReductionFromAttempts: 30,
      maxPointsAfterAnswerGiven: null,
      languageModel: 'helps',
    })
  })

  test('take any whole number of minutes, and none', async () => {
    const editor = await open()
    await page.getByRole('radio', { name: 'Other' }).click({ force: true })
    await page.getByRole('textbox', { name: 'Minutes' }).fill('0')
    await expect.element(page.getByText(/Type whole minutes, from 1 to 10080/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Minutes' }).fill('25')
    expect(editor.shown().settings.timer).toEqual('25min')
    await page.getByRole('radio', { name: 'None' }).click({ force: true })
    expect(editor.shown().settings.timer).toEqual(null)
  })
})

test('a theme is added once, in whatever capitals, and taken off again', async () => {
  const editor = await open()
  await page.getByRole('button', { name: 'Add theme' }).click()
  await expect.element(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await page.getByRole('combobox', { name: 'New theme' }).fill('Gardens')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.poll(() => editor.said).toEqual(['This theme already exists'])
  await page.getByRole('combobox', { name: 'New theme' }).fill('space')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Remove space' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove basketball' }).click()
  await expect.poll(() => editor.shown().themes).toEqual(['gardens', 'space'])
})

test('the title is changed in its place; Escape leaves it, and an empty one is refused', async () => {
  const editor = await open()
  await page.getByRole('button', { name: 'Edit title' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(' ')
  await page.getByRole('button', { name: 'Save title' }).click()
  await expect.element(page.getByText('Title is required')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Edit title' })).toHaveFocus()
  await page.getByRole('button', { name: 'Edit title' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Plants')
  await expect.element(page.getByText('Unsaved changes: title')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(editor.shown().title).toEqual('Plants')
})
