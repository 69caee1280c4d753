import { functions, largestExponent } from './expression.ts'
import type { Expression, FunctionName, Operator } from './expression.ts'
import { toNumber } from '#server/grading/numbers/rational.ts'

/** A value with a bound of the rounding error it carries, first order. */
export type Approximate = { value: number; error: number }

const roundoff = 2 ** -53

/**
 * The value in doubles with each name looked up in `values`; null where it has none (a division by zero, a root or logarithm
 * of what has none, an exponent above 50, too large). One step per part of the expression: no input can make it run long.
 */
export function approximate(expression: Expression, values: Readonly<Record<string, number>>): Approximate | null {
  switch (expression.type) {
    case 'number':
      return rounded(toNumber(expression.value), 0)
    case 'constant':
      return rounded(expression.value, 0)
    case 'name':
      return Object.hasOwn(values, expression.name) ? { value: values[expression.name] ?? 0, error: 0 } : null
    case 'negative': {
      const of = approximate(expression.of, values)
      return of && { value: -of.value, error: of.error }
    }
    case 'call': {
      const of = approximate(expression.of, values)
      return of && called(expression.name, of)
    }
    case 'operation': {
      const left = approximate(expression.left, values)
      const right = left && approximate(expression.right, values)
      return left && right && operated(expression.operator, left, right)
    }
  }
}

/** Whether somewhere in it a number is raised to more than 50. */
export function isExponentTooLarge(expression: Expression): boolean {
  if (expression.type === 'negative' || expression.type === 'call') return isExponentTooLarge(expression.of)
  if (expression.type !== 'operation') return false
  const exponent = expression.operator === '^' ? approximate(expression.right, {}) : null
  if (exponent && Math.abs(exponent.value) > largestExponent) return true
  return isExponentTooLarge(expression.left) || isExponentTooLarge(expression.right)
}

function rounded(value: number, error: number): Approximate | null {
  const bound = error + Math.abs(value) * roundoff
  return Number.isFinite(value) && Number.isFinite(bound) ? { value, error: bound } : null
}

function called(name: FunctionName, { value, error }: Approximate): Approximate | null {
  const result = functions[name](value)
  switch (name) {
    case 'abs':
      return { value: result, error }
    case 'sqrt':
      return rounded(result, result > 0 ? error / result : Math.sqrt(error))
    case 'sin':
    case 'cos':
      return rounded(result, error)
    case 'tan':
      return rounded(result, (1 + result * result) * error)
    case 'log':
    case 'ln':
      return value <= error ? null : rounded(result, error / value)
    case 'exp':
      return rounded(result, result * error)
  }
}

function operated(operator: Operator, a: Approximate, b: Approximate): Approximate | null {
  switch (operator) {
    case '+':
      return rounded(a.value + b.value, a.error + b.error)
    case '-':
      return rounded(a.value - b.value, a.error + b.error)
    case '*':
      return rounded(a.value * b.value, Math.abs(a.value) * b.error + Math.abs(b.value) * a.error)
    case '/':
      if (Math.abs(b.value) <= 4 * b.error) return null
      return rounded(a.value / b.value, (a.error + Math.abs(a.value / b.value) * b.error) / Math.abs(b.value))
    case '^':
      return raised(a, b)
  }
}

function raised(a: Approximate, b: Approximate): Approximate | null {
  if (Math.abs(b.value) > largestExponent || (a.value === 0 && b.value <= 0)) return null
  const value = a.value ** b.value
  if (a.value === 0) return rounded(value, a.error)
  const spread = (Math.abs(b.value) * a.error) / Math.abs(a.value) + Math.abs(Math.log(Math.abs(a.value))) * b.error
  return rounded(value, Math.abs(value) * (spread + 4 * roundoff))
}
