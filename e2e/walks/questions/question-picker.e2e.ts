import * as v from 'valibot'
import { expect } from '#e2e/fixtures.ts'
import type { QuestionPickerEvent } from '#machines/questions/question-picker/question-picker.machine.ts'
import { lockedPickerWalk, questionPickerWalk, written } from '#tests/support/walks/questions/question-picker.ts'
import type { BrowserGesture, Stage, Step } from '#e2e/walks/stage/browser-walk.ts'
import { type EditorStage, writeExercise, writeSums } from '#e2e/walks/stage/editor-stage.ts'
import { both, isWithoutDialog, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { press, standStill } from '#e2e/walks/stage/playing.ts'

const Words = v.object({ filters: v.object({ q: v.string() }) })
const Chosen = v.object({ questions: v.array(v.object({ id: v.picklist(written.map(({ id }) => id)) })) })

const gestures = {
  'filters.changed': ({ page }, _, event) => page.getByRole('searchbox', { name: 'Search questions' }).fill(v.parse(Words, event).filters.q),
  'filters.reset': press('Reset Filter'),
  'questions.chosen': async ({ page }, _, event) => {
    const chosen = v.parse(Chosen, event).questions.map(({ id }) => id)
    for (const { id } of written) {
      await page.getByRole('checkbox', { name: `Select Sum ${id}`, exact: true }).setChecked(chosen.includes(id))
    }
  },
  'picking.confirmed': press(/^Add \d questions?$/),
  'picking.closed': press('Cancel'),
} satisfies Record<QuestionPickerEvent['type'], BrowserGesture<EditorStage>>

const dialog = reads('Add Questions to Exercise', 'Sum 1', 'Cancel')
const page = both(reads('Sums', 'Question sets'), isWithoutDialog)

walkInBrowser<EditorStage>('question-picker', {
  walks: [questionPickerWalk, lockedPickerWalk],
  callers: {},
  open: openPicker,
  gestures,
  // Each filter has a control of its own, and what may not be chosen cannot be ticked.
  leftOut: (event) => (event.type === 'filters.changed' && !v.is(Words, event)) || (event.type === 'questions.chosen' && !v.is(Chosen, event)),
  endings: {},
  views: {
    'questionPicker.picking.open': both(dialog, both(reads('Choose at least one question.'), readsNot('Showing only'))),
    'questionPicker.picking.narrowed': both(dialog, reads('Showing only Free Form questions', '1 question selected')),
    'questionPicker.picking.fixed': both(dialog, reads('Showing only Free Form questions', 'Choose at least one question.')),
    'questionPicker.picked': both(page, reads('Sum 1')),
    'questionPicker.closed': both(page, readsNot('Sum 1')),
  },
})

/** Opens the library over an exercise, which asks something where the path is kept at one type, with questions that are in none. */
async function openPicker(stage: Stage, path: readonly Step[]): Promise<EditorStage> {
  const isLocked = path[0]?.state.context.lockedType !== null
  const world = await writeExercise(stage, isLocked ? 1 : 0)
  const mark = `(${stage.student.username})`
  await writeSums(world, written.length, mark)
  await world.editor.open(world.id)
  await stage.page.getByRole('button', { name: 'Add existing' }).click()
  await stage.page.getByRole('searchbox', { name: 'Search questions' }).fill(mark)
  await expect(stage.page.getByRole('checkbox', { name: /^Select Sum/ })).toHaveCount(written.length)
  await standStill(stage)
  return world
}
