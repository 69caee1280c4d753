/** The time. Injected, so that tests decide it. */
export type Clock = { now: () => Date }

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() }

const dayMs = 86_400_000

/** When the day (UTC) of a moment began. */
export function dayBegan(now: Date): Date {
  return new Date(Math.floor(now.getTime() / dayMs) * dayMs)
}
