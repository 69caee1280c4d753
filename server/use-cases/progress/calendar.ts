/** The day so many days after a day (`2026-11-20`), before it when negative. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The Monday of the week a day is in. */
export function mondayOf(day: string): string {
  return daysLater(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7))
}

/** The Mondays of the last so many weeks, that of `today` being the last. */
export function lastMondays(today: string, weeks: number): string[] {
  const thisMonday = mondayOf(today)
  return Array.from({ length: weeks }, (_, index) => daysLater(thisMonday, (index - weeks + 1) * 7))
}
