import type { Strictness } from '#contract/exercises/exercises.ts'
import { squeezed } from '#server/grading/text/cleaning.ts'
import { isCopied } from '#server/grading/keys/copied.ts'
import { realToNumber } from './expression.ts'
import type { Real } from './expression.ts'
import { formWords, textHasForm } from './form-fit.ts'
import { formulaFormOf } from './formula-form.ts'
import { match, miss, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { inOtherForm } from '#server/grading/keys/other-form.ts'
import type { NumberAnswer } from '#server/grading/numbers/number-answer.ts'
import type { NumberKey } from '#server/grading/numbers/number-key.ts'
import { compare, toNumber } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'

/** What judging a number needs to know about the question: the prompt as plain characters and every key as written. */
export type NumberContext = { strictness: Strictness; prompt: string; keyTexts: readonly string[]; form: string | null }

/** What strict says of words beside a number. */
export const onlyNumber = 'Give only the number.'

/** What strict says of a right amount in another unit. */
export const otherUnit = 'The amount is right, but the question asks for another unit.'

const noLetters = { names: new Set<string>(), others: 'none' } as const

type WrittenExpression = Extract<NumberAnswer, { type: 'expression' }>

/** Judges arithmetic that is not one number: right only where the key is a root or a multiple of π, or is written so itself. */
export function judgeExpression(key: NumberKey, answer: WrittenExpression, context: NumberContext): KeyResult {
  const { text, value, units, otherWords } = answer
  const isWrittenAsKey = context.keyTexts.some((written) => squeezed(written) === squeezed(text))
  const scale = scaleTo(key, units)
  const isEqual = value !== null && scale !== null && equalsReal(key.value, value, scale)
  const isCopy = /[-+*/^(√]|sqrt/i.test(squeezed(text)) && isCopied(text, context)
  if (isCopy && isEqual) return unclear('copied from the question', 'That is the question itself. Work it out.')
  if (isCopy && value !== null) return miss('another value of the question')
  if (value === null || key.range || !(key.isIrrational || isWrittenAsKey)) {
    return unclear('an expression where a number is asked', 'Work it out to one number.')
  }
  if (scale === null) return miss('a unit of another kind', { correction: 'Look at the unit: it measures something else.' })
  if (!isEqual) return miss('another value')
  const lacksUnit = key.units.length > 0 && units.length === 0 && !isWrittenAsKey
  if (lacksUnit && context.strictness !== 'loose') return unclear('the unit is missing', 'Which unit?')
  if (context.strictness === 'strict' && scale !== 1) return miss('another unit', { reply: otherUnit })
  if (context.strictness === 'strict' && otherWords !== '') return miss('other words beside the number', { reply: onlyNumber })
  return inItsForm(key, text, context)
}

/** How many of the key's units one of the answer's is; null for units of another kind, 1 without. */
function scaleTo(key: NumberKey, units: WrittenExpression['units']): number | null {
  if (key.units.length === 0 || units.length === 0) return 1
  const pair = key.units.flatMap((to) => units.map((from) => ({ from, to }))).find(({ from, to }) => from.dimension === to.dimension)
  return pair ? toNumber(pair.from.factor) / toNumber(pair.to.factor) : null
}

/** A root may be asked for in its simplest form. */
function inItsForm(key: NumberKey, text: string, { form, strictness }: NumberContext): KeyResult {
  const wanted = formulaFormOf(form)
  if (wanted === null || !key.isIrrational || textHasForm(wanted, text, key.text, noLetters)) return match('equal value', null, true)
  return inOtherForm(strictness, formWords[wanted], true)
}

function equalsReal(key: Rational, value: Real, scale: number): boolean {
  if ('exact' in value && scale === 1 && compare(key, value.exact) === 0) return true
  const [a, b] = [toNumber(key), realToNumber(value) * scale]
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b), 1e-300)
}
