import type { Strictness } from '#contract/exercises/exercises.ts'
import { isCopied } from '#server/grading/keys/copied.ts'
import type { Written } from '#server/grading/keys/copied.ts'
import { match, miss, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'

/** A key that is a chemical equation, `2H2 + O2 -> 2H2O`: the terms before and after the arrow, sorted. */
export type ReactionKey = { kind: 'reaction'; sides: readonly string[]; text: string }

const arrow = /\s*(?:<?[-=]+>|[→⟶⇌⇒↔]|=)\s*/u
const term = String.raw`\d{0,3}\s?(?:[A-Z][a-z]?\d{0,3}|\((?:[A-Z][a-z]?\d{0,3})+\)\d{0,3})+(?:\^?\d?[+-])?(?:\s?\((?:s|l|g|aq)\))?`
const side = String.raw`${term}(?:\s*\+\s*${term})*`
const reaction = new RegExp(String.raw`(?<![\p{L}\d])${side}${arrow.source}${side}(?![\p{L}\d])`, 'gu')

/** Reads a key as a chemical equation with an arrow; null when it is none. */
export function readReactionKey(text: string): ReactionKey | null {
  if (text.length > 120 || !/->|=>|[→⟶⇌⇒↔]/u.test(text)) return null
  const plain = plainText(text).replace(/\.$/, '')
  const [only] = reactionsIn(plain)
  return only !== undefined && only.trim() === plain ? { kind: 'reaction', sides: sidesOf(only), text } : null
}

/** Judges an answer against a chemical equation: the same terms on each side, in any order and with any arrow. */
export function judgeReaction(key: ReactionKey, answer: string, context: Written & { strictness: Strictness }): KeyResult {
  const text = plainText(answer).replace(/\.$/, '')
  const found = reactionsIn(text)
  const [only] = found
  const isInSmallLetters = only === undefined && context.strictness !== 'strict' && squeezedSmall(text) === squeezedSmall(plainText(key.text))
  if (isInSmallLetters) return match('the same equation in small letters', 'Element symbols start with a capital letter.', false)
  if (only === undefined) return unclear('no chemical equation', 'Write the whole equation, with its arrow.', true)
  const different = new Set(found.map((one) => sidesOf(one).join(' = ')))
  if (different.size > 1) return unclear('several equations', 'Which one is your answer? Send only that one.')
  if (sidesOf(only).join(' = ') !== key.sides.join(' = ')) {
    const isCopy = isCopied(only.replace(arrow, '→'), { ...context, prompt: plainText(context.prompt).replaceAll(new RegExp(arrow, 'gu'), '→') })
    return isCopy ? unclear('copied from the question', 'That is the question itself. Work it out.') : miss('another equation')
  }
  const rest = text.replace(only, '').replaceAll(/[^\p{L}\d]+/gu, '')
  return context.strictness === 'strict' && rest !== '' ? miss('other words beside the equation', { reply: 'Give only the equation.' }) : match('the same equation', null, true)
}

/** The same text for the same chemical equation; null when the answer is none. */
export function canonicalReaction(answer: string): string | null {
  const [only] = reactionsIn(plainText(answer))
  return only === undefined ? null : sidesOf(only).join(' = ')
}

/** Without spaces, capitals and any difference of arrows: `2h2+o2→2h2o`. */
function squeezedSmall(text: string): string {
  return text.toLowerCase().replaceAll(new RegExp(arrow.source, 'gu'), '=').replaceAll(/\s+|\.$/g, '')
}

function reactionsIn(text: string): string[] {
  return text.length > 200 ? [] : [...text.matchAll(reaction)].map(([found]) => found)
}

function sidesOf(text: string): string[] {
  return text.split(arrow).map((terms) => terms.split('+').map((one) => one.replaceAll(/\s+|\((?:s|l|g|aq)\)/g, '').replace(/^1(?=[A-Z])/, '')).toSorted().join('+'))
}

/** Subscripts in line, spaces around signs left. */
function plainText(text: string): string {
  return cleaned(text).replaceAll(/(?<=[A-Za-z)])\^(?=\d(?![+-]))/g, '').replaceAll(/(?<=[A-Z][a-z]?)_\{?(\d+)\}?/g, '$1')
}
