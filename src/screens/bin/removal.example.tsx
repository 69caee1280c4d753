import type { BinEntry } from '#contract/bin/bin.ts'
import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { EraseDialog, type EraseDialogProps } from './erase-dialog.tsx'
import { RemovalDialog, type RemovalView } from './removal-dialog.tsx'
import { RestoreDialog, type RestoreDialogProps } from './restore-dialog.tsx'

function nothing(): void {}

function removal(view: RemovalView) {
  return () => (
    <RemovalDialog
      view={view}
      title="Delete Exercises"
      question="Are you sure you want to delete 3 exercises?"
      confirmLabel="Delete 3 Exercises"
      failed="Failed to delete exercise"
      onConfirm={nothing}
      onCancel={nothing}
      onRetry={nothing}
      onLeave={nothing}
    >
      3 assignments use them. 2 students have not finished and can no longer start them. Scores stay, and 1 open session goes on. You
      can bring back what you delete for 30 days.
    </RemovalDialog>
  )
}

const entries: BinEntry[] = ['Plants and Equations', 'Commas and Clauses'].map((title, index) => ({
  id: index + 1,
  kind: 'exercise',
  object_id: index + 1,
  title,
  deleted_at: '2026-11-18T19:31:00.000Z',
  expires_at: '2026-12-18T19:31:00.000Z',
}))

function restoring(list: Partial<RestoreDialogProps['list']>, isBusy = false) {
  return () => (
    <RestoreDialog
      list={{ state: 'ready', rows: entries, total: entries.length, facts: null, readAtMs: 0, ...list }}
      noun={{ one: 'exercise', many: 'exercises' }}
      isBusy={isBusy}
      timeZone="America/New_York"
      onRestore={nothing}
      onErase={nothing}
      onMore={nothing}
      onRetry={nothing}
      onClose={nothing}
    />
  )
}

function erasing(view: Partial<EraseDialogProps['view']>) {
  return () => (
    <EraseDialog
      view={{ ...untouchedForm, ...view }}
      entry={{ kind: 'student', title: 'Ana Silva' }}
      onConfirm={nothing}
      onRetry={nothing}
      onClose={nothing}
    />
  )
}

/** Deleting and bringing back. */
export const examples = {
  Asked: removal({ mode: 'confirming' }),
  'On its way': removal({ mode: 'running', done: 1, total: 3, isStopping: false }),
  'Being stopped': removal({ mode: 'running', done: 1, total: 3, isStopping: true }),
  Stopped: removal({ mode: 'stopped', summary: 'Stopped: 2 of 3 deleted' }),
  'Deleted in part': removal({
    mode: 'partlyDone',
    summary: '2 deleted, 1 failed',
    failures: [{ title: 'Commas and Clauses', sentence: 'Only its owner may change this.' }],
  }),
  'Recently deleted': restoring({}),
  'Bringing back': restoring({}, true),
  'Nothing deleted': restoring({ rows: [], total: 0 }),
  'For good?': erasing({}),
  'Going for good': erasing({ isBusy: true }),
  'Not gone for good': erasing({ canRetry: true, sentence: 'Could not be deleted for good. It is still in the list.' }),
  'Could not be fetched': restoring({ state: 'failed', rows: [], total: 0 }),
}
