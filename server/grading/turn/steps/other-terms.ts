import { readNumberAnswer } from '#server/grading/numbers/number-answer.ts'
import { compare, divide, whole } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'
import type { ReadQuestion } from '#server/grading/turn/ladder.ts'
import { mistakenValues, numbersIn, valueOf } from './known-numbers.ts'
import { isAmong } from './reachable.ts'

/** True arithmetic where a time or a date is asked for, with a number that is given or one of the answer: "40 + 35 = 75", "12 + 4 = 16" for 16:30. */
export function isOfClock(sums: readonly string[], numbers: readonly Rational[], question: ReadQuestion): boolean {
  const { keys } = question
  if (sums.length === 0 || keys.length === 0 || !keys.every(({ kind }) => kind === 'time' || kind === 'date')) return false
  const ofAnswer = keys.flatMap(({ text }) => numbersIn(text))
  return sums.every((sum) => {
    const [left = '', right = '', ...more] = sum.split('=').map((side) => side.trim())
    const [made, given] = [valueOf(left), valueOf(right)]
    if (more.length > 0 || !/\d\s*[-+*/]\s*\d/.test(left) || made === null || given === null || compare(made, given) !== 0) return false
    return !isAmong(given, mistakenValues(question)) && (numbersIn(left).some((number) => isAmong(number, numbers)) || isAmong(given, ofAnswer))
  })
}

/** The most shares of one size that an answer is made of. */
const mostShares = 12

/** One share in two writings ("1/5 = 20 %", "1/4 is 2/8") that is given, or several of which are the answer. */
export function isSameShare(text: string, prompt: string, wanted: readonly Rational[]): boolean {
  const [, one = '', other = ''] = /^([\d/.,% ]{1,12}?)\s*(?:=|\bis\b|\bare\b)\s*([\d/.,% ]{1,12}?)[\s.!]*$/i.exec(text) ?? []
  if (one === '' || !/[/%.,]/.test(one) || !/[/%.,]/.test(other) || one.trim() === other.trim()) return false
  const [left, right] = [one, other].map((side) => shareOf(side))
  if (!left || !right || compare(left, right) !== 0 || isAmong(left, wanted)) return false
  const isGiven = (prompt.match(/(?<![\d/.,])\d+\s*\/\s*\d+(?![\d/])/g) ?? []).some((given) => isEqual(valueOf(given), left))
  const makesAnswer = wanted.some((value) => {
    const times = divide(value, left)
    return times !== null && times.d === 1n && times.n > 1n && times.n <= BigInt(mostShares)
  })
  return isGiven || makesAnswer
}

function isEqual(one: Rational | null, other: Rational): boolean {
  return one !== null && compare(one, other) === 0
}

function shareOf(text: string): Rational | null {
  const percent = /^\s*(\d+(?:[.,]\d+)?)\s*%\s*$/.exec(text)?.[1]
  const value = percent === undefined ? null : valueOf(percent.replace(',', '.'))
  if (percent !== undefined) return value === null ? null : divide(value, whole(100))
  const read = readNumberAnswer(text, '')
  return read.type === 'number' && read.otherWords === '' ? (read.number.readings[0]?.value ?? null) : null
}
