/** How long a spoken session waits for each thing, in milliseconds. */
export const accentTiming = {
  checkPatience: 10_000,
  keepPatience: 10_000,
  lastSecondsPatience: 5_000,
  lateWindow: 60_000,
  timeUpNotice: 2_000,
  completionNotice: 300,
} as const
