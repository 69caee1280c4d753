import { evaluate, namesIn, realToNumber } from '#server/grading/formulas/expression.ts'
import type { Real } from '#server/grading/formulas/expression.ts'
import { variablesOf } from '#server/grading/formulas/formula-key.ts'
import { isIdentity, readRelations } from '#server/grading/formulas/relation.ts'
import type { Relation } from '#server/grading/formulas/relation.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'
import type { ReadQuestion } from '#server/grading/turn/ladder.ts'
import { isSolved, numbersIn } from './known-numbers.ts'
import { solvesLinear } from './equation-steps.ts'
import type { AskedEquation } from './asked-equation.ts'

/**
 * Whether an equation that is not solved yet was set up rightly: its only root is the answer ("3n + 3 = 48" where no equation is given), or the
 * two numbers of a pair fulfil it ("x + 1 = 3", "2y = 8").
 */
export function isSetUp(stated: string, { keys, prompt }: ReadQuestion, equations: readonly AskedEquation[], wanted: readonly Rational[]): boolean {
  const read = readRelations(stated, { names: variablesOf(prompt), others: 'single' })
  const [relation, ...others] = read && 'relations' in read ? read.relations : []
  if (relation === undefined || others.length > 0 || relation.sign !== '=' || isIdentity(relation) || isSolved(stated)) return false
  const pair = keys.find(({ kind }) => kind === 'pair')
  if (pair !== undefined) return holdsForPair(relation, numbersOfPair(pair.text), equations)
  return equations.length === 0 && solvesLinear(relation, wanted)
}

function numbersOfPair(text: string): (Rational | null)[] {
  return text.replaceAll(/[()[\]]/g, '').split(/[,;]/).map((part) => {
    const [value] = numbersIn(part)
    return value === undefined ? null : /-/.test(part) ? { n: -value.n, d: value.d } : value
  })
}

function holdsForPair({ of }: Relation, [x, y, ...more]: readonly (Rational | null)[], equations: readonly AskedEquation[]): boolean {
  const letters = [...new Set(equations.flatMap(({ relations }) => relations.flatMap((one) => namesIn(one.of))))].toSorted()
  const [first, second, ...others] = letters
  const names = namesIn(of)
  if (!x || !y || more.length > 0 || first === undefined || second === undefined || others.length > 0) return false
  if (names.length === 0 || !names.every((name) => letters.includes(name))) return false
  const values: Readonly<Record<string, Real>> = { [first]: { exact: x }, [second]: { exact: y } }
  const result = evaluate(of, values)
  return result !== null && Math.abs(realToNumber(result)) < 1e-9
}
