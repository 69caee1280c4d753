import type { Told } from '#machines/exercises/exercise-editor/exercise-editor.state.ts'
import { notifyUndo } from '#src/app/shell/notice-actions.ts'
import { notifyError, notifySuccess } from '#src/app/shell/notices.ts'

/** Says what an editor tells, as a toast and in the notice list; what was taken out or discarded with Undo. */
export function tellEditor(told: Told, undo: () => void): void {
  if (told.type === 'removal.told') notifyUndo(`“${told.removed.title}” was taken out of the exercise.`, undo)
  else if (told.type === 'discarding.told') notifyUndo(told.text, undo)
  else if (told.tone === 'error') notifyError(told.text, told.durationMs ?? undefined)
  else notifySuccess(told.text, told.durationMs ?? undefined)
}
