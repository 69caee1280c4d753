import { useSelector } from '@xstate/react'
import { expect, test } from 'vitest'
import type { WaitingActorRef } from '#machines/forms/waiting/waiting.machine.ts'
import { SlowNotice } from '#src/ui/feedback/slow-notice.tsx'
import { press, reads, readsNot, walkScreen } from '#tests/support/walking/screen-walk.tsx'
import { waitingWalk } from '#tests/support/walks/forms/waiting.ts'

test('what takes longer than usual is said, and can be cancelled', async () => {
  const shown = await walkScreen({
    walk: waitingWalk,
    mount: ({ actor }) => <Foot waiting={actor} />,
    gestures: { 'wait.cancelled': press('Cancel waiting') },
    views: { 'waiting.usual': readsNot('This is taking longer than usual.'), 'waiting.slow': reads('This is taking longer than usual.', 'Cancel') },
    options: { held: ['watchCalls'] },
  })
  expect(shown).toEqual({ ...shown, seen: ['waiting.slow', 'waiting.usual'], withoutView: [], unoffered: [], wrongs: [] })
})

/** The foot of every page. */
function Foot({ waiting }: { waiting: WaitingActorRef }) {
  return useSelector(waiting, (snapshot) => snapshot.hasTag('slow')) ? <SlowNotice place="page" onCancel={() => waiting.send({ type: 'wait.cancelled' })} /> : null
}
