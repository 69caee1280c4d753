import { absolute, add, compare, negate, whole } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'
import type { ReadQuestion } from '#server/grading/turn/ladder.ts'
import { division, mistakenValues, numbersIn, partsOf, valueOf } from './known-numbers.ts'
import { helpers, isAmong, leadsTo, withoutOne } from './reachable.ts'

/** A sum that comes out as the answer ("300 + 45", "3 x 8"), whatever numbers it is made of. */
export function isSumOf(written: string, wanted: readonly Rational[]): boolean {
  if (division.test(written) || !/\d\s*[-+*/^]\s*\d/.test(written) || !/^[\d\s().,+*/^-]+$/.test(written)) return false
  const value = valueOf(written)
  return value !== null && isAmong(value, wanted)
}

/** "10 and a goalie" for 11: a number and one more that is called by its name. */
export function isOneMore(text: string, wanted: readonly Rational[]): boolean {
  const [, figure] = /^(?:its |it is |i think )?(\d{1,3})(?:\s\p{L}{3,})?\s*(?:\+|&|and|plus)\s*(?:an?|the|one|1|his|her|their)?\s*(?!half|third|quarter|more)\p{L}{3,}(?<!s)[\s.!]*$/iu.exec(text) ?? []
  return figure !== undefined && isAmong(whole(Number(figure) + 1), wanted)
}

/** "240 : 3" or "300 + 45": a sum whose value is the answer, or leads to it. */
export function isSumToWorkOut(sum: string, numbers: readonly Rational[], wanted: readonly Rational[]): boolean {
  if (!/\d\s*[-+*/]\s*\d/.test(sum) || !/^[\d\s().,+*/-]+$/.test(sum)) return false
  const value = valueOf(sum)
  const used = numbersIn(sum)
  const known = partsOf(numbers)
  const isKnown = (number: Rational) => isAmong(number, known) || isAmong(number, helpers)
  if (!value || !used.every(isKnown) || !used.some((number) => isAmong(number, known))) return false
  return isAmong(value, wanted) || leadsTo(value, used.reduce((rest, number) => withoutOne(rest, number), [...numbers]), wanted)
}

/** "100/7" where a whole number near it is asked for: a division of given numbers that is only to be worked out and rounded. */
export function isToRound(written: string, numbers: readonly Rational[], wanted: readonly Rational[], prompt: string): boolean {
  const value = division.test(written) && /\b(?:round|rounded|nearest|approximately)\b/i.test(prompt) ? valueOf(written) : null
  if (value === null || !numbersIn(written).every((number) => isAmong(number, numbers))) return false
  return wanted.some((one) => !isAmong(value, [one]) && isNear(value, one))
}

/** "100/7" where no fraction is asked for, nor a known mistake: a division of given numbers that leads on. */
export function isDivisionLeft(written: string, numbers: readonly Rational[], wanted: readonly Rational[], question: ReadQuestion): boolean {
  if (!division.test(written) || question.keys.some(({ text }) => text.includes('/'))) return false
  const value = valueOf(written)
  const isGiven = numbersIn(written).every((number) => isAmong(number, numbers))
  return value !== null && isGiven && !isAmong(value, [...wanted, ...mistakenValues(question)]) && isSumToWorkOut(written, numbers, wanted)
}

/** "80/4" for 20 cm: a division without the unit that comes out as the answer, where no key is written so. */
export function isDivisionOf(written: string, wanted: readonly Rational[], { keys }: ReadQuestion): boolean {
  const isCounted = keys.some(({ text }) => /\d\s*[\p{L}€$£°]/u.test(text)) && !keys.some(({ text }) => text.includes('/'))
  const value = isCounted && division.test(written) ? valueOf(written) : null
  return value !== null && isAmong(value, wanted)
}

/** Within a half of each other, as a number is of its rounding to a whole one. */
function isNear(value: Rational, rounded: Rational): boolean {
  const distance = add(value, negate(rounded))
  return distance !== null && compare(absolute(distance), { n: 1n, d: 2n }) <= 0
}
