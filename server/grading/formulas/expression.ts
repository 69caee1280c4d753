import { absolute, add, divide, exactRoot, multiply, negate, power, sizeOf, toNumber } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'
import type { Budget } from '#server/grading/budget.ts'

/** A parsed arithmetic expression. Only numbers, names, + − × ÷ ^ and the listed functions exist in it. */
export type Expression =
  | { type: 'number'; value: Rational }
  | { type: 'name'; name: string }
  | { type: 'constant'; value: number }
  | { type: 'negative'; of: Expression }
  | { type: 'operation'; operator: Operator; left: Expression; right: Expression }
  | { type: 'call'; name: FunctionName; of: Expression }

/** A value: exact where arithmetic allows it, else a finite double. */
export type Real = { exact: Rational } | { float: number }

/** The five operations. */
export type Operator = '+' | '-' | '*' | '/' | '^'

/** The functions an expression may call: `log` is base 10, angles are in radians. */
export const functions = { sqrt: Math.sqrt, abs: Math.abs, sin: Math.sin, cos: Math.cos, tan: Math.tan, log: Math.log10, ln: Math.log, exp: Math.exp }
/** A function by its name. */
export type FunctionName = keyof typeof functions

/** The largest exponent that is worked out, of either sign. */
export const largestExponent = 50

/**
 * The value with each name looked up in `values`; null for an unknown name, a division by zero, or a result that is no number or too large.
 * Every operation is spent from the budget, where there is one: a step, and more for very long numbers.
 */
export function evaluate(expression: Expression, values: Readonly<Record<string, Real>>, budget?: Budget): Real | null {
  switch (expression.type) {
    case 'number':
      return { exact: expression.value }
    case 'name':
      return Object.hasOwn(values, expression.name) ? (values[expression.name] ?? null) : null
    case 'constant':
      return { float: expression.value }
    case 'negative': {
      const of = evaluate(expression.of, values, budget)
      return of && ('exact' in of ? { exact: negate(of.exact) } : { float: -of.float })
    }
    case 'call': {
      const of = evaluate(expression.of, values, budget)
      budget?.spend(stepsOf(of))
      return of && call(expression.name, of)
    }
    case 'operation': {
      const left = evaluate(expression.left, values, budget)
      const right = evaluate(expression.right, values, budget)
      budget?.spend(stepsOf(left) + stepsOf(right) + (expression.operator === '^' ? largestExponent : 0))
      return left && right && operate(expression.operator, left, right)
    }
  }
}

/** Every name in the expression that is not `pi` or `e`. */
export function namesIn(expression: Expression): string[] {
  switch (expression.type) {
    case 'number':
    case 'constant':
      return []
    case 'name':
      return [expression.name]
    case 'negative':
    case 'call':
      return namesIn(expression.of)
    case 'operation':
      return [...namesIn(expression.left), ...namesIn(expression.right)]
  }
}

/** The value as a double. */
export function realToNumber(real: Real): number {
  return 'exact' in real ? toNumber(real.exact) : real.float
}

/** Long division and the greatest common divisor take a time that grows with the square of the length. */
function stepsOf(real: Real | null): number {
  return real && 'exact' in real ? 1 + (sizeOf(real.exact) / 64) ** 2 : 1
}

function call(name: FunctionName, of: Real): Real | null {
  if ('exact' in of && name === 'abs') return { exact: absolute(of.exact) }
  if ('exact' in of && name === 'sqrt') {
    const root = exactRoot(of.exact)
    if (root) return { exact: root }
  }
  return finite(functions[name](realToNumber(of)))
}

function operate(operator: Operator, left: Real, right: Real): Real | null {
  if ('exact' in left && 'exact' in right) {
    const exact = operateExactly(operator, left.exact, right.exact)
    if (exact !== 'inexact') return exact && { exact }
  }
  const [a, b] = [realToNumber(left), realToNumber(right)]
  switch (operator) {
    case '+':
      return finite(a + b)
    case '-':
      return finite(a - b)
    case '*':
      return finite(a * b)
    case '/':
      return finite(a / b)
    case '^':
      return Math.abs(b) > largestExponent ? null : finite(a ** b)
  }
}

function operateExactly(operator: Operator, a: Rational, b: Rational): Rational | null | 'inexact' {
  switch (operator) {
    case '+':
      return add(a, b)
    case '-':
      return add(a, negate(b))
    case '*':
      return multiply(a, b)
    case '/':
      return divide(a, b)
    case '^':
      if (b.d !== 1n) return 'inexact'
      return absolute(b).n > BigInt(largestExponent) ? null : power(a, Number(b.n))
  }
}

function finite(value: number): Real | null {
  return Number.isFinite(value) ? { float: value } : null
}
