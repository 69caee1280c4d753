import { useSelector } from '@xstate/react'
import { expect, test } from 'vitest'
import { isAskingToLeave, type LeavingActorRef, type LeavingEvent } from '#machines/forms/leaving/leaving.machine.ts'
import { LosingDialog } from '#src/screens/shell/losing-dialog.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { both, either, type Gesture, press, reads, readsNot, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { freeWalk, losingWalk } from '#tests/support/walks/forms/leaving.ts'

const gestures = {
  'close.requested': press('Put it away'),
  'exit.confirmed': either(press('Discard and leave'), press('Cancel')),
  'exit.cancelled': press('Keep editing'),
} satisfies Record<Exclude<LeavingEvent['type'], 'navigation.requested'>, Gesture>

const asking = reads('Leave without saving?', 'What you typed here is not saved yet.')
const quiet = both(reads('Put it away'), readsNot('Leave without saving?'))
const views = {
  'leaving.open': quiet,
  'leaving.askingToClose': asking,
  'leaving.askingToGo': asking,
  'leaving.going': quiet,
  'leaving.closed': quiet,
}

test.each([
  ['something', losingWalk, ['askingToClose', 'askingToGo', 'closed', 'going', 'open']],
  ['nothing', freeWalk, ['closed', 'going', 'open']],
])('who leaves what would lose %s is asked when it should be, and at every moment finds the ways on', async (_, walk, places) => {
  const shown = await walkScreen({ walk, mount: ({ actor }) => <Left leaving={actor} />, gestures, views })
  const seen = places.map((place) => `leaving.${place}`)
  expect(shown).toEqual({ ...shown, seen, withoutView: [], unoffered: [], wrongs: [] })
})

/** Something that can be left, as forms and dialogs are. */
function Left({ leaving }: { leaving: LeavingActorRef }) {
  return (
    <>
      <Button onClick={() => leaving.send({ type: 'close.requested' })}>Put it away</Button>
      <Button onClick={() => leaving.send({ type: 'exit.confirmed' })}>Cancel</Button>
      {useSelector(leaving, isAskingToLeave) ? (
        <LosingDialog onStay={() => leaving.send({ type: 'exit.cancelled' })} onLeave={() => leaving.send({ type: 'exit.confirmed' })} />
      ) : null}
    </>
  )
}
