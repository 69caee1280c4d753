import type { Strictness } from '#contract/exercises/exercises.ts'
import { isEnglishWord } from './english-words.ts'
import { endsAlike, singleWords } from '#server/grading/text/language-lessons.ts'
import type { Lesson } from '#server/grading/text/language-lessons.ts'
import { soundsAlike } from './sound-alike.ts'
import { stem } from './stem.ts'
import { equalButAccents, slipsBetween, withoutAccents } from './words.ts'

/** How a typed word fits a key word: `slips` typing slips (0 when equal), and what is worth a remark. */
export type WordFit = { slips: number; note: 'spelling' | 'accents' | 'plural' | null }

/** Words a slip may never turn into: those of other keys, of known mistakes and of the visible prompt, folded. */
export type GuardWords = { has: (word: string) => boolean }

/** What slips are forgiven by. `lesson`: the language that is taught, null elsewhere; `byEar`: spelling by ear is forgiven, as in English;
 * `takesSingular`: one for several is forgiven, too. */
export type Forgiving = { strictness: Strictness; guard: GuardWords; lesson: Lesson | null; byEar: boolean; takesSingular?: boolean }

/** The most slips a whole key may have. */
export const mostSlips = 2

/** Two slips leave so long a word what it is: `mitocondira`. */
const longWord = 10

const shortestSlippery = { loose: 5, moderate: 6, strict: Infinity }

/**
 * Fits a typed word to a key word, both folded; null when it doesn't. Loose forgives one slip per five letters of the key
 * word (two at most) and all accents, moderate one slip from six letters on, two from ten, and in shorter words two neighbours swapped or a
 * letter doubled, and in those of four or five a letter more or a wrong vowel; both take a word that is spelt by ear. A slip that makes another
 * word, or one with digits, is none. Where a language is taught, endings and accents are exact.
 */
export function fitWord(typed: string, key: string, { strictness, guard, lesson, byEar, takesSingular = false }: Forgiving): WordFit | null {
  if (typed === key) return { slips: 0, note: null }
  if (lesson === 'german' && strictness !== 'strict' && typed === withoutUmlauts(key)) return { slips: 0, note: 'accents' }
  if (strictness === 'strict' || (lesson !== null && !isExactWhereTaught(typed, key, lesson))) return null
  const isLoose = strictness === 'loose'
  if (equalButAccents(typed, key, isLoose)) return { slips: 0, note: isLoose ? null : 'accents' }
  if (!isLoose && equalButAccents(typed, key, true)) return null
  if (isPluralOf(typed, key) && !(isGreekPlural(typed, key) && guard.has(typed))) return { slips: 0, note: 'plural' }
  if (takesSingular && lesson === null && typed.length > 3 && isPluralOf(key, typed) && !guard.has(typed)) return { slips: 0, note: 'plural' }
  const letters = [...key].length
  if (isSmallSlip(typed, key)) return isOtherWord(typed, key, guard) ? null : { slips: 1, note: 'spelling' }
  if (byEar && lesson === null && !romanNumeral.test(key) && soundsAlike(typed, key)) return isOtherWord(typed, key, guard) ? null : { slips: 1, note: 'spelling' }
  if (byEar && lesson === null && isShortSlip(typed, key)) return isOtherWord(typed, key, guard) ? null : { slips: 1, note: 'spelling' }
  if (letters < shortestSlippery[strictness] || /\d/.test(typed + key)) return null
  const isLong = byEar && lesson === null && letters >= longWord && typed.charAt(0) === key.charAt(0)
  const allowed = isLoose ? Math.min(mostSlips, Math.floor(letters / 5)) : isLong ? mostSlips : 1
  if (Math.abs(typed.length - key.length) > mostSlips + 2) return null
  const slips = slipsBetween(withoutAccents(typed, isLoose), withoutAccents(key, isLoose), allowed)
  return slips > allowed || isOtherWord(typed, key, guard) ? null : { slips, note: 'spelling' }
}

/** `fuenf` for `fünf`, as it is typed where there are no umlauts. */
function withoutUmlauts(word: string): string {
  return word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
}

function isExactWhereTaught(typed: string, key: string, lesson: Lesson): boolean {
  return (endsAlike(typed, key, lesson) || isSwappedBeforeEnd(typed, key)) && !differInAccents(typed, key)
}

/** Two neighbours swapped, none of them the last letter: `chein` for `chien`. */
function isSwappedBeforeEnd(typed: string, key: string): boolean {
  return typed.length === key.length && typed.length > 4 && typed.at(-1) === key.at(-1) && isSmallSlip(typed, key)
}

/** Whether two words would have fewer slips without their accents. */
export function differInAccents(typed: string, key: string): boolean {
  const most = mostSlips + 1
  return slipsBetween(withoutAccents(typed, false), withoutAccents(key, false), most) < slipsBetween(typed, key, most)
}

const romanNumeral = /^[ivxlcdm]+$/

/** Two neighbours swapped in four letters or more (`wnet`), a letter doubled or left single in three or more (`gladd`, `glas`); none in numerals. */
export function isSmallSlip(typed: string, key: string): boolean {
  if (/\d/.test(typed + key) || romanNumeral.test(key)) return false
  const at = [...key].findIndex((letter, index) => letter !== typed.charAt(index))
  const from = at < 0 ? key.length : at
  const isSwapped = typed.charAt(from) === key.charAt(from + 1) && typed.charAt(from + 1) === key.charAt(from)
  if (typed.length === key.length) return key.length >= 4 && isSwapped && typed.slice(from + 2) === key.slice(from + 2)
  return key.length >= 3 && (isDoubledAt(typed, key, from) || (typed.length >= 3 && isDoubledAt(key, typed, from)))
}

/**
 * A word of four or five letters with one more (`sking`; not `romeo` or `korean`), without the vowel before a last r (`watr`), or with a vowel
 * that is heard the same: beside another (`naun`), at the end (`roma`), y for i. The first letter stays: another makes another name too often.
 */
function isShortSlip(typed: string, key: string): boolean {
  if (key.length < 4 || key.length > 5 || romanNumeral.test(key) || !/^\p{L}+$/u.test(typed + key) || typed.charAt(0) !== key.charAt(0)) return false
  if (slipsBetween(typed, key, 1) > 1) return false
  if (typed.length > key.length) return !(typed.startsWith(key) && isVowel(typed.at(-1))) && !/(?:an|ish|ese)$/.test(typed)
  const at = [...key].findIndex((letter, index) => letter !== typed.charAt(index))
  if (!isVowel(key.charAt(at))) return false
  if (typed.length < key.length) return /[aeiou]r$/.test(key) && at === key.length - 2
  const isBesideVowel = isVowel(key.charAt(at - 1)) || isVowel(key.charAt(at + 1))
  const pair = [key.charAt(at), typed.charAt(at)].toSorted().join('')
  return isVowel(typed.charAt(at)) && (isBesideVowel || at === key.length - 1 || /^(?:iy|aä|eä|oö|uü)$/.test(pair))
}

function isVowel(letter = ''): boolean {
  return /^[aeiouyäöü]$/.test(letter)
}

/** Whether a word is another with one more of the letter before a place. */
function isDoubledAt(longer: string, shorter: string, at: number): boolean {
  return at > 0 && longer.charAt(at) === longer.charAt(at - 1) && longer.slice(at + 1) === shorter.slice(at)
}

/** Whether a word is the plural in -s, -es, -ies or -ves of another; after a hiss whatever their stems (`gas`, `gases`; `crisis`, `crises`). */
export function isPluralOf(typed: string, key: string): boolean {
  if (key.length < 3 || /^(?:theirs|ours|yours|hers|its)$/.test(typed) || irregularPlural.test(key)) return false
  if (isGreekPlural(typed, key)) return true
  if (/(?:[sxz]|ch|sh)$/.test(key)) return typed === `${key}es`
  if (/[^aeiou]y$/.test(key) && typed === `${key.slice(0, -1)}ies`) return true
  if (/(?:[lr]f|eaf|oaf|ife)$/.test(key) && typed === key.replace(/fe?$/, 'ves')) return true
  if (key.endsWith('u')) return typed === `${key}s`
  return [`${key}s`, `${key}es`].includes(typed) && stem(typed) === stem(key)
}

/** What is a plural already, and takes no s: `children`. */
const irregularPlural = /^(?:children|(?:wo)?men|people|mice|feet|teeth|geese|oxen|lice)$/

/** `crises` of `crisis`; such a plural is one letter from the word, so that it may be another choice. */
function isGreekPlural(typed: string, key: string): boolean {
  return /..is$/.test(key) && typed === `${key.slice(0, -2)}es`
}

/** Whether a typed word is one in its own right: guarded, well known in another language, or English with another stem than the key's. */
export function isOtherWord(typed: string, key: string, guard: GuardWords): boolean {
  return guard.has(typed) || singleWords.has(typed) || (isEnglishWord(typed) && stem(typed) !== stem(key))
}
