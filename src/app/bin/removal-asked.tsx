import { useSelector } from '@xstate/react'
import { waitFor } from 'xstate'
import { batchProgress, batchView } from '#machines/forms/batch/batch.selectors.ts'
import type { RemovalActorRef } from '#machines/bin/removal/removal.machine.ts'
import { RemovalDialog, type RemovalView } from '#src/screens/bin/removal-dialog.tsx'
import { useLeaving } from '#src/app/shell/use-leaving.tsx'
import type { RemovalLayerProps } from './removal-props.ts'

/** The dialog of a page's removals, which asks before a removal under way is left. Load it lazily. */
export function RemovalAsked({ removal, wordsFor }: RemovalLayerProps) {
  const { layer } = useLeaving({
    words: leavingWords,
    wouldLose: () => isAnyWaiting(removal),
    onClosed: () => undefined,
    settled: () => leftWith(removal),
  })
  return (
    <>
      <RemovalOpen {...{ removal, wordsFor }} />
      {layer}
    </>
  )
}

const leavingWords = {
  title: 'Stop here?',
  sentence: 'Not all of these are deleted yet. The rest stays, and what is deleted can be brought back for 30 days.',
  stay: 'Go on',
  leave: 'Stop and leave',
}

/** Binds a removal that is asked about or under way to its dialog. */
export function RemovalOpen({ removal, wordsFor }: RemovalLayerProps) {
  const view = useRemovalView(removal)
  const items = useSelector(removal, ({ context }) => context.items)
  if (view === null) return null
  const { consequence, ...words } = wordsFor(items)
  return (
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

function isAnyWaiting(removal: RemovalActorRef): boolean {
  const batch = removal.getSnapshot().children.removeItems?.getSnapshot()
  return batch !== undefined && batch.hasTag('pending') && batchProgress(batch).waiting > 0
}

/** Begins nothing more, and answers once what runs is through and told. */
function leftWith(removal: RemovalActorRef): Promise<unknown> {
  removal.send({ type: 'removal.left' })
  return waitFor(removal, (now) => !now.matches('removing'))
}
