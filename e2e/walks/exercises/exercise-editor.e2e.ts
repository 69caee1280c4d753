import * as v from 'valibot'
import type { ExerciseEditorEvent } from '#machines/exercises/exercise-editor/exercise-editor.setup.ts'
import { exerciseEditorWalks } from '#tests/support/walks/exercises/exercise-editor.ts'
import type { BrowserGesture, View } from '#e2e/walks/stage/browser-walk.ts'
import { editorEndings, isReading, isSaving, isWriting } from '#e2e/walks/stage/editor-endings.ts'
import { openEditor } from '#e2e/walks/stage/editor-opening.ts'
import type { EditorStage } from '#e2e/walks/stage/editor-stage.ts'
import { isTo } from '#e2e/walks/stage/line.ts'
import { both, either, isAt, isWithoutDialog, reads, readsNot } from '#e2e/walks/stage/look.ts'
import { walkInBrowser } from '#e2e/walks/stage/play-walk.ts'
import { press, standStill } from '#e2e/walks/stage/playing.ts'

const Title = v.object({ title: v.string() })
const Grade = v.object({ gradeLevel: v.number() })
const NewTheme = v.object({ theme: v.literal('comets') })

const gestures = {
  'retry.requested': press('Try again'),
  'title.opened': press('Edit title'),
  'title.typed': ({ page }, _, event) => page.getByRole('textbox', { name: 'Title' }).fill(v.parse(Title, event).title),
  'title.cancelled': press('Cancel'),
  'title.submitted': async ({ page }, _, event) => {
    await page.getByRole('textbox', { name: 'Title' }).fill(v.parse(Title, event).title)
    await page.getByRole('button', { name: 'Save title' }).click()
  },
  'gradeLevel.chosen': async ({ page }, _, event) => {
    await page.getByRole('combobox', { name: 'Grade level' }).selectOption(String(v.parse(Grade, event).gradeLevel))
  },
  'theme.added': ({ editor, student }, _, event) => editor.addTheme(`${v.parse(NewTheme, event).theme} (${student.username})`),
  'theme.removed': press('Remove gardens'),
  // The dialog with the themes there are stands over the page by itself.
  'theme.deleted': null,
  'tags.changed': async ({ page }) => {
    await page.getByPlaceholder('Add a tag').fill('exam')
    await page.keyboard.press('Enter')
  },
  'settings.changed': ({ page }) => page.getByRole('switch', { name: 'Randomize questions' }).click(),
  'settings.submitted': press('Save'),
  'settings.reset': press('Reset'),
  'reset.confirmed': press('Reset settings'),
  'reset.cancelled': press('Cancel'),
  'set.removed': ({ editor }) => editor.set('Sum 1').getByRole('button', { name: 'Delete' }).click(),
  'save.requested': press('Save Changes'),
  // Each question has a preview of its own.
  'preview.requested': ({ page }) => page.getByRole('complementary').getByRole('button', { name: /Preview$/ }).click(),
  'newer.chosen': press('Load the newer one'),
  'overwrite.chosen': press('Save mine over it'),
  'draft.restored': press('Restore'),
  'draft.discarded': press('Discard'),
  'exit.requested': ({ page }) => page.getByRole('link', { name: 'Exercises', exact: true }).last().click(),
  'exit.cancelled': press('Keep editing'),
  'exit.confirmed': press('Leave, keep draft'),
  'exit.discarded': press('Discard and leave'),
  // What is changed of a set waits for its animations, for which time would have to pass.
  'set.changed': null,
  'set.moved': null,
  // What can be undone or tried again was done before, which these paths leave out; questions are added by the library's dialog.
  'removal.undone': null,
  'discarding.undone': null,
  'questions.added': null,
  'adding.retried': null,
  'adding.dismissed': null,
  // The page reads a question by itself as soon as it is to be seen.
  'details.wanted': null,
  'details.arrived': null,
  'details.failed': null,
} satisfies Record<ExerciseEditorEvent['type'], BrowserGesture<EditorStage>>

const leaving = 'Leave with unsaved changes?'
const resetting = 'Reset the settings?'
const changed = 'This exercise was changed in another tab or by somebody else.'
const failed = 'Failed to save changes'
const offer = 'You have unsaved changes from'
const isHere = isAt(/^\/exercises\/\d+$/)
const isGone = both(isAt(/^\/exercises$/), isWithoutDialog)

walkInBrowser<EditorStage>('exercise-editor', {
  walks: exerciseEditorWalks,
  callers: { read: isReading, save: isSaving, write: isWriting, keepTheme: isTo('POST', 'themes') },
  open: async (stage, path) => {
    const world = await openEditor(stage, path)
    await standStill(stage)
    return world
  },
  gestures,
  // Behind a dialog nothing can be pressed, a title is sent from its field, and only one theme is new to the teacher.
  leftOut: (event, before) =>
    (event.type === 'title.submitted' && !before.matches({ open: { title: 'editing' } })) ||
    (event.type === 'theme.added' && !v.is(NewTheme, event)) ||
    (before.matches('open') && !before.matches({ open: { dialog: 'staying' } }) && !/^(exit|reset)\./.test(event.type)),
  endings: editorEndings,
  views: {
    'exerciseEditor.opening': reads('Loading exercise...'),
    'exerciseEditor.missing': reads('Failed to fetch exercise.', 'It does not exist, or it belongs to a colleague who has not shared it with you.', 'See your exercises'),
    'exerciseEditor.failedToOpen': reads('Failed to fetch exercise', 'Nothing was changed.', 'Try again'),
    'exerciseEditor.reading': both(reads('This exercise belongs to the school library.', 'Sum 1', 'Preview'), readsNot('Save Changes', 'Edit title', 'Delete')),
    'exerciseEditor.open.title.shown': whileOpen(either(reads('Saving title...'), reads('Edit title'))),
    'exerciseEditor.open.title.editing.typing': both(reads('Save title'), readsNot('Title is required')),
    'exerciseEditor.open.title.editing.refused': reads('Save title', 'Title is required'),
    'exerciseEditor.open.themes.idle': whileOpen(both(reads('Themes', 'gardens'), readsNot('Failed to add theme'))),
    'exerciseEditor.open.themes.adding': reads('Adding...'),
    'exerciseEditor.open.themes.failed': reads('Failed to add theme'),
    'exerciseEditor.open.draft.offered': reads(offer, 'Restore', 'Discard'),
    'exerciseEditor.open.draft.settled': readsNot(offer),
    'exerciseEditor.open.dialog.staying': both(isHere, isWithoutDialog),
    'exerciseEditor.open.dialog.asking': both(isHere, reads(leaving, 'Keep editing', 'Leave, keep draft', 'Discard and leave')),
    'exerciseEditor.open.dialog.askingReset': both(isHere, reads(resetting, 'Reset settings', 'Cancel')),
    'exerciseEditor.open.dialog.leaving': isGone,
    'exerciseEditor.open.work.idle': readsNot(failed, changed, 'Deleting...', 'Saving...'),
    'exerciseEditor.open.work.saving': either(reads('Saving title...'), reads('Saving...')),
    'exerciseEditor.open.work.failed': reads(failed, 'Try again'),
    'exerciseEditor.open.work.stale': reads(changed, 'Load the newer one', 'Save mine over it'),
    'exerciseEditor.open.work.writing': reads('Deleting...'),
    'exerciseEditor.previewing': both(isAt(/^\/chat\/\d+$/), reads('What is 2 and 2?')),
  },
})

/** What is to be seen as long as the page was not left. */
function whileOpen(view: View<EditorStage>): View<EditorStage> {
  return either(isGone, view)
}
