import { plainPrompt } from '#server/grading/text/cleaning.ts'
import { evaluate, namesIn } from '#server/grading/formulas/expression.ts'
import type { Expression } from '#server/grading/formulas/expression.ts'
import { readExpression } from '#server/grading/formulas/expression-reader.ts'
import { formulaText, withSigns } from '#server/grading/formulas/formula-text.ts'
import { expanded } from '#server/grading/formulas/polynomial.ts'
import { divide, formatRational, negate } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'

/** The answer to a question that is plain arithmetic (`What is 12 × 7?`) or one linear equation (`Solve 2x + 3 = 11`); null for any other. */
export function suggestedAnswer(studentText: string): string | null {
  const text = withSigns(formulaText(plainPrompt(studentText)).replaceAll(/(?<=\d)\s*x\s*(?=\d)/g, '*'))
  const stretches = text.split(/(?<!\p{L})(?!sqrt(?!\p{L}))\p{L}{2,}|[?:;!]|\.(?!\d)|,\s/u).map((part) => part.trim().replace(/=\s*$/, '').trim())
  const found = stretches.filter((part) => /\d/.test(part) && /[-+*/^=×·÷]|sqrt/.test(part.slice(/^sqrt/.test(part) ? 0 : 1)))
  const [only] = found
  const others = stretches.filter((part) => !found.includes(part) && /\d/.test(part))
  if (only === undefined || found.length > 1 || others.length > 0) return null
  const sides = only.split('=')
  if (sides.length === 2) return solution(sides[0] ?? '', sides[1] ?? '')
  return sides.length === 1 ? valueOf(only) : null
}

function valueOf(text: string): string | null {
  const read = readExpression(text, { names: new Set(), others: 'none' })
  const value = read.ok && read.expression.type === 'operation' ? evaluate(read.expression, {}) : null
  return value && 'exact' in value ? asWritten(value.exact, text) : null
}

/** A question in fractions is answered in one. */
function asWritten(value: Rational, text: string): string {
  return value.d !== 1n && text.includes('/') && !text.includes('.') ? `${value.n}/${value.d}` : formatRational(value)
}

/** ax + b = 0 in one letter. */
function solution(left: string, right: string): string | null {
  const sides = [left, right].map((side) => readExpression(side, { names: new Set(), others: 'single' }))
  const [a, b] = sides.flatMap((side) => (side.ok ? [side.expression] : []))
  if (!a || !b) return null
  const whole: Expression = { type: 'operation', operator: '-', left: a, right: b }
  const [name, ...others] = new Set(namesIn(whole))
  const polynomial = name === undefined || others.length > 0 ? null : expanded(whole)
  const slope = name === undefined ? undefined : polynomial?.get(name)
  if (!polynomial || !slope || [...polynomial.keys()].some((term) => term !== '' && term !== name)) return null
  const value = divide(negate(polynomial.get('') ?? { n: 0n, d: 1n }), slope)
  return value && formatRational(value)
}
