import { formulaText, withSigns } from '#server/grading/formulas/formula-text.ts'
import { variablesOf } from '#server/grading/formulas/formula-key.ts'
import { readRelations } from '#server/grading/formulas/relation.ts'
import type { Relation } from '#server/grading/formulas/relation.ts'
import type { LetterRules } from '#server/grading/formulas/expression-tokens.ts'

/** An equation or inequality of a prompt: its two sides as written, and what it states. */
export type AskedEquation = { text: string; relations: readonly Relation[]; letters: LetterRules }

/** The equations and inequalities with a letter that students read in a prompt (plain characters). */
export function equationsIn(prompt: string): AskedEquation[] {
  const letters: LetterRules = { names: variablesOf(prompt), others: 'single' }
  return stretchesOf(prompt).flatMap((text) => {
    if (!/[=<>≤≥]/.test(text) || !/\p{L}/u.test(text)) return []
    const read = readRelations(text, letters)
    return read && 'relations' in read && read.relations.length > 0 ? [{ text, relations: read.relations, letters }] : []
  })
}

/** The parts of a text that are arithmetic, between its words and sentences. */
export function stretchesOf(text: string): string[] {
  const plain = withSigns(formulaText(text)).replaceAll(/(?<=\d)\s*x\s*(?=\d)/g, '*')
  return plain
    .split(/(?<!\p{L})(?!(?:sqrt|sin|cos|tan|log|ln|pi)(?!\p{L}))\p{L}{2,}|[?:;!→⇒]|\.(?!\d)|,\s/u)
    .map((part) => part.replace(/^[\s,=.]+|[\s,.=]+$/g, ''))
    .filter((part) => part !== '')
}
