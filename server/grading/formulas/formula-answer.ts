import { isCopied } from '#server/grading/keys/copied.ts'
import { squeezed } from '#server/grading/text/cleaning.ts'
import { isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { answerText, isSaidInWords } from './answer-text.ts'
import { functions } from './expression.ts'
import type { Expression } from './expression.ts'
import { longestExpression, readExpression } from './expression-reader.ts'
import type { Trouble } from './expression-reader.ts'
import type { LetterRules } from './expression-tokens.ts'
import { isNegated } from '#server/grading/text/negation.ts'
import { readRelations } from './relation.ts'
import type { Relation } from './relation.ts'

/**
 * An answer read as a formula or as relations, or why it can't be. `hasOtherWords`: more stands there than that and
 * "the answer is"; `splitFraction` is how `1/2x` was read, null when nothing was in doubt.
 */
export type FormulaAnswer =
  | { type: 'formula'; expression: Expression; text: string; hasOtherWords: boolean; splitFraction: string | null }
  | { type: 'relations'; relations: readonly Relation[]; text: string; hasOtherWords: boolean }
  | { type: 'unreadable'; trouble: Trouble }
  | { type: 'choice' | 'several' | 'negated' }

type Readable = Extract<FormulaAnswer, { type: 'formula' | 'relations' }>

const numberWord = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half|twice|double)'

/** Reads the formula or relation a student means; `prompt` in plain characters tells which of several only repeats the question. */
export function readFormulaAnswer(answer: string, letters: LetterRules, prompt: string, wants: 'formula' | 'equation'): FormulaAnswer {
  if (answer.trim().length > longestExpression) return { type: 'unreadable', trouble: 'too long' }
  const text = answerText(answer, letters, prompt, wants)
  if (new RegExp(String.raw`(?<!\p{L})${numberWord}(?!\p{L})`, 'iu').test(text)) return { type: 'unreadable', trouble: 'word' }
  const both = wants === 'equation' ? severalRelations(text, letters) : null
  if (both) return both
  const whole = hasProse(text, letters) ? null : readPart(text, letters, wants)
  if (whole && whole.type !== 'unreadable') return { ...whole, hasOtherWords: isSaidInWords(answer) }
  const parts = partsOf(text, letters)
  const read = parts.map((part) => ({ ...part, read: readPart(part.text, letters, wants) }))
  const candidates = read.flatMap(({ read: one, start }) => (one.type === 'unreadable' ? [] : [{ one, isDenied: isNegated(text.slice(0, start)) }]))
  const stated = candidates.filter(({ isDenied }) => !isDenied).map(({ one }) => one)
  if (stated.length === 0) return candidates.length > 0 ? { type: 'negated' } : troubleOf(text, letters, whole)
  if (stated.length > 1 && /\bor\b/i.test(text)) return { type: 'choice' }
  return chosen(stated, prompt, wants)
}

/** Relations between commas and "and" and nothing else: `x > 1 and x ≤ 5`. */
function severalRelations(text: string, letters: LetterRules): FormulaAnswer | null {
  const parts = text.split(/\s*(?:[,;]|(?<!\p{L})and(?!\p{L}))\s*/iu).filter((part) => part !== '')
  const read = parts.map((part) => (/[<>≤≥]/.test(part) && !hasProse(part, letters) ? readRelations(part, letters) : null))
  const relations = read.flatMap((one) => (one && 'relations' in one ? one.relations : []))
  const areAll = parts.length > 1 && read.every((one) => one !== null && 'relations' in one)
  return areAll ? { type: 'relations', relations, text, hasOtherWords: false } : null
}

function readPart(text: string, letters: LetterRules, wants: 'formula' | 'equation'): Readable | { type: 'unreadable'; trouble: Trouble } {
  const relations = /[=≠<>≤≥]/.test(text) ? readRelations(text, letters) : null
  if (wants === 'equation' && relations) {
    if ('trouble' in relations) return { type: 'unreadable', trouble: relations.trouble }
    return { type: 'relations', relations: relations.relations, text, hasOtherWords: true }
  }
  if (/[≠<>≤≥]/.test(text)) return { type: 'unreadable', trouble: 'syntax' }
  const side = sideOf(text)
  const read = readExpression(side, letters, true)
  if (!read.ok) return { type: 'unreadable', trouble: read.trouble }
  const [, top, bottom, factor] = /([\d.]+)\s*\/\s*([\d.]+)\s*([\p{L}(])/u.exec(side) ?? []
  const isInDoubt = read.isSplitFraction && top !== undefined && bottom !== undefined && factor !== undefined
  const splitFraction = isInDoubt ? `I read ${top}/${bottom}${factor} as (${top}/${bottom})${factor}.` : null
  return { type: 'formula', expression: read.expression, text: side, hasOtherWords: true, splitFraction }
}

/** What stands after the last "=", or before it when that is a bare name: `A = 2x`, `f(x) = 2x`, `2x = y`. */
function sideOf(text: string): string {
  const sides = text.split('=').map((side) => side.trim())
  const last = sides.at(-1) ?? ''
  const isName = sides.length > 1 && /^\p{L}(?:\s*\(\p{L}\))?$/u.test(last) && !/^\p{L}$/u.test(sides.at(-2) ?? '')
  return isName ? (sides.at(-2) ?? '') : last
}

function chosen(stated: readonly Readable[], prompt: string, wants: 'formula' | 'equation'): FormulaAnswer {
  const wanted = wants === 'equation' && stated.some(({ type }) => type === 'relations') ? stated.filter(({ type }) => type === 'relations') : stated
  const different = [...new Map(wanted.map((one) => [squeezed(one.text), one])).values()]
  const isAsked = ({ text }: Readable) => isCopied(text, { prompt, keyTexts: [] })
  const own = different.length > 1 ? different.filter((one) => !isAsked(one)) : different
  const [only] = own
  if (only && own.length === 1) return only
  const relations = own.flatMap((one) => (one.type === 'relations' ? one.relations : []))
  return only?.type === 'relations' ? { ...only, relations } : { type: 'several' }
}

function troubleOf(text: string, letters: LetterRules, whole: { type: string; trouble?: Trouble } | null): FormulaAnswer {
  if (whole?.trouble !== undefined) return { type: 'unreadable', trouble: whole.trouble }
  const called = [...text.matchAll(/(\p{L}{2,})\(/gu)].some(([, word = '']) => isWord(word, letters))
  return { type: 'unreadable', trouble: called ? 'function' : 'word' }
}

/** The stretches between words that are no mathematics, as far as they could be a formula. */
function partsOf(text: string, letters: LetterRules): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = []
  let start = 0
  const take = (end: number) => {
    const raw = text.slice(start, end)
    const lone = [...'aAiI'].filter((letter) => !letters.names.has(letter.toLowerCase())).join('')
    const trailing = new RegExp(String.raw`(?:[\s,;:.]+[${lone}](?=\s*$))?[\s,;:.]*$`)
    const part = raw.replace(/^(?:[\s,;:.]|\b[aAiI]\b(?=\s*$))+/, '').replace(lone === '' ? /[\s,;:.]+$/ : trailing, '')
    const isBare = /^[aAiI]$/.test(part) && !letters.names.has(part)
    if (/[\p{L}\d]/u.test(part) && !isBare) parts.push({ text: part, start })
  }
  for (const match of text.matchAll(/\p{L}[\p{L}']*|,\s|;/gu)) {
    const isBreak = !/^\p{L}/u.test(match[0])
    if (!isBreak && !isProse(match, text, letters)) continue
    take(match.index)
    start = match.index + match[0].length
    if (text.charAt(start) === '(' && !isBreak) return []
  }
  take(text.length)
  return parts
}

function hasProse(text: string, letters: LetterRules): boolean {
  return [...text.matchAll(/\p{L}[\p{L}']*/gu)].some((match) => isProse(match, text, letters))
}

/** A word, or two letters of a chat that no sign stands beside (`ez`). */
function isProse({ 0: run, index }: RegExpExecArray, text: string, letters: LetterRules): boolean {
  if (isWord(run, letters)) return true
  if (/^(?:pi|ln)$/i.test(run)) return false
  const isApart = /(?:^|[\p{L}\d)]\s+)$/u.test(text.slice(0, index)) && /^(?:$|[.,;!?]|\s+(?:$|\p{L}))/u.test(text.slice(index + run.length))
  return isApart && run.length === 2 && ![...run.toLowerCase()].some((letter) => letters.names.has(letter) || letters.names.has(letter.toUpperCase()))
}

/** A word, not a product of names: `is`, `think`, but not `xy`, `sinx` or a name of the key. */
function isWord(run: string, { names }: LetterRules): boolean {
  const lower = run.toLowerCase()
  if (run.length < 2 || names.has(run) || Object.hasOwn(functions, lower) || lower === 'pi') return false
  if ([...names].some((name) => name.toLowerCase() === lower)) return false
  const rest = Object.keys(functions).reduce((left, name) => left.replaceAll(name, ''), lower).replaceAll('pi', '')
  if ([...rest].every((letter) => names.has(letter) || names.has(letter.toUpperCase()) || letter === 'e')) return false
  return run.length > 2 || isEnglishWord(lower)
}
