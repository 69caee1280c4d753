import { useSelector } from '@xstate/react'
import { use } from 'react'
import { formatSeen } from '#src/screens/dates.ts'
import { FootNotice } from '#src/ui/feedback/foot-notice.tsx'
import { SlowNotice } from '#src/ui/feedback/slow-notice.tsx'
import type { Following } from './following.ts'

type FootNoticesProps = { place: 'page' | 'dialog'; following: Promise<Following>; timeZone: string }

/**
 * Says in its place, one at a time, that a call takes longer than usual, that a newer version is ready, or from when the lists are;
 * nothing while there is nothing to say. Load it lazily.
 */
export function FootNotices({ place, following, timeZone }: FootNoticesProps) {
  const { waiting, update, lastSeen } = use(following)
  const isSlow = useSelector(waiting, (snapshot) => snapshot.hasTag('slow'))
  const isOffered = useSelector(update, (snapshot) => snapshot.hasTag('offered'))
  const asOf = useSelector(lastSeen, ({ context }) => context.asOf)
  if (isSlow) return <SlowNotice place={place} onCancel={() => waiting.send({ type: 'wait.cancelled' })} />
  if (isOffered) {
    return (
      <FootNotice place={place} action="Load new version" onAction={() => update.send({ type: 'version.requested' })}>
        A new version is ready.
      </FootNotice>
    )
  }
  if (asOf === null) return null
  return <FootNotice place={place}>You are offline. Lists are from {formatSeen(asOf, new Date(), timeZone)}.</FootNotice>
}
