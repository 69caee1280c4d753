import type { Strictness } from '#contract/exercises/exercises.ts'
import { isCopied } from '#server/grading/keys/copied.ts'
import { isSaidInWords, withTimesBetweenBrackets } from './answer-text.ts'
import { namesIn } from './expression.ts'
import type { Expression } from './expression.ts'
import type { Trouble } from './expression-reader.ts'
import { readFormulaAnswer } from './formula-answer.ts'
import type { FormulaAnswer } from './formula-answer.ts'
import { formWords, textHasForm } from './form-fit.ts'
import { formulaFormOf, hasFormulaForm } from './formula-form.ts'
import type { FormulaKey } from './formula-key.ts'
import { match, miss, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { inOtherForm } from '#server/grading/keys/other-form.ts'
import { compareRelations, isIdentity } from './relation.ts'
import type { Relation } from './relation.ts'
import { compareByValue } from './sampling.ts'
import { structureOf } from './structure.ts'

/** What judging a formula needs to know about the question: the prompt as plain characters and every key as written. */
export type FormulaContext = { strictness: Strictness; prompt: string; keyTexts: readonly string[]; form: string | null }

const repairs: Readonly<Record<Trouble, string>> = {
  'too long': 'That is too long for me to read as a formula.',
  'too large': 'That is too long for me to read as a formula.',
  'exponent': "I can't work with an exponent above 50.",
  'function': "I don't know that function. I read sqrt, abs, sin, cos, tan, log, ln and exp.",
  'word': "I can't read that as a formula.",
  'syntax': "I can't read that as a formula. Look at the brackets and signs.",
}

type EquationKey = Extract<FormulaKey, { kind: 'equation' }>

/** Judges an answer against a formula or an equation; `(x - 2) x (x - 3)` is read as typed, and with x as times only if that misses. */
export function judgeFormula(key: FormulaKey, answer: string, context: FormulaContext): KeyResult {
  const typed = judgeTyped(key, answer, context)
  const multiplied = withTimesBetweenBrackets(answer)
  const opened = typed.type === 'match' ? null : judgeOpened(key, answer, context)
  if (opened !== null) return opened
  if (typed.type === 'match' || multiplied === answer) return typed
  const read = judgeTyped(key, multiplied, context)
  return read.type === 'match' ? read : typed
}

/** `x+2)(x+3)` with the first bracket that is missing, where that is the key. */
function judgeOpened(key: FormulaKey, answer: string, context: FormulaContext): KeyResult | null {
  const count = (sign: string) => answer.split(sign).length - 1
  const isMissing = context.strictness !== 'strict' && count(')') === count('(') + 1 && !/^\s*\(/.test(answer) && answer.length < 60
  const read = isMissing ? judgeTyped(key, `(${answer.trim()}`, context) : null
  return read?.type === 'match' ? read : null
}

/** The same of an answer as typed, by its value at points drawn from the names alone. */
function judgeTyped(key: FormulaKey, answer: string, context: FormulaContext): KeyResult {
  if (key.kind === 'equation' && context.strictness === 'strict' && isSaidInWords(answer)) return unclear('no whole equation', 'Write the whole equation.', true)
  const read = readFormulaAnswer(answer, key.letters, context.prompt, key.kind)
  switch (read.type) {
    case 'unreadable':
      return unclear(`no formula: ${read.trouble}`, repairs[read.trouble], true)
    case 'choice':
      return unclear('two formulas joined by "or"', 'Choose one answer.')
    case 'several':
      return unclear('several formulas', 'Which one is your answer? Send only that one.')
    case 'negated':
      return miss('the formula is negated')
    case 'formula':
    case 'relations':
      return key.kind === 'formula' ? judgeValue(key.expression, read, context) : judgeRelations(key, read, context)
  }
}

function judgeValue(key: Expression, read: FormulaAnswer, context: FormulaContext): KeyResult {
  if (read.type !== 'formula') return unclear('a relation where a formula is asked', "I can't read that as a formula.", true)
  const { expression, splitFraction } = read
  if (dividesByZero(expression)) return unclear('a division by zero', "I can't divide by zero.", true)
  const sampled = compareByValue(key, expression)
  if (sampled === 'undecided') return { type: 'undecided', rule: 'too few places where both formulas have a value' }
  if (sampled === 'different') return miss('another value', { correction: splitFraction ?? correctionOf(key, expression) })
  if (isCopiedFormula(read.text, context)) return unclear('copied from the question', 'That is the question itself. Work it out.')
  const form = formulaFormOf(context.form)
  const isInForm = form === null || hasFormulaForm(form, expression, key)
  if (context.strictness === 'strict' && read.hasOtherWords) return miss('other words beside the formula', { reply: 'Give only the formula.' })
  if (form !== null && !isInForm) return inOtherForm(context.strictness, formWords[form], false)
  return match('equal value', splitFraction, structureOf(key) === structureOf(expression))
}

function judgeRelations(key: EquationKey, read: FormulaAnswer, context: FormulaContext): KeyResult {
  const { relations } = key
  const isEquation = relations.every(({ sign }) => sign === '=')
  if (read.type !== 'relations') return unclear('no whole equation', `Write the whole ${isEquation ? 'equation' : 'inequality'}.`, true)
  const telling = read.relations.filter((relation) => !isIdentity(relation))
  const sampled = compareRelations(relations, telling)
  if (sampled === 'undecided') return { type: 'undecided', rule: 'too few places where both sides have a value' }
  if (sampled === 'different' && isCopiedFormula(read.text, context)) return unclear('copied from the question', 'That is the question itself. Work it out.')
  if (sampled === 'different') return miss('another equation', { correction: turnedRound(relations, telling) })
  if (isCopiedFormula(read.text, context)) return unclear('copied from the question', 'That is the question itself. Work it out.')
  const form = formulaFormOf(context.form)
  const isInForm = form === null || textHasForm(form, read.text, key.text, key.letters)
  if (context.strictness === 'strict' && read.hasOtherWords) return miss('other words beside the equation', { reply: 'Give only the equation.' })
  if (form !== null && !isInForm) return inOtherForm(context.strictness, formWords[form], false)
  return match('the same equation up to a factor', null, false)
}

function correctionOf(key: Expression, answer: Expression): string | null {
  const known = new Set(namesIn(key))
  const foreign = [...new Set(namesIn(answer))].filter((name) => !known.has(name))
  if (foreign.length > 0) return `Look at the letters again: ${foreign.join(', ')}.`
  return compareByValue(key, { type: 'negative', of: answer }) === 'equal' ? 'Your sign is the only thing off.' : null
}

function turnedRound(key: readonly Relation[], answer: readonly Relation[]): string | null {
  const asEquations = (relations: readonly Relation[]): Relation[] => relations.map(({ of }) => ({ of, sign: '=' }))
  const isInequality = key.some(({ sign }) => sign !== '=')
  return isInequality && compareRelations(asEquations(key), asEquations(answer)) === 'equal' ? 'Look at the relation sign again.' : null
}

/** A bare number or name is never covered. */
function isCopiedFormula(text: string, context: FormulaContext): boolean {
  return /[-+*/^(|√=<>≤≥≠]|\d\s*\p{L}/u.test(text) && isCopied(text, context)
}

function dividesByZero(expression: Expression): boolean {
  if (expression.type === 'negative' || expression.type === 'call') return dividesByZero(expression.of)
  if (expression.type !== 'operation') return false
  const isByZero = expression.operator === '/' && expression.right.type === 'number' && expression.right.value.n === 0n
  return isByZero || dividesByZero(expression.left) || dividesByZero(expression.right)
}
