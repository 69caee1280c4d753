import { readExpression } from '#server/grading/formulas/expression-reader.ts'
import type { LetterRules } from '#server/grading/formulas/expression-tokens.ts'
import { namesIn } from '#server/grading/formulas/expression.ts'
import { variablesOf } from '#server/grading/formulas/formula-key.ts'
import { expanded } from '#server/grading/formulas/polynomial.ts'
import { compareRelations, isIdentity, readRelations } from '#server/grading/formulas/relation.ts'
import type { Relation } from '#server/grading/formulas/relation.ts'
import { compare, divide, negate } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'
import { squeezed } from '#server/grading/text/cleaning.ts'
import type { ReadQuestion } from '#server/grading/turn/ladder.ts'
import type { AskedEquation } from './asked-equation.ts'
import { isSolved } from './known-numbers.ts'
import { isAmong } from './reachable.ts'

/** An equation of the same letters that says what one of the prompt's says, but not the answer itself; as text to know it again. */
export function derivedEquation(stated: string, equations: readonly AskedEquation[], wanted: readonly Rational[]): string | null {
  for (const { relations, letters } of equations) {
    const read = readRelations(stated, letters)
    const given = read && 'relations' in read ? read.relations : []
    if (given.length === 0 || given.some((relation) => isIdentity(relation) || namesIn(relation.of).length === 0)) continue
    if (isSolved(stated)) continue
    const isSame = compareRelations(relations, given) === 'equal'
    if (isSame || (given.length === 1 && relations.length === 1 && hasRoot(given[0], relations[0], wanted))) return squeezed(stated)
  }
  return null
}

/** A linear equation in the prompt's letter whose only root is the answer. */
function hasRoot(given: Relation | undefined, asked: Relation | undefined, wanted: readonly Rational[]): boolean {
  if (!given || !asked || given.sign !== '=' || asked.sign !== '=') return false
  return new Set([...namesIn(given.of), ...namesIn(asked.of)]).size === 1 && solvesLinear(given, wanted)
}

/** Whether an equation is linear in one letter, and the only answer its root. */
export function solvesLinear(given: Relation, wanted: readonly Rational[]): boolean {
  const [name, ...others] = new Set(namesIn(given.of))
  if (wanted.length !== 1) return false
  const polynomial = expanded(given.of)
  const slope = name === undefined ? undefined : polynomial?.get(name)
  if (!polynomial || !slope || others.length > 0 || [...polynomial.keys()].some((term) => term !== '' && term !== name)) return false
  const root = divide(negate(polynomial.get('') ?? { n: 0n, d: 1n }), slope)
  return root !== null && isAmong(root, wanted)
}

/** A true equation of letters that works a part of the prompt's expression out ("4a - a = 3a"). */
export function isRearranged(stated: string, { prompt, keys }: ReadQuestion): boolean {
  const [left = '', right = ''] = stated.split('=').map((side) => squeezed(side))
  const isFormula = keys.some(({ kind }) => kind === 'formula' || kind === 'equation')
  if (!isFormula || !/[-+*/^]/.test(left.slice(1)) || left === right || right === '') return false
  const read = readRelations(stated, { names: variablesOf(prompt), others: 'single' })
  return read !== null && 'relations' in read && read.relations.length === 1 && read.relations.every((relation) => isIdentity(relation))
}

/** "2*x" on the way to 2(x + 3): a product, still to be written together, that is one term of the answer when its brackets are solved. */
export function isTermOf(text: string, { prompt, keys }: ReadQuestion): boolean {
  if (!/^\s*\d+\s*[*·×x]\s*(?:\d+|\p{L})\s*$/u.test(text)) return false
  const letters = { names: variablesOf(prompt), others: 'single' } as const
  const terms = termsOf(text.replace(/(?<=\d\s*)[·×x](?=\s*[\d\p{L}])/u, '*'), letters)
  const [term, ...others] = terms ?? []
  if (term === undefined || others.length > 0) return false
  return keys.some(({ kind, text: key }) => {
    const known = kind === 'formula' ? termsOf(key, letters) : null
    return known !== null && known.length > 1 && known.some(([name, amount]) => name === term[0] && compare(amount, term[1]) === 0)
  })
}

function termsOf(text: string, letters: LetterRules): [string, Rational][] | null {
  const read = readExpression(text, letters)
  const polynomial = read.ok ? expanded(read.expression) : null
  return polynomial ? [...polynomial] : null
}
