import type { Strictness } from '#contract/exercises/exercises.ts'
import type { Written } from '#server/grading/keys/copied.ts'
import { unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { canonicalReaction, judgeReaction, readReactionKey } from '#server/grading/formulas/reactions.ts'
import type { ReactionKey } from '#server/grading/formulas/reactions.ts'
import { chosenOf, longestLookedThrough } from './candidates.ts'
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

/** Keys in figures that are no numbers: clock times, dates, ratios, quotients with a remainder, chemical equations. */
export type OwnKindKey = TimeKey | DateKey | RatioKey | RemainderKey | ReactionKey

type Context = Written & { strictness: Strictness; form: string | null }

/** Reads a key as a time, a date, a ratio, a division with its remainder or a chemical equation; null when it is none of them. */
export function readOwnKind(text: string, prompt: string): OwnKindKey | null {
  const isDate = /\p{L}{3}|\d\s?[./-]\s?\d+\s?[./-]\s?\d/u.test(text)
  const isTime = /\d\s?[:.h]\s?\d\d|o'?\s?clock|\d\s?[ap]\.?m|past|quarter|half|noon|in the |at night/i.test(text)
  const isDivision = /\d.*[rl].*\d/i.test(text)
  const isRatio = /\d\s*(?::|to\s)\s*\d|\p{L}+ to \p{L}/u.test(text)
  return (
    (isDate ? readDateKey(text) : null) ??
    (isTime ? readTimeKey(text, prompt) : null) ??
    (isDivision ? readRemainderKey(text) : null) ??
    (isRatio ? readRatioKey(text, prompt) : null) ??
    readReactionKey(text)
  )
}

/** Whether a key is of one of these kinds. */
export function isOwnKind(key: { kind: string }): key is OwnKindKey {
  return ['time', 'date', 'ratio', 'remainder', 'reaction'].includes(key.kind)
}

/** Judges an answer against a key of one of these kinds. */
export function judgeOwnKind(key: OwnKindKey, answer: string, context: Context): KeyResult {
  if (answer.length > longestLookedThrough) return unclear(`too long for a ${key.kind}`, "I can't read an answer in that.", true)
  switch (key.kind) {
    case 'time':
      return judgeTime(key, answer, context)
    case 'date':
      return judgeDate(key, answer, context)
    case 'ratio':
      return judgeRatio(key, answer, context)
    case 'remainder':
      return judgeRemainder(key, answer, context)
    case 'reaction':
      return judgeReaction(key, answer, context)
  }
}

/** The same text for the same value in any writing; null when the answer has not one of the key's kind. */
export function canonicalOwnKind(key: OwnKindKey, answer: string): string | null {
  if (answer.length > longestLookedThrough) return null
  switch (key.kind) {
    case 'time': {
      const chosen = chosenOf(timeText(answer), clockTimesIn(timeText(answer)), nameOfTime, () => new Set())
      return chosen.type === 'one' ? `time ${nameOfTime(chosen.value)}` : null
    }
    case 'date': {
      const chosen = chosenOf(dateText(answer), datesIn(dateText(answer)), nameOfDate, () => new Set())
      return chosen.type === 'one' ? `date ${nameOfDate(chosen.value)}` : null
    }
    case 'ratio':
      return canonicalRatio(answer)
    case 'remainder':
      return canonicalDivision(answer)
    case 'reaction':
      return canonicalReaction(answer)
  }
}
