import type { AnyEventObject } from 'xstate'
import { isTo, letThrough, malform } from './line.ts'
import { ends, press } from './playing.ts'
import { clockEnding, moveEnding, outcomeOf, type SessionStage } from './session-stage.ts'

/** What a student does alike in a chat and in a spoken session. */
export const sessionGestures = {
  'exit.requested': press<SessionStage>(/^(Close|Cancel|Return Home)$/),
  'exit.confirmed': press<SessionStage>('Yes, Abandon'),
  'exit.cancelled': press<SessionStage>('Keep working'),
  'retry.requested': press<SessionStage>(/^(Try again|Try now|Send it now|Yes, Abandon)$/),
  'continueHere.requested': press<SessionStage>('Continue here'),
  'home.requested': press<SessionStage>(/^(Return Home|Leave for now)$/),
  'line.lost': ({ context }: SessionStage) => context.setOffline(true),
  'line.restored': ({ context }: SessionStage) => context.setOffline(false),
  'tab.woke': ({ page }: SessionStage) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  'time.up': null,
  'session.continuedElsewhere': null,
}

/** The calls of a kind of session that the other makes too. */
export function sessionCallers(kind: 'chat' | 'accent') {
  return { forceEnd: isTo('POST', `${kind}/force_end_exercise`), readState: isTo('GET', 'chat/clock') }
}

/** How the calls both kinds of session make, and their clock, can be made to end. */
export const sessionEndings = {
  forceEnd: (event: AnyEventObject) => moveEnding('forceEnd', event),
  readState: (event: AnyEventObject) => {
    if (event.type.startsWith('xstate.error')) return ends<SessionStage>('readState', malform)
    const { askedFrom, stateToken } = outcomeOf(event)
    return askedFrom === stateToken ? ends<SessionStage>('readState', letThrough) : ends<SessionStage>('readState', letThrough, ({ other }) => other.moveOn())
  },
  clock: clockEnding,
}
