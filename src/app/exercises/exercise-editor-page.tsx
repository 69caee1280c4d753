import { useSelector } from '@xstate/react'
import { useMemo, useState, type ReactNode } from 'react'
import type { AssignedQuestionSet } from '#contract/exercises/question-sets.ts'
import type { ExerciseEditorActorRef, ExerciseEditorSnapshot } from '#machines/exercises/exercise-editor/exercise-editor.machine.ts'
import type { ExerciseEditorEvent } from '#machines/exercises/exercise-editor/exercise-editor.setup.ts'
import { ExerciseEditor } from '#src/screens/exercises/editor/exercise-editor.tsx'
import type { EditorActions } from '#src/screens/exercises/editor/editor-view.ts'
import { editorView } from './exercise-editor-view.ts'

/**
 * What stands over the page: a question being written, the library to pick from, the themes there are, with whom the exercise is shared, a
 * question to look at, or a set to move.
 */
export type EditorDialog = { kind: 'create' } | { kind: 'add' } | { kind: 'themes' } | { kind: 'share' } | { kind: 'look' | 'move'; set: AssignedQuestionSet }

/** Props of `ExerciseEditorPage`. `drawDialog` draws what stands over the page and is told how to take it away. */
export type ExerciseEditorPageProps = {
  editor: ExerciseEditorActorRef
  timeZone: string
  offeredTags?: readonly string[]
  onAssign: () => void
  onDuplicate: () => void
  drawDialog: (dialog: EditorDialog, snapshot: ExerciseEditorSnapshot, onClosed: () => void) => ReactNode
}

/** Binds a running editor to its screen: every gesture is one event, every picture one selector. */
export function ExerciseEditorPage({ editor, timeZone, offeredTags = [], onAssign, onDuplicate, drawDialog }: ExerciseEditorPageProps) {
  const snapshot = useSelector(editor, whole)
  const [dialog, setDialog] = useState<EditorDialog | null>(null)
  const actions = useMemo(() => ({ ...actionsOf((event) => editor.send(event), setDialog), onAssign, onDuplicate }), [editor, onAssign, onDuplicate])
  return (
    <ExerciseEditor
      view={editorView(snapshot, timeZone, offeredTags)}
      actions={actions}
      dialog={dialog === null ? null : drawDialog(dialog, snapshot, () => setDialog(null))}
    />
  )
}

function actionsOf(send: (event: ExerciseEditorEvent) => void, open: (dialog: EditorDialog) => void): Omit<EditorActions, 'onAssign' | 'onDuplicate'> {
  return {
    onRetry: () => send({ type: 'retry.requested' }),
    onTitleOpen: () => send({ type: 'title.opened' }),
    onTitleTyped: (title) => send({ type: 'title.typed', title }),
    onTitleCancel: () => send({ type: 'title.cancelled' }),
    onTitle: (title) => send({ type: 'title.submitted', title }),
    onGradeLevel: (gradeLevel) => send({ type: 'gradeLevel.chosen', gradeLevel }),
    onTags: (tags) => send({ type: 'tags.changed', tags }),
    onTheme: (theme) => send({ type: 'theme.added', theme }),
    onThemeRemoved: (theme) => send({ type: 'theme.removed', theme }),
    onSettings: (change) => send({ type: 'settings.changed', change }),
    onSettingsSave: () => send({ type: 'settings.submitted' }),
    onResetConfirm: () => send({ type: 'reset.confirmed' }),
    onResetCancel: () => send({ type: 'reset.cancelled' }),
    onAddAgain: () => send({ type: 'adding.retried' }),
    onAddDismiss: () => send({ type: 'adding.dismissed' }),
    onSettingsReset: () => send({ type: 'settings.reset' }),
    onSet: (setId, change) => send({ type: 'set.changed', setId, change }),
    onMove: (setId, to) => send({ type: 'set.moved', setId, to }),
    onRemove: (setId) => send({ type: 'set.removed', setId }),
    onRemovalUndone: (removed) => send({ type: 'removal.undone', removed }),
    onDetails: (setId) => send({ type: 'details.wanted', setId }),
    onLookAt: (set) => open({ kind: 'look', set }),
    onMoveTo: (set) => open({ kind: 'move', set }),
    onShare: () => open({ kind: 'share' }),
    onThemes: () => open({ kind: 'themes' }),
    onCreate: () => open({ kind: 'create' }),
    onAddExisting: () => open({ kind: 'add' }),
    onSave: () => send({ type: 'save.requested' }),
    onPreview: () => send({ type: 'preview.requested' }),
    onNewer: () => send({ type: 'newer.chosen' }),
    onOverwrite: () => send({ type: 'overwrite.chosen' }),
    onDraftRestore: () => send({ type: 'draft.restored' }),
    onDraftDiscard: () => send({ type: 'draft.discarded' }),
    onStay: () => send({ type: 'exit.cancelled' }),
    onLeave: () => send({ type: 'exit.confirmed' }),
    onDiscardAndLeave: () => send({ type: 'exit.discarded' }),
  }
}

function whole(snapshot: ExerciseEditorSnapshot): ExerciseEditorSnapshot {
  return snapshot
}
