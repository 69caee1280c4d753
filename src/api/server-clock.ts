/** The server's clock as this device knows it: told after each answer, read whenever time matters. */
export type ServerClock = { tell: (serverNowMs: number) => void; nowMs: () => number }

/** A clock that starts as this device's own until a server tells its time. `Date` headers have whole seconds, so small differences are ignored. */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let offsetMs = 0
  return {
    tell(serverNowMs) {
      const offset = serverNowMs - deviceNow()
      if (Math.abs(offset - offsetMs) > 1_500) offsetMs = offset
    },
    nowMs: () => deviceNow() + offsetMs,
  }
}
