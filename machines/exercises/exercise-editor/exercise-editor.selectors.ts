import { isEdited } from './exercise.edits.ts'
import type { ExerciseEditorSnapshot } from './exercise-editor.machine.ts'
import { editorTexts, type Write } from './exercise-editor.state.ts'
import type { SaveScope } from './exercise-save.steps.ts'
import { differenceInWords, editsInWords, stepInWords } from './exercise.words.ts'

/** What is not saved yet, in words. */
export function unsavedParts({ context: { exercise, edits } }: ExerciseEditorSnapshot): string[] {
  return exercise === null ? [] : editsInWords(exercise, edits)
}

/** Whether leaving the page must be confirmed. */
export function mustConfirmLeaving(snapshot: ExerciseEditorSnapshot): boolean {
  const isOpen = snapshot.matches({ open: { dialog: 'staying' } }) || snapshot.matches({ open: { dialog: 'askingReset' } })
  return isOpen && isEdited(snapshot.context.edits)
}

/** Whether the question about leaving was answered, and by going. */
export function isLeaving(snapshot: ExerciseEditorSnapshot): boolean {
  return snapshot.status !== 'active' || snapshot.matches({ open: { dialog: 'leaving' } })
}

/** Why a save stopped: the literal text, the part that was not saved with the server's sentence, and what was saved before it. */
export type SaveProblem = { text: string; part: string | null; sentence: string | null; saved: string[] }

/** Why the last save stopped, or null. */
export function saveProblem(snapshot: ExerciseEditorSnapshot): SaveProblem | null {
  const { exercise, edits, scope, outcome } = snapshot.context
  if (!snapshot.matches({ open: { work: 'failed' } }) || exercise === null) return null
  return {
    text: scope === 'settings' ? editorTexts.settingsFailed : editorTexts.saveFailed,
    part: outcome?.failed ? stepInWords(outcome.failed.step, exercise, edits) : null,
    sentence: outcome?.failed?.sentence ?? null,
    saved: (outcome?.saved ?? []).map((step) => stepInWords(step, exercise, edits)),
  }
}

/** What somebody else changed while this exercise was edited, in words, and what had been saved before; null when nobody did. */
export function foreignChanges(snapshot: ExerciseEditorSnapshot): { changed: string[]; saved: string[] } | null {
  const { exercise, edits, outcome } = snapshot.context
  if (!snapshot.matches({ open: { work: 'stale' } }) || exercise === null || !outcome?.newer) return null
  return { changed: differenceInWords(exercise, outcome.newer), saved: outcome.saved.map((step) => stepInWords(step, exercise, edits)) }
}

/** The draft this browser kept, while it is offered: since when, and whether the exercise was changed after that. */
export function draftOffer(snapshot: ExerciseEditorSnapshot): { keptAtMs: number; isOlder: boolean } | null {
  const { offered, exercise } = snapshot.context
  if (!snapshot.matches({ open: { draft: 'offered' } }) || offered === null) return null
  return { keptAtMs: offered.keptAtMs, isOlder: offered.version !== exercise?.version }
}

/** What is being written right now: a save by its scope, or a change that is written at once by its kind. */
export function workUnderWay(snapshot: ExerciseEditorSnapshot): SaveScope | 'preview' | Write['kind'] | null {
  const { scope, wantsPreview, queue } = snapshot.context
  if (snapshot.matches({ open: { work: 'saving' } })) return wantsPreview ? 'preview' : scope
  return snapshot.matches({ open: { work: 'writing' } }) ? (queue[0]?.kind ?? null) : null
}

/** The sets that are being taken out, by id. */
export function leavingSets({ context }: ExerciseEditorSnapshot): readonly number[] {
  return context.queue.flatMap((write) => (write.kind === 'remove' ? [write.setId] : []))
}
