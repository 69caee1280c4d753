import { isAboutEnglish, isEnglishWord } from './words/english-words.ts'
import { plainForm } from './words/irregular.ts'
import { functionWords } from './words/function-words.ts'
import { isNearlyEnglish, isSlang } from './guessed-name.ts'
import { asksForPerson } from './names.ts'
import { isNegated } from './negation.ts'
import { rivalsIn } from './rivals.ts'
import type { RivalWords } from './rivals.ts'
import { isVerb } from './words/verbs.ts'
import type { Word } from './words/words.ts'
import { foldedText, slipsBetween } from './words/words.ts'

/** Any of several is right, and more than one is no choice between them. */
const asksForExample = /\b(?:name|give|write|list|find) (?:me )?(?:an?|one|any|some)\b|\bexamples?\b/i

/** The most words before a last name that are still of one person. */
const mostNamesBefore = 4

/** A list longer than this is a sentence. */
const longestList = 8

/** What pupils add to an answer that is neither a candidate nor a sentence. */
const reactions = new Set(
  'easy ez simple cool nice great boom bingo yay woohoo finally done peasy fun love best fact facts period bet fr whatever everyone everybody nothing'.split(' '),
)

/** Words that tell where or when, so that no list goes on. */
const relations = new Set('after before during between through under above near behind inside outside around across along until while without within'.split(' '))

/** Where the key stands in an answer's words, the question it answers, and what else could have been chosen. */
export type Listing = { key: { from: number; to: number }; prompt: string; rivals: RivalWords | null }

/**
 * Whether an answer only lists candidates, the key among them, and so chooses none: the key beside a known mistake, another choice or
 * a thing of its kind; three or more between commas or "and"; the key and one more between them; names or things in a row. Words of the
 * prompt and of grammar are no candidates; a clause beside the key is none, and what is denied is none.
 */
export function listsOthers(text: string, words: readonly Word[], { key, prompt, rivals }: Listing): boolean {
  const asked = new Set(foldedText(prompt).split(' '))
  const found = rivals === null || asksForExample.test(prompt) ? [] : [...rivalsIn(words, key, rivals)]
  const isOwn = (index: number) => !asked.has(words[index]?.text ?? '') || rivals?.options.has(words[index]?.text ?? '') === true
  // A word of the question is a candidate beside one that is none: "adjacent opposite hypotenuse".
  const rivalAt = new Set(found.some(isOwn) ? found : [])
  const isTelling = (word: Word, index: number) => {
    return (index >= key.from && index < key.to) || rivalAt.has(index) || (!functionWords.has(word.text) && !asked.has(word.text))
  }
  const first = words.findIndex(isTelling)
  const last = words.findLastIndex(isTelling)
  const listed = words.slice(first, last + 1).filter(({ text: word }) => word !== 'and')
  const keyWords = words.slice(key.from, key.to).map(({ text: word }) => word)
  const isKeyAgain = (typed: string) => keyWords.some((word) => typed === word || (word.length >= 5 && slipsBetween(typed, word, 2) <= 2))
  const others = words.filter((word, index) => isTelling(word, index) && (rivalAt.has(index) || !isKeyAgain(word.text)))
  const isBareList = listed.every((word) => isTelling(word, words.indexOf(word)))
  if (words[0]?.text !== plainForm(keyWords[0] ?? '') && areFormsOfKey(others, keyWords)) return true
  if (others.length === 0 || listed.length > longestList || others.some(({ start }) => isNegated(text.slice(0, start)))) return false
  if (!isBareList) return areJoined(text, words.slice(first, last + 1), others, rivalAt.size === others.length)
  if (rivalAt.size > 0) return !others.some((word) => isVerb(word.text) && !rivalAt.has(words.indexOf(word)))
  const parts = text
    .slice(words[first]?.start, words[last]?.end)
    .split(/\s*(?:[,;\n&+]|[.?!]+\s|(?<!\p{L})and(?!\p{L}))\s*/iu)
    .filter((part) => /\p{L}/u.test(part))
  const areShort = parts.every((part) => part.trim().split(/\s+/).length <= 2)
  if (parts.length >= 3) return areShort
  const names = others.filter((word) => isName(text, word)).length
  if (parts.length === 2 && (rivals?.lesson ?? null) !== null && others.length === 1) return areShort
  const areOfPersons = names === others.length || (names > 0 && keyWords.length > 1 && asksForPerson.test(prompt))
  if (parts.length === 2) return areShort && areOfPersons && isAboutEnglish(prompt) && !asksForExample.test(prompt)
  // "charles john huffam dickens": what stands before a name where somebody is asked for are other names and titles of theirs.
  if (parts.length === 1 && asksForPerson.test(prompt) && key.to > last && others.length <= mostNamesBefore) return false
  const isAlone = () => standsAlone(text, others, prompt) || areTwoNames(text, words, { key, prompt })
  if (parts.length === 1 && others.length === 1) return names === 1 && isAlone()
  if (parts.length !== 1) return false
  if (others.length >= 2 && keyWords.length === 1 && [...others.map(({ text: word }) => word), ...keyWords].every((word) => isDeed(word))) return true
  // Words before a thing tell of what sort it is: "red blood cells".
  const isRow = rivals !== null && others.every(({ text: word }) => isThing(word)) && key.to <= last && !asksForExample.test(prompt)
  return isRow || names === others.length || (others.length >= 3 && names * 2 >= others.length)
}

/** What stands between candidates of which none is chosen: "ottawa maybe toronto", "ottawa then toronto". */
const joints = new Set('maybe perhaps possibly probably then first second third also plus otherwise alternatively its it is or could be if not but and either'.split(' '))

/** Whether names, or other candidates all of them, are joined by words that choose none. */
function areJoined(text: string, listed: readonly Word[], others: readonly Word[], areRivals: boolean): boolean {
  const between = listed.filter((word) => functionWords.has(word.text) || joints.has(word.text))
  const isJoined = between.length > 0 && between.every((word) => joints.has(word.text))
  return isJoined && (areRivals || others.every((word) => isName(text, word) && !isNearlyEnglish(word.text) && !/(?:an|ish|ese|ic)$/.test(word.text)))
}

/** Other forms of the verb that is the key: "gone went"; not the three of a grammar, "go went gone". */
function areFormsOfKey(others: readonly Word[], [key = '', ...more]: readonly string[]): boolean {
  const isForm = (word: string) => word !== key && word !== plainForm(word) && plainForm(word) === plainForm(key)
  return others.length > 0 && more.length === 0 && key !== plainForm(key) && others.every(({ text }) => isForm(text))
}

/** Two words with capitals that are the whole answer, one of them the key: "Rome Milan", but not "Berlin Wall". */
function areTwoNames(text: string, words: readonly Word[], { key, prompt }: Pick<Listing, 'key' | 'prompt'>): boolean {
  const areCapital = words.length === 2 && words.every(({ start }) => /^\p{Lu}\p{Ll}{2}/u.test(text.slice(start)))
  const other = words.find((_, index) => index < key.from || index >= key.to)?.text ?? ''
  const isMore = isVerb(other) || placeWords.has(other) || /(?:[iec]an|man|ish|ese|ic|ly)$/.test(other)
  return areCapital && !isMore && isAboutEnglish(prompt) && !asksForPerson.test(prompt) && !asksForExample.test(prompt)
}

const placeWords = new Set('city town river sea ocean lake desert mountain mountains island islands republic kingdom empire wall tower bridge palace square street national state county north south east west great new old'.split(' '))

/** A name right beside the key: no first name, none misspelt of an ordinary word, and no word of another language. */
function standsAlone(text: string, [word]: readonly Word[], prompt: string): boolean {
  const hasCapital = word !== undefined && /^\p{Lu}\p{Ll}/u.test(text.slice(word.start))
  const isOrdinary = word === undefined || isEnglishWord(word.text) || (!hasCapital && isNearlyEnglish(word.text)) || /(?:an|ish|ese|ic)$/.test(word.text)
  return !isOrdinary && isAboutEnglish(prompt) && !asksForPerson.test(prompt) && !asksForExample.test(prompt)
}

/** A word of no list, that is no slang and is not drawn out. */
function isName(text: string, { text: word, start }: Word): boolean {
  const isOdd = isSlang(word) || reactions.has(word) || /(.)\1\1/u.test(word) || /\d/.test(word)
  const hasCapital = /^\p{Lu}\p{Ll}/u.test(text.slice(start))
  return word.length >= (hasCapital ? 3 : 4) && !isOdd && (!isEnglishWord(word) || hasCapital)
}

/** A verb, or what one is called by doing it: "filtering evaporation", "kill stop end". */
function isDeed(word: string): boolean {
  return isVerb(word) || /(?:ing|tion|ment)$/.test(word)
}

/** An ordinary word that looks like a thing: no verb, nothing that says how something is. */
function isThing(word: string): boolean {
  const isQuality = /(?:ly|ous|ful|less|ive|able|ible|ish|est|al|ic)$/.test(word) || reactions.has(word) || relations.has(word)
  return word.length >= 3 && isEnglishWord(word) && !isVerb(word) && !isQuality
}
