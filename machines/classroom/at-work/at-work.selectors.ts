import type { AtWork } from '#contract/classroom/at-work.ts'
import type { AtWorkSnapshot } from './at-work.machine.ts'

/** How news of a class comes: as it happens, every few seconds, not at the moment, or not any more. */
export type AtWorkLine = 'connecting' | 'live' | 'asking' | 'offline' | 'ended'

/** How news comes at this moment. */
export function lineOf(moment: AtWorkSnapshot): AtWorkLine {
  if (moment.matches('ended')) return 'ended'
  if (moment.matches('offline')) return 'offline'
  if (moment.matches('askingAgain')) return 'asking'
  return moment.matches({ streaming: 'watching' }) ? 'live' : 'connecting'
}

/** What was heard last, or null. */
export function reportOf(moment: AtWorkSnapshot): AtWork | null {
  return moment.context.report
}
