import type { KeyPart } from '#contract/sessions/verdicts.ts'
import type { Strictness } from '#contract/exercises/exercises.ts'
import { cleaned } from './cleaning.ts'
import { isEnglishWord, isMostlyEnglish } from './words/english-words.ts'
import { isNegated } from './negation.ts'
import { findPhrase, fitAt, rememberedFit } from './phrase-fit.ts'
import type { Fit, PhraseFit, Search } from './phrase-fit.ts'
import { plainForm } from './words/irregular.ts'
import { meanTheSame } from './words/same-meaning.ts'
import { stem } from './words/stem.ts'
import type { Idea } from '#server/grading/types.ts'
import { isVerb } from './words/verbs.ts'
import { fitWord, isPluralOf } from './words/word-fit.ts'
import { foldedText, wordsOf } from './words/words.ts'
import type { Word } from './words/words.ts'

/**
 * The ideas an answer has: `hit` in the student's own words, the others by their first synonym, `parts` all of them in the key's words.
 * `isBare`: key words without a verb.
 */
export type IdeasFound = {
  quality: number
  hit: readonly string[]
  missing: readonly string[]
  contradicted: readonly string[]
  parts: readonly KeyPart[]
  isBare: boolean
  isMisspelt: boolean
}

/** By how many of its synonyms an idea is named. */
const mostNamed = 3

type Found = { idea: Idea; stated: PhraseFit | null; isDenied: boolean; places: readonly PhraseFit[] }

/**
 * Coverage of the `Must mention:` ideas: ideas hit / ideas. Loose counts it times 1.15 (1 at most); strict takes contradicted
 * ideas off. Words are compared by stem, with the slips text keys have; a negated mention is none.
 */
export function judgeIdeas(ideas: readonly Idea[], answer: string, search: Search & { prompt: string }): IdeasFound {
  const { strictness } = search
  const text = cleaned(answer)
  const words = wordsOf(text)
  const fit = fitByStem(search)
  const isDenied = strictness === 'strict' ? isDeniedBefore : asksForMoral.test(search.prompt) ? () => false : isDeniedOutsideAims
  const found = ideas.map((idea) => findIdea(idea, text, words, { ...search, isDenied }, fit))
  const hit = found.flatMap(({ stated }) => (stated ? [text.slice(words[stated.from]?.start, words[stated.to - 1]?.end)] : []))
  const missing = found.filter(({ stated }) => !stated).map(({ idea }) => idea.synonyms[0] ?? '')
  const contradicted = found.filter(({ isDenied }) => isDenied).map(({ idea }) => idea.synonyms[0] ?? '')
  return {
    quality: qualityOf(found, strictness),
    hit,
    missing,
    contradicted,
    parts: found.map((one) => ({ text: one.idea.synonyms.slice(0, mostNamed).join(' / '), is_met: one.stated !== null && !(strictness === 'strict' && one.isDenied) })),
    isBare: isBare(text, words, found, search.prompt),
    isMisspelt: found.some(({ stated }) => stated?.notes.has('spelling') ?? false),
  }
}

function qualityOf(found: readonly Found[], strictness: Strictness): number {
  const hits = found.filter(({ stated }) => stated).length
  if (strictness === 'loose') return Math.min(1, (hits / found.length) * 1.15)
  if (strictness === 'moderate') return hits / found.length
  const clean = found.filter(({ stated, isDenied }) => stated && !isDenied).length
  return Math.max(0, (clean - found.filter(({ isDenied }) => isDenied).length) / found.length)
}

/** A moral says what not to do: "dont lie". */
const asksForMoral = /\b(?:moral|lesson|message)\b/i

/** What something is done against: "so we dont get sick", "so no one could attack". */
const aim =
  /(?<!\p{L})so (?:that )?(?:(?:we|you|u|i|people|your \p{L}+|my \p{L}+) (?:(?:do|wo|ca|would|could)(?:n['’]?t| not)|dont|wont|cant|cannot|never)|(?:no one|nobody|noone)(?: (?:can|could|will|would))?) (?:\p{L}+ ){0,2}$/iu

function isDeniedOutsideAims(before: string): boolean {
  return !aim.test(before) && isDeniedBefore(before)
}

type IdeaSearch = Search & { isDenied: (before: string) => boolean }

function findIdea(idea: Idea, text: string, words: readonly Word[], search: IdeaSearch, fit: Fit): Found {
  const places = idea.synonyms.flatMap((synonym) => {
    const phrase = wordsOf(cleaned(synonym)).map((word) => word.text)
    const isDenial = phrase.some((word) => denials.has(word))
    return [...findPhrase(words, phrase, search), ...findStems(text, words, phrase, fit)].map((place) => ({ ...place, isDenial }))
  })
  // What is said to lack is denied, unless the idea itself says so.
  const isDeniedAt = ({ from, to, isDenial }: PhraseFit & { isDenial: boolean }) => {
    const starts = words.slice(from, to).map(({ start }) => text.slice(0, start))
    return (isDenial ? starts.slice(0, 1) : starts).some((before) => search.isDenied(before) || lacking.test(before))
  }
  return { idea, stated: places.find((place) => !isDeniedAt(place)) ?? null, isDenied: places.some(isDeniedAt), places }
}

const chainOfOr = /(?<![\p{L}\d])(?:(?!n?or\s)\p{L}[\p{L}\d]*\s+)?(?!n?or\s)[\p{L}\d]+,?\s+(?:or|nor)\s+(?:the |any |its )?$/iu
const longestChain = 6

/** "cannot grow without", which says that it takes what follows. */
const notWithout = /(?<!\p{L})(?:not|never|cannot|cant|dont|doesnt|wont|\p{L}+n['’]t)(?:\s\p{L}+){0,3}\swithout(?:\s[\p{L}]+){0,2}(?:\s(?:and|or))?\s$/iu

/** Whether the word behind `before` is denied, itself or with others joined to it: "no light or water or air". */
function isDeniedBefore(before: string): boolean {
  if (notWithout.test(before)) return false
  let rest = before
  for (let link = 0; link <= longestChain; link += 1) {
    if (isNegated(rest)) return true
    const shorter = rest.replace(chainOfOr, '')
    if (shorter === rest) return false
    rest = shorter
  }
  return false
}

/** Words of an idea that says what is not there. */
const denials = new Set('no not without never lack none dont doesnt cannot cant'.split(' '))

const lacking = /(?<!\p{L})(?:lacks?|absence|lacking|shortage)(?: of)?(?: the| any| its| their)? $/iu

/** Compares by stem, else with slips; each word is stemmed once. */
function fitByStem(search: Search): Fit {
  const stems = new Map<string, string>()
  const stemOf = (word: string) => {
    const known = stems.get(word) ?? stem(plainForm(word))
    stems.set(word, known)
    return known
  }
  const isSame = (typed: string, key: string) => {
    if (stemOf(typed) === stemOf(key) || comparedOf(typed) === key) return true
    if (search.strictness !== 'strict' && (becoming.has(typed) ? becoming.has(key) : meanTheSame(stemOf(comparedOf(typed)), stemOf(comparedOf(key))))) return true
    return digitsOf(typed) === digitsOf(key) || isPluralOf(typed, key) || isPluralOf(key, typed)
  }
  return rememberedFit((typed, key) => (isSame(typed, key) ? { slips: 0, note: null } : fitWord(typed, key, search)), search.budget)
}

/** "is bigger" says what "gets bigger" does. */
const becoming = new Set('get gets getting got become becomes becoming became is are'.split(' '))

/** The plain word of a comparative: `warm` of `warmer`; the word itself where it is none, as `farmer`, which has no `farmest`. */
function comparedOf(word: string): string {
  const [, root = '', ending] = /^(\p{L}{3,})(er|est)$/u.exec(word) ?? []
  if (ending === undefined || ![`${root}er`, `${root}est`].every(isEnglishWord)) return word
  return [root, `${root}e`, root.replace(/(.)\1$/u, '$1'), root.replace(/i$/, 'y')].find(isEnglishWord) ?? word
}

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** `2` for `two`; any other word as it is. */
function digitsOf(word: string): string {
  const number = numberWords.indexOf(word)
  return number < 0 ? word : String(number)
}

/** The most words that may stand between two words of an idea: they are four apart then. */
const widestGap = 3

/** The phrase by stems, in its order, each word at most four behind the one before, in the same sentence. */
function findStems(text: string, words: readonly Word[], phrase: readonly string[], fit: Fit): PhraseFit[] {
  const [first, ...others] = phrase
  if (first === undefined) return []
  return words.flatMap((_, from) => {
    const direct = fitAt(words, from, phrase, fit)
    if (direct || others.length === 0) return direct ? [direct] : []
    const at = placesFrom(text, words, from, phrase, fit)
    const kept = at?.flatMap((index) => words[index] ?? [])
    const wide = kept ? fitAt(kept, 0, phrase, fit) : null
    return wide && at ? [{ ...wide, from, to: (at.at(-1) ?? from) + 1 }] : []
  })
}

/** Where each word of a phrase stands, the next one at most four words behind the one before; null when one does not. */
function placesFrom(text: string, words: readonly Word[], from: number, phrase: readonly string[], fit: Fit): number[] | null {
  const places: number[] = []
  let next = from
  for (const [index, key] of phrase.entries()) {
    const reach = index === 0 ? 1 : widestGap + 1
    const at = words.slice(next, next + reach).findIndex((word) => fit(word.text, key) !== null)
    if (at < 0) return null
    const between = text.slice(words[places.at(-1) ?? from]?.end, words[next + at]?.start)
    if (index > 0 && /[.!?;]\s/.test(between)) return null
    places.push(next + at)
    next += at + 1
  }
  return places
}

/** What is said of key words where a sentence is asked for. */
export const sentenceIsAskedFor = 'key words without a sentence'

/** Whether a prompt, in English, asks to explain, to describe, why, or how. */
export function asksForSentence(prompt: string): boolean {
  const asks = /\b(?:explain|describe|why|how(?! (?:many|much|old|long|far|often|big|tall|high|heavy|deep|wide|fast)\b)|what happens)\b/i
  return asks.test(prompt) && !asksForThings.test(prompt) && isMostlyEnglish(prompt)
}

/** Things are counted up, whatever sentence they belong to: "give two reasons why". */
const asksForThings = /\b(?:give|name|list|write(?: down)?|state|find) (?:(?:me|at least|any|some|the|an?|one|two|three|four|five|\d) ){0,2}(?:main |good |other |important )?(?:reasons?|causes?|ways?|things?|effects?|examples?|facts?|uses?|differences?|advantages?)\b(?!.*\b(?:and|then) (?:explain|describe))/i

/** Words that make a statement of key words: "because of the famine", "goes around the Earth". */
const tying = new Set('because of by with without from into around when that so every'.split(' '))

const helpers = new Set('am is are was were be been do does did has have had can will would'.split(' '))
const announced = /^(?:the )?(?:key ?words?|ideas?|answers?) (?:are|is)(?!\p{L})/iu

/**
 * At least 60 % key words, each word counted once and unknown ones not at all, and no verb: none beside them but helping verbs alone
 * at either end or one for each word, nor among them behind somebody or something that does it.
 */
function isBare(text: string, words: readonly Word[], found: readonly Found[], prompt: string): boolean {
  const places = found.flatMap((idea) => idea.places)
  const covered = new Set(places.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)))
  const asked = new Set(foldedText(prompt).split(' '))
  const isKnown = (word: string) => isEnglishWord(word) || asked.has(word)
  const beside = new Set(words.flatMap(({ text: word }, index) => (!covered.has(index) && isKnown(word) ? [word] : [])))
  const keyWords = new Set([...covered].map((index) => words[index]?.text))
  if (words.length === 0 || keyWords.size / (keyWords.size + beside.size) < 0.6) return announced.test(text)
  if (words.length > 2 && words.some(({ text: word }) => tying.has(word))) return false
  const isMore = covered.size < words.length
  const verbs = words.flatMap(({ text: word }, index) => (!covered.has(index) && isVerb(word) ? [{ word, index }] : []))
  const helping = verbs.filter(({ word }) => helpers.has(word))
  const onlyHelps = verbs.length === helping.length && (helping.length > 2 || helping.every(({ index }) => index === 0 || index === words.length - 1))
  if (verbs.length > 0 && !onlyHelps) return false
  return !words.some(({ text: word }, index) => covered.has(index) && isVerb(word) && isSaidOfSomebody(text, words, index, isMore))
}

const somebody = new Set('i you we they he she it u everyone people who that which there'.split(' '))

/** `you compare`, `the families stop`, and where `isMore` than key words are there, `particles move`. */
function isSaidOfSomebody(text: string, words: readonly Word[], index: number, isMore: boolean): boolean {
  const [before, earlier] = [words[index - 1], words[index - 2]]
  if (before === undefined || /[,;.]/.test(text.slice(before.end, words[index]?.start))) return false
  const [isPlural, isOfOne] = [/[^s]s$/.test(before.text), /(?:[^s]s|ed)$/.test(words[index]?.text ?? '')]
  const isNamed = /^\p{Lu}/u.test(text.slice(before.start)) && isOfOne && !isPlural
  return isNamed || somebody.has(before.text) || /^(?:the|an?|its|their)$/.test(earlier?.text ?? '') || (isMore && isPlural !== isOfOne && !isVerb(before.text))
}
