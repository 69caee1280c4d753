import { useSelector } from '@xstate/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { batchView } from '#machines/forms/batch/batch.selectors.ts'
import type { Removable, RemovalActorRef } from '#machines/bin/removal/removal.machine.ts'
import type { RemovalDialogProps, RemovalView } from '#src/screens/bin/removal-dialog.tsx'

const RemovalDialog = lazy(async () => ({ default: (await import('#src/screens/bin/removal-dialog.tsx')).RemovalDialog }))

/** The literal words of a removal for what is to go, and what follows from it. */
export type RemovalWords = Pick<RemovalDialogProps, 'title' | 'question' | 'confirmLabel' | 'failed'> & { consequence: ReactNode }

type LayerProps = { removal: RemovalActorRef; wordsFor: (items: readonly Removable[]) => RemovalWords }

/** The dialog of a page's removals, while there is something to ask or to tell. */
export function RemovalLayer({ removal, wordsFor }: LayerProps) {
  const view = useRemovalView(removal)
  const items = useSelector(removal, ({ context }) => context.items)
  if (view === null) return null
  const { consequence, ...words } = wordsFor(items)
  return (
    <Suspense>
      <RemovalDialog
        {...words}
        view={view}
        onConfirm={() => removal.send({ type: 'removal.confirmed' })}
        onCancel={() => removal.send({ type: 'removal.cancelled' })}
        onRetry={() => removal.send({ type: 'retry.requested' })}
        onLeave={() => removal.send({ type: 'removal.left' })}
      >
        {consequence}
      </RemovalDialog>
    </Suspense>
  )
}

/** What the dialog shows; the calls have an actor of their own while they run. */
function useRemovalView(removal: RemovalActorRef): RemovalView | null {
  const place = useSelector(removal, ({ value }) => value)
  const batch = useSelector(
    useSelector(removal, ({ children }) => children.removeItems),
    (snapshot) => snapshot,
  )
  if (place === 'confirming') return { mode: 'confirming' }
  if (batch === undefined) return null
  return batchView(batch, 'deleted', ({ title }, sentence) => ({ title, sentence }))
}
