/** How long a spoken session waits for what only it does, in milliseconds. */
export const accentTiming = { keepPatience: 10_000, lastSecondsPatience: 5_000 } as const
