/** How long a session waits for each thing, in milliseconds. */
export const chatTiming = {
  startPatience: 45_000,
  answerPatience: 45_000,
  nextPatience: 45_000,
  leavePatience: 20_000,
  checkPatience: 10_000,
  lateWindow: 60_000,
  timeUpNotice: 2_000,
  completionNotice: 300,
} as const
