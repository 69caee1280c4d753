import type { Request } from '@playwright/test'
import * as v from 'valibot'
import { exerciseSaveWalk } from '#tests/support/walks/exercises/exercise-save.ts'
import type { Play, Stage } from '#e2e/walks/stage/browser-walk.ts'
import { type EditorStage, writeExercise } from '#e2e/walks/stage/editor-stage.ts'
import { isTo, letThrough, refuse, refuseBy429 } from '#e2e/walks/stage/line.ts'
import { both, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { answers, ends, standStill } from '#e2e/walks/stage/playing.ts'

const Answer = v.object({ output: v.object({ kind: v.picklist(['saved', 'stale', 'refused']) }) })
/** What the server has is what this save made of it. */
const Own = v.object({ output: v.object({ version: v.literal(5) }) })

const changed = 'This exercise was changed in another tab or by somebody else.'
const failed = 'Failed to save changes'
const underWay = both(reads('Plants', 'Saving...'), readsNot(changed, failed, 'Changes saved'))

walkInBrowser<EditorStage>('exercise-save', {
  walks: [exerciseSaveWalk],
  callers: { saveStep: isStep, readExercise: isTo('GET', 'exercises/:id') },
  open: beginSave,
  // A save hears of nothing but its calls.
  gestures: {},
  endings: {
    saveStep: (event) => {
      if (!v.is(Answer, event)) return ends('saveStep', refuse)
      if (event.output.kind === 'stale') return overtaken
      return ends('saveStep', event.output.kind === 'saved' ? letThrough : refuseBy429)
    },
    readExercise: answers('readExercise', refuse),
  },
  views: {
    'exerciseSave.saving': underWay,
    'exerciseSave.comparing': underWay,
    'exerciseSave.refreshing': underWay,
    'exerciseSave.saved': both(reads('Plants', 'Changes saved'), readsNot('Unsaved changes:')),
    'exerciseSave.stale': reads(changed, 'Changed there: title.', 'Load the newer one', 'Save mine over it'),
    'exerciseSave.failed': reads(failed, 'Not saved: title.', 'Try again', 'Unsaved changes: title, order'),
  },
})

/** Changes the title and the order of an exercise, and presses Save. */
async function beginSave(stage: Stage): Promise<EditorStage> {
  const { page, line } = stage
  const world = await writeExercise(stage, 2)
  await world.editor.open(world.id)
  await world.editor.moveUp('Sum 2', 2, 1)
  await page.getByRole('button', { name: 'Edit title' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Plants')
  await line.hold(page)
  await standStill(stage)
  await world.editor.save()
  return world
}

/** Another tab saves the same title before this one does, where the server's exercise is what this save makes of it, else another one. */
async function overtaken(...[world, rest]: Parameters<Play<EditorStage>>): Promise<void> {
  const isOwn = v.is(Own, rest[0]?.event)
  const first = ({ ask, id }: EditorStage) => ask('PUT', `exercises/${id}/title`, { title: isOwn ? 'Plants' : 'Renamed elsewhere' })
  await ends<EditorStage>('saveStep', letThrough, async (at) => void (await first(at)))(world, rest)
}

function isStep(request: Request): boolean {
  return isTo('PUT', 'exercises/:id/title')(request) || isTo('POST', 'exercises/:id/reorder_question_sets')(request)
}
