import { useSelector } from '@xstate/react'
import { use } from 'react'
import type { WaitingActorRef } from '#machines/forms/waiting/waiting.machine.ts'
import { SlowNotice } from '#src/ui/feedback/slow-notice.tsx'

/** Says in its place that a call takes longer than usual, with the way to give it up; nothing while none does. Load it lazily. */
export function SlowCalls({ place, waiting: following }: { place: 'page' | 'dialog'; waiting: Promise<WaitingActorRef> }) {
  const waiting = use(following)
  const isSlow = useSelector(waiting, (snapshot) => snapshot.hasTag('slow'))
  return isSlow ? <SlowNotice place={place} onCancel={() => waiting.send({ type: 'wait.cancelled' })} /> : null
}
