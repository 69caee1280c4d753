import { namesIn } from './expression.ts'
import type { Expression } from './expression.ts'
import { readExpression } from './expression-reader.ts'
import type { Trouble } from './expression-reader.ts'
import type { LetterRules } from './expression-tokens.ts'
import { expanded, formatPolynomial, leading, times } from './polynomial.ts'
import { divide } from '#server/grading/numbers/rational.ts'
import { compareUpToFactor, fingerprint } from './sampling.ts'
import type { Sampled } from './sampling.ts'

/** An equation or inequality as `of` compared with zero; > and ≥ are turned round. */
export type Relation = { of: Expression; sign: '=' | '≠' | '<' | '≤' }

/** The relations a text states, `1 < x < 5` being two; null when it has no relation sign. */
export function readRelations(text: string, letters: LetterRules): { relations: Relation[] } | { trouble: Trouble } | null {
  const parts = text.split(/([=≠<>≤≥])/)
  if (parts.length < 3) return null
  const sides: Expression[] = []
  for (const side of parts.filter((_, index) => index % 2 === 0)) {
    const read = readExpression(side, letters, true)
    if (!read.ok) return { trouble: read.trouble }
    sides.push(read.expression)
  }
  const signs = parts.filter((_, index) => index % 2 === 1)
  return { relations: signs.flatMap((sign, index) => relationOf(sign, sides[index], sides[index + 1])) }
}

/** Whether two lists of relations say the same, whatever their order. */
export function compareRelations(key: readonly Relation[], answer: readonly Relation[]): Sampled {
  if (key.length !== answer.length) return 'different'
  const found = key.map((relation) => answer.map((other) => compareRelation(relation, other)))
  if (found.every((row) => row.includes('equal'))) return 'equal'
  return found.some((row) => row.every((one) => one === 'different')) ? 'different' : 'undecided'
}

/** The same text for relations that say the same. */
export function canonicalRelation({ of, sign }: Relation): string {
  const polynomial = expanded(of)
  const factor = polynomial && leading(polynomial)
  const inverse = factor && divide({ n: 1n, d: 1n }, sign === '=' || sign === '≠' || factor.n > 0n ? factor : { n: -factor.n, d: factor.d })
  const scaled = polynomial && inverse && times(polynomial, inverse)
  return `${scaled ? formatPolynomial(scaled) : `${[...new Set(namesIn(of))].toSorted().join(' ')}: ${fingerprint(of, true)}`} ${sign} 0`
}

/** Whether a relation holds for every value of its letters, as `x = x` does. */
export function isIdentity({ of }: Relation): boolean {
  const polynomial = expanded(of)
  return polynomial !== null && polynomial.size === 0
}

function between(left: Expression, right: Expression): Expression {
  return { type: 'operation', operator: '-', left, right }
}

/** |of| < bound says that of lies between −bound and bound. */
function bothSides(of: Expression, bound: Expression, sign: '<' | '≤'): Relation[] {
  return [
    { of: between({ type: 'negative', of: bound }, of), sign },
    { of: between(of, bound), sign },
  ]
}

function relationOf(sign: string, left: Expression | undefined, right: Expression | undefined): Relation[] {
  if (!left || !right) return []
  switch (sign) {
    case '>':
      return relationOf('<', right, left)
    case '≥':
      return relationOf('≤', right, left)
    case '<':
    case '≤':
      return left.type === 'call' && left.name === 'abs' ? bothSides(left.of, right, sign) : [{ of: between(left, right), sign }]
    case '≠':
      return [{ of: between(left, right), sign }]
    default:
      return [{ of: between(left, right), sign: '=' }]
  }
}

function compareRelation(a: Relation, b: Relation): Sampled {
  if (a.sign !== b.sign) return 'different'
  const [left, right] = [expanded(a.of), expanded(b.of)]
  if (left && right) return isMultiple(a, b) ? 'equal' : 'different'
  const { sampled, sign } = compareUpToFactor(a.of, b.of)
  return sampled === 'equal' && sign < 0 && (a.sign === '<' || a.sign === '≤') ? 'different' : sampled
}

/** Polynomials are compared exactly. */
function isMultiple(a: Relation, b: Relation): boolean {
  return canonicalRelation(a) === canonicalRelation(b)
}
