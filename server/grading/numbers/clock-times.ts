import { cleaned } from '#server/grading/text/cleaning.ts'
import type { Candidate } from './candidates.ts'
import { withNumbersInDigits } from './number-words.ts'

/** A time as it is written: `half` is am or pm where that is said, `isEarly` a written `09`, which in a 24-hour clock is the morning. */
export type ClockTime = { hour: number; minute: number; half: 'am' | 'pm' | null; isEarly: boolean }

const halfAfter = String.raw`(?:\s?(a\.?m\.?|p\.?m\.?)(?!\p{L})|\s(in the morning|in the (?:afternoon|evening)|at night))?`
const hour = String.raw`(?<![\p{L}\d:.,/-])(\d{1,2})`
const patterns: readonly { pattern: RegExp; read: (parts: readonly (string | undefined)[]) => [hour: string, minute: string] }[] = [
  { pattern: timed(String.raw`(a quarter|quarter|half|\d{1,2}(?:\/[24])?)(?: minutes?| mins?)? (past|after|to|before|till) (\d{1,2}|noon|midnight)(?: o'?clock)?`), read: pastOrTo },
  { pattern: timed(String.raw`${hour}(?:\s?[:.]\s?|h|\s)([0-5]\d)(?![\d:.]\d|\d)(?:\s?(?:h|hrs|hours)(?!\p{L}))?(?: o'?clock)?`), read: ([at = '', minute = '']) => [at, minute] },
  { pattern: timed(String.raw`${hour} (?:oh|o) (\d)(?!\d)`), read: ([at = '', minute = '']) => [at, minute] },
  { pattern: timed(String.raw`${hour}\s?o'?\s?clock`), read: ([at = '']) => [at, '0'] },
  { pattern: timed(String.raw`${hour}(?=\s?(?:[ap]\.?m(?!\p{L})|in the |at night))`), read: ([at = '']) => [at, '0'] },
  { pattern: /(?<!\p{L})(12 )?(noon|midday|midnight)(?!\p{L})/giu, read: ([, name = '']) => [name === 'midnight' ? '0' : '12', '0'] },
]

/** Every time in a text, in digits or words: `9:30`, `9.30 pm`, `half past nine`, `9 o'clock`, `21h30`, `noon`. */
export function clockTimesIn(text: string): Candidate<ClockTime>[] {
  const found: Candidate<ClockTime>[] = []
  for (const { pattern, read } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      const parts = match.slice(1)
      const [at, minute] = read(parts)
      const value = timeOf(at, minute, parts.slice(-2).find((part) => part !== undefined && /^(?:[ap]\.?m|in the|at night)/i.test(part)))
      if (value && found.every((other) => end <= other.start || start >= other.end)) found.push({ value, start, end })
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** A text made ready to look for times in: plain characters, small letters, number words in digits. */
export function timeText(text: string): string {
  return withNumbersInDigits(cleaned(text).toLowerCase())
}

/** The time that a whole text is; null when it is anything more. */
export function clockTimeOf(text: string): ClockTime | null {
  const plain = timeText(text).replace(/^at /, '').replace(/\.$/, '')
  const [only] = clockTimesIn(plain)
  return only && only.start === 0 && only.end >= plain.length ? only.value : null
}

/** The minute of the day, where the time says which half of it; null for `9:30`. */
export function minuteOfDay({ hour: at, minute, half }: ClockTime): number | null {
  if (half !== null && at <= 12) return ((at % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute
  return at > 12 || at === 0 ? (at % 24) * 60 + minute : null
}

/** The minute on the face of a clock, the same in the morning and in the evening. */
export function minuteOnFace({ hour: at, minute }: ClockTime): number {
  return (at % 12) * 60 + minute
}

/** The same text for the same time. */
export function nameOfTime(time: ClockTime): string {
  const day = minuteOfDay(time)
  return day === null ? `${minuteOnFace(time)} on the clock` : `${day} of the day`
}

function timed(source: string): RegExp {
  return new RegExp(source + halfAfter, 'giu')
}

function pastOrTo([part = '', direction = '', at = '']: readonly (string | undefined)[]): [string, string] {
  const minutes = /quarter|\/4/.test(part) ? 15 : /half|\/2/.test(part) ? 30 : Number(part)
  const base = at === 'noon' ? 12 : at === 'midnight' ? 24 : Number(at)
  const isPast = /past|after/.test(direction)
  if (isPast) return [String(base % 24), String(minutes)]
  return [String(base === 1 ? 12 : base - 1), String(60 - minutes)]
}

function timeOf(at: string, minute: string, half: string | undefined): ClockTime | null {
  const [hours, minutes] = [Number(at), Number(minute)]
  if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return null
  const said = half === undefined ? null : /^a\.?m|morning/.test(half) ? 'am' : 'pm'
  return { hour: hours, minute: minutes, half: said, isEarly: /^0\d/.test(at) }
}
