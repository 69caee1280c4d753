import { squeezed } from '#server/grading/text/cleaning.ts'
import { namesIn } from '#server/grading/formulas/expression.ts'
import { readFormulaAnswer } from '#server/grading/formulas/formula-answer.ts'
import type { FormulaKey } from '#server/grading/formulas/formula-key.ts'
import { waysToPart } from '#server/grading/lists/items-text.ts'
import { expanded, formatPolynomial } from '#server/grading/formulas/polynomial.ts'
import { canonicalRelation } from '#server/grading/formulas/relation.ts'
import { fingerprint } from '#server/grading/formulas/sampling.ts'

/** The same text for formulas or equations of the same value, as an answer to this key; null when it is none. */
export function canonicalFormula(answer: string, key: FormulaKey, prompt: string): string | null {
  const read = readFormulaAnswer(answer, key.letters, prompt, key.kind)
  if (read.type === 'relations') return read.relations.map(canonicalRelation).toSorted().join(' and ')
  if (read.type !== 'formula') return null
  const polynomial = expanded(read.expression)
  if (polynomial) return `=${formatPolynomial(polynomial)}`
  return `${[...new Set(namesIn(read.expression))].toSorted().join(' ')}: ${fingerprint(read.expression)}`
}

/** The same text for lists of the same items, each made canonical by `item`, in any order unless it counts. */
export function canonicalItems(answer: string, inOrder: boolean, item: (text: string) => string): string {
  const ways = waysToPart(answer)
  const way = ways.find(({ items }) => items.length > 1) ?? ways[0]
  const items = (way?.items ?? []).map(item)
  return `${way?.open ?? ''}${(inOrder ? items : [...new Set(items)].toSorted()).join('; ')}${way?.close ?? ''}` || squeezed(answer)
}
