import { cleaned } from './cleaning.ts'
import { ended } from './ended.ts'
import { isEnglishWord } from './words/english-words.ts'
import { functionWords } from './words/function-words.ts'
import { isSlang } from './guessed-name.ts'
import { insideAnother, match, severalAnswers } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { asksForPerson, asNameWords, isParticle, isShared, lastNameLikeTitle, nameWritings } from './names.ts'
import type { NameContext } from './names.ts'
import { isNegated } from './negation.ts'
import { isSomebodyOf } from './other-statement.ts'
import { findPhrase } from './phrase-fit.ts'
import type { PhraseFit, Search } from './phrase-fit.ts'
import { isVerb } from './words/verbs.ts'
import { slipsBetween, wordsOf } from './words/words.ts'
import type { Word } from './words/words.ts'

/** What stands before a last name and is no first name. */
const roles = new Set(
  (
    'poet writer author playwright composer scientist explorer artist painter inventor musician english german italian french spanish american british dutch russian polish greek indian chinese guy man woman lady astronaut says easy'
  ).split(' '),
)

/** Words for what somebody does: `physicist`, `mathematician`. */
const calling = /..(?:[^r]ist|ician|orian|neer|grapher)$/

/** The most words beside a name in a row of names. */
const longestRow = 6

/** What a name is judged by: the prompt in plain characters, and the names in other keys and in known mistakes. */
export type NameSearch = Search & { prompt: string; named: Omit<NameContext, 'prompt'> }

/**
 * Judges an answer against a key that is somebody's name: the last name alone, a title, a numeral in other signs. `words` are those of
 * `text`, and `prompt` is in plain characters. Null where the key is no name or the answer names somebody else.
 */
export function judgeName(key: string, text: string, words: readonly Word[], { prompt, named, ...search }: NameSearch): KeyResult | null {
  const names = asNameWords(words, lastNameLikeTitle(key))
  const whole = names.map((word) => word.text).join(' ')
  const own = wordsOf(cleaned(key)).map((word) => word.text)
  const writings = nameWritings(key, prompt, (last) => isShared(last, key, { prompt, ...named }))
  if (writings === undefined) return null
  for (const { phrase, isShort } of writings) {
    const place = findPhrase(names, phrase, search).find(({ from }) => !isNegated(text.slice(0, names[from]?.start ?? 0)))
    if (place === undefined) continue
    const [before, after] = [wordBefore(names, place.from, own), names[place.to]]
    const isTold = before !== undefined && isDescribed(text.slice(0, before.end))
    if (isSomebodyOf(text.slice(0, names[place.from]?.start), text.slice(names[place.to - 1]?.end), prompt)) return insideAnother
    if (joinsAnother(text, names, place, own) || (!isTold && standsInRow(names, place, own))) return severalAnswers
    const isOwn = before === undefined || isBeside(before.text, own) || isNegated(text.slice(0, before.start)) || isTold
    const goesOnAsAnother = after !== undefined && (/^(?:\d{1,2}|dc|city|state|street|university|airport)$/.test(after.text) || isAnotherName(after.text, own))
    if ((isShort && !isOwn) || (phrase.length === 1 && goesOnAsAnother)) continue
    if (place.notes.has('spelling')) return match('the name with slips', `Watch the spelling: ${ended(key)}`)
    return match(isShort ? 'the last name' : 'the same name', isShort ? `The whole name is ${ended(key)}` : null, whole === phrase.join(' '))
  }
  return hasMiddleNames(key, names, search) ? match('the same name', null, false) : null
}

/** The word before a last name, or another name before the small words that the key has there: `theo` of `theo van gogh`, not `famous`. */
function wordBefore(names: readonly Word[], from: number, own: readonly string[]): Word | undefined {
  const before = names[from - 1]
  const earlier = before !== undefined && isParticle(before.text) && own.includes(before.text) ? names[from - 2] : undefined
  return earlier !== undefined && isAnotherName(earlier.text, own) ? earlier : before
}

/** Words before a name from an article on: "the great english novelist", "the portuguese". */
const description = /(?:^|\s)(?:the|that|an?|this|our)\s((?:\p{L}+\s?){1,4})$/iu

/** Whether the words before a last name only tell what the person is, so that none is a first name. */
function isDescribed(before: string): boolean {
  const [, words = ''] = description.exec(before.trimEnd().toLowerCase()) ?? []
  return words !== '' && words.trim().split(/\s+/).every((word) => isEnglishWord(word) || isNationality(word))
}

function isNationality(word: string): boolean {
  return word.length > 4 && /(?:ese|ish|ian|ean)$/.test(word)
}

/** Most names between the first and the rest of a key, particles not counted. */
const mostBetween = 2

/** The first name and the rest of the key with one name or two more between them: `Neil Alden Armstrong`, `Vincent Willem van Gogh`. */
function hasMiddleNames(key: string, names: readonly Word[], search: Search): boolean {
  const [first, ...rest] = wordsOf(cleaned(key)).map((word) => word.text)
  if (first === undefined || rest.length === 0 || rest.filter((word) => !isParticle(word)).length > 1) return false
  const start = findPhrase(names, [first], search)[0]
  const end = [rest, rest.slice(-1)].flatMap((phrase) => findPhrase(names, phrase, search))[0]
  if (start === undefined || end === undefined || start.to >= end.from) return false
  const between = names.slice(start.to, end.from).filter(({ text }) => !isParticle(text))
  const areNames = between.every(({ text }) => text.length > 1 && mayBeName(text) && !search.guard.has(text))
  return between.length >= 1 && between.length <= mostBetween && areNames
}

function mayBeName(word: string): boolean {
  return !functionWords.has(word) && !isVerb(word) && !isSlang(word)
}

/** Whether the name of a person goes on behind the key, so that it is somebody else's: `Victoria Beckham` for `Victoria`. */
export function isLongerName(words: readonly Word[], { from, to }: Pick<PhraseFit, 'from' | 'to'>, { text, prompt }: { text: string; prompt: string }): boolean {
  const [last, next] = [words[to - 1], words[to]]
  if (last === undefined || next === undefined || !asksForPerson.test(prompt) || !/^\s+$/.test(text.slice(last.end, next.start))) return false
  const own = words.slice(from, to).map((word) => word.text)
  const isName = mayBeName(next.text) && !wordsOf(prompt).some((word) => word.text === next.text)
  return isName && (isAnotherName(next.text, own) || /^\p{Lu}\p{Ll}{2}/u.test(text.slice(next.start)))
}

/** A word that may stand before a last name: no name, or one of the person's own, short or as an initial. */
function isBeside(word: string, own: readonly string[]): boolean {
  return functionWords.has(word) || roles.has(word) || (isEnglishWord(word) && calling.test(word)) || isOwnName(word, own)
}

function isOwnName(word: string, own: readonly string[]): boolean {
  const initials = own.slice(0, -1).map((name) => name.charAt(0)).join('')
  const isNearly = (name: string) => slipsBetween(name, word, 1) <= (name.length < 4 ? 0 : 1)
  return word === initials || own.some((name) => name.charAt(0) === word || (word.length >= 3 && name.startsWith(word)) || isNearly(name))
}

/** `einstein` behind `newton`. */
function isAnotherName(word: string, own: readonly string[]): boolean {
  return word.length >= 4 && !/^\d/.test(word) && !functionWords.has(word) && !isEnglishWord(word) && !isSlang(word) && !isOwnName(word, own)
}

/** The name among two others or more, and no sentence around them: "newton einstein galileo". */
function standsInRow(names: readonly Word[], { from, to }: PhraseFit, own: readonly string[]): boolean {
  const others = names.filter(({ text }, index) => (index < from || index >= to) && text !== 'and')
  const isNoName = ({ text }: Word) => functionWords.has(text) || roles.has(text) || isSlang(text) || isVerb(text) || isOwnName(text, own)
  const areNames = !others.some(isNoName) && others.some(({ text }) => isAnotherName(text, own))
  return others.length >= 2 && others.length <= longestRow && areNames
}

/** `dickens and` before a name, `and dickens` behind it. */
function joinsAnother(text: string, names: readonly Word[], { from, to }: PhraseFit, own: readonly string[]): boolean {
  const isAnd = (word: Word | undefined) => word?.text === 'and'
  const isOther = (word: Word | undefined) => word !== undefined && isAnotherName(word.text, own) && !isNegated(text.slice(0, word.start))
  return (isAnd(names[from - 1]) && isOther(names[from - 2])) || (isAnd(names[to]) && isOther(names[to + 1]))
}
