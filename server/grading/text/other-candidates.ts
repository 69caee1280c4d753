import { isAboutEnglish, isEnglishWord } from './english-words.ts'
import { functionWords } from './function-words.ts'
import { isNearlyEnglish, isSlang } from './guessed-name.ts'
import { asksForPerson } from './names.ts'
import { isNegated } from './negation.ts'
import type { Word } from './words.ts'
import { foldedText, slipsBetween } from './words.ts'

/** Any of several is right, and more than one is no choice between them. */
const asksForExample = /\b(?:name|give|write|list|find) (?:me )?(?:an?|one|any|some)\b|\bexamples?\b/i

/** A list longer than this is a sentence. */
const longestList = 8

/**
 * Whether an answer only lists candidates, the key among them, and so chooses none: three or more between commas or "and", the key
 * and one name, three names in a row, or more of which half are names. Words of the prompt and of grammar are no candidates; a clause
 * beside the key is none.
 */
export function listsOthers(text: string, words: readonly Word[], key: { from: number; to: number }, prompt: string): boolean {
  const asked = new Set(foldedText(prompt).split(' '))
  const isTelling = (word: Word, index: number) => (index >= key.from && index < key.to) || (!functionWords.has(word.text) && !asked.has(word.text))
  const first = words.findIndex(isTelling)
  const last = words.findLastIndex(isTelling)
  const listed = words.slice(first, last + 1).filter(({ text: word }) => word !== 'and')
  const keyWords = words.slice(key.from, key.to).map(({ text: word }) => word)
  const isKeyAgain = (typed: string) => keyWords.some((word) => typed === word || (word.length >= 5 && slipsBetween(typed, word, 2) <= 2))
  const others = words.filter((word, index) => isTelling(word, index) && !isKeyAgain(word.text))
  const isBareList = listed.every((word) => isTelling(word, words.indexOf(word)))
  if (others.length === 0 || !isBareList || listed.length > longestList) return false
  const parts = text.slice(words[first]?.start, words[last]?.end).split(/\s*(?:[,;\n&+]|[.?!]+\s|(?<!\p{L})and(?!\p{L}))\s*/iu).filter((part) => /\p{L}/u.test(part))
  const areShort = parts.every((part) => part.trim().split(/\s+/).length <= 2)
  if (others.some(({ start }) => isNegated(text.slice(0, start)))) return false
  if (parts.length >= 3) return areShort
  const names = others.filter((word) => isName(text, word)).length
  if (parts.length === 2) return areShort && names === others.length && isAboutEnglish(prompt) && !asksForExample.test(prompt)
  if (parts.length === 1 && others.length === 1) return names === 1 && standsAlone(others, prompt)
  return parts.length === 1 && others.length >= 2 && (names === others.length || (others.length >= 3 && names * 2 >= others.length))
}

/** A name right beside the key: no first name, none misspelt of an ordinary word, and no word of another language. */
function standsAlone([word]: readonly Word[], prompt: string): boolean {
  const isOrdinary = word === undefined || isEnglishWord(word.text) || isNearlyEnglish(word.text) || /(?:an|ish|ese|ic)$/.test(word.text)
  return !isOrdinary && isAboutEnglish(prompt) && !asksForPerson.test(prompt) && !asksForExample.test(prompt)
}

/** A word of no list, that is no slang and is not drawn out. */
function isName(text: string, { text: word, start }: Word): boolean {
  const isOdd = isSlang(word) || /(.)\1\1/u.test(word) || /\d/.test(word)
  return word.length >= 4 && !isOdd && (!isEnglishWord(word) || /^\p{Lu}\p{Ll}/u.test(text.slice(start)))
}
