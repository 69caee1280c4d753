import { readExpression } from './expression-reader.ts'
import type { Expression } from './expression.ts'
import type { LetterRules } from './expression-tokens.ts'
import { hasFormulaForm } from './formula-form.ts'
import type { FormulaForm } from './formula-form.ts'
import { formulaText, withSigns } from './formula-text.ts'

/** What to say of a right value in another form: a remark where it is taken, a reply where it is not. */
export const formReplies: Readonly<Record<FormulaForm, { remark: string; reply: string }>> = {
  simplified: { remark: 'It can be simplified.', reply: 'The value is right, but it is not fully simplified yet.' },
  factored: { remark: 'It can be factored further.', reply: 'The value is right, but it is not fully factored yet.' },
  expanded: { remark: 'It can be expanded further.', reply: 'The value is right, but it is not fully expanded yet.' },
  fraction: { remark: 'It can be written as one fraction.', reply: 'The value is right, but it is not written as one fraction yet.' },
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
