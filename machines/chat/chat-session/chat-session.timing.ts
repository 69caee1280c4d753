/** How long a session waits for each thing, in milliseconds. */
export const chatTiming = {
  checkPatience: 10_000,
  lateWindow: 60_000,
  timeUpNotice: 2_000,
  completionNotice: 300,
} as const
