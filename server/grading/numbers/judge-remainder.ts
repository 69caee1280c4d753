import type { Strictness } from '#contract/exercises/exercises.ts'
import { match, miss, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { once } from '#server/grading/once.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import { chosenOf, looking } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { notChosen } from './judge-candidates.ts'
import { withNumbersInDigits } from './number-words.ts'

type Division = { quotient: string; remainder: string }

/** A key that is a quotient with its remainder, `7 r 2`. */
export type RemainderKey = { kind: 'remainder'; division: Division; text: string }

/** `7 and 5`, where the question asks for both; `7,5` is a decimal. */
const two = /^(?:its |it is |i think )?(\d{1,9})\s*(?:and|&|,(?=\s)|;)\s*(\d{1,9})[\s.!]*$/

const called = String.raw`(?:r|rem(?:ain\p{L}*|an?i?n?d\p{L}*|inder)?|rest|reste|resto|left(?:\s?over)?(?!\s\d+\s(?:each|for|per)))`
const told = String.raw`(?:and|with|mit|con|avec|each|apiece|every(?:one|body)?|one|they|you|u|i|we|gets?|got|have|has|there|theres|there's|that|is|are|leaves?|then|so|but|full|whole|complete|ones?|groups?|of them)`
const joint = String.raw`\s*(?:[,;(]\s*)?(?:${told}[,;]?\s+){0,6}(?:an?\s+|the\s+)?`
const shared = String.raw`(?:\s(?:full|whole|complete)(?=\s\p{L}))?(?:\s(?!(?:minus|plus|times|is)(?!\p{L}))\p{L}{3,}s(?!\p{L}))?`
const behind = new RegExp(String.raw`(?<![\d.,/])(\d{1,9})${joint}${called}\.?\s*(?:(?:of|is|=|:)\s*)?(\d{1,9})(?![\d.,/]\d)\)?`, 'giu')
const leftOver = new RegExp(String.raw`(?<![\d.,/])(\d{1,9})${shared}${joint}(\d{1,9})(?:\s\p{L}+)?\s(?:left(?:\s?over)?|remaining|over)(?!\p{L})\)?`, 'giu')

/** Reads a key as a division with its remainder; null when it is none. */
export function readRemainderKey(text: string): RemainderKey | null {
  const plain = text.length > 60 ? '' : plainText(text).replace(/\.$/, '')
  const [only] = divisionsIn(plain)
  return only && only.start === 0 && only.end === plain.length ? { kind: 'remainder', division: only.value, text } : null
}

/** Judges an answer against a division with its remainder. */
export function judgeRemainder(key: RemainderKey, answer: string, context: { strictness: Strictness; prompt: string }): KeyResult {
  const { strictness } = context
  const plain = plainText(answer)
  const text = strictness === 'strict' ? plain : withQuotient(plain, context.prompt).replace(two, '$1 r $2')
  const found = divisionsIn(text)
  if (found.length === 0 && isQuotientAlone(text, key.division)) {
    return Number(key.division.remainder) === 0 ? match('nothing is left over', null, true) : miss('no remainder', { correction: 'Say what is left over, too.' })
  }
  if (found.length === 0 && isDecimalOf(text, key.division, context.prompt)) return strictness === 'strict' ? miss('no remainder') : unclear('the quotient without its remainder', 'Right value. Write it with what is left over.')
  if (found.length === 0 && /^\D*\d+(?:[.,/]\d+)?\D*$/.test(text)) return miss('no remainder', { correction: 'Say what is left over, too.' })
  const chosen = chosenOf(text, found, nameOf, () => new Set())
  if (chosen.type !== 'one') return notChosen(chosen.type, 'number with a remainder', text)
  if (nameOf(chosen.value) !== nameOf(key.division)) return miss('another quotient or remainder')
  const isAlone = chosen.otherWords === ''
  return strictness === 'strict' && !isAlone ? miss('other words beside it', { reply: 'Give only the answer.' }) : match('the same division', null, true)
}

const product = /(?<![\d.,])(\d{1,6})\s?[x*×·]\s?(\d{1,6})\s?=\s?(\d{1,9})(?![\d.,]\d)/u

/** `7 x 8 = 56 and 3 left` as `8 and 3 left` where the question divides by 7. */
function withQuotient(text: string, prompt: string): string {
  const asked = new Set(prompt.match(/\d+/g) ?? [])
  return text.replace(product, (all, one: string, other: string, result: string) => {
    const isKnown = Number(one) * Number(other) === Number(result) && asked.has(one) !== asked.has(other)
    return isKnown ? (asked.has(one) ? other : one) : all
  })
}

/** The same text for the same division; null when the answer is none. */
export function canonicalDivision(answer: string): string | null {
  const chosen = chosenOf(plainText(answer), divisionsIn(plainText(answer)), nameOf, () => new Set())
  return chosen.type === 'one' ? `division ${nameOf(chosen.value)}` : null
}

const divisionsIn = looking(findDivisions)

function findDivisions(text: string): Candidate<Division>[] {
  return [behind, leftOver].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      value: { quotient: match[1] ?? '', remainder: match[2] ?? '' },
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
}

function nameOf({ quotient, remainder }: Division): string {
  return `${Number(quotient)} r ${Number(remainder)}`
}

/** `9.4` and `9 2/5` for 47 divided by 5. */
function isDecimalOf(text: string, { quotient, remainder }: Division, prompt: string): boolean {
  const [, whole, top, below] = /^\D*(\d+) (\d+)\/(\d+)\D*$/.exec(text) ?? []
  const [, figure = whole === undefined ? undefined : String(Number(whole) + Number(top) / Number(below))] = /^\D*(\d+[.,]\d+)\D*$/.exec(text) ?? []
  const divisors = (prompt.match(/\d+/g) ?? []).map(Number).filter((number) => number > Number(remainder))
  const value = figure === undefined ? null : Number(figure.replace(',', '.'))
  return value !== null && divisors.some((divisor) => Math.abs(value - Number(quotient) - Number(remainder) / divisor) < 1e-9)
}

function isQuotientAlone(text: string, { quotient }: Division): boolean {
  return new RegExp(String.raw`^\D*${Number(quotient)}\D*$`).test(text)
}

const plainText = once((text) => withNumbersInDigits(cleaned(text).toLowerCase()))
