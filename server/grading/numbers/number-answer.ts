import { hasOr } from '#server/grading/text/words/choice-words.ts'
import { cleaned, squeezed } from '#server/grading/text/cleaning.ts'
import { evaluate, realToNumber } from '#server/grading/formulas/expression.ts'
import { parseExpression } from '#server/grading/formulas/expression-reader.ts'
import type { Expression, Real } from '#server/grading/formulas/expression.ts'
import { functionWords } from '#server/grading/text/words/function-words.ts'
import { isNegated } from '#server/grading/text/negation.ts'
import { takingBack } from '#server/grading/text/taking-back.ts'
import { scanNumbers } from './number-scan.ts'
import type { FoundNumber, Reading } from './number-scan.ts'
import { datesIn, dateText } from './dates.ts'
import { withAmountsApart, withSaidSigns } from './durations.ts'
import { countInWords, hasUnknownNumberWord, withNumbersInDigits } from './number-words.ts'
import { formatRational } from './rational.ts'
import { inBase, readUnit, unitsNamed } from './units.ts'
import type { Unit } from './units.ts'

/**
 * An answer read as one number, or why it can't be. `otherWords` says that more than the number, its unit and `x =` stands there,
 * `unknown` is the x of it, small, empty without.
 */
export type NumberAnswer =
  | { type: 'number'; number: FoundNumber; otherWords: string; unknown: string }
  | { type: 'expression'; text: string; value: Real | null; units: readonly Unit[]; otherWords: string }
  | { type: 'negated' | 'choice' | 'several' | 'none' | 'false' | 'copied' | 'bound' }
  | { type: 'unreadable'; trouble: 'thousands' | 'number' }

type ReadExpression = Extract<NumberAnswer, { type: 'expression' }>

type Item = { start: number; end: number; text: string; number: FoundNumber | null; members: readonly FoundNumber[] }

/** The letter of `x = 4` or `4 = x`, small, whatever words stand before; empty for anything else. */
export function unknownOf(text: string): string {
  // Taken apart at the last sign first: one expression for all of it would begin anew at every digit of a long answer.
  const parts = text.split('=')
  const [left = '', right = ''] = parts.slice(-2)
  if (parts.length === 1) return ''
  const letter = /\d/.test(right) ? /(?<![\p{L}\d])\p{L}$/u.exec(left.trimEnd()) : /^\p{L}(?!\p{L})/u.exec(/\d/.test(left) ? right.trimStart() : '')
  return (letter?.[0] ?? '').toLowerCase()
}

/**
 * Reads the number a student means: after the last `=`, else the one that does not stand in the question. `nouns` are what the
 * keys count, which may stick to a number (`6marbles`); where a share is asked (`takesShares`), "3 out of 8" is 3/8. `isWhole`: nothing may
 * stand before the number, as under strict, so that no "so" is looked for.
 */
export function readNumberAnswer(answer: string, prompt: string, nouns: readonly string[] = [], takesShares = false, isWhole = false): NumberAnswer {
  const given = withYears(cleaned(answer), prompt)
  const said = withNumbersInDigits(aside.exec(given)?.[0].replace(/\d/g, '') ?? '').match(/\d/) ? given : given.replace(aside, '')
  const stated = (isWhole || said.length > longestConclusion ? said : withConclusion(said)).replace(ofPart, '').replace(turn, '').replace(asCheck, '')
  const inDigits = withSaidSigns(withNumbersInDigits(apartFrom(nouns, withAmountsApart(stated))))
  const read = hasUnknownNumberWord(stated) ? unreadable : readMeant(takesShares ? inDigits.replaceAll(share, '$1/$2') : inDigits, prompt)
  return stated !== said && 'otherWords' in read ? { ...read, otherWords: `${read.otherWords} ${turn.exec(said)?.[0] ?? 'as'}`.trim() } : read
}

/** The longest answer whose end is looked at for a conclusion, in characters. */
const longestConclusion = 200

const unreadable: NumberAnswer = { type: 'unreadable', trouble: 'number' }

/** `5 n` as `5n`, which is a term, where the question counts an n: the number before it is not what was said. */
function withTermTogether(text: string, prompt: string): string {
  const term = /^(.*\d) +([a-z])([\s.!?]*)$/is.exec(text)
  const [, before = '', letter = '', behind = ''] = term ?? []
  return term !== null && new RegExp(String.raw`\d${letter}(?!\p{L})`, 'iu').test(prompt) ? `${before}${letter}${behind}` : text
}

function readMeant(inDigits: string, prompt: string): NumberAnswer {
  const text = withTermTogether(inDigits, prompt).replaceAll(/<\/?[a-z][^<>]*>/gi, ' html ').replaceAll(/[-=]+>|[→⇒]/g, ' = ')
  if (/\d[^()=]*\s\([^()]*=[^()]*\)[\s.!]*$/.test(text)) return { type: 'several' }
  if (/[<>≤≥≠]|\dpie\b|\d pie\b/i.test(text)) return unreadable
  if (endsInFalsehood(text)) return { type: 'false' }
  if (hasChoice(text) || figureOrWord.test(text) || /(?:±|\+\/-)\s*(?:\d|√|sqrt)/.test(text)) return { type: 'choice' }
  if (isBound(text, prompt)) return { type: 'bound' }
  const segment = segmentAfterEquals(withResultSaid(text))
  const bare = bareExpression(segment) ?? exactValue(segment)
  if (bare) return bare
  const all = itemsIn(segment)
  const items = all.filter(({ start }) => !isNegated(segment.slice(0, start)))
  const readable = items.filter(isReadable)
  if (readable.length === 0) return nothingReadable(all, items)
  const different = [...new Map(readable.map((item) => [valueKey(item), item])).values()]
  const asked = promptNumbers(prompt)
  const isAsked = ({ members }: Item) => members.every((member) => asked.has(asWritten(member, member.readings[0])))
  const own = different.length > 1 ? different.filter((item) => !isAsked(item)) : different
  const [chosen] = own
  if (!chosen || own.length > 1) return { type: 'several' }
  const shared = { otherWords: otherWords(text, segment, chosen.text) }
  return chosen.number
    ? { type: 'number', number: chosen.number, unknown: unknownOf(text), ...shared }
    : { type: 'expression', text: chosen.text, value: valueOfExpression(chosen.text), units: [], ...shared }
}

/** The same text for the same quantity in any writing. */
export function canonicalNumber(number: FoundNumber, readingIndex = 0): string {
  const [unit] = number.units
  const value = number.readings[readingIndex]?.value
  const base = value && unit ? inBase(value, unit) : null
  return `=${value ? formatRational(base ?? value) : number.text}${unit ? ` ${unit.dimension}` : ''}`
}

/** Every number a student saw in the question: values, but fractions as written, since 3/4 does not stand where 18/24 does. */
function promptNumbers(prompt: string): ReadonlySet<string> {
  return new Set(scanNumbers(prompt).flatMap((number) => number.readings.map((reading) => asWritten(number, reading))))
}

/** `3 out of 8`, `3 in 8`. */
const share = /(?<![\d.,/:])(\d{1,9})\s+(?:out\s+of|in)\s+(?:every\s+|a\s+)?(\d{1,9})(?![\d/:]|[.,]\d)/gi

/** A date as its year, where a year is asked. */
function withYears(text: string, prompt: string): string {
  const [only, ...others] = /\byear\b/i.test(prompt) && text.length <= 100 ? datesIn(dateText(text)) : []
  const isWhole = only !== undefined && others.length === 0 && only.value.day !== null && only.value.year !== null
  return isWhole && dateText(text).length === text.length ? `${text.slice(0, only.start)}${only.value.year}${text.slice(only.end)}` : text
}

/** A bracket of words alone gives a reason: `7 (neither acid nor alkali)`. */
const aside = /(?<=\d\S*)\s*\(\s*\p{L}+\s[^()\d]*\)(?=[\s.!]*$)/u

/** Taking back an earlier try before the first word of this one: `wait no 6` denies nothing. */
const turn = new RegExp(String.raw`^(?:oh\s+|no+[\s,.!]+)*(?:${takingBack})[\s,.!:]+(?:no+[\s,.!]+)?`, 'iu')

/** What only bears the number out: `21 as 21/3 = 7`, `150 as one hour is 60 minutes`. */
const asCheck = /(?<=\d)\s+as\s+(?=[-\d(][^=]*=|(?:one|it|its|there|the|you|u|we|i|each|every|all)(?!\p{L})).*$/iu

function apartFrom(nouns: readonly string[], text: string): string {
  const words = nouns.filter((noun) => /^[\p{L} ]+$/u.test(noun)).map((noun) => noun.replace(/s$/, ''))
  return words.reduce((left, noun) => left.replaceAll(new RegExp(String.raw`(?<=\d)(?=${noun})`, 'giu'), ' '), text)
}

/** `6 or six`, `seven or 6`: a number in words beside one in digits is not worked out, it is another candidate. */
const figureOrWord = new RegExp(String.raw`\d\s*\bor\s+${countInWords}(?!\p{L})|(?<![\p{L}-])${countInWords}\s+or\s+[-−]?\d`, 'iu')

function hasChoice(text: string): boolean {
  const numbers = scanNumbers(text).filter(({ readings, isGlued, start }) => readings.length > 0 && !isGlued && !isNegated(text.slice(0, start)))
  return numbers.some((number, index) => {
    const next = numbers[index + 1]
    const between = next ? text.slice(number.end, next.start) : ''
    return next !== undefined && hasOr(`2${between}2`) && between.split(' ').length <= 6 && canonicalNumber(number) !== canonicalNumber(next)
  })
}

const bound = /^(?:(?:its|it is|it's|i think|maybe|so|is it|the answer is|a bit|just|somewhere|anything|everything) )*(under|below|above|(?:more|less|fewer|bigger|smaller|greater|larger|higher|lower) th[ae]n) (?:a )?-?\d/i

/** `6 or more`, `6 and maybe even higher`. */
const openEnd = /\b(?:or|and)(?:\s+(?:maybe|even|perhaps|possibly|much|any|a bit|a lot))*\s+(more|less|fewer|higher|lower|bigger|greater|larger|smaller|above|below|over|under|up|upwards?|older|younger|longer|shorter)[\s.!?]*$/i

/** Where the least or the most of something is asked for, what is open to one end says it. */
const asksForEnd = /\b(?:least|most|minimum|maximum|fewest|lowest|highest|smallest|largest|greatest|inequality|range)\b/i

/** `below 0`, `6 or more`: not the number itself, unless the question asks so. */
function isBound(text: string, prompt: string): boolean {
  const isOpen = openEnd.exec(text)
  if (isOpen !== null) return !asksForEnd.test(prompt) && !prompt.toLowerCase().includes(isOpen[0].trim().toLowerCase())
  const [, word = ''] = bound.exec(text) ?? []
  return word !== '' && !prompt.toLowerCase().includes(word.toLowerCase().replace('then', 'than'))
}

const resultSaid =
  /(?<=\d\D*)(?:,| and| so| then| which| that| it)+ (?:(?:i|you|u|we|it|then|that) )*(?:got|gets?|gives?|gave|makes?|made|equals?|comes? (?:out )?(?:to|as)|(?:half|twice|double|a third|a quarter) (?:of )?(?:that|it|this|them) (?:is|are|makes|gives)) (?=-?\d[\d.,/]*[\s.!]*$)/i

/** `you get 28 then divide by 4 so its 7`, with a unit or without. */
const concluded = /(?<=\d\D*)[\s,]+so (?:(?:then|its|it's|it is|thats|that's|that is|x is|the answer is) )?(?=(-?\d[\d.,/]*)(?:\s?[^\d\s.!][^\s.!]{0,11}){0,3}[\s.!]*$)/i

/** What is worked with before a conclusion, and what claims a number before it: `2x = 3 so 7`, `its 8 so 7`. */
const worked = /\b(?:add|subtract|divide|multiply|added|subtracted|divided|multiplied|times)\b/i
const claims = /(?:[=≈]|\b(?:its|it's|is|was|are|makes?|equals?|guess\w*|think|thought|said|says?|wrote|answer)\b)\s*(-?\d[\d.,/]*)?/gi

/** `14 / 2 so 7`. */
const sumBefore = /(?:^|[\s=(])-?\d[\d.,]*\s?[-+*/×·÷x]\s?\d[\d.,]*[\s)]*$/i

/** `... divide by 4 so 7` as `... = 7`, only behind something that is worked with and no claim of another number. */
function withConclusion(text: string): string {
  return text.replace(concluded, (so, figure: string, at: number) => {
    const before = text.slice(0, at)
    return sumBefore.test(before) || (worked.test(before) && [...before.matchAll(claims)].every(([, other]) => other === figure)) ? ' = ' : so
  })
}

/** `half of 40 is 20` as `20`. */
const ofPart = /^(?:(?:its|it's|so|because|the answer is) )*(?:half|double|twice|a third|a quarter) (?:of )?\d[\d.,]*(?:\s?[^\d\s=]+){0,2}? (?:is|makes|gives) (?=-?\d)/i

/** `i did 40 + 16 and got 56` as `i did 40 + 16 = 56`. */
function withResultSaid(text: string): string {
  return text.length > 200 || text.includes('=') ? text : text.replace(resultSaid, ' = ')
}

function segmentAfterEquals(text: string): string {
  const parts = text.split(/[=≈]/)
  const last = parts.at(-1) ?? ''
  const isTurned = parts.length === 2 && /^\s*-?\d+(?:[.,]\d+)?\s*$/.test(parts[0] ?? '') && /\d\s*[-+*/×·⋅÷x]\s*\d/i.test(last)
  if (isTurned && !endsInFalsehood(`${last}=${parts[0] ?? ''}`)) return (parts[0] ?? '').trim()
  return (parts.length > 1 && !/[\dπ√]|\bpi\b/.test(last) ? (parts.at(-2) ?? '') : last).trim()
}

/** A whole segment that is arithmetic but not one number: `sqrt(16)`, `π`, `2(3+4)`. */
function bareExpression(segment: string): ReadExpression | null {
  const text = segment.replace(/[.!?]+$/, '').trim()
  const [only, ...others] = scanNumbers(text)
  const inside = text.replaceAll(/[()]/g, '').trim()
  if (only && others.length === 0 && only.text.replaceAll(/[()]/g, '').trim() === inside) return null
  if (only && (only.readings.length === 0 || only.units.length > 0)) return null
  if (!/[-+*/^×·⋅÷√π(]|\d|\bpi\b/.test(text) || /^\s*e\s*$/i.test(text)) return null
  const expression = parseArithmetic(text)
  return expression && { type: 'expression', text, value: evaluate(expression, {}), units: [], otherWords: '' }
}

/** Whether a calculation that is all there is comes out another way than it says: `46 - 7 = 40`. Rounding is fair. */
function endsInFalsehood(text: string): boolean {
  const [left = '', right = '', ...more] = text.replace(/[.!?\s]+$/, '').split('=').slice(-2)
  const [, figure, said = ''] = /^\s*(-?\d+(?:\.\d+)?)((?:\s+\p{L}+)*)\s*$/u.exec(right) ?? []
  if (said.split(/\s+/).some((word) => word !== '' && !functionWords.has(word.toLowerCase()))) return false
  if (more.length > 0 || !/^[-+*/^×·⋅÷x().\d\s]+$/i.test(left) || !/\d\)?\s*[-+*/^×·⋅÷x]\s*\(?\d/i.test(left) || figure === undefined) return false
  const [worked, stated] = [valueOfExpression(left.trim()), Number(figure)]
  const value = worked ? realToNumber(worked) : stated
  return Math.abs(value - stated) > 0.02 * Math.max(Math.abs(value), Math.abs(stated))
}

const arithmetic = /(?<!\p{L})(?:(?:sqrt|pi)(?!\p{L})|(?<=[\dπ)]\s?)x(?=\s?[\dπ(])|[-+*/^×·⋅÷√π().\d\s])+/giu

/** The one root or multiple of π between words, and its unit: `its 5√2 lol`, `10π cm`. */
function exactValue(segment: string): NumberAnswer | null {
  const stretches = [...segment.matchAll(arithmetic)].filter(({ 0: text, index }) => /[\dπ√]|pi/i.test(text) && segment.charAt(index - 1) !== '^')
  const [stretch] = stretches
  const text = stretch?.[0].trim().replace(/\.$/, '') ?? ''
  if (!stretch || stretches.length > 1 || !/[√π]|sqrt|pi/i.test(text)) return null
  const end = stretch.index + stretch[0].length
  const unit = readUnit(segment, end)
  const units = unit?.units ?? []
  const expression = parseArithmetic(text)
  const rest = segment.slice(0, stretch.index) + segment.slice(unit?.end ?? end)
  if (!expression) return null
  if (isNegated(segment.slice(0, stretch.index))) return { type: 'negated' }
  return { type: 'expression', text, value: evaluate(expression, {}), units, otherWords: otherWords(rest, rest, '') }
}

function parseArithmetic(text: string): Expression | null {
  return parseExpression(text.replaceAll(/(?<=[\d)π]|pi)\s*x\s*(?=[\d(])/gi, '*').replaceAll(/(?<=π|pi)\s*(?=\d)/gi, '*'), new Set())
}

const operator = /^[\s()]*(?:[-+*/^×·⋅÷x]|\*\*|plus|minus|times|divided by|over)?[\s()]*$/i
const functionBefore = /(?:√|\b(?:sqrt|root|sin|cos|tan|log|ln|exp|abs))\s*(?:of\s+)?\(?\s*$/i
const functionAfter = /^\s*(?:π|pi\b|√|\^|sqrt\b)/i

function itemsIn(segment: string): Item[] {
  const items: Item[] = []
  for (const number of scanNumbers(segment)) {
    const before = items.at(-1)
    const between = before ? segment.slice(before.end, number.start) : ''
    const joins = before !== undefined && operator.test(between) && /[-+*/^×·⋅÷x()]|[a-z]/i.test(between)
    const called = functionBefore.exec(segment.slice(0, number.start))?.[0].length ?? 0
    const follows = functionAfter.exec(segment.slice(number.end))?.[0].length ?? 0
    if (before && joins) {
      const members = [...before.members, number]
      items.splice(-1, 1, { start: before.start, end: number.end, text: segment.slice(before.start, number.end), number: null, members })
    } else if (called > 0 || follows > 0) {
      const [start, end] = [number.start - called, number.end + follows]
      items.push({ start, end, text: segment.slice(start, end), number: null, members: [number] })
    } else items.push({ start: number.start, end: number.end, text: number.text, number, members: [number] })
  }
  return items
}

function isReadable({ number }: Item): boolean {
  return number === null || (number.readings.length > 0 && !number.isGlued)
}

function nothingReadable(all: readonly Item[], items: readonly Item[]): NumberAnswer {
  const [first] = items
  if (first?.number) return { type: 'unreadable', trouble: first.number.trouble ?? 'number' }
  return { type: all.some(isReadable) ? 'negated' : 'none' }
}

function valueKey(item: Item): string {
  return item.number ? canonicalNumber(item.number) : item.text
}

function asWritten({ text }: FoundNumber, reading: Reading | undefined): string {
  if (reading?.kind === 'fraction') return squeezed(text)
  return reading ? formatRational(reading.value) : ''
}

function valueOfExpression(text: string): Real | null {
  const expression = parseArithmetic(text)
  return expression && evaluate(expression, {})
}

/** Letters beside the number after the last `=`, and words of two letters or more before it. */
function otherWords(text: string, segment: string, number: string): string {
  const opening = /^\s*(?:the\s+)?(?:answer|solution|result)\s*(?:is|:)?\s*/i
  const before = text.slice(0, text.lastIndexOf(segment)).match(/\p{L}{2,}/gu) ?? []
  const beforeEquals = before.filter((word) => unitsNamed(word).length === 0).join(' ').replace(opening, '')
  const isAgain = number !== '' && segment.split(/\s+/).every((word) => word === number)
  const beside = isAgain ? '' : segment.replace(number, ' ').replace(opening, '')
  return `${beforeEquals} ${beside}`.replaceAll(/[^\p{L}\d]+/gu, ' ').trim()
}
