/** One minute in milliseconds. */
export const minuteMs = 60_000

/** One hour in milliseconds. */
export const hourMs = 3_600_000

/** A time of day, so many days from `now`, by the clock on this machine's wall. */
export function dayAt(now: Date, days: number, hour: number, minute: number): Date {
  const moment = new Date(now)
  moment.setDate(moment.getDate() + days)
  moment.setHours(hour, minute, 0, 0)
  return moment
}
