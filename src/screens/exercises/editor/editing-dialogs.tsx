import { lazy, Suspense } from 'react'
import type { EditorActions, OpenView } from './editor-view.ts'

const ResetDialog = lazy(async () => ({ default: (await import('#src/screens/exercises/editor/settings/reset-dialog.tsx')).ResetDialog }))
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }))

/** What is asked before it is done: setting the settings back, and leaving with unsaved changes. */
export function EditingDialogs({ view, actions }: { view: OpenView; actions: EditorActions }) {
  return (
    <>
      {view.isAskingToReset ? (
        <Suspense>
          <ResetDialog isSpoken={view.hasAccentTraining} onReset={actions.onResetConfirm} onCancel={actions.onResetCancel} />
        </Suspense>
      ) : null}
      {view.isAskingToLeave ? (
        <Suspense>
          <LeaveDialog unsaved={view.unsaved} onStay={actions.onStay} onLeave={actions.onLeave} onDiscard={actions.onDiscardAndLeave} />
        </Suspense>
      ) : null}
    </>
  )
}
