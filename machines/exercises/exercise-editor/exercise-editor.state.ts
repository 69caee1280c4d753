import type { Exercise } from '#contract/exercises/exercise-library.ts'
import type { OwnSetValues, SaveScope } from './exercise-save.steps.ts'
import type { SaveOutcome } from './exercise-save.machine.ts'
import { editedExercise, mergedEdits, noEdits, orderOf, remainingEdits, type ExerciseEdits, type SetValues } from './exercise.edits.ts'
import { valuesOf } from './exercise-save.steps.ts'

/** What the browser kept of somebody's unsaved edits; `version` is the exercise's as they were made. */
export type KeptDraft = { edits: ExerciseEdits; version: number; keptAtMs: number }

/** What opening an editor reads: the exercise, the themes offered to the teacher, and a draft this browser kept, if any. */
export type OpenedExercise = { exercise: Exercise; themes: readonly string[]; draft: KeptDraft | null }

/** What a set's question says, beyond what the exercise tells: `text` as students see it, and how many variations there are of it. */
export type SetDetails = { text: string; variations: number }

/** A set that was taken out, whole, so that it can come back: `savedPlace` and `place` are where it stood, saved and as edited, from 0. */
export type RemovedSet = {
  questionId: number
  title: string
  values: OwnSetValues
  edits: Partial<SetValues>
  savedPlace: number
  place: number
}

/** A change that is written at once, beside the save. */
export type Write =
  | { kind: 'remove'; setId: number }
  | { kind: 'restore'; removed: RemovedSet }
  | { kind: 'add'; questionIds: readonly number[]; isNew: boolean }
  | { kind: 'reset' }

/**
 * What a write answers: the exercise after it, null where it is not known. `setId` is the restored set, `added` how many
 * questions joined; `problem` says why it, or the rest of it, was not done.
 */
export type WriteAnswer = { exercise: Exercise | null; setId: number | null; added: number; problem: string | null }

/**
 * Questions that were to join the exercise and did not, `of` how many; unless it `isKnown`, some may have joined unheard.
 * `isNew` is a question just written, which is in the library all the same; `sentence` is the server's reason.
 */
export type Unadded = { questionIds: readonly number[]; of: number; isKnown: boolean; isNew: boolean; sentence: string | null }

/** What the page says once, beside its screen. Both others offer Undo: the events `removal.undone` and `discarding.undone`. */
export type Told =
  | { type: 'told'; tone: 'success' | 'error'; text: string; durationMs: number | null }
  | { type: 'removal.told'; removed: RemovedSet }
  | { type: 'discarding.told'; text: string; edits: ExerciseEdits }

/** What the keeper of drafts hears after each change: what is unsaved now, or null. */
export type DraftChange = { type: 'draft.changed'; edits: ExerciseEdits | null; version: number }

/**
 * Where an editor is; `queue` holds the writes that wait for their turn, the first of them being done while one
 * is; `titleBefore` is the unsaved title, if any, that giving up a typed one brings back; `removed` are the sets taken out since
 * the last save, which can come back.
 */
export type EditorContext = {
  exerciseId: number
  exercise: Exercise | null
  themes: readonly string[]
  edits: ExerciseEdits
  offered: KeptDraft | null
  details: Readonly<Record<number, SetDetails | 'failed'>>
  problems: Readonly<Record<number, string>>
  queue: readonly Write[]
  removed: readonly RemovedSet[]
  theme: string
  titleBefore: string | null
  unadded: Unadded | null
  scope: SaveScope
  wantsPreview: boolean
  outcome: SaveOutcome | null
}

/** The sentences an editor can say, word for word. */
export const editorTexts = {
  saved: 'Changes saved',
  saveFailed: 'Failed to save changes',
  settingsFailed: 'Failed to save settings',
  reset: 'Exercise options reset',
  sameTheme: 'This theme already exists',
  themeFailed: 'Failed to add theme',
  oneAdded: 'Question added',
  manyAdded: 'Questions added',
  discarded: 'The draft was discarded.',
  laidAside: 'The newer exercise is shown without your unsaved changes.',
  notRestored: 'The question could not be brought back.',
} as const

/** What a write that nobody answered leaves. */
export const unanswered: WriteAnswer = {
  exercise: null,
  setId: null,
  added: 0,
  problem: 'The server did not answer. Check your connection and try again.',
}

/** The context with an exercise the server just told; edits it says already are dropped, and so is what was taken out and is in it. */
export function withExercise({ edits, removed }: EditorContext, exercise: Exercise): Partial<EditorContext> {
  const there = exercise.assigned_question_sets.map((set) => set.question_id)
  return { exercise, edits: remainingEdits(exercise, edits), removed: removed.filter(({ questionId }) => !there.includes(questionId)) }
}

/** The context with more edits. */
export function withEdits({ exercise, edits }: EditorContext, more: Partial<ExerciseEdits>): Partial<EditorContext> {
  return exercise === null ? {} : { edits: remainingEdits(exercise, mergedEdits(edits, more)) }
}

/** What is not in the exercise of the questions that were to be added, now and before; null when all are. */
export function unaddedAfter({ unadded: before }: EditorContext, write: Extract<Write, { kind: 'add' }>, answer: WriteAnswer): Unadded | null {
  const there = (answer.exercise?.assigned_question_sets ?? []).map((set) => set.question_id)
  const wanted = [...new Set([...(before?.questionIds ?? []), ...write.questionIds])]
  const questionIds = wanted.filter((id) => !there.includes(id))
  if (questionIds.length === 0) return null
  const isNew = write.isNew && wanted.length === 1
  return { questionIds, of: wanted.length, isKnown: answer.exercise !== null, isNew, sentence: answer.problem }
}

/** The context with this unsaved title, or with the saved one. */
export function withTitle({ exercise, edits }: EditorContext, title: string | null): Partial<EditorContext> {
  return exercise === null ? {} : { edits: remainingEdits(exercise, { ...edits, title }) }
}

/** The edits with a set moved to another place, counted from 0. */
export function orderAfterMove({ exercise, edits }: EditorContext, setId: number, to: number): Partial<ExerciseEdits> {
  if (exercise === null) return {}
  const others = orderOf(exercise, edits).filter((id) => id !== setId)
  return { order: others.toSpliced(to, 0, setId) }
}

/** What must be kept of a set before it is taken out. */
export function removedSet({ exercise, edits }: EditorContext, setId: number): RemovedSet | null {
  const savedPlace = exercise?.assigned_question_sets.findIndex(({ id }) => id === setId) ?? -1
  const set = exercise?.assigned_question_sets[savedPlace]
  if (exercise === null || set === undefined) return null
  const { points: _points, reading_speed: _speed, ...values } = valuesOf(set)
  return {
    questionId: set.question_id,
    title: set.question_title,
    values,
    edits: edits.sets[setId] ?? {},
    savedPlace,
    place: orderOf(exercise, edits).indexOf(setId),
  }
}

/** The writes with one more that brings a set back; nothing is done twice. */
export function withRestoring({ exercise, queue }: EditorContext, removed: RemovedSet): readonly Write[] {
  const isThere = exercise?.assigned_question_sets.some((set) => set.question_id === removed.questionId) ?? true
  const isComing = queue.some((write) => write.kind === 'restore' && write.removed.questionId === removed.questionId)
  return isThere || isComing ? queue : [...queue, { kind: 'restore', removed }]
}

/** The context after a set came back under a new id: at its place, with the edits it had. */
export function withRestored(context: EditorContext, exercise: Exercise, setId: number, { place, edits }: RemovedSet): Partial<EditorContext> {
  const after = { ...context, ...withExercise(context, exercise) }
  return withEdits(after, { ...orderAfterMove(after, setId, place), sets: { [setId]: edits } })
}

/** The themes with one more, or null when it is there already, in whatever capitals. */
export function themesWith({ exercise, edits }: EditorContext, theme: string): readonly string[] | null {
  if (exercise === null) return null
  const { themes } = editedExercise(exercise, edits)
  return themes.some((one) => one.toLowerCase() === theme.trim().toLowerCase()) ? null : [...themes, theme.trim()]
}

/** Whether a theme is among those offered to the teacher, in whatever capitals. */
export function isOffered({ themes }: EditorContext, theme: string): boolean {
  return themes.some((one) => one.toLowerCase() === theme.trim().toLowerCase())
}

/** The offered themes with the one that was just kept. */
export function withOffered(context: EditorContext): readonly string[] {
  return isOffered(context, context.theme) ? context.themes : [...context.themes, context.theme]
}

/** What the browser should keep now: everything unsaved but an empty title, an offered draft among it. */
export function draftOf({ exercise, edits: { title, ...others }, offered }: EditorContext): ExerciseEdits {
  if (exercise === null) return noEdits
  // In the order of `noEdits`, as they are compared by their text.
  const edits = { title: title === '' ? null : title, ...others }
  return offered === null ? edits : remainingEdits(exercise, mergedEdits(offered.edits, edits))
}
