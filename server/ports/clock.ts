/** The time. Injected, so that tests decide it. */
export type Clock = { now: () => Date }

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() }
