/** The server's clock as this device knows it: told after each answer, read whenever time matters. */
export type ServerClock = {
  /** Takes a time the server just told, in milliseconds; without `isExact` it is cut to whole seconds, as in a `Date` header. */
  tell: (serverNowMs: number, isExact?: boolean) => void
  nowMs: () => number
}

const coarseSlackMs = 1_500
const fineSlackMs = 2_000

/**
 * A clock that is this device's own until a server tells its time. An answer is always a little late, so of times that nearly
 * agree the latest holds; one that is further off means that this device's clock was changed, and holds at once.
 */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let offsetMs = 0
  let isTold = false
  return {
    tell(serverNowMs, isExact = false) {
      const told = serverNowMs + (isExact ? 0 : 500) - deviceNow()
      const apart = Math.abs(told - offsetMs)
      if (!isExact && apart <= coarseSlackMs) return
      offsetMs = isExact && isTold && apart < fineSlackMs ? Math.max(offsetMs, told) : told
      isTold = true
    },
    nowMs: () => deviceNow() + offsetMs,
  }
}
