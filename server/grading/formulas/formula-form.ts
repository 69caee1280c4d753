import type { Expression } from './expression.ts'
import { namesIn } from './expression.ts'
import { expanded, powersOf } from './polynomial.ts'
import type { Polynomial } from './polynomial.ts'
import { exactRoot } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'
import { factorsOf, structureOf, termsOf } from './structure.ts'

/** A form a formula can be asked for. */
export type FormulaForm = 'simplified' | 'factored' | 'expanded' | 'fraction'

/** The form that a `Form:` text asks of a formula; null for one that formulas have not. */
export function formulaFormOf(form: string | null): FormulaForm | null {
  const wanted = form?.toLowerCase().trim() ?? ''
  return wanted === 'simplified' || wanted === 'factored' || wanted === 'expanded' || wanted === 'fraction' ? wanted : null
}

const largestSquareTried = 1000n

/** Whether a formula is in the form; `key` shows how far there is to go. */
export function hasFormulaForm(form: FormulaForm, answer: Expression, key: Expression): boolean {
  switch (form) {
    case 'expanded':
      return isExpanded(answer)
    case 'factored':
      return isFactored(answer) && factorCount(answer) >= (isFactored(key) ? factorCount(key) : 0)
    case 'simplified':
      return isSimplified(answer) && (hasNameBelow(key) || !hasNameBelow(answer)) && (hasRootBelow(key) || !hasRootBelow(answer))
    case 'fraction':
      return termsOf(answer).length === 1
  }
}

/** A sum of merged terms without brackets to multiply out. */
function isExpanded(expression: Expression): boolean {
  const terms = termsOf(expression).map(({ of }) => of)
  const isProduct = (term: Expression) =>
    factorsOf(term).factors.every(({ of, isBelow }) => isBelow || (termsOf(of).length === 1 && !(isPower(of) && termsOf(of.left).length > 1)))
  return terms.every((term) => isProduct(term) && hasMergedFactors(term)) && areDistinct(terms)
}

/** A product whose sums have nothing left to take out. */
function isFactored(expression: Expression): boolean {
  const { factors } = factorsOf(expression)
  if (factors.length === 1 && termsOf(expression).length > 1) return isPrimitive(expression) && !hasRationalRoots(expression)
  return factors.every(({ of }) => {
    const base = isPower(of) ? of.left : of
    return termsOf(base).length === 1 || (isPrimitive(base) && !hasRationalRoots(base))
  })
}

function factorCount(expression: Expression): number {
  const { factors } = factorsOf(expression)
  return factors.reduce((count, { of }) => {
    if (namesIn(of).length === 0) return count
    const exponent = isPower(of) && of.right.type === 'number' && of.right.value.d === 1n ? Number(of.right.value.n) : 1
    return count + exponent
  }, 0)
}

/** No whole number and no name divides every term. */
function isPrimitive(sum: Expression): boolean {
  const polynomial = expanded(sum)
  if (!polynomial || polynomial.size < 2) return polynomial === null
  const isWhole = [...polynomial.values()].every(({ d }) => d === 1n)
  const content = [...polynomial.values()].reduce((shared, { n }) => divisor(shared, n < 0n ? -n : n), 0n)
  const powers = [...polynomial.keys()].map((term) => powersOf(term))
  const hasSharedName = [...(powers[0] ?? [])].some(([name]) => powers.every((one) => one.has(name)))
  return (!isWhole || content === 1n) && !hasSharedName
}

/** A quadratic in one name that splits into rational factors. */
function hasRationalRoots(sum: Expression): boolean {
  const polynomial = expanded(sum)
  const [name, ...others] = new Set(namesIn(sum))
  if (!polynomial || name === undefined || others.length > 0) return false
  const [a, b, c] = [coefficient(polynomial, `${name}^2`), coefficient(polynomial, name), coefficient(polynomial, '')]
  if (a.n === 0n || [...polynomial.keys()].some((term) => ![`${name}^2`, name, ''].includes(term))) return false
  const common = a.d * b.d * c.d
  const [x, y, z] = [a, b, c].map(({ n, d }) => (n * common) / d)
  return x !== undefined && y !== undefined && z !== undefined && exactRoot({ n: y * y - 4n * x * z, d: 1n }) !== null
}

function isSimplified(expression: Expression): boolean {
  const terms = termsOf(expression).map(({ of }) => of)
  if (terms.length > 1) return areDistinct(terms) && terms.every((term) => isSimplified(term) && !isZero(term))
  if (!hasMergedFactors(expression)) return false
  return factorsOf(expression).factors.every(({ of }) => {
    if (of.type === 'call') return isSimplified(of.of) && !(of.name === 'sqrt' && hasSquareIn(of.of))
    if (isPower(of)) return isSimplified(of.left) && !isPower(of.left) && !(of.right.type === 'number' && of.right.value.n < 2n && of.right.value.d === 1n)
    return termsOf(of).length === 1 || isSimplified(of)
  })
}

/** One number at most above and below the bar, in lowest terms, and no factor twice. */
function hasMergedFactors(term: Expression): boolean {
  const { factors } = factorsOf(term)
  const numbers = factors.filter(({ of }) => namesIn(of).length === 0 && (of.type === 'number' || of.type === 'operation'))
  const others = factors.filter(({ of }) => namesIn(of).length > 0).map(({ of }) => structureOf(isPower(of) ? of.left : of))
  const [above = [], below = []] = [false, true].map((isBelow) => numbers.filter((one) => one.isBelow === isBelow))
  const [top, bottom] = [valueOf(above[0]?.of), valueOf(below[0]?.of)]
  const isUnit = top !== null && top.n === top.d && factors.length > 1 && below.length === 0
  const isLowest = bottom === null || (bottom.n !== bottom.d && (top === null || divisor(top.n, bottom.n) === 1n))
  const isPlain = numbers.every(({ of }) => of.type === 'number')
  const roots = factors.filter(({ of }) => of.type === 'call' && of.name === 'sqrt' && namesIn(of).length === 0)
  const areMerged = above.length < 2 && below.length < 2 && roots.length < 2 && new Set(others).size === others.length
  return areMerged && isLowest && !isUnit && isPlain
}

/** A number under a root that a whole number comes out of: `12`, `1/4`. */
function hasSquareIn(radicand: Expression): boolean {
  const value = valueOf(radicand)
  if (!value) return false
  if (value.d !== 1n || value.n < 2n) return true
  for (let factor = 2n; factor * factor <= value.n && factor <= largestSquareTried; factor += 1n) if (value.n % (factor * factor) === 0n) return true
  return false
}

/** No two terms that could be added up. */
function areDistinct(terms: readonly Expression[]): boolean {
  const kinds = terms.map((term) => {
    const { factors } = factorsOf(term)
    const literal = factors.filter(({ of }) => of.type !== 'number').map(({ of, isBelow }) => `${isBelow ? '/' : '*'}${structureOf(of)}`)
    return literal.toSorted().join('')
  })
  return new Set(kinds).size === kinds.length
}

function hasNameBelow(expression: Expression): boolean {
  if (expression.type === 'negative' || expression.type === 'call') return hasNameBelow(expression.of)
  if (expression.type !== 'operation') return false
  const isBelow = expression.operator === '/' && namesIn(expression.right).length > 0
  return isBelow || hasNameBelow(expression.left) || hasNameBelow(expression.right)
}

function hasRootBelow(expression: Expression): boolean {
  return factorsOf(expression).factors.some(({ of, isBelow }) => isBelow && of.type === 'call' && of.name === 'sqrt')
}

function isPower(expression: Expression): expression is Extract<Expression, { type: 'operation' }> {
  return expression.type === 'operation' && expression.operator === '^'
}

function isZero(expression: Expression): boolean {
  return expression.type === 'number' && expression.value.n === 0n
}

function valueOf(expression: Expression | undefined): Rational | null {
  return expression?.type === 'number' ? expression.value : null
}

function coefficient(polynomial: Polynomial, term: string): Rational {
  return polynomial.get(term) ?? { n: 0n, d: 1n }
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}
