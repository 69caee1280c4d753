import { expect, test } from 'vitest'
import type { ExerciseEditorEvent } from '#machines/exercises/exercise-editor/exercise-editor.setup.ts'
import { ExerciseEditorPage } from '#src/app/exercises/exercise-editor-page.tsx'
import { atRest, both, busy, type Gesture, press, reads, readsNot, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { exerciseEditorScreenWalk } from '#tests/support/walks/exercises/exercise-editor.ts'

type Walked = Extract<
  ExerciseEditorEvent['type'],
  | 'retry.requested'
  | 'gradeLevel.chosen'
  | 'set.removed'
  | 'save.requested'
  | 'preview.requested'
  | 'newer.chosen'
  | 'overwrite.chosen'
  | 'draft.restored'
  | 'draft.discarded'
  | 'exit.cancelled'
  | 'exit.confirmed'
  | 'exit.discarded'
>

const gestures = {
  'retry.requested': press('Try again'),
  'gradeLevel.chosen': chooseThird,
  'set.removed': press('Delete'),
  'save.requested': press('Save Changes'),
  'preview.requested': (page) => pressIn(page.querySelector('aside'), 'Preview'),
  'newer.chosen': press('Load the newer one'),
  'overwrite.chosen': press('Save mine over it'),
  'draft.restored': press('Restore'),
  'draft.discarded': press('Discard'),
  'exit.cancelled': press('Keep editing'),
  'exit.confirmed': press('Leave, keep draft'),
  'exit.discarded': press('Discard and leave'),
} satisfies Record<Walked, Gesture>

const question = 'Leave with unsaved changes?'
const title = reads('Plants and Equations')

const views = {
  'exerciseEditor.opening': reads('Loading exercise...'),
  'exerciseEditor.missing': reads('Failed to fetch exercise.', 'It does not exist, or it belongs to a colleague', 'See your exercises'),
  'exerciseEditor.failedToOpen': reads('Failed to fetch exercise', 'Try again'),
  'exerciseEditor.reading': both(title, readsNot('Save Changes', 'Edit title', 'Delete')),
  'exerciseEditor.open.title.shown': reads('Edit title'),
  'exerciseEditor.open.themes.idle': reads('Add theme'),
  'exerciseEditor.open.draft.offered': reads('You have unsaved changes from', 'Restore', 'Discard'),
  'exerciseEditor.open.draft.settled': readsNot('You have unsaved changes from'),
  'exerciseEditor.open.dialog.staying': readsNot(question),
  'exerciseEditor.open.dialog.asking': reads(question, 'Keep editing', 'Leave, keep draft', 'Discard and leave'),
  'exerciseEditor.open.dialog.leaving': readsNot(question),
  'exerciseEditor.open.work.idle': both(atRest, readsNot('Failed to save changes', 'This exercise was changed in another tab or by somebody else.', 'Deleting...')),
  'exerciseEditor.open.work.saving': busy('Saving...'),
  'exerciseEditor.open.work.failed': both(atRest, reads('Failed to save changes', 'Try again')),
  'exerciseEditor.open.work.stale': reads('This exercise was changed in another tab or by somebody else.', 'Load the newer one', 'Save mine over it'),
  'exerciseEditor.open.work.writing': busy('Deleting...'),
  'exerciseEditor.previewing': readsNot(question),
}

test('the editor shows every moment of opening, saving and leaving, and offers every way on', async () => {
  const shown = await walkScreen({
    walk: exerciseEditorScreenWalk,
    mount: ({ actor }) => <ExerciseEditorPage editor={actor} timeZone="UTC" onAssign={() => {}} onDuplicate={() => {}} drawDialog={() => null} />,
    gestures,
    views,
  })
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 17, withoutView: [], unoffered: [], wrongs: [] })
})

function chooseThird(page: HTMLElement): boolean {
  const select = page.querySelector('select')
  if (select === null) return false
  select.value = '3'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

function pressIn(scope: HTMLElement | null, words: string): boolean {
  return scope !== null && press(words)(scope)
}
