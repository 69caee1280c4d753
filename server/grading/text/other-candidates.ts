import { isEnglishWord } from './english-words.ts'
import { functionWords } from './function-words.ts'
import { isSlang } from './guessed-name.ts'
import { isNegated } from './negation.ts'
import type { Word } from './words.ts'
import { foldedText } from './words.ts'

/** A list longer than this is a sentence. */
const longestList = 8

/**
 * Whether an answer only lists candidates, the key among them, and so chooses none: three or more between commas or
 * "and", or three names in a row. Words of the prompt and of grammar are no candidates; a clause beside the key is none.
 */
export function listsOthers(text: string, words: readonly Word[], key: { from: number; to: number }, prompt: string): boolean {
  const asked = new Set(foldedText(prompt).split(' '))
  const isTelling = (word: Word, index: number) => (index >= key.from && index < key.to) || (!functionWords.has(word.text) && !asked.has(word.text))
  const first = words.findIndex(isTelling)
  const last = words.findLastIndex(isTelling)
  const listed = words.slice(first, last + 1).filter(({ text: word }) => word !== 'and')
  const others = words.filter((word, index) => isTelling(word, index) && (index < key.from || index >= key.to))
  const isBareList = listed.every((word) => isTelling(word, words.indexOf(word)))
  if (others.length === 0 || !isBareList || listed.length > longestList) return false
  const parts = text.slice(words[first]?.start, words[last]?.end).split(/\s*(?:[,;\n]|(?<!\p{L})and(?!\p{L}))\s*/iu).filter((part) => /\p{L}/u.test(part))
  const areShort = parts.every((part) => part.trim().split(/\s+/).length <= 2)
  if (others.some(({ start }) => isNegated(text.slice(0, start)))) return false
  if (parts.length >= 3) return areShort
  return parts.length === 1 && others.length >= 2 && others.every((word) => isName(text, word))
}

/** A word of no list, that is no slang and is not drawn out. */
function isName(text: string, { text: word, start }: Word): boolean {
  const isOdd = isSlang(word) || /(.)\1\1/u.test(word) || /\d/.test(word)
  return word.length >= 4 && !isOdd && (!isEnglishWord(word) || /^\p{Lu}\p{Ll}/u.test(text.slice(start)))
}
