import { dayAfter, localDay } from '#contract/assignments/assignment-status.ts'

const hourMs = 3_600_000

/** A moment, and the instants at which a viewer's today, tomorrow and the day after begin. */
export type DayBounds = { now: Date; today: Date; tomorrow: Date; dayAfterTomorrow: Date }

/** The bounds of the days around `now` in a time zone, by the same calendar as `assignmentStatus`. */
export function dayBounds(now: Date, timeZone: string): DayBounds {
  const today = localDay(now, timeZone)
  const tomorrow = dayAfter(today)
  return {
    now,
    today: startOfDay(today, timeZone),
    tomorrow: startOfDay(tomorrow, timeZone),
    dayAfterTomorrow: startOfDay(dayAfter(tomorrow), timeZone),
  }
}

/** The first instant of a day (`2026-11-20`) in a time zone, whether or not the zone has a midnight then. */
export function startOfDay(day: string, timeZone: string): Date {
  const zone = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const noonInUtc = new Date(`${day}T12:00:00Z`).getTime()
  let before = noonInUtc - 30 * hourMs
  let inside = noonInUtc + 18 * hourMs
  while (inside - before > 1) {
    const middle = Math.floor((before + inside) / 2)
    if (zone.format(middle) < day) before = middle
    else inside = middle
  }
  return new Date(inside)
}
