import type { Strictness } from '#contract/exercises/exercises.ts'
import { isCopied } from '#server/grading/keys/copied.ts'
import type { Written } from '#server/grading/keys/copied.ts'
import { match, miss, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { isNegated } from '#server/grading/text/negation.ts'
import { chosenOf } from './candidates.ts'
import { dateInWords, datesIn, datesOf, dateText, nameOfDate, months } from './dates.ts'
import type { CalendarDate } from './dates.ts'
import { notChosen } from './judge-candidates.ts'

/** A key that is a date: one reading, or two where day and month could be swapped. */
export type DateKey = { kind: 'date'; dates: readonly CalendarDate[]; text: string }

/** Reads a key as a date with its month, `14 July 1789`, `July 14th`, `14/07/1789`; null when it is anything else. */
export function readDateKey(text: string): DateKey | null {
  if (text.length > 60) return null
  const dates = datesOf(text)
  const isFigures = /^[\d\s./-]+$/.test(text)
  const hasYear = dates.some(({ year }) => year !== null)
  return dates.length > 0 && (!isFigures || hasYear) ? { kind: 'date', dates, text } : null
}

/** Judges an answer against a date; a key without a year takes one, a key with a year needs it. */
export function judgeDate(key: DateKey, answer: string, context: Written & { strictness: Strictness }): KeyResult {
  const text = dateText(answer)
  const found = datesIn(text)
  const fits = (value: CalendarDate) => key.dates.some((date) => isSameDate(date, value))
  const fitting = found.filter(({ value, start }) => fits(value) || !found.some((other) => other.start === start && fits(other.value)))
  const readings = fitting.filter(({ start }, index) => fitting.findIndex((other) => other.start === start) === index)
  const asked = () => new Set(datesIn(dateText(context.prompt)).map(({ value }) => nameOfDate(value)))
  const chosen = chosenOf(text, readings, nameOfDate, asked)
  if (chosen.type === 'none' && context.strictness !== 'strict' && isOnlyYear(text, key)) return unclear('only the year', 'Which day and month?')
  if (chosen.type !== 'one') return notChosen(chosen.type, 'date', text)
  const { value, written, otherWords } = chosen
  if (!fits(value)) return miss('another date')
  if (asked().has(nameOfDate(value)) && isCopied(written, { ...context, prompt: dateText(context.prompt) })) {
    return unclear('copied from the question', 'That is the question itself. Work it out.')
  }
  const lacksYear = value.year === null && key.dates.every(({ year }) => year !== null)
  if (lacksYear) return unclear('the year is missing', 'Which year?')
  const lacksDay = value.day === null && key.dates.every(({ day }) => day !== null)
  if (lacksDay) return unclear('the day is missing', 'Which day?')
  if (context.strictness === 'strict' && otherWords !== '') return miss('other words beside the date', { reply: 'Give only the date.' })
  if (context.strictness === 'strict' && !areMonthsExact(written)) return miss('another spelling of the month', { correction: 'Check the spelling.' })
  const couldBeSwapped = datesIn(written).length > 1 && cleanedSigns(written) !== cleanedSigns(key.text)
  return match('the same date', couldBeSwapped ? `I read ${written} as ${dateInWords(value)}.` : null, true)
}

/** Whether the month of a date is in English, and rightly spelt or cut short. */
function areMonthsExact(written: string): boolean {
  const words = written.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return words.every((word) => /^(?:the|day)$/.test(word) || months.some((month) => month.startsWith(word)) || word === 'sept')
}

function isOnlyYear(text: string, { dates }: DateKey): boolean {
  const [, before = '', year] = /^(\D*)(\d{4})\D*$/.exec(text) ?? []
  if (isNegated(before)) return false
  return year !== undefined && dates.some((date) => date.year === Number(year) && date.day !== null)
}

function isSameDate(key: CalendarDate, given: CalendarDate): boolean {
  const isSameDay = key.day === null || given.day === null || key.day === given.day
  const isSameYear = key.year === null || given.year === null || key.year === given.year || (given.isShortYear && key.year % 100 === given.year)
  return isSameDay && key.month === given.month && isSameYear
}

function cleanedSigns(text: string): string {
  return text.replaceAll(/\D+/g, '/')
}
