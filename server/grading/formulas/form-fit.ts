import { readExpression } from './expression-reader.ts'
import type { Expression } from './expression.ts'
import type { LetterRules } from './expression-tokens.ts'
import { hasFormulaForm } from './formula-form.ts'
import type { FormulaForm } from './formula-form.ts'
import type { FormWords } from '#server/grading/keys/other-form.ts'
import { formulaText, withSigns } from './formula-text.ts'

/** What to say of a formula of the right value in another form. */
export const formWords: Readonly<Record<FormulaForm, FormWords>> = {
  simplified: wordsFor('It can be simplified.', 'Simplify it fully.', 'fully simplified'),
  factored: wordsFor('It can be factored further.', 'Factor it fully.', 'fully factored'),
  expanded: wordsFor('It can be expanded further.', 'Expand it and merge like terms.', 'fully expanded'),
  fraction: wordsFor('It can be written as one fraction.', 'Write it as one fraction.', 'written as one fraction'),
}

function wordsFor(remark: string, order: string, form: string): FormWords {
  return { remark, ask: `Right value. ${order}`, notYet: `The value is right, but it is not ${form} yet.` }
}

/** Whether every side of a formula, equation or inequality is in the form; the sides of the key show how far there is to go. */
export function textHasForm(form: FormulaForm, answer: string, key: string, letters: LetterRules): boolean {
  const wanted = sidesOf(key, letters)
  return sidesOf(answer, letters).every((side) => wanted.some((one) => hasFormulaForm(form, side, one)))
}

function sidesOf(text: string, letters: LetterRules): Expression[] {
  return withSigns(formulaText(text)).split(/[=≠<>≤≥]/).flatMap((side) => {
    const read = readExpression(side, letters, true)
    return read.ok ? [read.expression] : []
  })
}
