import { dateFormat } from '#contract/assignments/date-format.ts'

/** A due date above its work, by the reader's day: `Nov 18`. */
export function formatDay(due: string, timeZone: string): string {
  return dateFormat('en-US', { timeZone, month: 'short', day: 'numeric' }).format(new Date(due))
}

/** The day a print is of, with its year: `November 20, 2026`. */
export function formatFullDay(at: Date, timeZone: string): string {
  return dateFormat('en-US', { timeZone, dateStyle: 'long' }).format(at)
}
