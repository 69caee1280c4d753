import { compare, divide, formatRational, multiply, whole } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'
import type { ReadQuestion } from '#server/grading/turn/ladder.ts'
import { division, materialOf, mistakenValues, numbersIn, partsOf, standsInMaterial, valueOf } from './known-numbers.ts'
import { helpers, isAmong, leadsTo, resultsOf, withoutOne } from './reachable.ts'

/** True arithmetic that puts the answer into what is given ("5*7+3=38"), or makes a number of the prompt of the key's ("2*3=6" for (x+2)(x+3)). */
export function isCheck(sums: readonly string[], numbers: readonly Rational[], { keys }: ReadQuestion): boolean {
  const [sum, ...others] = sums
  const [left = '', right = ''] = (sum ?? '').split('=').map((side) => side.trim())
  if (others.length > 0 || !/[-+*/^]/.test(left.slice(1)) || !/^-?[\d.,]+$/.test(right)) return false
  const [made, given] = [valueOf(left), valueOf(right)]
  const ofKeys = keys.flatMap(({ kind, text }) => (kind === 'text' || kind === 'unread' ? [] : numbersIn(text)))
  if (made === null || given === null || compare(made, given) !== 0) return false
  return isAmong(given, numbers) && numbersIn(left).some((used) => isAmong(used, ofKeys))
}

/** "5 + 1 = 6" for 51, whose digits are added to find out what divides it. */
export function isSumOfDigits(sums: readonly string[], prompt: string): boolean {
  const [sum = '', ...others] = sums
  const [left = '', right = ''] = sum.split('=').map((side) => side.trim())
  if (others.length > 0 || !/^\d(?:\s*\+\s*\d)+$/.test(left)) return false
  const digits = left.replaceAll(/\D/g, '')
  const isGiven = (prompt.match(/\d+/g) ?? []).some((number) => [...number].toSorted().join('') === [...digits].toSorted().join(''))
  return isGiven && Number(right) === [...digits].reduce((total, digit) => total + Number(digit), 0)
}

/** One true sum with a number of the prompt on either side ("3*17=51" where it is asked whether 51 is prime). */
export function isTrueOf(sums: readonly string[], numbers: readonly Rational[]): boolean {
  const [sum = '', ...others] = sums
  const sides = sum.split('=').map((side) => side.trim())
  const [left = null, right = null, ...more] = sides.map((side) => valueOf(side))
  if (others.length + more.length > 0 || left === null || right === null || compare(left, right) !== 0 || !sides.some((side) => /[-+*/^]/.test(side.slice(1)))) return false
  return sides.flatMap((side) => numbersIn(side)).some((used) => isAmong(used, numbers))
}

/**
 * True arithmetic on given numbers whose result is a number of a key that is more than one number ("3^2 = 9" for 9π, "7 - 4 = 3" for 1 3/4), or,
 * where a function's value is asked, any that puts the given number in ("5^2 = 25" for f(5)).
 */
export function isPartOfKey(sums: readonly string[], numbers: readonly Rational[], question: ReadQuestion): boolean {
  const [sum = ''] = sums
  const [left = '', right = '', ...more] = sum.split('=').map((side) => side.trim())
  if (more.length > 0 || !/\d\s*[-+*/^]\s*\d/.test(left) || !/^-?[\d.,]+$/.test(right)) return false
  const [made, given] = [valueOf(left), valueOf(right)]
  if (made === null || given === null || compare(made, given) !== 0 || isAmong(given, mistakenValues(question))) return false
  const [used, known] = [numbersIn(left), [...numbers, ...helpers, whole(3)]]
  const areKnown = used.every((number) => isAmong(number, known)) && used.some((number) => isAmong(number, numbers))
  const keys = question.keys.filter(({ kind }) => kind !== 'text' && kind !== 'unread').map(({ text }) => numbersIn(text))
  const hasParts = (key: readonly Rational[], text: string) => (key.length > 1 && !division.test(text)) || /[π√]|\bpi\b|\p{L}\s*[-+]/u.test(text)
  const isInKey = question.keys.some(({ text }, index) => hasParts(keys[index] ?? [], text) && isAmong(given, keys[index] ?? []))
  const makesBottom = question.keys.some(({ text }) => division.test(text) && /\+/.test(left) && compare(given, numbersIn(text)[1] ?? whole(0)) === 0)
  const isFunction = /(?<!\p{L})[fgh]\s*\(\s*-?\d+\s*\)/u.test(question.prompt) && !keys.some((key) => isAmong(given, key))
  return areKnown && (isInKey || isFunction || makesBottom)
}

/**
 * True arithmetic that is work and no answer: it holds a number that is not given ("8+8=16" for 3 spiders with 8 legs), or one more
 * often than it is given; what only joins given numbers has to lead on.
 */
export function isWorking(sum: string, numbers: readonly Rational[], wanted: readonly Rational[], question: ReadQuestion): boolean {
  const [left = '', right = '', ...more] = sum.split('=').map((side) => side.trim())
  if (more.length > 0 || !/\d\s*[-+*/^]\s*\d/.test(left) || !/^-?[\d.,]+$/.test(right)) return false
  const [made, given] = [valueOf(left), valueOf(right)]
  if (made === null || given === null || compare(made, given) !== 0 || isAmong(given, wanted)) return false
  const used = numbersIn(left)
  const leads = (number: Rational) => isAmong(number, used) && resultsOf(given, number).some((one) => isAmong(one, wanted))
  if (isAmong(given, mistakenValues(question)) && !numbers.some((number) => leads(number))) return false
  const sources = [...numbers, ...numbersIn(materialOf(question.instance)), ...question.keys.flatMap(({ text }) => numbersIn(text))]
  const isGivenSoOften = (number: Rational) => timesIn(number, numbers) >= timesIn(number, used)
  return used.some((number) => isAmong(number, sources)) && !used.every(isGivenSoOften)
}

function timesIn(number: Rational, numbers: readonly Rational[]): number {
  return numbers.filter((other) => compare(other, number) === 0).length
}

const sharesInWords: readonly [RegExp, bigint][] = [
  [/^(?:a |one |la )?(?:half|mitad)$/, 2n],
  [/^(?:a |one |un )?(?:third|tercio)$/, 3n],
  [/^(?:a |one |un )?(?:quarter|fourth|cuarto)$/, 4n],
  [/^(?:a |one |un )?(?:fifth|quinto)$/, 5n],
  [/^(?:a |one |un )?(?:tenth|décimo)$/, 10n],
]

/** "10 % = 6" or "a quarter is 12": a share of a number that is given, and not the answer. */
export function isShareOfPrompt(written: string, numbers: readonly Rational[], wanted: readonly Rational[]): boolean {
  const [, share = '', result = ''] = /^(.*?)\s*(?:=|\bis\b|\bes\b)?\s*(\d+(?:[.,]\d+)?)$/.exec(written) ?? []
  const [part, value] = [shareOf(share.trim()), valueOf(result)]
  if (part === null || value === null || isAmong(value, wanted)) return false
  return numbers.some((given) => {
    const made = multiply(given, part)
    return made !== null && compare(made, value) === 0
  })
}

function shareOf(text: string): Rational | null {
  const percent = /^(\d+(?:[.,]\d+)?)\s*%$/.exec(text)?.[1]
  if (percent !== undefined) {
    const value = valueOf(percent)
    return value === null ? null : divide(value, whole(100))
  }
  const parts = sharesInWords.find(([words]) => words.test(text))?.[1]
  return parts === undefined ? null : { n: 1n, d: parts }
}

type Worked = { value: Rational; used: readonly Rational[] }

/** Sums that are all true, each on the prompt's numbers and the values before it; none where one is not. */
export function workedSums(sums: readonly string[], numbers: readonly Rational[], wanted: readonly Rational[]): readonly Worked[] {
  const worked: Worked[] = []
  for (const sum of sums) {
    const next = trueArithmetic(sum, [...numbers, ...worked.map(({ value }) => value)], wanted)
    if (next === null) return []
    worked.push(next)
  }
  return worked
}

/** The value of true arithmetic ("38 - 3 = 35") and the numbers it uses; null where it is false, or gives the answer. */
function trueArithmetic(stated: string, numbers: readonly Rational[], wanted: readonly Rational[]): Worked | null {
  const sides = stated.split('=').map((side) => side.trim())
  const [left = '', right = ''] = sides
  if (sides.length !== 2 || !/[-+*/^×·÷]/.test(left.slice(1))) return null
  const [worked, result] = sides.map((side) => valueOf(side))
  if (!worked || !result || compare(worked, result) !== 0 || isAmong(result, wanted) || !/^-?[\d.,/ ]+$/.test(right)) return null
  const used = numbersIn(left)
  const known = partsOf(numbers)
  const isKnown = (number: Rational) => isAmong(number, known) || isAmong(number, helpers)
  return used.every(isKnown) && used.some((number) => isAmong(number, known)) ? { value: result, used } : null
}

/**
 * Whether a true sum leads on. One that only uses up all numbers of the prompt is a wrong answer ("12 + 5 = 17" where 5 are taken away)
 * unless something is left to do with it, or a mean is asked for; one with parts of them (10 of 17) is working.
 */
export function isOnTheWay({ value, used }: Worked, question: ReadQuestion, numbers: readonly Rational[], wanted: readonly Rational[]): boolean {
  const left = used.reduce((rest, number) => withoutOne(rest, number), [...numbers])
  const isWorking = used.some((number) => !isAmong(number, numbers))
  const mean = divide(value, whole(used.length))
  const isPart = wanted.some(({ d }) => d !== 1n) && numbers.some((number) => isAmong(divide(value, number) ?? value, wanted))
  const isMean = mean !== null && isAmong(mean, wanted)
  return isWorking || isPart || leadsTo(value, left, wanted) || isMean || standsInMaterial(formatRational(value), question)
}
