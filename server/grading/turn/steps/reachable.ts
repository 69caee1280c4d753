import { add, compare, divide, multiply, negate, whole } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'

/** Numbers a way may use though the question does not show them: halves, percents, tens, minutes. */
export const helpers: readonly Rational[] = [1, 2, 10, 60, 100].map((value) => whole(value))

/** Whether a value leads to the wanted one in at most two operations with the numbers that are left, each used once. */
export function leadsTo(value: Rational, left: readonly Rational[], wanted: readonly Rational[], operations = 2): boolean {
  if (operations === 0) return false
  const [one, other, ...more] = left
  // What is left may come together first: 6 of "3 tries of 5 and 2 kicks of 3".
  if (one !== undefined && other !== undefined && more.length === 0 && operations === 2) {
    if (resultsOf(one, other).some((pair) => resultsOf(value, pair).some((result) => isAmong(result, wanted)))) return true
  }
  return left.slice(0, 6).some((number, index) => {
    const others = left.filter((_, other) => other !== index)
    return resultsOf(value, number).some((result) => isAmong(result, wanted) || leadsTo(result, others, wanted, operations - 1))
  }) || helpers.some((number) => [multiply(value, number), divide(value, number)].some((result) => result !== null && isAmong(result, wanted)))
}

/** Whether a value is one of these. */
export function isAmong(value: Rational, values: readonly Rational[]): boolean {
  return values.some((one) => compare(one, value) === 0)
}

/** What the four operations make of two numbers, in either order. */
export function resultsOf(a: Rational, b: Rational): Rational[] {
  const results = [add(a, b), add(a, negate(b)), add(b, negate(a)), multiply(a, b), divide(a, b), divide(b, a)]
  return results.filter((result) => result !== null)
}

/** The numbers without the first that is this one. */
export function withoutOne(numbers: readonly Rational[], gone: Rational): Rational[] {
  const at = numbers.findIndex((number) => compare(number, gone) === 0)
  return numbers.filter((_, index) => index !== at)
}
