import type { Strictness } from '#contract/exercises/exercises.ts'
import type { Written } from '#server/grading/keys/copied.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { chosenOf } from './candidates.ts'
import { clockTimesIn, nameOfTime, timeText } from './clock-times.ts'
import { datesIn, dateText, nameOfDate } from './dates.ts'
import { judgeDate, readDateKey } from './judge-date.ts'
import type { DateKey } from './judge-date.ts'
import { canonicalRatio, judgeRatio, readRatioKey } from './judge-ratio.ts'
import type { RatioKey } from './judge-ratio.ts'
import { canonicalDivision, judgeRemainder, readRemainderKey } from './judge-remainder.ts'
import type { RemainderKey } from './judge-remainder.ts'
import { judgeTime, readTimeKey } from './judge-time.ts'
import type { TimeKey } from './judge-time.ts'

/** Keys in figures that are no numbers: clock times, dates, ratios, quotients with a remainder. */
export type OwnKindKey = TimeKey | DateKey | RatioKey | RemainderKey

type Context = Written & { strictness: Strictness; form: string | null }

/** Reads a key as a time, a date, a ratio or a division with its remainder; null when it is none of them. */
export function readOwnKind(text: string, prompt: string): OwnKindKey | null {
  if (!/\d|o'?\s?clock|past|quarter|noon|\p{L}{3}/iu.test(text)) return null
  return readDateKey(text) ?? readTimeKey(text, prompt) ?? readRemainderKey(text) ?? readRatioKey(text, prompt)
}

/** Whether a key is of one of these kinds. */
export function isOwnKind(key: { kind: string }): key is OwnKindKey {
  return key.kind === 'time' || key.kind === 'date' || key.kind === 'ratio' || key.kind === 'remainder'
}

/** Judges an answer against a key of one of these kinds. */
export function judgeOwnKind(key: OwnKindKey, answer: string, context: Context): KeyResult {
  switch (key.kind) {
    case 'time':
      return judgeTime(key, answer, context)
    case 'date':
      return judgeDate(key, answer, context)
    case 'ratio':
      return judgeRatio(key, answer, context)
    case 'remainder':
      return judgeRemainder(key, answer, context)
  }
}

/** The same text for the same value in any writing; null when the answer has not one of the key's kind. */
export function canonicalOwnKind(key: OwnKindKey, answer: string): string | null {
  switch (key.kind) {
    case 'time': {
      const chosen = chosenOf(timeText(answer), clockTimesIn(timeText(answer)), nameOfTime, new Set())
      return chosen.type === 'one' ? `time ${nameOfTime(chosen.value)}` : null
    }
    case 'date': {
      const chosen = chosenOf(dateText(answer), datesIn(dateText(answer)), nameOfDate, new Set())
      return chosen.type === 'one' ? `date ${nameOfDate(chosen.value)}` : null
    }
    case 'ratio':
      return canonicalRatio(answer)
    case 'remainder':
      return canonicalDivision(answer)
  }
}
