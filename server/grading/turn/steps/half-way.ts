import { add, compare, divide, multiply, whole } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'
import { isAmong, resultsOf, withoutOne } from './reachable.ts'

/** The most numbers of a prompt that are joined to find out whether a value is half way. */
const mostNumbers = 4

/**
 * Whether a value is what the first of several operations makes of a prompt's numbers: two of them make it, and with each of the others, once,
 * it comes out as the answer ("8" where 2x + 3 is 11). The sum that a mean is made of is one, too.
 */
export function isHalfWay(value: Rational, numbers: readonly Rational[], wanted: readonly Rational[], prompt: string): boolean {
  if (/\b(?:mean|average)\b/i.test(prompt) && isSumForMean(value, numbers, wanted)) return true
  if (/\d\s*\/\s*\d|\d\)/.test(prompt) || numbers.length < 3 || numbers.length > mostNumbers) return false
  return numbers.some((one, index) => {
    return numbers.slice(index + 1).some((other) => {
      if (!isAmong(value, resultsOf(one, other))) return false
      return comesOut(value, withoutOne(withoutOne(numbers, one), other), wanted)
    })
  })
}

/** Whether a value is how many the first two numbers of a story make: 36 eggs in 3 boxes of 12. */
export function isFirstProduct(value: Rational | null, [one, other]: readonly Rational[]): boolean {
  const product = one && other ? multiply(one, other) : null
  return value !== null && product !== null && value.d === 1n && compare(product, value) === 0
}

/** Whether a value and each of the numbers left, once, make the answer. */
function comesOut(value: Rational, left: readonly Rational[], wanted: readonly Rational[]): boolean {
  if (left.length === 0) return isAmong(value, wanted)
  return left.some((number) => resultsOf(value, number).some((result) => comesOut(result, withoutOne(left, number), wanted)))
}

function isSumForMean(value: Rational, numbers: readonly Rational[], wanted: readonly Rational[]): boolean {
  const sum = numbers.reduce<Rational | null>((total, number) => total && add(total, number), whole(0))
  const mean = sum && numbers.length > 1 ? divide(sum, whole(numbers.length)) : null
  return sum !== null && mean !== null && compare(sum, value) === 0 && isAmong(mean, wanted)
}
