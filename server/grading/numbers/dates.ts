import { once } from '#server/grading/once.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import { isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { slipsBetween } from '#server/grading/text/words/words.ts'
import { looking } from './candidates.ts'
import type { Candidate } from './candidates.ts'

/** A date: `day` and `year` are null where they are not said; years before Christ are negative. `swapped` is the other reading of `7/8/1945`. */
export type CalendarDate = { day: number | null; month: number; year: number | null; isShortYear: boolean; swapped: boolean }

/** The months in English, in small letters. */
export const months = 'january february march april may june july august september october november december'.split(' ')
/** The months as pupils call them in other languages, and as they cut them short; by their number. */
const otherMonths: readonly string[] = [
  'enero janvier januar gennaio janeiro januari',
  'febrero fevrier février februar febbraio fevereiro februari',
  'marzo mars märz maerz março maart',
  'abril avril aprile april',
  'mayo mai maggio maio mei',
  'junio juin juni giugno junho',
  'julio juillet juli luglio julho jly',
  'agosto aout août augustus',
  'septiembre septembre settembre setembro sept',
  'octubre octobre oktober ottobre outubro',
  'noviembre novembre novembro',
  'diciembre decembre décembre dezember dicembre dezembro',
]
const month = String.raw`(?<!\p{L})(\p{L}{3,10})\.?(?!\p{L})`
const ordinals = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth ' +
  'seventeenth eighteenth nineteenth twentieth'
).split(' ')
const ordinalWord = String.raw`(?:(?:twenty|thirty)[\s-])?(?:${ordinals.join('|')}|thirtieth)`
const day = String.raw`(?<![\p{L}\d.,/-])(\d{1,2}(?:st|nd|rd|th)?|${ordinalWord})(?![\p{L}\d])`
const year = String.raw`(?:,?\s+(?:in\s+)?(?:(\d{3,4})(?!\d)|'(\d\d)(?!\d)|(\d{1,4}))(?:\s?(bce?|b\.c\.|ad|ce|a\.d\.)(?!\p{L}))?|())`

const dayFirst = new RegExp(String.raw`${day}(?:\s+(?:day\s+)?of)?[\s.-]+${month}${year}`, 'giu')
const monthFirst = new RegExp(String.raw`${month}[\s-]+(?:the\s+)?${day}${year}`, 'giu')
const monthOnly = new RegExp(String.raw`${month}${year}`, 'giu')
const inFigures = /(?<![\d.,/-])(\d{1,2})\s?([./-])\s?(\d{1,2})(?:\s?\2\s?(\d{4}|\d{2}))?\.?(?![\d/-])/g
const yearFirst = /(?<![\d.,/-])(\d{4})([./-])(\d{1,2})\2(\d{1,2})(?![\d/-])/g

/** The dates in a text, each with both readings where day and month could be swapped. */
export const datesIn = looking(findDates)

function findDates(text: string): Candidate<CalendarDate>[] {
  const found: Candidate<CalendarDate>[] = []
  const isFree = (start: number, end: number) => found.every((other) => end <= other.start || start >= other.end)
  const take = (match: RegExpMatchArray, dates: readonly (CalendarDate | null)[]) => {
    const [start, end] = [match.index ?? 0, (match.index ?? 0) + match[0].length]
    const legal = dates.filter((date) => date !== null)
    if (legal.length > 0 && isFree(start, end)) found.push(...legal.map((value) => ({ value, start, end })))
  }
  for (const match of text.matchAll(yearFirst)) take(match, [dateOf(match[4], Number(match[3]), match[1])])
  for (const match of text.matchAll(inFigures)) {
    const [, a, , b, at] = match
    const isSame = a === b || Number(a) === Number(b)
    take(match, [dateOf(a, Number(b), at), isSame ? null : dateOf(b, Number(a), at, true)])
  }
  for (const match of text.matchAll(dayFirst)) take(match, [dateOf(match[1], monthNamed(match[2]), yearOf(match.slice(3)))])
  for (const match of text.matchAll(monthFirst)) take(match, [dateOf(match[2], monthNamed(match[1]), yearOf(match.slice(3)))])
  for (const match of text.matchAll(monthOnly)) if (yearOf(match.slice(2))) take(match, [dateOf(null, monthNamed(match[1]), yearOf(match.slice(2)))])
  return found.toSorted((a, b) => a.start - b.start)
}

/** A text made ready to look for dates in: plain characters, small letters, no weekday. */
export const dateText = once((text) => cleaned(text).toLowerCase().replaceAll(/(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+/gu, ''))

/** The readings of a text that is a date and nothing more; none when it is anything else. */
export function datesOf(text: string): CalendarDate[] {
  const plain = dateText(text).replace(/^(?:on )?(?:the )?/, '').replace(/\.$/, '')
  const found = datesIn(plain)
  return found.every(({ start, end }) => start === 0 && end >= plain.length) ? found.map(({ value }) => value) : []
}

/** The same text for the same date. */
export function nameOfDate({ day: at, month: of, year: since }: CalendarDate): string {
  return `${at ?? ''}.${of}.${since ?? ''}`
}

/** A date as it is said in English: `8 May 1945`. */
export function dateInWords({ day: at, month: of, year: since }: CalendarDate): string {
  const name = months[of - 1] ?? ''
  return [at, name.charAt(0).toUpperCase() + name.slice(1), since].filter((part) => part !== null).join(' ')
}

function dateOf(at: string | null | undefined, of: number, since: string | undefined, swapped = false): CalendarDate | null {
  const number = at === null || at === undefined ? null : dayOf(at)
  if (of < 1 || of > 12 || (number !== null && (number < 1 || number > 31))) return null
  const isShortYear = since !== undefined && /^'?\d\d$/.test(since)
  return { day: number, month: of, year: since === undefined ? null : Number(since.replace("'", '')), isShortYear, swapped }
}

function dayOf(text: string): number {
  if (/^\d/.test(text)) return Number.parseInt(text, 10)
  const [first = '', second] = text.toLowerCase().split(/[\s-]+/)
  const unit = ordinals.indexOf(second ?? first) + 1
  if (second === undefined) return first === 'thirtieth' ? 30 : unit
  return (first === 'twenty' ? 20 : 30) + unit
}

/** The year of the parts that `year` matches: four digits, two with or without an apostrophe, any others only with an era. */
function yearOf([long, short, any, era]: readonly (string | undefined)[]): string | undefined {
  if (short !== undefined) return `'${short}`
  if (any !== undefined && era === undefined && any.length === 2) return `'${any}`
  const figures = long ?? (era === undefined ? undefined : any)
  return figures === undefined ? undefined : `${/^b/.test(era ?? '') ? '-' : ''}${figures}`
}

/** 1 to 12 for a month's name, whole, cut short or with one slip; 0 for any other word. */
function monthNamed(name: string | undefined): number {
  const word = (name ?? '').toLowerCase()
  const exact = months.findIndex((full) => full === word || (word.length < 5 && full.slice(0, 3) === word.slice(0, 3) && full.startsWith(word)))
  const other = exact >= 0 ? exact : otherMonths.findIndex((names) => names.split(' ').includes(word))
  if (other >= 0 || word.length < 5 || isEnglishWord(word)) return other + 1
  return months.findIndex((full) => full.length > 3 && slipsBetween(word, full, 1) <= 1) + 1
}
