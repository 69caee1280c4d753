import type { Expression } from './expression.ts'
import { add, divide, formatRational, multiply, negate } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'

/** A sum of terms: rational coefficients by their powers, written `x^2*y` (the empty text for the constant term). */
export type Polynomial = ReadonlyMap<string, Rational>

const mostTerms = 100
const mostProducts = 3000

type Budget = { products: number }

/** The expression with everything multiplied out; null when it is no polynomial with rational coefficients or grows too large. */
export function expanded(expression: Expression): Polynomial | null {
  return expandIn(expression, { products: mostProducts })
}

/** a − b. */
export function difference(a: Polynomial, b: Polynomial): Polynomial | null {
  return sum(a, times(b, { n: -1n, d: 1n }) ?? b)
}

/** The polynomial times a number. */
export function times(a: Polynomial, factor: Rational): Polynomial | null {
  return product(a, new Map([['', factor]]), { products: mostProducts })
}

/** As text, the same for the same polynomial: `2*x+6`. */
export function formatPolynomial(polynomial: Polynomial): string {
  const terms = sorted(polynomial).map(([powers, coefficient]) => {
    const number = formatRational(coefficient)
    const isOne = powers !== '' && (number === '1' || number === '-1')
    return isOne ? `${number === '-1' ? '-' : ''}${powers}` : powers === '' ? number : `${number}*${powers}`
  })
  return terms.join('+').replaceAll('+-', '-') || '0'
}

/** The coefficient of the first term in the order it is written; null for zero. */
export function leading(polynomial: Polynomial): Rational | null {
  return sorted(polynomial)[0]?.[1] ?? null
}

/** The powers of one term by name. */
export function powersOf(powers: string): Map<string, number> {
  const factors = powers === '' ? [] : powers.split('*').map((factor) => factor.split('^'))
  return new Map(factors.map(([name = '', exponent = '1']) => [name, Number(exponent)]))
}

function sorted(polynomial: Polynomial): [string, Rational][] {
  const degree = (powers: string) => [...powersOf(powers).values()].reduce((total, one) => total + one, 0)
  return [...polynomial].toSorted(([a], [b]) => degree(b) - degree(a) || (a < b ? -1 : 1))
}

function expandIn(expression: Expression, budget: Budget): Polynomial | null {
  switch (expression.type) {
    case 'number':
      return expression.value.n === 0n ? new Map() : new Map([['', expression.value]])
    case 'name':
      return new Map([[expression.name, { n: 1n, d: 1n }]])
    case 'constant':
    case 'call':
      return null
    case 'negative': {
      const of = expandIn(expression.of, budget)
      return of && new Map([...of].map(([powers, coefficient]) => [powers, negate(coefficient)]))
    }
    case 'operation': {
      const left = expandIn(expression.left, budget)
      const right = left && expandIn(expression.right, budget)
      return left && right && operated(expression.operator, left, right, budget)
    }
  }
}

function operated(operator: string, left: Polynomial, right: Polynomial, budget: Budget): Polynomial | null {
  const constant = right.size === 0 ? { n: 0n, d: 1n } : right.size === 1 ? (right.get('') ?? null) : null
  switch (operator) {
    case '+':
      return sum(left, right)
    case '-':
      return difference(left, right)
    case '*':
      return product(left, right, budget)
    case '/': {
      const inverse = constant && divide({ n: 1n, d: 1n }, constant)
      return inverse && product(left, new Map([['', inverse]]), budget)
    }
    default:
      return constant && constant.d === 1n && constant.n >= 0n && constant.n <= 50n ? raised(left, Number(constant.n), budget) : null
  }
}

function raised(base: Polynomial, exponent: number, budget: Budget): Polynomial | null {
  let result: Polynomial | null = new Map([['', { n: 1n, d: 1n }]])
  for (let step = 0; result && step < exponent; step += 1) result = product(result, base, budget)
  return result
}

function sum(a: Polynomial, b: Polynomial): Polynomial | null {
  const result = new Map(a)
  for (const [powers, coefficient] of b) if (!addTerm(result, powers, coefficient)) return null
  return result.size > mostTerms ? null : result
}

function product(a: Polynomial, b: Polynomial, budget: Budget): Polynomial | null {
  budget.products -= a.size * b.size
  if (budget.products < 0) return null
  const result = new Map<string, Rational>()
  for (const [left, one] of a) {
    for (const [right, other] of b) {
      const coefficient = multiply(one, other)
      if (!coefficient || !addTerm(result, joined(left, right), coefficient)) return null
    }
  }
  return result.size > mostTerms ? null : result
}

function addTerm(polynomial: Map<string, Rational>, powers: string, coefficient: Rational): boolean {
  const before = polynomial.get(powers)
  const total = before ? add(before, coefficient) : coefficient
  if (!total) return false
  if (total.n === 0n) polynomial.delete(powers)
  else polynomial.set(powers, total)
  return true
}

function joined(a: string, b: string): string {
  if (a === '' || b === '') return a + b
  const powers = powersOf(a)
  for (const [name, exponent] of powersOf(b)) powers.set(name, (powers.get(name) ?? 0) + exponent)
  return [...powers]
    .toSorted(([x], [y]) => (x < y ? -1 : 1))
    .map(([name, exponent]) => (exponent === 1 ? name : `${name}^${exponent}`))
    .join('*')
}
