import { absolute, add, divide, multiply, negate } from '#server/grading/numbers/rational.ts'
import type { Rational } from '#server/grading/numbers/rational.ts'
import { scanNumbers } from '#server/grading/numbers/number-scan.ts'
import { withNumbersInDigits } from '#server/grading/numbers/number-words.ts'
import type { AskedEquation } from './asked-equation.ts'
import { helpers, isAmong, leadsTo, resultsOf, withoutOne } from './reachable.ts'

type Operation = 'add' | 'subtract' | 'multiply' | 'divide'

/** How an operation is named: a verb before its number. */
const verbs: readonly [Operation, RegExp][] = [
  ['subtract', /\b(?:subtract(?:ing|ed|s)?|minus(?:ing|ed)?|tak(?:e|ing) away|tak(?:e|ing)(?= [\p{L}\d]+ (?:from|off|away)\b)|take off|takeaway|remov(?:e|ing)|deduct|rest(?:a|o|ar|amos)|quit(?:a|o|ar|amos))\b/u],
  ['add', /\b(?:add(?:ing|ed|s)?|plus(?:sing|ed)?|sum(?:ar|o|a|amos))\b/],
  ['divide', /\b(?:divid(?:e|ing|ed|es|ir|o|imos)|split(?:ting)?|over)\b/],
  ['multiply', /\b(?:multipl(?:y|ying|ied|ies|icar|ico)|times(?: by|ing)?|double)\b/],
]

const only =
  /^(?:(?:first|then|next|so|and|now|ok|well|um|like|i|you|u|we|have|has|need|needs|to|will|would|can|should|could|must|do|did|is|am|are|going|gonna|want|just|think|guess|maybe|it|the|that|this|what|if|let|lets|us|my|step|one|both|sides?|each|side|by|from|on|off|of|with|in|left|right|hand|lhs|rhs|everything|all|out|away|take|get|rid|number|equation|lados?|ambos|los|en|de|por|a|primero|after|again|please|\p{N}+)\b\s*)*$/u

/** What is known of a question: its equations and numbers, the values that are wanted, and every number of its keys. */
type Known = {
  equations: readonly AskedEquation[]
  numbers: readonly Rational[]
  wanted: readonly Rational[]
  keyNumbers: readonly Rational[]
  /** A formula or an equation is asked for. */
  isFormula: boolean
}

/**
 * Whether a message only names an operation that is on the way ("subtract 3", "divide both sides by 5"): one that undoes what
 * the prompt's equation does, or that leads from the prompt's numbers to the answer.
 */
export function namesStep(message: string, asked: Known): boolean {
  const { equations, numbers, wanted } = asked
  const said = withSignSaid(message.toLowerCase())
  if (addsUp(said, asked) || joinsAll(said, asked) || takesOut(said, asked) || carriesOver(said, asked)) return true
  const found = verbs.filter(([, verb]) => verb.test(said))
  const [first] = found
  const text = withNumbersInDigits(first ? said.replace(first[1], ', ') : said)
  const plain = scanNumbers(text).filter(({ units, text: written }) => units.length === 0 && !/\p{L}/u.test(written))
  const amounts = plain.flatMap(({ readings }) => readings.slice(0, 1).map(({ value }) => absolute(value)))
  if (!first || found.length > 1 || amounts.length === 0 || amounts.length > 2 || /=/.test(text)) return false
  const words = text.replaceAll(/[^\p{L}\p{N}\s]/gu, ' ').replaceAll(/\s+/g, ' ').trim()
  if (!only.test(words)) return false
  const [operation] = first
  const [amount, second] = amounts
  const isAlone = amount !== undefined && second === undefined && equations.length === 0
  if (isAlone && (leadsThere(operation, amount, asked) || endsThere(operation, amount, asked))) return true
  if (amount === undefined) return false
  const makesAnswer = (number: Rational) => results(operation, number, amount).some((result) => isAmong(result, wanted))
  if (second !== undefined && [amount, second].some((one) => isAmong(one, numbers)) && makesAnswer(second)) return true
  if (!isAmong(amount, numbers) || (second !== undefined && !isAmong(second, numbers))) return false
  if (equations.length > 0 && second === undefined) return equations.some(({ text: equation }) => undoes(operation, amount, equation))
  const others = second === undefined ? withoutOne(numbers, amount) : [second]
  return others.some((other) => {
    const left = withoutOne(withoutOne(numbers, amount), other)
    const isLast = () => second === undefined && left.some((one) => resultsOf(other, one).some((made) => makesAnswer(made)))
    return results(operation, other, amount).some((result) => isAmong(result, wanted) || leadsTo(result, left, wanted)) || isLast()
  })
}

const signWords: Readonly<Record<string, string>> = { '+': 'add ', '-': 'subtract ', '−': 'subtract ', '*': 'times ', '×': 'times ', x: 'times ', '/': 'divide by ', ':': 'divide by ', '÷': 'divide by ' }

/** "x1000" with its sign in a word, and "+6 both sides", where the sign belongs to no number. */
function withSignSaid(said: string): string {
  return said.replace(/^([-+−*×x/:÷])\s*(?=\d)/, (written, sign: string) => (/^[x×*]/.test(sign) || /\bsides?\b/.test(said) ? (signWords[sign] ?? written) : written))
}

const together = /^(?:(?:first|then|so|ok|oh|just|you|u|i|we|its|it is|it's|to|have|need|must|should|do) )*(multiply|times|subtract|divide|minus)(?:ing)?(?: (?:them|both|it|the numbers|the two|those|these|together|all))*[\s.!]*$/u

/** "multiply them": what leads from all the numbers that are given, two as a rule, to the answer. */
function joinsAll(said: string, { numbers, wanted, equations }: Known): boolean {
  const verb = together.exec(said)?.[1]
  if (verb === undefined || numbers.length !== 2 || equations.length > 0) return false
  const operation = ({ multiply: 'multiply', times: 'multiply', subtract: 'subtract', minus: 'subtract', divide: 'divide' } as const)[verb]
  const [one, other] = numbers
  if (operation === undefined || one === undefined || other === undefined) return false
  return results(operation, one, other).some((result) => isAmong(result, wanted))
}

const takingOut = /^(?:(?:first|then|so|you|i|we|can|to|have|need) )*(?:(?:take|pull|factor|bring|put)(?:ing)? (?:out )?(?:the |a )?(\d+)(?: out)?(?: of both| of everything)?|divid(?:e|ing) (?:both|them|everything|each|all|it)(?: \p{L}+)? by (\d+))[\s.!]*$/u

/** "take out the 3" of 3x + 12: a number that stands in the key and that all numbers of the expression can be divided by. */
function takesOut(said: string, { numbers, keyNumbers, isFormula }: Known): boolean {
  const found = takingOut.exec(said)
  const factor = scanNumbers(found?.[1] ?? found?.[2] ?? '')[0]?.readings[0]?.value
  if (!isFormula || factor === undefined || factor.n < 2n || numbers.length < 2 || !isAmong(factor, keyNumbers)) return false
  return numbers.every((number) => divide(number, factor)?.d === 1n)
}

const carrying = /^(?:(?:first|then|so|you|i|we|have|need|to|just) )*(?:move|bring|carry|put|take|shift)(?:ing)? (?:the |that )?[-+−]?\s*(\d+) (?:over|across|away from x|(?:over )?(?:to|on) the (?:other|right|left)(?: side)?)[\s.!]*$/u

/** "move the 3 to the other side" of an equation that has it with a plus or a minus. */
function carriesOver(said: string, { equations }: Known): boolean {
  const number = carrying.exec(said)?.[1]
  return number !== undefined && equations.some(({ text }) => new RegExp(String.raw`[-+]\s*${number}(?![\d.,]|\s*[\p{L}(*])`, 'u').test(text))
}

const addingUp = /^(?:(?:first|you|i|we|just|have to|need to|so|ok) )*(?:add(?:ing)?|sum)(?: (?:up|it|them|all|everything|the numbers|of|together|these|those|the))*(?:,? (?:and|then|and then|after that)(?: you| i| we)? (?:divide|split|share)(?: (?:it|that|them|the sum|the total|all|everything))?(?: by)? (\p{L}+|\d+))?[\s.!]*$/u

/** "add them up", or "add then divide by 3": the way to a sum or a mean of all that is given. */
function addsUp(said: string, { numbers, wanted }: Known): boolean {
  const found = addingUp.exec(said)
  if (!found || numbers.length < 2) return false
  const sum = numbers.reduce<Rational | null>((total, number) => total && add(total, number), { n: 0n, d: 1n })
  if (sum === null) return false
  const count = found[1] === undefined ? null : (scanNumbers(withNumbersInDigits(found[1]))[0]?.readings[0]?.value ?? null)
  const parts = count === null ? [{ n: BigInt(numbers.length), d: 1n }] : [count]
  const results = parts.map((part) => divide(sum, part)).filter((result) => result !== null)
  return results.some((result) => isAmong(result, wanted)) || (found[1] === undefined && isAmong(sum, wanted))
}

/** "times by a thousand" for kilometres, "divide both by 2" for a fraction: a number that is not given makes the answer of what is. */
function leadsThere(operation: Operation, amount: Rational, { numbers, wanted, keyNumbers }: Known): boolean {
  const made = numbers.map((number) => results(operation, number, amount))
  if (made.some((found) => found.some((result) => isAmong(result, wanted)))) return true
  return operation === 'divide' && made.filter(([result]) => result !== undefined && isAmong(result, keyNumbers)).length > 1
}

/** "and then plus 30" for 150 minutes: the last operation, whose other number can be worked out of what is given. */
function endsThere(operation: Operation, amount: Rational, { numbers, wanted }: Known): boolean {
  const before = wanted.flatMap((value) => results(({ add: 'subtract', subtract: 'add', multiply: 'divide', divide: 'multiply' } as const)[operation], value, amount).slice(0, 1))
  const sources = operation === 'add' || operation === 'subtract' ? [...numbers, ...helpers.slice(1)] : numbers
  const isMade = (value: Rational) => numbers.some((one) => sources.some((other) => other !== one && isAmong(value, resultsOf(one, other))))
  return before.some((value) => value.n > 1n && isMade(value))
}

/** "... so 7": a value is said behind what is to be done. */
const concludes = /(?<!\p{L})so (?:(?:its|it is|x is|x =|the answer is) )?[-−]?\d[\d.,/]*[\s.!]*$/u

/** Whether a message only says to do something with a number ("divide by 7"): that is no answer, whatever the number is. */
export function saysToDo(message: string): boolean {
  const said = withSignSaid(message.toLowerCase())
  if (concludes.test(said)) return false
  if (carrying.test(said)) return true
  const verb = /\b(?:divid(?:e|ing)|multipl(?:y|ying)|subtract(?:ing)?|add(?:ing)?|times by|take away|remov(?:e|ing)|(?:plus|minus)(?=.*\bsides?\b))\b/
  const text = withNumbersInDigits(said.replace(verb, ', '))
  return verb.test(said) && /\d/.test(text) && !/=/.test(text) && only.test(text.replaceAll(/[^\p{L}\p{N}\s]/gu, ' ').replaceAll(/\s+/g, ' ').trim())
}

/** "subtract 3" undoes "+ 3", "divide by 5" undoes "5x"; what is named in the equation itself is no step but a part of it. */
function undoes(operation: Operation, amount: Rational, equation: string): boolean {
  if (amount.d !== 1n) return false
  const number = String(amount.n)
  const at = (source: string) => new RegExp(source.replaceAll('N', String.raw`(?<![\d.])${number}(?![\d.])`), 'u').test(equation)
  switch (operation) {
    case 'subtract':
      return at(String.raw`\+\s*N(?!\s*[\p{L}(*])`) || at(String.raw`(?:^|[=(])\s*N\s*[-+]`)
    case 'add':
      return at(String.raw`-\s*N(?!\s*[\p{L}(*])`)
    case 'divide':
      return at(String.raw`N\s*\*?\s*[\p{L}(]`) || at(String.raw`[\p{L})]\s*\*\s*N`)
    case 'multiply':
      return at(String.raw`/\s*N`)
  }
}

function results(operation: Operation, a: Rational, b: Rational): Rational[] {
  const found = {
    add: [add(a, b)],
    subtract: [add(a, negate(b))],
    multiply: [multiply(a, b)],
    divide: [divide(a, b), divide(b, a)],
  }[operation]
  return found.filter((result) => result !== null)
}
