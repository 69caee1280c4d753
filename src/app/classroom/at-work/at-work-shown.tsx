import { useSelector } from '@xstate/react'
import type { AtWorkActorRef } from '#machines/classroom/at-work/at-work.machine.ts'
import { lineOf, reportOf } from '#machines/classroom/at-work/at-work.selectors.ts'
import { AtWorkScreen, type AtWorkScreenProps } from '#src/screens/classroom/at-work/at-work-screen.tsx'

/** Props of `AtWorkShown`: the class that is watched, and what its screen has from the address. */
export type AtWorkShownProps = Omit<AtWorkScreenProps, 'report' | 'line' | 'onRetry'> & { atWork: AtWorkActorRef }

/** Binds a class that is watched to its screen. */
export function AtWorkShown({ atWork, ...props }: AtWorkShownProps) {
  const report = useSelector(atWork, reportOf)
  const line = useSelector(atWork, lineOf)
  return <AtWorkScreen {...props} report={report} line={line} onRetry={() => atWork.send({ type: 'retry.requested' })} />
}
