import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { GradebookActorRef, GradebookSnapshot } from '#machines/classroom/gradebook/gradebook.machine.ts'
import { GradebookScreen, type GradebookScreenProps, type GradebookView } from '#src/screens/classroom/gradebook/gradebook-screen.tsx'
import type { SettingsMode } from '#src/screens/classroom/gradebook/gradebook-settings-dialog.tsx'

const SettingsDialog = lazy(async () => ({
  default: (await import('#src/screens/classroom/gradebook/gradebook-settings-dialog.tsx')).GradebookSettingsDialog,
}))

/** Props of `GradebookShown`: the running gradebook, and what its screen has from the address. */
export type GradebookShownProps = Omit<GradebookScreenProps, 'view' | 'hasUnsaved' | 'children' | 'onSettings' | 'onRetry'> & { gradebook: GradebookActorRef }

/** Binds a running gradebook to its screen. */
export function GradebookShown({ gradebook, ...props }: GradebookShownProps) {
  const moment = useSelector(gradebook, whole)
  const { book, draft, sentence } = moment.context
  const mode = settingsModeOf(moment)
  return (
    <GradebookScreen
      {...props}
      view={viewOf(moment)}
      hasUnsaved={draft !== null}
      onSettings={() => gradebook.send({ type: 'settings.opened' })}
      onRetry={() => gradebook.send({ type: 'retry.requested' })}
    >
      {mode === null || book === null ? null : (
        <Suspense>
          <SettingsDialog
            mode={mode}
            settings={draft?.settings ?? settingsIn(book)}
            isChanged={draft !== null}
            sentence={sentence}
            works={book.works}
            onEdit={(settings) => gradebook.send({ type: 'settings.edited', settings })}
            onSave={() => gradebook.send({ type: 'save.requested' })}
            onDiscard={() => gradebook.send({ type: 'draft.discarded' })}
            onClose={() => gradebook.send({ type: 'settings.closed' })}
            onKeepMine={() => gradebook.send({ type: 'mine.kept' })}
            onTakeTheirs={() => gradebook.send({ type: 'theirs.taken' })}
          />
        </Suspense>
      )}
    </GradebookScreen>
  )
}

function settingsIn({ settings: { terms, missing, categories, filed } }: NonNullable<GradebookSnapshot['context']['book']>) {
  return { terms, missing, categories, filed }
}

function settingsModeOf(moment: GradebookSnapshot): SettingsMode | null {
  for (const settings of ['editing', 'saving', 'refused', 'stale'] as const) if (moment.matches({ shown: { settings } })) return settings
  return null
}

function viewOf(moment: GradebookSnapshot): GradebookView {
  const { book } = moment.context
  if (book !== null) return { mode: 'ready', book, isStale: moment.matches({ shown: { figures: 'stale' } }) }
  if (moment.matches('missing')) return { mode: 'missing' }
  return { mode: moment.matches('failed') ? 'failed' : 'loading' }
}

function whole(moment: GradebookSnapshot): GradebookSnapshot {
  return moment
}
