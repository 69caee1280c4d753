import type { HardQuestion, ProgressWeek, ProgressWork, TriesToSuccess } from '#contract/progress/progress.ts'
import { formatPercent } from '#contract/exercises/points.ts'
import { formatDate, formatDuration } from '#src/screens/dates.ts'

/** A table behind a picture: its head and its rows, as shown and as saved. */
export type PlainTable = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** What saves a table: `name` is what it is of, without an ending. */
export type SaveTable = (name: string, table: PlainTable) => void

/** What is said of a time without work. */
export const nothingFinished = 'Nothing was finished in this time.'

/** How many there are of what takes an s. */
export function countInWords(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

/** A student's work, one line each. */
export function worksTable(works: readonly ProgressWork[], timeZone: string): PlainTable {
  return {
    head: ['Finished', 'Assignment', 'Score', 'Time worked'],
    rows: works.map((one) => [formatDate(one.finished_at, timeZone), one.title, formatPercent(one.score), formatDuration(one.seconds)]),
  }
}

/** A class's weeks, one line each. */
export function weeksTable(weeks: readonly ProgressWeek[]): PlainTable {
  return {
    head: ['Week of', 'Finished', 'Students', 'Median', 'Lowest', 'Highest', 'Median time'],
    rows: weeks.map((week) => [
      dayInWords(week.starts_on),
      String(week.works),
      String(week.students),
      ...[week.median, week.lowest, week.highest].map((score) => (score === null ? '' : formatPercent(score))),
      week.median_seconds === null ? '' : formatDuration(week.median_seconds),
    ]),
  }
}

/** What a try is called in a picture. */
export const triesLabels = ['1st', '2nd', '3rd', '4th', '5th +']

const triesWords = ['1st try', '2nd try', '3rd try', '4th try', '5th try or later']

/** How many questions each try solved. */
export function triesTable({ solved, unsolved }: TriesToSuccess): PlainTable {
  return { head: ['Solved on', 'Questions'], rows: [...solved.map((count, index) => [triesWords[index] ?? '', String(count)]), ['Not before the answer was shown', String(unsolved)]] }
}

/** The hardest questions, one line each. */
export function hardestTable(hardest: readonly HardQuestion[]): PlainTable {
  return {
    head: ['Question', 'Points earned', 'Asked', 'Right on the first try', 'Not solved'],
    rows: hardest.map((one) => [one.title, formatPercent(one.credit), String(one.asked), String(one.first_try), String(one.unsolved)]),
  }
}

/** A calendar day (`2026-11-16`) as `Nov 16`. */
export function dayInWords(day: string): string {
  return formatDate(`${day}T12:00:00Z`, 'UTC')
}
