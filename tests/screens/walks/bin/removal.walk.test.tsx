import { expect, test } from 'vitest'
import type { RemovalEvent } from '#machines/bin/removal/removal.machine.ts'
import { RemovalOpen } from '#src/app/bin/removal-asked.tsx'
import { withHeldBatch } from '#tests/support/walking/held-batch.ts'
import { atRest, both, busy, either, type Gesture, press, reads, readsNot, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { removalWalk } from '#tests/support/walks/bin/removal.ts'

/** What the page tells that the dialog lies over, or a notice. */
type Told = 'removal.requested' | 'undo.requested'

const gestures = {
  'removal.confirmed': press('Delete'),
  'removal.cancelled': either(press('Stop'), press('Cancel')),
  'removal.left': press('Leave them'),
  'retry.requested': press('Try again'),
} satisfies Record<Exclude<RemovalEvent['type'], Told>, Gesture>

const noDialog = readsNot('Delete Exercise')
const views = {
  'removal.idle': noDialog,
  'removal.confirming': both(reads('Delete Exercise', 'They go.', 'Cancel'), atRest),
  'removal.removing': both(busy('Deleting...'), reads('0 of 2 deleted', 'Stop')),
  'removal.restoring': noDialog,
  'removal.restoreFailed': noDialog,
}

const words = { title: 'Delete Exercise', question: 'They go.', confirmLabel: 'Delete', failed: 'Failed to delete exercises', consequence: null }

test('the dialog shows every moment of deleting and offers every way on', async () => {
  const shown = await walkScreen({
    walk: removalWalk,
    mount: ({ actor }) => <RemovalOpen removal={actor} wordsFor={() => words} />,
    gestures,
    views,
    options: withHeldBatch('removeItems'),
  })
  const unoffered = [
    // What is left after a bulk action is asked about by the bulk action's own moments.
    'removal.left at removal.removing',
    'retry.requested at removal.removing',
    // The notice that tells this offers to try again, as a new Undo.
    'removal.left at removal.restoreFailed',
    'retry.requested at removal.restoreFailed',
  ].toSorted()
  expect({ ...shown, seen: shown.seen.length }).toEqual({ ...shown, seen: 5, withoutView: [], unoffered, wrongs: [] })
})
