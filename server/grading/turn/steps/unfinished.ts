import { readExpression } from '#server/grading/formulas/expression-reader.ts'
import type { Expression } from '#server/grading/formulas/expression.ts'
import { formulaText } from '#server/grading/formulas/formula-text.ts'
import { structureOf, termsOf } from '#server/grading/formulas/structure.ts'
import { stretchesOf } from './asked-equation.ts'
import { inSigns } from './arithmetic-words.ts'
import { isSolved, valueOf, wantedValues } from './known-numbers.ts'
import { isAmong } from './reachable.ts'
import { statedRelation } from './stated-sums.ts'
import { toNumber } from '#server/grading/numbers/rational.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import type { ReadQuestion } from '#server/grading/turn/ladder.ts'

const leftDivision = /^(?:(?:its|it is|it's|the answer is|\p{L}\s*=)\s*)?(\d{1,9})\s*(?:\/|÷|:|divided by|out of)\s*(\d{1,9})[\s.!?]*$/iu
/** A longer message is no division. */
const longestDivision = 60

const asksForShare = /\b(?:fractions?|tenths?|hundredths?|thousandths?|as decimals?|as a decimal|ratio|probability|mixed|simplest|lowest|terms)\b|\d\s*\/\s*\d/i

/** A division that comes out as the key and is not done ("35/5" for 7, "20/80" for 25 %): nothing of it is lost, and one thing is left to do. */
export function isDivisionToDo(answer: string, { keys, prompt, instance }: ReadQuestion): boolean {
  const [, top = '', bottom = ''] = answer.length > longestDivision ? [] : (leftDivision.exec(inSigns(cleaned(answer))) ?? [])
  if (top === '' || asksForShare.test(prompt) || /fraction/i.test(instance.form ?? '')) return false
  if (!keys.some(({ kind }) => kind === 'number' || kind === 'equation') || keys.some(({ kind, text }) => kind === 'ratio' || text.includes('/'))) return false
  const value = valueOf(`${top}/${bottom}`)
  if (value === null || BigInt(top) === 0n || value.d === BigInt(bottom) || /^10*$/.test(bottom) || /\d:\d\d(?!\d)/.test(answer)) return false
  return wantedValues(keys).some((one) => isNear(toNumber(value), toNumber(one)))
}

/** "18/24 = 3/4" where a percentage is asked: equal to it, and still a fraction. */
export function isFractionForPercent(answer: string, { keys }: ReadQuestion): boolean {
  const isPercent = keys.length > 0 && keys.every(({ text }) => /%|\bper ?cent\b/i.test(text))
  return isPercent && answer.length <= longestDivision && /^\s*\d+\s*\/\s*\d+\s*=\s*\d+\s*\/\s*\d+[\s.!]*$/.test(cleaned(answer))
}

/** Equal, or as near as a rounding is. */
function isNear(value: number, wanted: number): boolean {
  return Math.abs(value - wanted) <= 0.02 * Math.abs(wanted)
}

/** The division of the question itself, in whatever signs, where a remainder is asked: "38 divided by 5". */
function isDivisionOfPrompt(answer: string, { keys, prompt }: ReadQuestion): boolean {
  const [, top = '', bottom = ''] = answer.length > longestDivision ? [] : (leftDivision.exec(inSigns(cleaned(answer))) ?? [])
  const asked = new Set(prompt.match(/\d+/g) ?? [])
  return top !== '' && keys.some(({ kind }) => kind === 'remainder') && asked.has(top) && asked.has(bottom) && Number(top) > Number(bottom) && !/[÷/:]|divided by/.test(prompt)
}

/** The same where the keys could not read it, as with "48 : 4". */
export function isDivisionOfAnswer(answer: string, question: ReadQuestion): boolean {
  if (isDivisionOfPrompt(answer, question)) return true
  const value = isDivisionToDo(answer, question) ? valueOf(inSigns(cleaned(answer))) : null
  return value !== null && isAmong(value, wantedValues(question.keys))
}

/** The terms of the prompt's own expression in another order ("5x - 3x + 2 + 6"), where they are still to be put together. */
export function isOnlyReordered(answer: string, { keys, prompt }: ReadQuestion): boolean {
  const [key, ...others] = keys.filter(({ kind }) => kind === 'formula')
  if (key?.kind !== 'formula' || others.length > 0 || answer.length > longestDivision) return false
  const given = readExpression(formulaText(answer), key.letters)
  if (!given.ok) return false
  const said = termNames(given.expression)
  if (said.length < 3 || said.length <= termNames(key.expression).length) return false
  const asked = stretchesOf(prompt).map((stretch) => readExpression(formulaText(stretch), key.letters))
  return asked.some((one) => one.ok && termNames(one.expression).join(' ') === said.join(' '))
}

function termNames(expression: Expression): string[] {
  return termsOf(expression).map(({ of, isNegative }) => `${isNegative ? '-' : '+'}${structureOf(of)}`).toSorted()
}

/** An inequality with the solutions of a key that is solved ("3x < 12" for x < 4). */
export function isInequalityToSolve(answer: string, { keys }: ReadQuestion): boolean {
  const areSolved = keys.length > 0 && keys.every(({ kind, text }) => kind === 'equation' && /[<>≤≥]/.test(text) && isSolved(text))
  const stated = areSolved ? statedRelation(cleaned(answer)) : null
  return stated !== null && /^[^<>≤≥=]*(?:\d\s*\*?\s*\p{L}|\p{L}\s*[-+*/])[^<>≤≥=]*[<>≤≥]/u.test(stated) && !isSolved(stated)
}
