import { cleaned } from '#server/grading/text/cleaning.ts'
import { functionWords } from '#server/grading/text/words/function-words.ts'
import { isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { wordsOf } from '#server/grading/text/words/words.ts'

/** The keys of a keyboard in their rows; four of a row in a row are no word. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm', 'qwertzuiop', 'yxcvbnm']

/** Whether a message has no meaning in any language: one word or a few letters over and over, or a run of keys. */
export function isMeaningless(message: string): boolean {
  const text = cleaned(message).toLowerCase()
  const words = wordsOf(text).map((word) => word.text)
  if (words.length >= 4 && new Set(words).size * 3 <= words.length && words.every((word) => /\p{L}{2}/u.test(word))) return true
  if (words.length >= 2 && words.every((word) => /^[b-df-hj-np-tv-xz]{2,}$/.test(word))) return true
  const letters = words.filter((word) => /\p{L}{2}/u.test(word))
  return letters.length === words.length && letters.length > 0 && letters.every((word) => isKeyRun(word))
}

/** The word of a message that is one word three times or more; null for any other. */
export function isOneWordAgain(message: string): string | null {
  const words = wordsOf(cleaned(message).toLowerCase()).map((word) => word.text)
  const [word = ''] = words
  return words.length >= 3 && new Set(words).size === 1 && word.length > 2 ? word : null
}

/**
 * Whether only unknown words stand in it: none of a bundled list, none of `known` (the prompt's, the keys' and the material's),
 * no number and no name.
 */
export function hasOnlyUnknownWords(message: string, known: ReadonlySet<string>): boolean {
  const text = cleaned(message)
  const words = wordsOf(text)
  if (words.length === 0 || /\d/.test(text)) return false
  return words.every(({ text: word, start }) => {
    const isName = /\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2)) && (start > 0 || words.length === 1)
    return !isName && word.length > 1 && !isEnglishWord(word) && !isEnglishWord(word.replace(/(?:e?s|ed|ing)$/, '')) && !functionWords.has(word) && !known.has(word)
  })
}

/** A Roman numeral as it is written: three of a letter at most. */
const isRoman = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,4})$/

/** `asdf`, `hjkl`, `aaaaaa`, `lalalalala`, `xkcdvbn`: keys in a row, letters over and over, or nothing to pronounce. */
function isKeyRun(word: string): boolean {
  if (isEnglishWord(word) || !/^[a-z]+$/.test(word) || word.length < 3 || isRoman.test(word)) return false
  if (/^(.{1,3})\1{2,}.?$/.test(word) && word.length >= 6) return true
  if (/(.)\1{3}/.test(word)) return true
  if (word.length >= 4 && rows.some((row) => stretches(row, 4).some((stretch) => word.includes(stretch)))) return true
  if (word.length >= 5 && isMadeOfStretches(word)) return true
  return word.length >= 5 && (!/[aeiouy]/.test(word) || /[bcdfghjklmnpqrstvwxz]{6}/.test(word))
}

/** Whether a word is three keys of a row and three of a row again (`asdkjh`, `qwelkj`), with at most one letter besides. */
function isMadeOfStretches(word: string): boolean {
  const found = rows.flatMap((row) => stretches(row, 3)).filter((stretch) => word.includes(stretch))
  const rest = found.reduce((left, stretch) => left.replace(stretch, '-'), word)
  return rest.split('-').length > 2 && rest.replaceAll('-', '').length <= 1
}

/** So many keys of a row that stand beside each other, in both directions. */
function stretches(row: string, length: number): string[] {
  const both = [row, [...row].toReversed().join('')]
  return both.flatMap((keys) => Array.from({ length: Math.max(0, keys.length - length + 1) }, (_, from) => keys.slice(from, from + length)))
}
