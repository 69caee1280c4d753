import { hasOr } from './words/choice-words.ts'
import { match, miss, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { isNegated } from './negation.ts'
import { foldedText } from './words/words.ts'

type Mention = { letter: string; start: number; end: number }

const letters = /(?<![\p{L}\p{M}\d'’+#*^<>%]|\p{L}\.)\p{L}(?![\p{L}\p{M}\d'’+#*^<>%]|-\p{L}|-$|-\s*$)/gu
/** "u", "r", "y": words of chats. */
const textingLetters = /^[urykxn]$/
const reason = /(?<!\p{L})(?:because|becuase|becouse|bcause|bc|cuz|coz|cos|cause|since)(?!\p{L})/iu

/**
 * Judges a cleaned answer against a key of one letter: a choice, a symbol, a grade. Whatever words stand around it, the one
 * letter that is named and not denied counts ("B. whale", "its b lol", "not a but b"); what follows a "because" names nothing,
 * and of "a" and "I" only those that can be no article and no person. `prompt` tells what the choices are.
 */
export function judgeLetter(letter: string, answer: string, prompt: string): KeyResult {
  const mentions = mentionsIn(answer, letter, prompt)
  const stated = mentions.filter(({ start }) => !isNegated(answer.slice(0, start)))
  if (isChoiceOfTwo(answer, stated)) return unclear('two answers', 'Choose one answer.')
  const heard = mentions.length === 0 ? letterHeard(answer) : null
  if (heard !== null) return heard === letter ? match('the letter of the key', null, false) : miss('another text')
  const named = new Set(stated.map((mention) => mention.letter))
  if (named.size > 1) return unclear('several letters', 'Choose one answer.')
  if (!named.has(letter)) return miss(mentions.some((mention) => mention.letter === letter) ? 'the key is negated' : 'another text')
  return match('the letter of the key', null, foldedText(answer) === letter)
}

/** Letters as they sound, where they stand alone. */
const sounds: Readonly<Record<string, string>> = { bee: 'b', be: 'b', see: 'c', sea: 'c', cee: 'c', dee: 'd', ee: 'e', eff: 'f', gee: 'g', jee: 'g' }
const onlySound = /^(?:(?:its|it is|it's|option|answer|letter|i think|the answer is)\s+)*(bee|be|see|sea|cee|dee|ee|eff|gee|jee)[\s.!]*$/i

/** The letter that a whole answer sounds like: c for "option see"; null for any other. */
export function letterHeard(answer: string): string | null {
  return sounds[onlySound.exec(answer)?.[1]?.toLowerCase() ?? ''] ?? null
}

/** Judges a cleaned answer against a letter with its sign, `O-` or `A+`, whatever words stand around it. */
export function judgeSignedLetter(key: string, answer: string): KeyResult {
  const [text, wanted] = [answer.toLowerCase(), key.toLowerCase()]
  const places = [...text.matchAll(/(?<![\p{L}\d+#*-])\p{L}[+#*-]+(?![\p{L}\d])/gu)].filter(({ 0: found }) => found === wanted)
  if (places.length === 0) return miss('another text')
  return places.some(({ index }) => !isNegated(text.slice(0, index))) ? match('contains the key', null, text === wanted) : miss('the key is negated')
}

/** Whether two letters are joined by "or" or a slash: "A or B", "B/C". */
export function isChoiceOfLetters(answer: string): boolean {
  return isChoiceOfTwo(answer, mentionsIn(answer, '', ''))
}

function isChoiceOfTwo(answer: string, stated: readonly Mention[]): boolean {
  return stated.some((one, index) => {
    const next = stated[index + 1]
    const between = next ? answer.slice(one.end, next.start) : ''
    return next !== undefined && next.letter !== one.letter && (/^["')\].?!]*\s*\/\s*["'([]*$/.test(between) || hasOr(`xx ${between} xx`))
  })
}

function mentionsIn(answer: string, letter: string, prompt: string): Mention[] {
  const all = [...answer.matchAll(letters)].map((match): Mention => {
    return { letter: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length }
  })
  const why = reason.exec(answer)?.index ?? answer.length
  const beforeReason = all.filter(({ start }) => start < why)
  return (beforeReason.length > 0 ? beforeReason : all).filter((mention) => {
    if (mention.letter === 'i') return letter === 'i' && isNoPronoun(answer, mention)
    if (mention.letter !== letter && textingLetters.test(answer.slice(mention.start, mention.end))) return false
    return mention.letter !== 'a' || isNoArticle(answer.slice(mention.start), prompt)
  })
}

/** Words that follow the letter "a", never the article. */
const talkWords = (
  'i and or not but so is it its for of course lol lmao haha bro bruh dude man pls please obv obvs obviously definitely def duh maybe ' +
  'probably prob tbh ngl ig imo sure right yes yeah yep ok okay my final answer'
).split(' ')
const talk = new RegExp(String.raw`^(?:${talkWords.join('|')}|\d)(?!\p{L})`, 'iu')

/** "a" before nothing, a sign, talk, a letter of its size ("a b", "A B") or the text of choice A; before any other word it is an article. */
function isNoArticle(text: string, prompt: string): boolean {
  const after = text.slice(1)
  if (/^(?:a\s+[b-h]|A\s+[B-H])(?!\p{L})/u.test(text)) return true
  if (/^\s*(?:$|[^\s\p{L}\d'])/u.test(after) || reason.exec(after.trimStart())?.index === 0 || talk.test(after.trimStart())) return true
  const own = foldedText(/(?<![\p{L}\d])a[).:]\s*(.+?)\s*(?=[\s(]b[).:]|$)/iu.exec(prompt)?.[1] ?? '')
  return own !== '' && ` ${foldedText(after)} `.startsWith(` ${own} `)
}

function isNoPronoun(answer: string, { start, end }: Mention): boolean {
  return /^[\s"'([]*$/.test(answer.slice(0, start)) ? /^\s*(?:$|[^\s\p{L}])/u.test(answer.slice(end)) : /^\W*$/.test(answer.slice(end))
}
