import { useBlocker, useRouteContext } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { waitFor } from 'xstate'
import { isAskingToLeave, type LeavingActorRef, leavingMachine } from '#machines/forms/leaving/leaving.machine.ts'
import { type LosingWords, LosingDialog } from '#src/screens/shell/losing-dialog.tsx'

/**
 * What leaving is told: `wouldLose` is read once and asked whenever somebody leaves; `onClosed` takes the dialog away; `settled`
 * is waited for before another page comes, and brings what is under way to its end.
 */
type LeavingOptions = { words?: LosingWords | undefined; wouldLose: () => boolean; onClosed: () => void; settled?: () => Promise<unknown> }

/**
 * The way out of what is open: `close` asks first when something would be lost, as going to another page, reloading and the
 * browser's Back do; `cancel` asks nothing. Draw `layer` beside it.
 */
export function useLeaving({ words, wouldLose, onClosed, settled }: LeavingOptions): { close: () => void; cancel: () => void; layer: ReactNode } {
  const { auth } = useRouteContext({ from: '__root__' })
  const [machine] = useState(() => leavingMachine.provide({ guards: { wouldLose } }))
  const leaving = useActorRef(machine, undefined, ({ status }) => {
    if (status === 'done') onClosed()
  })
  useBlocker({
    shouldBlockFn: async () => {
      if (!auth.getSnapshot().matches('signedIn')) return false
      const isStaying = await mustStay(leaving)
      if (!isStaying) await settled?.()
      return isStaying
    },
    enableBeforeUnload: () => leaving.getSnapshot().status === 'active' && wouldLose(),
  })
  const layer = useSelector(leaving, isAskingToLeave) ? (
    <LosingDialog words={words} onStay={() => leaving.send({ type: 'exit.cancelled' })} onLeave={() => leaving.send({ type: 'exit.confirmed' })} />
  ) : null
  return { close: () => leaving.send({ type: 'close.requested' }), cancel: () => leaving.send({ type: 'exit.confirmed' }), layer }
}

async function mustStay(leaving: LeavingActorRef): Promise<boolean> {
  const before = leaving.getSnapshot()
  if (before.status !== 'active') return false
  if (isAskingToLeave(before)) return true
  leaving.send({ type: 'navigation.requested' })
  return await waitFor(leaving, (moment) => !isAskingToLeave(moment)).then(
    (moment) => moment.matches('open'),
    () => true,
  )
}
