import type { AssignedQuestionSet } from '#contract/exercises/question-sets.ts'
import type { EditedExercise, Settings, SetValues } from '#machines/exercises/exercise-editor/exercise.edits.ts'
import type { RemovedSet, SetDetails } from '#machines/exercises/exercise-editor/exercise-editor.state.ts'
import type { foreignChanges, SaveProblem, workUnderWay } from '#machines/exercises/exercise-editor/exercise-editor.selectors.ts'

/** An exercise as the page shows it, with edits; `details` are the sets' questions by set id, as far as they were read. */
export type ExercisePicture = {
  exercise: EditedExercise
  hasAccentTraining: boolean
  assignmentCount: number
  /** Which colleague shares it with the viewer; null for the school library's and their own. */
  sharedBy: string | null
  details: Readonly<Record<number, SetDetails | 'failed'>>
}

/** What is under way and what must be said while an exercise is edited; sets are named by id. */
export type EditingPicture = {
  isEditingTitle: boolean
  isTitleRefused: boolean
  offeredThemes: readonly string[]
  offeredTags: readonly string[]
  theme: 'idle' | 'adding' | 'failed'
  unsaved: readonly string[]
  leavingSets: readonly number[]
  problems: Readonly<Record<number, string>>
  /** The sets taken out since the last save, which can come back. */
  removed: readonly RemovedSet[]
  underWay: ReturnType<typeof workUnderWay>
  draft: { keptAt: string; isOlder: boolean } | null
  saveProblem: SaveProblem | null
  foreign: ReturnType<typeof foreignChanges>
  isAskingToLeave: boolean
  isAskingToReset: boolean
  unadded: { count: number; of: number; isKnown: boolean; isNew: boolean; sentence: string | null } | null
}

/**
 * Every mode of the page; `missing` is an exercise that is not there or not this teacher's to see, `reading` is for who may use the exercise
 * and not change it.
 */
export type EditorView =
  | { mode: 'loading' }
  | { mode: 'failed' }
  | { mode: 'missing' }
  | ({ mode: 'reading' } & ExercisePicture)
  | ({ mode: 'open' } & ExercisePicture & EditingPicture)

/** The view while an exercise is edited. */
export type OpenView = Extract<EditorView, { mode: 'open' }>

/** What a person can do to one set; places count from 0. */
export type SetActions = {
  onSet: (setId: number, change: Partial<SetValues>) => void
  onMove: (setId: number, to: number) => void
  onRemove: (setId: number) => void
  onLookAt: (set: AssignedQuestionSet) => void
  onMoveTo: (set: AssignedQuestionSet) => void
  /** The set came into sight, or its question is wanted again. */
  onDetails: (setId: number) => void
}

/** What a person can do in the editor. */
export type EditorActions = SetActions & {
  onRetry: () => void
  onTitleOpen: () => void
  onTitleTyped: (title: string) => void
  onTitleCancel: () => void
  onTitle: (title: string) => void
  onGradeLevel: (gradeLevel: number) => void
  onTags: (tags: readonly string[]) => void
  onTheme: (theme: string) => void
  onThemeRemoved: (theme: string) => void
  /** Shows the themes there are, to delete some. */
  onThemes: () => void
  onSettings: (change: Partial<Settings>) => void
  onSettingsSave: () => void
  onSettingsReset: () => void
  onResetConfirm: () => void
  onResetCancel: () => void
  onAddAgain: () => void
  onAddDismiss: () => void
  onRemovalUndone: (removed: RemovedSet) => void
  onCreate: () => void
  onAddExisting: () => void
  onSave: () => void
  onPreview: () => void
  onAssign: () => void
  onDuplicate: () => void
  /** Only for whom it belongs to, and administrators. */
  onShare: () => void
  onNewer: () => void
  onOverwrite: () => void
  onDraftRestore: () => void
  onDraftDiscard: () => void
  onStay: () => void
  onLeave: () => void
  onDiscardAndLeave: () => void
}
