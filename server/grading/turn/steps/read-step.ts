import { evaluate, namesIn } from '#server/grading/formulas/expression.ts'
import { readExpression } from '#server/grading/formulas/expression-reader.ts'
import { expanded } from '#server/grading/formulas/polynomial.ts'
import { compareRelations, isIdentity, readRelations } from '#server/grading/formulas/relation.ts'
import type { Relation } from '#server/grading/formulas/relation.ts'
import { readKey } from '#server/grading/keys/key-kind.ts'
import type { Key } from '#server/grading/keys/key-kind.ts'
import { isCopied } from '#server/grading/keys/copied.ts'
import { scanNumbers } from '#server/grading/numbers/number-scan.ts'
import { readNumberAnswer } from '#server/grading/numbers/number-answer.ts'
import { absolute, add, compare, divide, formatRational, multiply, negate, whole } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'
import { cleaned, plainPrompt, squeezed } from '#server/grading/text/cleaning.ts'
import { foldedText } from '#server/grading/text/words/words.ts'
import { readAnswer, resultOf } from '#server/grading/turn/ladder.ts'
import type { ReadQuestion } from '#server/grading/turn/ladder.ts'
import { isPole } from '#server/grading/text/words/pole-words.ts'
import { countedRow, inSigns } from './arithmetic-words.ts'
import { variablesOf } from '#server/grading/formulas/formula-key.ts'
import type { Instance } from '#server/grading/types.ts'
import { equationsIn, stretchesOf } from './asked-equation.ts'
import type { AskedEquation } from './asked-equation.ts'
import { namesStep } from './named-operation.ts'
import { helpers, isAmong, leadsTo, resultsOf, withoutOne } from './reachable.ts'

/** A true step on the way to an answer; `normalised` is the same for the same step in any writing. */
export type Step = { rule: string; normalised: string }

/** The longest message that is looked at for a step, in characters. */
const longestStep = 120

/** The sums of one message that are looked at. */
const mostSums = 4

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
  if (!isWorkedOut || isCopied(answer, { prompt, keyTexts: question.keyTexts })) return null
  budget.spend(stepsOfStep)
  const equations = equationsIn(prompt)
  const stated = statedRelation(text)
  if (stated !== null) {
    const equation = equations.length > 0 ? derivedEquation(stated, equations, wanted) : null
    if (equation !== null) return { rule: 'an equation with the same solutions', normalised: `step ${equation}` }
  }
  const written = inSigns(text)
  const sums = statedSums(written)
  if (isCheck(sums, numbers, question)) return { rule: 'a check that comes out', normalised: `step ${squeezed(written)}` }
  if (isShareOfPrompt(written, numbers, wanted)) return { rule: 'a share of what is given', normalised: `step ${squeezed(written)}` }
  if (sums.length > 0 && sums.every((sum) => isWorking(sum, numbers, wanted, question))) return { rule: 'true arithmetic with other numbers', normalised: `step ${squeezed(written)}` }
  if (stated !== null && isRearranged(stated, question)) return { rule: 'a part that is worked out', normalised: `step ${squeezed(stated)}` }
  const worked = workedSums(sums, numbers, wanted)
  if (worked.some((sum) => isOnTheWay(sum, question, [...numbers, ...worked.filter((other) => other !== sum).map(({ value }) => value)], wanted))) {
    return { rule: 'true arithmetic on the way', normalised: `step ${sums.map((sum) => squeezed(sum)).join(' and ')}` }
  }
  const isLeftToWorkOut = stated === null && (isSumOf(written, wanted) || isDivisionLeft(written, numbers, wanted, question) || ((isUnread || /\d\s+\p{L}+\s+\d/u.test(text)) && isSumToWorkOut(written, numbers, wanted)))
  if (isLeftToWorkOut) return { rule: 'a sum that is left to work out', normalised: `step ${squeezed(written)}` }
  const row = countedRow(text)
  if (isUnread && row !== null && countsTo(row, numbers, wanted)) return { rule: 'counts on', normalised: `step ${row.join(' ')}` }
  const bare = bareValue(written, prompt)
  if (bare !== null && leadsOn(numbers, bare, wanted) && !isAmong(bare, wanted) && standsInMaterial(formatRational(bare), question)) {
    return { rule: 'a value on the way', normalised: `step ${formatRational(bare)}` }
  }
  const keyNumbers = question.keys.flatMap(({ text: key }) => numbersIn(key))
  return namesStep(text, { equations, numbers, wanted, keyNumbers }) ? { rule: 'names an operation on the way', normalised: `step ${foldedText(text)}` } : null
}

/** True arithmetic that puts the answer into what is given ("5*7+3=38"), or makes a number of the prompt of the key's ("2*3=6" for (x+2)(x+3)). */
function isCheck(sums: readonly string[], numbers: readonly Rational[], { keys }: ReadQuestion): boolean {
  const [sum, ...others] = sums
  const [left = '', right = ''] = (sum ?? '').split('=').map((side) => side.trim())
  if (others.length > 0 || !/[-+*/^]/.test(left.slice(1)) || !/^-?[\d.,]+$/.test(right)) return false
  const [made, given] = [valueOf(left), valueOf(right)]
  const ofKeys = keys.flatMap(({ kind, text }) => (kind === 'text' || kind === 'unread' ? [] : numbersIn(text)))
  if (made === null || given === null || compare(made, given) !== 0) return false
  return isAmong(given, numbers) && numbersIn(left).some((used) => isAmong(used, ofKeys))
}

/**
 * True arithmetic that is work and no answer: it holds a number that is not given ("8+8=16" for 3 spiders with 8 legs), or one more
 * often than it is given; what only joins given numbers has to lead on.
 */
function isWorking(sum: string, numbers: readonly Rational[], wanted: readonly Rational[], question: ReadQuestion): boolean {
  const [left = '', right = '', ...more] = sum.split('=').map((side) => side.trim())
  if (more.length > 0 || !/\d\s*[-+*/^]\s*\d/.test(left) || !/^-?[\d.,]+$/.test(right)) return false
  const [made, given] = [valueOf(left), valueOf(right)]
  if (made === null || given === null || compare(made, given) !== 0 || isAmong(given, [...wanted, ...mistakenValues(question)])) return false
  const used = numbersIn(left)
  const sources = [...numbers, ...numbersIn(materialOf(question.instance)), ...question.keys.flatMap(({ text }) => numbersIn(text))]
  const isGivenSoOften = (number: Rational) => timesIn(number, numbers) >= timesIn(number, used)
  return used.some((number) => isAmong(number, sources)) && !used.every(isGivenSoOften)
}

/** The values of the known mistakes: true arithmetic that ends there is the mistake at work. */
function mistakenValues({ instance }: ReadQuestion): Rational[] {
  return instance.mistakes.flatMap(({ sayings }) =>
    sayings.flatMap((saying) => {
      const fraction = division.test(saying) ? valueOf(saying) : null
      return fraction === null ? onlyNumber(saying) : [fraction]
    }),
  )
}

function timesIn(number: Rational, numbers: readonly Rational[]): number {
  return numbers.filter((other) => compare(other, number) === 0).length
}

/** A true equation of letters that works a part of the prompt's expression out ("4a - a = 3a"). */
function isRearranged(stated: string, { prompt, keys }: ReadQuestion): boolean {
  const [left = '', right = ''] = stated.split('=').map((side) => squeezed(side))
  const isFormula = keys.some(({ kind }) => kind === 'formula' || kind === 'equation')
  if (!isFormula || !/[-+*/^]/.test(left.slice(1)) || left === right || right === '') return false
  const read = readRelations(stated, { names: variablesOf(prompt), others: 'single' })
  return read !== null && 'relations' in read && read.relations.length === 1 && read.relations.every((relation) => isIdentity(relation))
}

/** "10 % = 6" or "a quarter is 12": a share of a number that is given, and not the answer. */
function isShareOfPrompt(written: string, numbers: readonly Rational[], wanted: readonly Rational[]): boolean {
  const [, percent = '', result = ''] = /^(\d+(?:[.,]\d+)?)\s*%\s*=?\s*(?:is\s*)?(\d+(?:[.,]\d+)?)$/.exec(written) ?? []
  const [part, value] = [valueOf(percent), valueOf(result)]
  if (part === null || value === null || isAmong(value, wanted)) return false
  const hundredfold = multiply(value, whole(100))
  return numbers.some((given) => {
    const share = multiply(given, part)
    return share !== null && hundredfold !== null && compare(share, hundredfold) === 0
  })
}

/** A sum that comes out as the answer ("300 + 45", "3 x 8"), whatever numbers it is made of. */
function isSumOf(written: string, wanted: readonly Rational[]): boolean {
  if (/^\s*\d+\s*\/\s*\d+\s*$/.test(written) || !/\d\s*[-+*/]\s*\d/.test(written) || !/^[\d\s().,+*/-]+$/.test(written)) return false
  const value = valueOf(written)
  return value !== null && isAmong(value, wanted)
}

/** Counting on by ones or by a number that is given, up to the answer or as often as it says. */
function countsTo(row: readonly number[], numbers: readonly Rational[], wanted: readonly Rational[]): boolean {
  const distance = whole(Math.abs((row[1] ?? 0) - (row[0] ?? 0)))
  const ends = [row.at(-1) ?? 0, row.length].map((value) => whole(value))
  return (isAmong(distance, numbers) || isAmong(distance, [whole(1)])) && ends.some((value) => isAmong(value, wanted))
}

/** A value that is worked out of what is given, or that makes the answer of it ("8" legs for 3 spiders). */
function leadsOn(numbers: readonly Rational[], value: Rational, wanted: readonly Rational[]): boolean {
  if (isWorkedOutOf(numbers, value)) return true
  const makesAnswer = (number: Rational) => resultsOf(value, number).some((result) => isAmong(result, wanted))
  return !isAmong(value, numbers) && numbers.some((number) => makesAnswer(number))
}

/** A line of `Step:` is read as a key would be, and judged loosely. */
function isSameStep(step: string, answer: string, question: ReadQuestion): boolean {
  const { instance, prompt } = question
  const key = readKey({ label: 'answer', text: step }, { units: instance.units, form: null, prompt })
  if (squeezed(cleaned(step)) === squeezed(cleaned(answer))) return true
  if (key.kind === 'number' || key.kind === 'unread') return false
  const asked: ReadQuestion = { ...question, strictness: 'loose', keys: [key], halves: [], keyTexts: [step], prompt: '' }
  return resultOf(key, asked, readAnswer(answer, asked)).type === 'match'
}

/** The one relation a message states, without the words around it; null when it states none, or several that do not hang together. */
function statedRelation(text: string): string | null {
  const [stated, ...others] = statedSums(text)
  return stated !== undefined && others.length === 0 ? stated : null
}

/** The relations a message states ("6 * 10 = 60 and 6 * 2 = 12"); none where a number stands outside them. */
function statedSums(text: string): string[] {
  const parts = stretchesOf(text).filter((part) => /[=<>≤≥\d]/.test(part))
  return parts.every((part) => /[=<>≤≥]/.test(part)) ? parts.slice(0, mostSums) : []
}

/** An equation of the same letters that says what one of the prompt's says, but not the answer itself; as text to know it again. */
function derivedEquation(stated: string, equations: readonly AskedEquation[], wanted: readonly Rational[]): string | null {
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

/** One unknown alone on one side and a plain number on the other: an answer, right or wrong. */
function isSolved(stated: string): boolean {
  const sides = stated.split(/[=<>≤≥]/).map((side) => side.trim())
  const isLetter = (side: string | undefined) => /^\p{L}$/u.test(side ?? '')
  const isNumber = (side: string | undefined) => /^-?\s*[\d.,]+(?:\s*\/\s*\d+)?$/.test(side ?? '')
  return sides.length === 2 && ((isLetter(sides[0]) && isNumber(sides[1])) || (isNumber(sides[0]) && isLetter(sides[1])))
}

/** A linear equation in the prompt's letter whose only root is the answer. */
function hasRoot(given: Relation | undefined, asked: Relation | undefined, wanted: readonly Rational[]): boolean {
  if (!given || !asked || given.sign !== '=' || asked.sign !== '=' || wanted.length !== 1) return false
  const names = new Set([...namesIn(given.of), ...namesIn(asked.of)])
  const [name, ...others] = names
  const polynomial = expanded(given.of)
  const slope = name === undefined ? undefined : polynomial?.get(name)
  if (!polynomial || !slope || others.length > 0 || [...polynomial.keys()].some((term) => term !== '' && term !== name)) return false
  const root = divide(negate(polynomial.get('') ?? { n: 0n, d: 1n }), slope)
  return root !== null && isAmong(root, wanted)
}

type Worked = { value: Rational; used: readonly Rational[] }

/** Sums that are all true, each on the prompt's numbers and the values before it; none where one is not. */
function workedSums(sums: readonly string[], numbers: readonly Rational[], wanted: readonly Rational[]): readonly Worked[] {
  const worked: Worked[] = []
  for (const sum of sums) {
    const next = trueArithmetic(sum, [...numbers, ...worked.map(({ value }) => value)], wanted)
    if (next === null) return []
    worked.push(next)
  }
  return worked
}

/** The value of true arithmetic ("38 - 3 = 35") and the numbers it uses; null where it is false, or gives the answer. */
function trueArithmetic(stated: string, numbers: readonly Rational[], wanted: readonly Rational[]): Worked | null {
  const sides = stated.split('=').map((side) => side.trim())
  const [left = '', right = ''] = sides
  if (sides.length !== 2 || !/[-+*/^×·÷]/.test(left.slice(1))) return null
  const [worked, result] = sides.map((side) => valueOf(side))
  if (!worked || !result || compare(worked, result) !== 0 || isAmong(result, wanted) || !/^-?[\d.,/ ]+$/.test(right)) return null
  const used = numbersIn(left)
  const known = partsOf(numbers)
  const isKnown = (number: Rational) => isAmong(number, known) || isAmong(number, helpers)
  return used.every(isKnown) && used.some((number) => isAmong(number, known)) ? { value: result, used } : null
}

/**
 * Whether a true sum leads on. One that only uses up all numbers of the prompt is a wrong answer ("12 + 5 = 17" where 5 are taken away)
 * unless something is left to do with it, or a mean is asked for; one with parts of them (10 of 17) is working.
 */
function isOnTheWay({ value, used }: Worked, question: ReadQuestion, numbers: readonly Rational[], wanted: readonly Rational[]): boolean {
  const left = used.reduce((rest, number) => withoutOne(rest, number), [...numbers])
  const isWorking = used.some((number) => !isAmong(number, numbers))
  const mean = divide(value, whole(used.length))
  return isWorking || leadsTo(value, left, wanted) || (mean !== null && isAmong(mean, wanted)) || standsInMaterial(formatRational(value), question)
}

/** "240 : 3" or "300 + 45": a sum whose value is the answer, or leads to it. */
function isSumToWorkOut(sum: string, numbers: readonly Rational[], wanted: readonly Rational[]): boolean {
  if (!/\d\s*[-+*/]\s*\d/.test(sum) || !/^[\d\s().,+*/-]+$/.test(sum)) return false
  const value = valueOf(sum)
  const used = numbersIn(sum)
  const known = partsOf(numbers)
  const isKnown = (number: Rational) => isAmong(number, known) || isAmong(number, helpers)
  if (!value || !used.every(isKnown) || !used.some((number) => isAmong(number, known))) return false
  return isAmong(value, wanted) || leadsTo(value, used.reduce((rest, number) => withoutOne(rest, number), [...numbers]), wanted)
}

const division = /^\s*\d+\s*\/\s*\d+\s*$/

/** "100/7" where a whole number near it is asked for: a division of given numbers that is only to be worked out and rounded. */
function isToRound(written: string, numbers: readonly Rational[], wanted: readonly Rational[], prompt: string): boolean {
  const value = division.test(written) && /\b(?:round|rounded|nearest|approximately)\b/i.test(prompt) ? valueOf(written) : null
  if (value === null || !numbersIn(written).every((number) => isAmong(number, numbers))) return false
  return wanted.some((one) => !isAmong(value, [one]) && isNear(value, one))
}

/** "100/7" where no fraction is asked for, nor a known mistake: a division of given numbers that leads on. */
function isDivisionLeft(written: string, numbers: readonly Rational[], wanted: readonly Rational[], question: ReadQuestion): boolean {
  if (!division.test(written) || question.keys.some(({ text }) => text.includes('/'))) return false
  const value = valueOf(written)
  const isGiven = numbersIn(written).every((number) => isAmong(number, numbers))
  return value !== null && isGiven && !isAmong(value, [...wanted, ...mistakenValues(question)]) && isSumToWorkOut(written, numbers, wanted)
}

/** Within a half of each other, as a number is of its rounding to a whole one. */
function isNear(value: Rational, rounded: Rational): boolean {
  const distance = add(value, negate(rounded))
  return distance !== null && compare(absolute(distance), { n: 1n, d: 2n }) <= 0
}

function valueOf(text: string): Rational | null {
  const read = readExpression(text, { names: new Set(), others: 'none' })
  const value = read.ok ? evaluate(read.expression, {}) : null
  return value && 'exact' in value ? value.exact : null
}

/** The numbers, and the tens and ones they are made of: 17 is 10 and 7. */
function partsOf(numbers: readonly Rational[]): Rational[] {
  const parts = numbers.flatMap(({ n, d }) => {
    const digits = d === 1n && n < 1_000_000n ? [...String(n)] : []
    return digits.map((digit, index) => ({ n: BigInt(digit) * 10n ** BigInt(digits.length - 1 - index), d: 1n }))
  })
  return [...numbers, ...parts.filter(({ n }) => n > 0n)]
}

/** A whole message that is one number, with or without its unit. */
function bareValue(text: string, prompt: string): Rational | null {
  if (/[-+*/×·÷=<>]\s*\d/.test(text.slice(1))) return null
  const read = readNumberAnswer(text, prompt)
  return read.type === 'number' && read.otherWords === '' ? (read.number.readings[0]?.value ?? null) : null
}

/** A value that one operation makes of a number of the prompt and another one. */
function isWorkedOutOf(numbers: readonly Rational[], value: Rational): boolean {
  const others = [...numbers, ...helpers.slice(1)]
  const leads = (number: Rational) => others.some((other) => other !== number && isAmong(value, resultsOf(number, other)))
  return !isAmong(value, numbers) && partsOf(numbers).some((number) => leads(number))
}

function materialOf({ hints, explain, steps }: Instance): string {
  return [...hints, explain ?? '', ...steps].map((one) => plainPrompt(one)).join(' . ')
}

function standsInMaterial(value: string, { instance }: ReadQuestion): boolean {
  const material = materialOf(instance)
  return new RegExp(String.raw`(?<![\d.,])${value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\d]|[.,]\d)`).test(material)
}

/** Every written number by itself: `3 m 45 cm` is 3 and 45, `3/8` is 3 and 8. */
function numbersIn(text: string): Rational[] {
  const written = (text.match(/\d+(?:[.,]\d+)*/g) ?? []).slice(0, 8)
  const read = written.flatMap((number) => scanNumbers(number))
  return read.flatMap(({ readings }) => readings.slice(0, 1).map(({ value }) => absolute(value)))
}

/** The values of the keys, also as they stand before their unit ("345 cm" is 345 whatever it is counted in) or behind a letter ("x = 5"). */
function wantedValues(keys: readonly Key[]): Rational[] {
  return keys.flatMap((key) => {
    if (key.kind === 'number' && key.number.range === null) return [key.number.value, ...withoutOne(onlyNumber(key.text), key.number.value)]
    return key.kind === 'equation' && isSolved(key.text) ? onlyNumber(key.text) : []
  })
}

function onlyNumber(text: string): Rational[] {
  const found = /^[^\d±~≈]*(-?\d+(?:[.,]\d+)?)(?!\s*[-+*/^:±\d])[^\d]*$/.exec(text)?.[1]
  const value = found === undefined ? null : valueOf(found)
  return value === null ? [] : [value]
}
