import type { Strictness } from '#contract/exercises/exercises.ts'
import { isCopied } from '#server/grading/keys/copied.ts'
import { judgeExpression, onlyNumber, otherUnit } from '#server/grading/formulas/judge-expression.ts'
import type { NumberContext } from '#server/grading/formulas/judge-expression.ts'
import { match, miss, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { inOtherForm } from '#server/grading/keys/other-form.ts'
import { areOtherUnits, countedIn } from './asked-units.ts'
import { closeness, isFairRounding } from './number-key.ts'
import type { Closeness, NumberKey } from './number-key.ts'
import type { NumberAnswer } from './number-answer.ts'
import type { FoundNumber, Reading } from './number-scan.ts'
import { formWordsOf, hasNumberForm } from './number-form.ts'
import { absolute, compare, divide, formatRational, multiply, negate, powerOfTen } from './rational.ts'
import type { Rational } from './rational.ts'
import { functionWords } from '#server/grading/text/words/function-words.ts'
import { stem } from '#server/grading/text/words/stem.ts'
import { converted, isSameUnit } from './units.ts'
import { wordsOf } from '#server/grading/text/words/words.ts'

const noNumber = "I can't read that as a number."
const whichOne = 'Which one is your answer? Send only that one.'
const noThousands = "I can't read where the thousands are."

/** Judges an answer read as a number against one number key or range. */
export function judgeNumber(key: NumberKey, answer: NumberAnswer, context: NumberContext): KeyResult {
  switch (answer.type) {
    case 'none':
      return unclear('no number in it', noNumber, true)
    case 'unreadable':
      return unclear('no legal reading', answer.trouble === 'thousands' ? noThousands : noNumber, true)
    case 'negated':
      return miss('the number is negated')
    case 'bound':
      return miss('a bound, not the number', { correction: 'Give the number itself.' })
    case 'copied':
      return unclear('copied from the question', 'That is the question itself. Work it out.')
    case 'false':
      return miss('a calculation that comes out another way', { correction: 'Work that calculation out again.' })
    case 'choice':
      return unclear('two values joined by "or"', 'Choose one answer.')
    case 'several':
      return unclear('several numbers', whichOne)
    case 'expression':
      return judgeExpression(key, answer, context)
    case 'number':
      return judgeOne(key, answer, context)
  }
}

/** Whether a bare number can be told from a whole key at a glance, as most items of a list can. */
export function isPlainlyAnother(key: NumberKey, answer: NumberAnswer): boolean {
  if (key.kind !== 'whole' || key.range !== null || key.tolerance !== null || key.isPercent || key.unknown !== '' || answer.type !== 'number') return false
  const { readings, units, isClock } = answer.number
  const isBare = units.length === 0 && !isClock && answer.unknown === '' && key.units.length === 0
  return isBare && readings.length > 0 && readings.every(({ value, isPercent }) => !isPercent && (value.n !== key.value.n || value.d !== key.value.d))
}

type Fit = { closeness: Closeness; unit: 'none' | 'same' | 'converted' | 'missing' | 'other'; reading: Reading; needsPercentSign: boolean }

/** The closest first, and of equally close ones the one in the asked unit. */
function rank(fit: Fit): number {
  return { equal: 0, within: 2, rounded: 4, no: 6 }[fit.closeness] + (fit.unit === 'converted' ? 1 : 0)
}

/** `0:50` where a number of minutes is asked. */
function withClockInMinutes(number: FoundNumber, key: NumberKey, prompt: string): FoundNumber {
  if (!number.isClock || key.units.length > 0 || !/\bhow many minutes\b|\bin minutes\b/i.test(prompt)) return number
  const readings = number.readings.map((reading) => ({ ...reading, value: multiply(reading.value, { n: 60n, d: 1n }) ?? reading.value }))
  return { ...number, readings, units: [], isClock: false }
}

const scales: Readonly<Record<string, number>> = { thousands: 3, millions: 6, billions: 9 }

/** Where the question asks for millions, 67 and 67 million are one: each is read as the other, too. */
function inMillions(number: FoundNumber, prompt: string): FoundNumber {
  const [, name = ''] = /\bin (thousands|millions|billions)\b/i.exec(prompt) ?? []
  const exponent = scales[name.toLowerCase()]
  if (exponent === undefined) return number
  const shifts = new RegExp(name.slice(0, -1), 'i').test(number.text) ? [-exponent] : [exponent, -exponent]
  const others = shifts.flatMap((shift) => number.readings.flatMap((reading) => {
    const value = multiply(reading.value, powerOfTen(shift))
    return value ? [{ ...reading, value, place: reading.place === null ? null : reading.place + shift }] : []
  }))
  return { ...number, readings: [...number.readings, ...others] }
}

const asksForFall = /\bby how (?:many|much)\b.*\b(?:reduc\w*|decreas\w*|f[ae]ll\w*|drop\w*|cheaper|less|lower\w*|shr[aiu]nk\w*|lost|lose)\b/is

/** `-25 %` where a fall is asked for: its size, with the sign that the question has in words. */
function withoutSignOfFall(number: FoundNumber, key: NumberKey, { prompt, strictness }: NumberContext): FoundNumber {
  if (strictness === 'strict' || key.value.n < 0n || !asksForFall.test(prompt)) return number
  return { ...number, readings: number.readings.map((reading) => ({ ...reading, value: absolute(reading.value) })) }
}

type OneNumber = Extract<NumberAnswer, { type: 'number' }>

function judgeOne(key: NumberKey, { number: written, otherWords, unknown }: OneNumber, context: NumberContext): KeyResult {
  const { strictness, prompt } = context
  const number = withoutSignOfFall(inMillions(withClockInMinutes(written, key, prompt), prompt), key, context)
  const isOtherUnknown = key.unknown !== '' && unknown !== '' && unknown !== key.unknown
  if (isOtherUnknown) return miss('another unknown', { correction: `Look at the letter: ${unknown}.` })
  if (number.isClock && !key.units.some(({ dimension }) => dimension === 'time')) return unclear('several numbers', whichOne)
  const fit = fitsOf(key, number, strictness).toSorted((a, b) => rank(a) - rank(b))[0]
  if (!fit) return unclear('no legal reading', noNumber, true)
  if (fit.unit === 'other') return miss('a unit of another kind', { correction: 'Look at the unit: it measures something else.' })
  const countsThings = fit.needsPercentSign && otherWords !== '' && !/percent/i.test(otherWords) && isCounted(otherWords, prompt)
  if (countsThings || (key.units.length === 0 && areOtherUnits(number.units, prompt))) return miss('a unit of another kind', { correction: 'Look at the unit.' })
  if (fit.closeness === 'no' && isShortYear(key, number, prompt)) return unclear('a year without its century', 'Write the whole year.')
  if (fit.closeness === 'no') return miss('another value', { correction: key.range ? null : correctionOf(key, fit.reading.value) })
  const isWritten = fit.reading.kind === 'fraction' || fit.reading.kind === 'power'
  const isOtherUnit = fit.unit === 'converted' && number.units.length > 0
  if (fit.closeness === 'equal' && (isWritten || isOtherUnit) && isCopied(number.text, context)) {
    return unclear('copied from the question', 'That is the question itself. Work it out.')
  }
  const lacksNoun = key.isNounRequired && !namesNoun(key, otherWords)
  const isNamed = fit.unit === 'missing' && strictness !== 'strict' && !key.hasHiddenUnit && namesUnit(prompt, key)
  if (((fit.unit === 'missing' && !isNamed) || lacksNoun) && strictness !== 'loose') return unclear('the unit is missing', 'Which unit?')
  if (strictness === 'strict') {
    const problem = strictProblem(key, fit, `${otherWords} ${fit.reading.leavesOut ?? ''}`.trim(), prompt)
    if (problem) return problem
  }
  const { form } = context
  if (form !== null && !hasNumberForm(form, fit.reading, number.text)) return inOtherForm(strictness, formWordsOf(form), fit.closeness === 'equal')
  return match(ruleOf(key, fit), remarkOf(fit, number), fit.closeness === 'equal' && !key.range)
}

/** `45` or `'45` for 1945, where a year is asked. */
function isShortYear({ value, kind }: NumberKey, number: FoundNumber, prompt: string): boolean {
  return kind === 'whole' && value.n >= 1000n && value.n < 2100n && /\byear\b/i.test(prompt) && /^'?\d\d$/.test(number.text) && number.readings.some((reading) => reading.value.d === 1n && reading.value.n === value.n % 100n)
}

/** "How many grams": the question names the unit of the key itself. */
function namesUnit(prompt: string, { units }: NumberKey): boolean {
  return countedIn(prompt).some((unit) => units.some((own) => isSameUnit(own, unit)))
}

function fitsOf(key: NumberKey, number: FoundNumber, strictness: Strictness): Fit[] {
  return number.readings.flatMap((reading): Fit[] => {
    const close = (value: Rational) => closeness(key, value, reading, strictness)
    const fit = (value: Rational, unit: Fit['unit']): Fit => ({ closeness: close(value), unit, reading, needsPercentSign: false })
    const own = inKeyUnits(key, number, reading, fit)
    const share = key.isPercent && !reading.isPercent && number.units.length === 0 ? multiply(reading.value, powerOfTen(-2)) : null
    const asPercent = share && close(share)
    return asPercent && asPercent !== 'no' ? [...own, { closeness: asPercent, unit: 'none', reading, needsPercentSign: true }] : own
  })
}

type FitOf = (value: Rational, unit: Fit['unit']) => Fit

/** The value in the key's unit by every pair of units that measure the same. */
function inKeyUnits(key: NumberKey, number: FoundNumber, reading: Reading, fit: FitOf): Fit[] {
  if (key.units.length === 0) return [fit(reading.value, 'none')]
  if (number.units.length === 0) return [fit(reading.value, 'missing')]
  const minutes = number.units.some(({ name }) => name === 'm') ? key.units.filter(({ name }) => name.startsWith('min')) : []
  const pairs = key.units.flatMap((wanted) => [...number.units, ...minutes].map((given) => ({ wanted, given })))
  const fits = pairs.flatMap(({ wanted, given }) => {
    const value = wanted.dimension === given.dimension ? converted(reading.value, given, wanted) : null
    const exact = value === null || key.range !== null ? null : converted(key.value, wanted, given)
    if (exact && !isSameUnit(wanted, given) && isFairRounding(exact, reading.value, reading)) return [fit(key.value, 'converted')]
    return value ? [fit(value, isSameUnit(wanted, given) && (number.isCompound || number.isClock) === key.isCompound ? 'same' : 'converted')] : []
  })
  return fits.length > 0 ? fits : [fit(reading.value, 'other')]
}

function strictProblem(key: NumberKey, fit: Fit, otherWords: string, prompt: string): KeyResult | null {
  if (fit.needsPercentSign) return miss('the percent sign is missing', { reply: 'Write it as a percentage.' })
  if (fit.unit === 'converted') return miss('another unit', { reply: otherUnit })
  if (otherWords !== '' && !namesNoun(key, otherWords, true) && !isCounted(otherWords, prompt)) return miss('other words beside the number', { reply: onlyNumber })
  return null
}

function remarkOf(fit: Fit, number: FoundNumber): string | null {
  if (fit.needsPercentSign) return 'Write the percent sign next time.'
  if (fit.reading.isUnusual) return `I read ${number.text} as ${formatRational(fit.reading.value)}.`
  if (fit.closeness === 'rounded') return 'A rounded value is fine here.'
  return number.units.some(({ isMisspelt }) => isMisspelt) ? 'Watch the spelling of the unit.' : null
}

function ruleOf(key: NumberKey, fit: Fit): string {
  if (key.range) return 'inside the range'
  return fit.closeness === 'equal' ? 'equal value' : fit.closeness === 'rounded' ? 'a rounding of the exact value' : 'within the tolerance'
}

/** One or two words of the question that say what is counted, as a unit does: `144 pencils`. */
function isCounted(words: string, prompt: string): boolean {
  const [given, asked] = [words, prompt].map((text) => wordsOf(text).map((word) => stem(word.text)))
  return given !== undefined && given.length <= 2 && given.every((word) => word.length > 2 && !functionWords.has(word) && asked?.includes(word))
}

function namesNoun(key: NumberKey, words: string, only = false): boolean {
  if (key.noun === null) return false
  const [given, wanted] = [words, key.noun].map((text) => wordsOf(text).map((word) => stem(word.text)).join(' '))
  return given === wanted || (!only && ` ${given} `.includes(` ${wanted} `))
}

function correctionOf(key: NumberKey, value: Rational): string | null {
  if (key.isIrrational || key.value.n === 0n || value.n === 0n) return null
  if (compare(value, negate(key.value)) === 0) return 'Your sign is the only thing off.'
  const ratio = divide(absolute(value), absolute(key.value))
  const isShifted = key.kind === 'decimal' && ratio !== null && [-3, -2, -1, 1, 2, 3].some((exponent) => compare(ratio, powerOfTen(exponent)) === 0)
  return isShifted ? 'Look again at where the decimal point goes.' : null
}
