import { cardinal, ordinal, year } from './english-numbers.ts'

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']

/** The month a word names, in full (`march` of `Mar`), or null. */
export function monthOf(word: string): string | null {
  const name = word.toLowerCase()
  const isShort = /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/.test(name)
  return months.find((month) => month === name || (isShort && month.startsWith(name))) ?? null
}

/** A date in digits (`2026-11-20`, `3/14/2026`, `3/14`) in words, or null when it is none. A fraction such as 3/4 is none. */
export function dateWords(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return dayOf(Number(iso[2]), Number(iso[3]), Number(iso[1]))
  const full = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text)
  if (full) return eitherWay(Number(full[1]), Number(full[2]), fullYear(full[3] ?? ''))
  const short = /^(\d{1,2})\/(\d{1,2})$/.exec(text)
  return short && Number(short[2]) > 12 ? dayOf(Number(short[1]), Number(short[2]), null) : null
}

/** A time of day (`10:30`, `7:05pm`, `7pm`) in words, or null. `isNamed`: "am" or "pm" follows. */
export function timeWords(text: string, isNamed: boolean): string | null {
  const [, hour = '', minute, half] = /^(\d{1,2})(?::([0-5]\d)(?::[0-5]\d)?)?(am|pm)?$/i.exec(text) ?? []
  if (hour === '' || Number(hour) > 24 || (minute === undefined && half === undefined)) return null
  const minutes = Number(minute ?? 0)
  const sharp = half || isNamed ? [] : [Number(hour) > 12 ? 'hundred' : "o'clock"]
  const spokenMinutes = minutes === 0 ? sharp : minutes < 10 ? ['oh', cardinal(minutes)] : [cardinal(minutes)]
  return [cardinal(Number(hour)), ...spokenMinutes, ...(half ? [halfOfDay(half)] : [])].join(' ')
}

/** "A M" of am, as its two letters. */
export function halfOfDay(half: string): string {
  return half.toLowerCase() === 'am' ? 'letteray m' : 'p m'
}

function eitherWay(first: number, second: number, inYear: number): string | null {
  return dayOf(first, second, inYear) ?? dayOf(second, first, inYear)
}

function dayOf(month: number, day: number, inYear: number | null): string | null {
  const name = months[month - 1]
  if (!name || day < 1 || day > 31) return null
  return [name, ordinal(day), ...(inYear === null ? [] : [year(inYear)])].join(' ')
}

function fullYear(text: string): number {
  const value = Number(text)
  return text.length === 4 ? value : value + (value < 50 ? 2000 : 1900)
}
