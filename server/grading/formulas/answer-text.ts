import type { LetterRules } from './expression-tokens.ts'
import { formulaText, withSigns } from './formula-text.ts'
import { variablesOf } from './formula-key.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import { withNumbersInDigits } from '#server/grading/numbers/number-words.ts'
import { unitsNamed } from '#server/grading/numbers/units.ts'

const opening = /^(?:the\s+)?(?:answer|solution|result|formula|equation|expression)\s*(?:is|:)?\s+/i
const bound = String.raw`[-+]?(?:\d+(?:\.\d+)?(?:\/\d+)?|∞|inf(?:inity)?|oo)`
const interval = new RegExp(String.raw`^([([\]])\s*(${bound})\s*[,;]\s*(${bound})\s*([)\][])$`, 'i')

/**
 * An answer as the reader of formulas takes it: words for signs as signs, no currency, no unit at the end, x as times where it is
 * no variable, `f(x) =` as `y =` and an interval as an inequality where such an equation or inequality is asked.
 */
export function answerText(answer: string, letters: LetterRules, prompt: string, wants: 'formula' | 'equation'): string {
  const spoken = numbersInFormula(answer)
  const asked = wants === 'equation' ? asInequality(cleaned(answer).replace(/[.!\s]+$/, ''), letters) : null
  if (asked !== null) return asked
  const plain = withSigns(formulaText(withLetter(spoken, letters, wants).replaceAll(/[€£¥]|\$(?=\d)/g, ' '))).replace(/[.!?;,\s]+$/, '').replace(opening, '')
  const text = withoutUnit(withTimes(withDivision(plain, letters), letters, prompt), letters)
  if (wants === 'formula') return text
  const [name = '', ...others] = letters.names
  const whole = others.length > 0 ? text : text.replaceAll(/\band\s+(?=[<>≤≥])/gi, `and ${name} `)
  const stated = whole.replace(/^(\p{L}) is (?!\p{L}{2}|not)/u, '$1 = ')
  return letters.names.has('y') ? stated.replace(/^\p{L}\s*\(\s*x\s*\)\s*=/u, 'y =') : stated
}

const digits = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const operation = /\b(?:plus|minus|times|divided by|over|squared|equals?|multiplied by)\b|[-+*/=]/i
const digitWord = new RegExp(String.raw`(?<![\p{L}-])(${digits.join('|')})(?![\p{L}-])`, 'giu')

/** `three a plus five b` with its numbers in digits, where an operation is said; number words beside other words stay. */
function numbersInFormula(text: string): string {
  const others = text.length > 80 || !operation.test(text) ? null : text.replaceAll(digitWord, ' ').replaceAll(/\b(?:plus|minus|times|divided|by|over|squared|cubed|equals?|multiplied|is|the|answer|its|and)\b/gi, ' ')
  if (others === null || others === text || !text.match(digitWord) || /\p{L}{2}/u.test(others)) return text
  return text.replaceAll(digitWord, (word) => String(digits.indexOf(word.toLowerCase()))).replaceAll(/(?<=\d)\s+(?=\p{L}(?!\p{L}))/gu, '')
}

const lone = /^(?:(?:it's|its|it is|is|must be|everything|all numbers|numbers|anything|so) )*(?=[<>≤≥]|(?:less|smaller|greater|more|larger|bigger) th[ae]n\b|at (?:most|least)\b|(?:below|under|above|over) -?\d|(?:up to|max(?:imum)?|min(?:imum)?) -?\d+(?:[./]\d+)?[.!\s]*$)/i

/** `4 or less`, `5 and above`. */
const openEnded = /^(?:(?:it's|its|it is|everything|all numbers|numbers|anything) )*(-?\d+(?:\.\d+)?) (?:or|and) (?:(less|fewer|smaller|lower|below|under)|more|greater|bigger|larger|higher|above|over|up)$/i

/** Whether an answer says in words what is to be written in signs, or leaves the letter of an inequality out. */
export function isSaidInWords(answer: string): boolean {
  return numbersInFormula(answer) !== answer || lone.test(answer.trim()) || openEnded.test(answer.trim())
}

/** `> 3`, `more than 4` and `everything below 4` with the one letter that an inequality is asked for. */
function withLetter(text: string, { names }: LetterRules, wants: 'formula' | 'equation'): string {
  const [name, ...others] = names
  const plain = text.trim()
  if (wants === 'formula' || name === undefined || others.length > 0 || plain.length > 60) return text
  const [, end, down] = openEnded.exec(plain.replace(/[.!\s]+$/, '')) ?? []
  if (end !== undefined) return `${name} ${down === undefined ? '>=' : '<='} ${end}`
  if (!lone.test(plain)) return text
  const said = plain.replace(lone, '').replace(/^(?:up to|max(?:imum)?) /i, '<= ').replace(/^min(?:imum)? /i, '>= ').replace(/^(?:below|under) /i, '< ').replace(/^(?:above|over) /i, '> ').replace(/\bthen\b/i, 'than')
  return `${name} ${said}`
}

/** `x over 2` and `x : 2` as x/2. */
function withDivision(text: string, { names }: LetterRules): string {
  return text
    .replaceAll(/(?<=[\p{L}\d)])\s+over\s+(?=[\p{L}\d(])/giu, '/')
    .replaceAll(/([\p{L}\d)])\s?:\s?(?=([\p{L}\d]))/gu, (all, left: string, right: string) => {
      const isOther = (sign: string) => /\p{L}/u.test(sign) && !names.has(sign)
      return isOther(left) || isOther(right) ? all : `${left}/`
    })
}

/** `3 + 2 x k` where x is no variable. */
function withTimes(text: string, { names }: LetterRules, prompt: string): string {
  if (names.has('x') || variablesOf(prompt).has('x')) return text
  const isName = (letter: string) => names.has(letter)
  return text
    .replaceAll(/(?<=[\p{L}\d)]\s)x(?=\s[\p{L}\d(])|(?<=[\d)])x(?=\s?[\d(])/giu, '*')
    .replaceAll(/(?<=\d)x(?=(\p{L})(?!\p{L}))/gu, (sign, letter: string) => (isName(letter) ? '*' : sign))
    .replaceAll(/(?<!\p{L})(\p{L})x(\p{L})(?!\p{L})/gu, (run, left: string, right: string) => (isName(left) && isName(right) ? `${left}*${right}` : run))
}

/** `(x - 2) x (x - 3)` with its x as times, whatever x is elsewhere. */
export function withTimesBetweenBrackets(text: string): string {
  return text.replaceAll(/(?<=\)) [xX] (?=\()/g, '*')
}

/** A unit at the end is dropped when its letters are no names: `2x cm`, `2k euros`. */
function withoutUnit(text: string, { names }: LetterRules): string {
  const [suffix = '', unit = ''] = /(?<=[\p{L}\d)π])\s+([\p{L}°]+(?:\^?[23])?)$/u.exec(text) ?? []
  const isUnit = unitsNamed(unit).length > 0 && (unit.length > 3 || [...unit].every((letter) => !names.has(letter)))
  return isUnit && text.length > suffix.length ? text.slice(0, -suffix.length) : text
}

/** `(-∞, 4)` as `x < 4` and "x is between 2 and 4" as `2 < x < 4`, for the one letter of the key; null for anything else. */
function asInequality(text: string, { names }: LetterRules): string | null {
  const [name, ...others] = names
  if (name === undefined || others.length > 0 || text.length > 60) return null
  const [, least, most] = new RegExp(String.raw`^${name}\s(?:is\s|lies\s)?between\s(${bound})\sand\s(${bound})$`, 'i').exec(withNumbersInDigits(text)) ?? []
  if (least !== undefined && most !== undefined) return `${least} < ${name} < ${most}`
  const [all, open, low = '', high = '', close] = interval.exec(text.replace(/^\p{L}\s*(?:∈|in\s)\s*/u, '')) ?? []
  const isEndless = (end: string) => /∞|inf|oo/i.test(end)
  const from = isEndless(low) ? '' : `${low} ${open === '[' ? '≤' : '<'} `
  const to = isEndless(high) ? '' : ` ${close === ']' ? '≤' : '<'} ${high}`
  return all === undefined || from + to === '' ? null : `${from}${name}${to}`
}
