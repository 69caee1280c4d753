import { isCopied } from '#server/grading/keys/copied.ts'
import { readKey } from '#server/grading/keys/key-kind.ts'
import { withSigns } from '#server/grading/formulas/formula-text.ts'
import { areOtherUnits } from '#server/grading/numbers/asked-units.ts'
import { readNumberAnswer } from '#server/grading/numbers/number-answer.ts'
import { withNumbersInDigits } from '#server/grading/numbers/number-words.ts'
import { compare, formatRational } from '#server/grading/numbers/rational.ts'
import { cleaned, squeezed } from '#server/grading/text/cleaning.ts'
import { matchesSaying } from '#server/grading/text/sayings.ts'
import { isPole } from '#server/grading/text/words/pole-words.ts'
import { foldedText } from '#server/grading/text/words/words.ts'
import { readAnswer, resultOf } from '#server/grading/turn/ladder.ts'
import type { ReadQuestion } from '#server/grading/turn/ladder.ts'
import { isCheck, isOnTheWay, isSumOfDigits, isTrueOf, isPartOfKey, isShareOfPrompt, isWorking, workedSums } from './arithmetic-steps.ts'
import { countedRow, inSigns, withAnds } from './arithmetic-words.ts'
import { equationsIn } from './asked-equation.ts'
import { derivedEquation, isRearranged, isTermOf } from './equation-steps.ts'
import { shiftsTime } from './clock-steps.ts'
import { convertsGiven, isOtherAmount } from './converted.ts'
import { isOfClock, isSameShare } from './other-terms.ts'
import { echoesHint } from './echoes-hint.ts'
import { isFirstProduct, isHalfWay } from './half-way.ts'
import { materialOf, numbersIn, standsInMaterial, valueOf, wantedValues } from './known-numbers.ts'
import { namesStep } from './named-operation.ts'
import { movesTerm, opensBracket } from './named-terms.ts'
import { isAmong } from './reachable.ts'
import { saysStep } from './said-steps.ts'
import { isSetUp } from './set-up.ts'
import { statedRelation, statedSums } from './stated-sums.ts'
import { isDivisionLeft, isDivisionOf, isOneMore, isSumOf, isSumToWorkOut, isToRound } from './sums-left.ts'
import { bareValue, countsTo, isGivenInOtherTerms, leadsOn } from './value-steps.ts'

/** A true step on the way to an answer; `normalised` is the same for the same step in any writing. */
export type Step = { rule: string; normalised: string }

/** The longest message that is looked at for a step, in characters. */
const longestStep = 120

/** The steps of working a message out as a step. */
const stepsOfStep = 2_000

/**
 * The step a message states: one of a `Step:` line, an equation with the solutions of the prompt's, true arithmetic on the
 * prompt's numbers that leads on, or the name of such an operation. A message that also gives the answer, and the question
 * itself, are none. `isUnread`: the keys could not make one answer of it, so that a sum may be left to work out.
 */
export function readStep(question: ReadQuestion, answer: string, isUnread: boolean): Step | null {
  const { instance, prompt, budget } = question
  const text = cleaned(answer)
  if (text === '' || text.length > longestStep) return null
  const line = instance.steps.find((step) => isSameStep(step, answer, question))
  if (line !== undefined) return { rule: 'a step of the question', normalised: `step ${foldedText(line)}` }
  const wanted = wantedValues(question.keys)
  const numbers = numbersIn(prompt)
  const asksWhether = question.keys.length > 0 && question.keys.every(({ text: key }) => isPole(key, prompt)) && numbers.length > 0
  const isWorkedOut = asksWhether || question.keys.some(({ kind }) => kind !== 'text' && kind !== 'unread')
  if (isWorkedOut && isToRound(inSigns(text), numbers, wanted, prompt)) {
    return { rule: 'a sum that is left to work out', normalised: `step ${squeezed(inSigns(text))}` }
  }
  if (!isWorkedOut && echoesHint(text, question)) return { rule: 'words of the hint or the explanation', normalised: `step ${squeezed(text)}` }
  if (!isWorkedOut || isCopied(answer, { prompt, keyTexts: question.keyTexts })) return null
  budget.spend(stepsOfStep)
  const equations = equationsIn(prompt)
  const stated = statedRelation(text.replaceAll(/(?<=[\d)][\p{L}]?) (?:is|are|makes|equals) (?=-?\d)/gu, ' = '))
  if (stated !== null) {
    const equation = equations.length > 0 ? derivedEquation(stated, equations, wanted) : null
    if (equation !== null) return { rule: 'an equation with the same solutions', normalised: `step ${equation}` }
    if (isSetUp(stated, question, equations, wanted)) return { rule: 'an equation that the answer solves', normalised: `step ${squeezed(stated)}` }
  }
  const written = inSigns(text)
  const sums = statedSums(written)
  if (isOfClock(sums, numbers, question)) return { rule: 'true arithmetic on the way', normalised: `step ${squeezed(written)}` }
  if (isSameShare(text, prompt, wanted)) return { rule: 'what is given in other terms', normalised: `step ${squeezed(text)}` }
  if (isCheck(sums, numbers, question)) return { rule: 'a check that comes out', normalised: `step ${squeezed(written)}` }
  if (asksWhether && (isTrueOf(sums, numbers) || isSumOfDigits(sums, prompt))) return { rule: 'true arithmetic on the way', normalised: `step ${squeezed(written)}` }
  if (isShareOfPrompt(written, numbers, wanted)) return { rule: 'a share of what is given', normalised: `step ${squeezed(written)}` }
  if (sums.length > 0 && sums.every((sum) => isWorking(sum, numbers, wanted, question))) return { rule: 'true arithmetic with other numbers', normalised: `step ${squeezed(written)}` }
  if ((stated !== null && isRearranged(stated, question)) || isTermOf(text, question)) return { rule: 'a part that is worked out', normalised: `step ${squeezed(stated ?? text)}` }
  if (sums.length === 1 && isPartOfKey(sums, numbers, question)) return { rule: 'a part of the answer', normalised: `step ${squeezed(written)}` }
  const worked = workedSums(sums, numbers, wanted)
  if (worked.some((sum) => isOnTheWay(sum, question, [...numbers, ...worked.filter((other) => other !== sum).map(({ value }) => value)], wanted))) {
    return { rule: 'true arithmetic on the way', normalised: `step ${sums.map((sum) => squeezed(sum)).join(' and ')}` }
  }
  const isLeftToWorkOut = stated === null && (isSumOf(written, wanted) || isSumOf(withAnds(text), wanted) || isDivisionLeft(written, numbers, wanted, question) || (isUnread && isDivisionOf(written, wanted, question)) || ((isUnread || /\d\s+\p{L}+\s+\d/u.test(text)) && isSumToWorkOut(written, numbers, wanted)))
  if (isLeftToWorkOut) return { rule: 'a sum that is left to work out', normalised: `step ${squeezed(written)}` }
  if (isOneMore(withNumbersInDigits(text), wanted)) return { rule: 'a sum that is left to work out', normalised: `step ${squeezed(text)}` }
  const row = countedRow(text)
  if (isUnread && row !== null && countsTo(row, numbers, wanted)) return { rule: 'counts on', normalised: `step ${row.join(' ')}` }
  const bare = isOtherAmount(text, `${prompt} . ${materialOf(instance)}`) ? null : bareValue(written, prompt, materialOf(instance))
  if (bare !== null && leadsOn(numbers, bare, wanted) && !isAmong(bare, wanted) && standsInMaterial(formatRational(bare), question)) {
    return { rule: 'a value on the way', normalised: `step ${formatRational(bare)}` }
  }
  // Between the many numbers of an equation, and those of a story but its first two, a wrong value comes out by chance.
  const isCertain = equations.length > 0 ? numbers.length <= 3 : /\b(?:mean|average)\b/i.test(prompt) || isFirstProduct(bare, numbers)
  if (bare !== null && isCertain && !isAmong(bare, [...wanted, ...numbers]) && isHalfWay(bare, numbers, wanted, prompt)) {
    return { rule: 'a value half way', normalised: `step ${formatRational(bare)}` }
  }
  if (isGivenInOtherTerms(text, prompt)) return { rule: 'what is given in other terms', normalised: `step ${squeezed(text)}` }
  if (isInMaterial(text, question)) return { rule: 'words of the hint or the explanation', normalised: `step ${squeezed(text)}` }
  if (shiftsTime(text, prompt, question.keyTexts)) return { rule: 'true arithmetic on the way', normalised: `step ${squeezed(text)}` }
  if (convertsGiven(text, prompt)) return { rule: 'what is given in another unit', normalised: `step ${squeezed(text)}` }
  // "minus 7" for 7 is a number with the wrong sign, unless something of an equation is to be undone.
  const [, negative = ''] = /^(?:(?:its|it is|i think) )?minus (\d+)[\s.!?]*$/i.exec(text) ?? []
  const signed = equations.length > 0 || negative === '' ? null : valueOf(negative)
  if (signed !== null && isAmong(signed, wanted)) return null
  const keyNumbers = question.keys.flatMap(({ text: key }) => numbersIn(key))
  const isFormula = question.keys.some(({ kind }) => kind === 'formula' || kind === 'equation')
  const isSaid = saysStep(text, { prompt, equations, numbers, wanted, isFormula })
  const known = { equations, numbers, wanted, keyNumbers, isFormula }
  const isNamed = isSaid || movesTerm(text, equations) || opensBracket(text, prompt) || namesStep(text, known)
  return isNamed ? { rule: 'names an operation on the way', normalised: `step ${foldedText(text)}` } : null
}

/** The fewest signs of a message that is looked for in the teacher's material. */
const shortestQuote = 5

/** Whether a message says what stands in a hint, the explanation or a step ("put them in order"): words or a formula, no number alone. */
function isInMaterial(text: string, { instance, keyTexts }: ReadQuestion): boolean {
  const said = evenWords(text)
  if (/^[\d\s.+*/^-]+=[\d\s.]+$/.test(said)) return !keyTexts.some((key) => said.endsWith(`=${evenWords(key)}`)) && evenWords(materialOf(instance)).replaceAll(' ', '').includes(said.replaceAll(' ', ''))
  const isMore = said.includes(' ') || /\p{L}\s*[-+*/^=]|[-+*/^=]\s*\p{L}/u.test(said)
  return isMore && said.length >= shortestQuote && !keyTexts.some((key) => said.includes(evenWords(key))) && ` ${evenWords(materialOf(instance))} `.includes(` ${said} `)
}

function evenWords(text: string): string {
  return squeezed(withSigns(cleaned(text)).toLowerCase().replaceAll(/(?<=\p{L}) x (?=\p{L})/gu, '*')).replaceAll(/[.,;:!?]+(?=\s|$)/g, '').trim()
}

/** True arithmetic that ends at the value of a step: "81 + 144 = 225". */
function endsAtValue(step: string, answer: string): boolean {
  const sums = statedSums(inSigns(cleaned(answer)))
  const last = sums.at(-1)?.split('=').map((side) => valueOf(side.trim())) ?? []
  const [left = null, right = null] = last
  const value = valueOf(cleaned(step))
  return last.length === 2 && left !== null && right !== null && value !== null && compare(left, right) === 0 && compare(right, value) === 0
}

/** "150 hours" where 150 minutes are the answer: its figure in another unit than is asked for. */
function isOfOtherUnit(answer: string, { prompt, keys }: ReadQuestion): boolean {
  const read = readNumberAnswer(answer, prompt)
  if (read.type !== 'number' || !areOtherUnits(read.number.units, prompt)) return false
  return read.number.readings.some(({ value }) => isAmong(value, wantedValues(keys)))
}

/** A line of `Step:` is read as a key would be, and judged loosely. */
function isSameStep(step: string, answer: string, question: ReadQuestion): boolean {
  const { instance, prompt } = question
  const key = readKey({ label: 'answer', text: step }, { units: instance.units, form: null, prompt })
  if (squeezed(cleaned(step)) === squeezed(cleaned(answer))) return true
  if (key.kind === 'number' && isOfOtherUnit(answer, question)) return false
  if (key.kind === 'number') return (answer.includes('%') === step.includes('%') && matchesSaying(step, answer, question, 'value')) || endsAtValue(step, answer)
  if (key.kind === 'unread') return false
  const asked: ReadQuestion = { ...question, strictness: 'loose', keys: [key], halves: [], keyTexts: [step], prompt: '' }
  return resultOf(key, asked, readAnswer(answer, asked)).type === 'match'
}
