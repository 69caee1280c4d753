import type { Strictness } from '#contract/exercises/exercises.ts'
import { isCopied } from '#server/grading/keys/copied.ts'
import type { Written } from '#server/grading/keys/copied.ts'
import { match, miss, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { inOtherForm } from '#server/grading/keys/other-form.ts'
import { once } from '#server/grading/once.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import { chosenOf, looking } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { notChosen } from './judge-candidates.ts'
import { namedParts } from './named-parts.ts'
import { withNumbersInDigits } from './number-words.ts'
import { compare, divide, formatRational, multiply, parseDecimal } from './rational.ts'
import type { Rational } from './rational.ts'

/** The terms of a ratio as written, and whether they stood as a fraction or a share (`2/3`, `2 out of 3`). */
type Ratio = { terms: readonly Rational[]; isShare: boolean }

/** A key that is a ratio, `3:2`. */
export type RatioKey = { kind: 'ratio'; terms: readonly Rational[]; text: string }

const number = String.raw`\d{1,12}(?:\.\d{1,6})?`
const noun = String.raw`(?:\s(?!(?:or|and|to|for|no|not|is|in|out|because)(?!\p{L}))\p{L}+){0,2}`
const colons = new RegExp(String.raw`(?<![\d:.,/])${number}${noun}(?:\s?(?::|(?<=\s)to\s|(?<=\s)for\s(?:every|each)\s)\s?${number}${noun})+(?![:/]\s?\d)`, 'giu')
const share = new RegExp(String.raw`(?<![\d:.,/])(${number})(?:\s?\/\s?|\s(?:out\sof|in)\s(?:every\s)?)(${number})(?![\d:/])`, 'giu')
/** What is typed for a colon: `2;3`, `2 - 3`. */
const otherColon = /^(\d{1,9})\s?[;-]\s?(\d{1,9})$/

const asksForScore = /\b(?:scores?|results?|won|lost|beat|verse|chapter)\b/i
const asksForRatio = /\b(?:ratios?|scale|odds|proportions?)\b/i

/** Reads a key as a ratio: terms between colons, or "3 to 2" where the question speaks of a ratio; null when it is none. */
export function readRatioKey(text: string, prompt: string): RatioKey | null {
  const plain = text.length > 60 ? '' : ratioText(text).replace(/\.$/, '')
  const isWritten = new RegExp(String.raw`^${number}(?:\s?:\s?${number})+$`).test(plain)
  const isSaid = asksForRatio.test(prompt) && new RegExp(String.raw`^${number}\sto\s${number}$`).test(plain)
  const [only] = (isWritten && !asksForScore.test(prompt)) || isSaid ? ratiosIn(plain) : []
  return only ? { kind: 'ratio', terms: only.value.terms, text } : null
}

/** Judges an answer against a ratio, in whatever terms unless `Form:` wants the lowest. */
export function judgeRatio(key: RatioKey, answer: string, context: Written & { strictness: Strictness; form: string | null }): KeyResult {
  const { strictness, form } = context
  const said = strictness === 'strict' ? null : (namedAsColon(answer, context.prompt) ?? namedParts(answer, context.prompt)?.join(':'))
  const text = ratioText(said ?? answer)
  const asked = () => new Set(ratiosIn(ratioText(context.prompt)).map(({ value }) => nameOf(value)))
  const chosen = chosenOf(text, ratiosIn(text), nameOf, asked)
  const colon = chosen.type === 'none' && strictness !== 'strict' ? text.replace(otherColon, '$1:$2') : text
  if (colon !== text) return judgeRatio(key, colon, context)
  if (chosen.type !== 'one') return notChosen(chosen.type, 'ratio', text)
  const { value, written, otherWords } = chosen
  if (!areProportional(key.terms, value.terms)) {
    const isTurned = areProportional(key.terms, value.terms.toReversed())
    return miss('another ratio', { correction: isTurned ? 'Look at the order again.' : null })
  }
  if (isCopied(written, context)) return unclear('copied from the question', 'That is the question itself. Work it out.')
  const isInLowest = hasLowestTerms(value.terms)
  if (/^\s*simplified\s*$/i.test(form ?? '') && ((value.isShare && strictness === 'strict') || !isInLowest)) return inOtherForm(strictness, lowestTerms, true)
  const isSameTerms = value.terms.every((term, index) => compare(term, key.terms[index] ?? term) === 0)
  if (strictness === 'strict') {
    if (value.isShare || !isSameTerms) return miss('other terms', { reply: 'The ratio is right, but not in the terms asked for.' })
    const hasNouns = /\p{L}/u.test(written.replaceAll(/\bto\b/g, ''))
    if (otherWords !== '' || hasNouns) return miss('other words beside the ratio', { reply: 'Give only the ratio.' })
  }
  return match('the same ratio', value.isShare ? 'A ratio is written with a colon.' : !isSameTerms && !isInLowest ? lowestTerms.remark : null, true)
}

const lowestTerms = { remark: 'It can be simplified.', ask: 'Right value. Write it in lowest terms.', notYet: 'Not yet in the form asked for.' }

/** The same text for the same ratio. */
export function canonicalRatio(answer: string): string | null {
  const chosen = chosenOf(ratioText(answer), ratiosIn(ratioText(answer)), nameOf, () => new Set())
  return chosen.type === 'one' ? `ratio ${nameOf(chosen.value)}` : null
}

const ratiosIn = looking(findRatios)

function findRatios(text: string): Candidate<Ratio>[] {
  const found = [...text.matchAll(colons)].map((match) => candidateOf(match, match[0].match(/\d+(?:\.\d+)?/g) ?? [], false))
  const shares = [...text.matchAll(share)].map((match) => candidateOf(match, match.slice(1), true))
  const apart = shares.filter(({ start, end }) => found.every((other) => end <= other.start || start >= other.end))
  return [...found, ...apart].filter(({ value }) => value.terms.length > 1).toSorted((a, b) => a.start - b.start)
}

function candidateOf(match: RegExpMatchArray, figures: readonly string[], isShare: boolean): Candidate<Ratio> {
  const start = match.index ?? 0
  const terms = figures.map((figure) => parseDecimal(figure)).filter((term) => term !== null)
  return { value: { terms, isShare }, start, end: start + match[0].length }
}

const opened = String.raw`^(?:(?:its|it's|it is|there are|the ratio is|i think) )?`
const ended = String.raw`[\s.!]*$`

/** Two terms with what each counts: "for every 2 boys there are 3 girls", "2 boys to 3 girls", "boys to girls = 2:3". */
const withNames: readonly RegExp[] = [
  String.raw`for (?:every|each) (?<first>\d{1,9}) (?<one>\p{L}+),? there(?:'s| is| are|s|re) (?<second>\d{1,9}) (?<other>\p{L}+)`,
  String.raw`(?<first>\d{1,9}) (?<one>\p{L}+)(?: to|,? for (?:every|each)|\s?:|\s?-) ?(?<second>\d{1,9}) (?<other>\p{L}+)`,
  String.raw`(?<one>\p{L}+)(?: to |\s?:\s?)(?<other>\p{L}+)(?: is| are|\s?[=:])?\s(?<first>\d{1,9})(?: to |\s?:\s?)(?<second>\d{1,9})`,
].map((form) => new RegExp(`${opened}${form}${ended}`, 'u'))

/**
 * `2 boys to 3 girls` as `2:3` where the question asks for boys to girls, `3 girls to 2 boys` too; null where the names are not those
 * of the question.
 */
function namedAsColon(answer: string, prompt: string): string | null {
  const text = ratioText(answer)
  const { first, one = '', second, other = '' } = withNames.map((form) => form.exec(text)?.groups).find((found) => found !== undefined) ?? {}
  const asksFor = (left: string, right: string) => new RegExp(String.raw`(?<!\p{L})${singular(left)}\p{L}{0,2}(?: to (?:the )?|\s?:\s?)${singular(right)}`, 'iu').test(prompt)
  if (first === undefined || one === other) return null
  return asksFor(one, other) ? `${first}:${second}` : asksFor(other, one) ? `${second}:${first}` : null
}

function singular(noun: string): string {
  return noun.length > 3 ? noun.replace(/(?<=\p{L}{3})s$/u, '') : noun
}

/** Small plain characters, number words in digits, no signs between thousands. */
const ratioText = once((text) => withNumbersInDigits(cleaned(text).toLowerCase()).replaceAll(/(?<=\d)[, '](?=\d{3}(?!\d))/g, ''))

function areProportional(a: readonly Rational[], b: readonly Rational[]): boolean {
  const [first, other] = [a[0], b[0]]
  if (a.length !== b.length || !first || !other) return false
  return a.every((term, index) => {
    const [left, right] = [multiply(term, other), multiply(b[index] ?? other, first)]
    return left !== null && right !== null && compare(left, right) === 0
  })
}

function hasLowestTerms(terms: readonly Rational[]): boolean {
  const areWhole = terms.every(({ d }) => d === 1n)
  return areWhole && terms.map(({ n }) => n).reduce((shared, n) => divisor(shared, n), 0n) <= 1n
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** By the first term, so that 2:3 and 4:6 are one candidate. */
function nameOf({ terms: [first, ...others] }: Ratio): string {
  return others.map((term) => {
    const share = first && first.n !== 0n ? divide(term, first) : null
    return share ? formatRational(share) : `${term.n}`
  }).join(':')
}
