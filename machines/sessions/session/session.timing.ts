/** How long a session waits for each thing, in milliseconds. */
export const sessionTiming = {
  checkPatience: 10_000,
  lateWindow: 60_000,
  timeUpNotice: 2_000,
  completionNotice: 300,
} as const

const firstRetryMs = 1_000
const longestRetryMs = 30_000

/**
 * The wait before the next try of an undelivered answer: doubling from 1 s to 30 s, plus up to half of it drawn from the
 * attempt's id, so that a class that lost its line together does not come back in one moment.
 */
export function retryWait(retries: number, clientAttemptId: string): number {
  const wait = Math.min(firstRetryMs * 2 ** retries, longestRetryMs)
  const spread = [...`${clientAttemptId}${retries}`].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000, 7)
  return wait + Math.round((wait / 2) * (spread / 1_000))
}
