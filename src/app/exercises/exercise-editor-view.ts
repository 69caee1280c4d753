import { editedExercise } from '#machines/exercises/exercise-editor/exercise.edits.ts'
import type { ExerciseEditorSnapshot } from '#machines/exercises/exercise-editor/exercise-editor.machine.ts'
import * as editor from '#machines/exercises/exercise-editor/exercise-editor.selectors.ts'
import type { EditingPicture, EditorView, ExercisePicture } from '#src/screens/exercises/editor/editor-view.ts'
import { formatMoment } from '#src/screens/dates.ts'

/** What the page shows of a moment of the editor. */
export function editorView(snapshot: ExerciseEditorSnapshot, timeZone: string, offeredTags: readonly string[] = []): EditorView {
  const picture = pictureOf(snapshot)
  if (snapshot.matches('failedToOpen')) return { mode: 'failed' }
  if (snapshot.matches('missing')) return { mode: 'missing' }
  if (picture === null) return { mode: 'loading' }
  return picture.canEdit ? { mode: 'open', ...picture, ...editingOf(snapshot, timeZone), offeredTags } : { mode: 'reading', ...picture }
}

function pictureOf({ context: { exercise, edits, details } }: ExerciseEditorSnapshot): (ExercisePicture & { canEdit: boolean }) | null {
  if (exercise === null) return null
  return {
    canEdit: exercise.can_edit,
    exercise: editedExercise(exercise, edits),
    hasAccentTraining: exercise.has_accent_training,
    assignmentCount: exercise.assignment_count,
    sharedBy: exercise.shared_by?.name ?? null,
    details,
  }
}

function editingOf(snapshot: ExerciseEditorSnapshot, timeZone: string): Omit<EditingPicture, 'offeredTags'> {
  const { themes, problems, removed, unadded } = snapshot.context
  const offer = editor.draftOffer(snapshot)
  return {
    isEditingTitle: snapshot.matches({ open: { title: 'editing' } }),
    isTitleRefused: snapshot.matches({ open: { title: { editing: 'refused' } } }),
    offeredThemes: themes,
    theme: snapshot.matches({ open: { themes: 'adding' } }) ? 'adding' : snapshot.matches({ open: { themes: 'failed' } }) ? 'failed' : 'idle',
    unsaved: editor.unsavedParts(snapshot),
    leavingSets: editor.leavingSets(snapshot),
    problems,
    removed,
    unadded: unadded && { ...unadded, count: unadded.questionIds.length },
    underWay: editor.workUnderWay(snapshot),
    draft: offer && { keptAt: formatMoment(new Date(offer.keptAtMs).toISOString(), timeZone), isOlder: offer.isOlder },
    saveProblem: editor.saveProblem(snapshot),
    foreign: editor.foreignChanges(snapshot),
    isAskingToLeave: snapshot.matches({ open: { dialog: 'asking' } }),
    isAskingToReset: snapshot.matches({ open: { dialog: 'askingReset' } }),
  }
}
