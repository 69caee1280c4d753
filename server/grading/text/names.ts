import { isAboutEnglish, isEnglishWord } from './words/english-words.ts'
import { foldedText } from './words/words.ts'
import type { Word } from './words/words.ts'

/** The writings of a person's name: each is a phrase to look for, `isShort` when it leaves the first names out. */
export type NameWriting = { phrase: readonly string[]; isShort: boolean }

const titles = new Set(
  (
    'king queen prince princess archduke duke duchess count baron emperor empress kaiser sir lady lord dame saint st president chancellor doctor dr ' +
    'mr mrs ms miss professor prof captain commander major lieutenant sergeant marshal general admiral colonel governor senator minister pope cardinal tsar czar sultan shah pharaoh'
  ).split(' '),
)
const suffixes = new Set('jr junior sr senior'.split(' '))
const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ')
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth'.split(' ')

/** Small words inside a name. */
const particles = new Set('van von de del della da di du la le der den ter bin al of the'.split(' '))

/** Whether a word is a small one inside a name: `van`. */
export function isParticle(word: string): boolean {
  return particles.has(word)
}

const people = 'king|queen|president|writer|author|poet|painter|artist|composer|scientist|explorer|inventor|person|emperor|pope'

/** A prompt that asks for somebody. */
export const asksForPerson = new RegExp(String.raw`\b(?:who|whose|whom|(?:which|what|name the|name an?)(?: \p{L}+){0,2} (?:${people}))\b`, 'iu')

/**
 * Whether a key is the name of a person: two or three capitalised words, titles not counted, where the prompt asks who.
 * `undefined` for anything else; else how the name may be written, its last name alone unless that is in `taken`.
 */
export function nameWritings(key: string, prompt: string, taken: (word: string) => boolean): readonly NameWriting[] | undefined {
  const written = key.trim().split(/\s+/).filter((word) => word !== '' && !/^the$/i.test(word))
  if (!asksForPerson.test(prompt) || !(written.every((word) => /^\p{Lu}/u.test(word) || particles.has(word)) || isNameInSmall(written, prompt))) return undefined
  const words = withNumerals(withoutTitles(foldedText(written.join(' ')).split(' ')))
  const last = words.at(-1) ?? ''
  if (words.length < 1 || words.filter((word) => !particles.has(word)).length > 3 || (words.length === 1 && written.length === 1)) return undefined
  const whole = { phrase: words, isShort: false }
  const isShared = words.length === 1 || /^\d/.test(last) || taken(last)
  if (isShared) return [whole]
  const joined = words.slice(-2).join('')
  return [whole, { phrase: [last], isShort: true }, ...(particles.has(words.at(-2) ?? '') ? [{ phrase: [joined], isShort: true }] : [])]
}

/** `vasco da gama`: a key without capitals whose first and last word are none of the language, where the question asks who. */
function isNameInSmall(written: readonly string[], prompt: string): boolean {
  const [first = '', last = ''] = [written[0], written.at(-1)]
  const areNames = [first, last].every((word) => /^\p{Ll}{3,}$/u.test(word) && !isEnglishWord(word))
  return written.length > 1 && areNames && !last.endsWith('s') && /\bwho(?:se|m)?\b/i.test(prompt) && isAboutEnglish(prompt)
}

/**
 * Whether a last name can't stand for a key alone: the prompt or a known mistake has it, or another key with it is another person.
 * `W. A. Mozart` and `Wolfgang Amadeus Mozart` are one.
 */
export function isShared(last: string, key: string, { prompt, keyTexts, sayings }: NameContext): boolean {
  const has = (text: string) => namesOf(text).includes(last)
  const first = namesOf(key).slice(0, -1)
  return has(prompt) || sayings.some(has) || keyTexts.some((other) => has(other) && !areOne(first, namesOf(other).slice(0, -1)))
}

/** "Roosevelt" where the key is one of two people of that name whom the question knows. */
export function isSurnameOfTwo(answer: string, key: string, { prompt, ...others }: NameContext): boolean {
  const last = namesOf(key).at(-1) ?? ''
  const said = namesOf(answer.replace(/^(?:its|it's|it is|i think|maybe) /i, ''))
  const isOne = said.length === 1 && said[0] === last && namesOf(key).length > 1 && !/^\d/.test(last) && !romans.includes(last)
  return isOne && asksForPerson.test(prompt) && /^\p{Lu}/u.test(key.trim()) && !foldedText(prompt).split(' ').includes(last) && isShared(last, key, { prompt, ...others })
}

/** The names of a question besides the key's own. */
export type NameContext = { prompt: string; keyTexts: readonly string[]; sayings: readonly string[] }

function namesOf(text: string): string[] {
  return withoutTitles(foldedText(text.replaceAll('.', ' ')).split(' '))
}

/** Names without titles and a "Jr." behind them; what ends two names or more is a name: `Martin Luther King`. */
function withoutTitles(words: readonly string[]): string[] {
  const names = words.filter((word) => !suffixes.has(word))
  return names.filter((word, index) => !titles.has(word) || (index > 1 && index === names.length - 1))
}

/** The last name of a key that is a title elsewhere, as in `Martin Luther King`; empty for any other key. */
export function lastNameLikeTitle(key: string): string {
  const last = namesOf(key).at(-1) ?? ''
  return titles.has(last) ? last : ''
}

/** Every first name of the shorter list is one of the other, or begins one. */
function areOne(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.every((name) => long.some((whole) => whole.startsWith(name) || name.startsWith(whole)))
}

/** An answer's words as names are compared: numerals in digits, titles left out but for the one that is a name here. */
export function asNameWords(words: readonly Word[], kept = ''): readonly Word[] {
  const texts = withNumerals(words.map(({ text }) => text))
  const isName = (text: string) => text === kept || (!titles.has(text) && !suffixes.has(text))
  return words.map((word, index) => ({ ...word, text: texts[index] ?? word.text })).filter(({ text }) => isName(text))
}

/** `viii`, `8th` and `eighth` as `8`, behind another word. */
function withNumerals(words: readonly string[]): string[] {
  return words.map((word, index) => {
    // "i" before another word is somebody speaking.
    if (index === 0 || (word === 'i' && index < words.length - 1)) return word
    const next = words[index + 1]
    // "the first president" counts nobody.
    const isCounting = ordinals.includes(word) && next !== undefined && next !== 'of' && words[index - 1] !== 'king' && isEnglishWord(next)
    const number = isCounting ? 0 : Math.max(romans.indexOf(word), ordinals.indexOf(word)) + 1
    return number > 0 ? String(number) : word.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1')
  })
}
