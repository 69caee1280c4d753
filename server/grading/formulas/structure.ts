import type { Expression } from './expression.ts'
import { formatRational } from '#server/grading/numbers/rational.ts'

/**
 * How an expression is built, as text: the same for writings that differ in the order of terms and factors, in brackets that
 * change nothing and in signs of multiplication (`2(x+3)` and `(3+x)*2`), another for every real step (`2x+6`).
 */
export function structureOf(expression: Expression): string {
  switch (expression.type) {
    case 'number':
      return formatRational(expression.value)
    case 'constant':
      return String(expression.value)
    case 'name':
      return expression.name
    case 'call':
      return `${expression.name}[${structureOf(expression.of)}]`
    case 'negative':
    case 'operation':
      break
  }
  if (expression.type === 'operation' && expression.operator === '^') return `(${structureOf(expression.left)})^(${structureOf(expression.right)})`
  const terms = termsOf(expression)
  if (terms.length > 1) return `(${terms.map(({ of, isNegative }) => `${isNegative ? '-' : '+'}${structureOf(of)}`).toSorted().join('')})`
  const { factors, isNegative } = factorsOf(expression)
  const parts = factors.map(({ of, isBelow }) => `${isBelow ? '/' : '*'}${structureOf(of)}`)
  return `${isNegative ? '-' : ''}{${parts.toSorted().join('')}}`
}

/** The terms of a sum with their signs; one term when it is none. */
export function termsOf(expression: Expression, isNegative = false): { of: Expression; isNegative: boolean }[] {
  if (expression.type === 'negative') {
    const inside = termsOf(expression.of, !isNegative)
    return inside.length > 1 ? inside : [{ of: expression.of, isNegative: !isNegative }]
  }
  if (expression.type === 'operation' && (expression.operator === '+' || expression.operator === '-')) {
    const right = expression.operator === '-' ? !isNegative : isNegative
    return [...termsOf(expression.left, isNegative), ...termsOf(expression.right, right)]
  }
  return [{ of: expression, isNegative }]
}

/** The factors of a product, those it is divided by marked `isBelow`; signs are taken out. */
export function factorsOf(expression: Expression): { factors: { of: Expression; isBelow: boolean }[]; isNegative: boolean } {
  if (expression.type === 'negative') {
    const { factors, isNegative } = factorsOf(expression.of)
    return { factors, isNegative: !isNegative }
  }
  if (expression.type === 'operation' && (expression.operator === '*' || expression.operator === '/')) {
    const [left, right] = [factorsOf(expression.left), factorsOf(expression.right)]
    const isDivided = expression.operator === '/'
    const below = right.factors.map(({ of, isBelow }) => ({ of, isBelow: isDivided ? !isBelow : isBelow }))
    return { factors: [...left.factors, ...below], isNegative: left.isNegative !== right.isNegative }
  }
  return { factors: [{ of: expression, isBelow: false }], isNegative: false }
}
