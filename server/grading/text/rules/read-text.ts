import { holdsFigures } from '#server/grading/numbers/figures.ts'
import { lazily } from '#server/grading/once.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import { judgeName } from '#server/grading/text/judge-name.ts'
import { isNegated } from '#server/grading/text/negation.ts'
import { findPhrase } from '#server/grading/text/phrase-fit.ts'
import type { PhraseFit } from '#server/grading/text/phrase-fit.ts'
import { readPole } from '#server/grading/text/words/pole-words.ts'
import { foldedText, wordsOf } from '#server/grading/text/words/words.ts'
import type { Word } from '#server/grading/text/words/words.ts'
import { withoutArticles, withoutObject } from './core-words.ts'
import { goesOn, keyPhrases, wholeFit } from './key-fit.ts'
import { longestSentence } from './text-context.ts'
import type { TextContext } from './text-context.ts'

/** An answer read beside one text key; what costs something is read when a rule first asks for it. */
export type TextRead = {
  key: string
  /** The answer as it is compared: in a row of figures without commas. */
  answer: string
  context: TextContext
  /** The key is a row of figures, `0 1 2`. */
  isRow: boolean
  /** The answer in plain characters, and its words without articles. */
  text: string
  words: readonly Word[]
  keyWords: readonly string[]
  /** The only word of the key, or its first. */
  only: string
  isTooLong: boolean
  /** The pole that is said where the key is one; undefined where it is none. */
  pole: () => ReturnType<typeof readPole>
  /** The figures of the key stand in the answer. */
  isWritten: () => boolean
  /** The answer as a whole as the key. */
  whole: () => PhraseFit | null
  /** Where the key stands in the answer, and where it does with all its figures. */
  phrases: () => readonly PhraseFit[]
  found: () => readonly PhraseFit[]
  /** The place where it is not denied. */
  stated: () => PhraseFit | undefined
  /** What comes behind that place, and before it. */
  behind: () => string
  before: () => string
  /** What the answer is as a name. */
  named: () => ReturnType<typeof judgeName>
}

/** `0 1 2`: what is printed, for instance. */
const figuresInRow = /^\d+(?:\s\d+)+$/

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(' ')

/** `eighteenth` as `18th` where the key has an ordinal in digits. */
function inOrdinals(text: string, key: string): string {
  const [written, figure] = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)(?!\p{L})/iu.exec(key) ?? []
  const name = figure === undefined ? undefined : ordinals[Number(figure) - 1]
  return name === undefined || written === undefined ? text : text.replaceAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu'), written.toLowerCase())
}

/** Whether what stands before the key denies it; the words before a gap of the question do not: "I have never been". */
function isDeniedBy(before: string, prompt: string): boolean {
  const [, ofGap = ''] = /([^.?!:\n]*)_{2,}/.exec(prompt) ?? []
  return isNegated(before) && (ofGap.trim() === '' || foldedText(before) === '' || !foldedText(ofGap).endsWith(foldedText(before)))
}

/** Reads an answer beside one text key. */
export function readText(key: string, given: string, context: TextContext): TextRead {
  const isRow = context.strictness !== 'strict' && !context.isExactForm && figuresInRow.test(cleaned(key))
  const answer = isRow ? given.replaceAll(/(?<=\d),\s?(?=\d)/g, ' ') : given
  const text = inOrdinals(cleaned(answer), key)
  const words = withoutArticles(wordsOf(text))
  const keyWords = withoutObject(withoutArticles(wordsOf(cleaned(key))).map((word) => word.text))
  const isWritten = lazily(() => holdsFigures(text, key))
  const hasEnglishArticle = context.lesson !== null && /^the\s/i.test(text) && !/(?<!\p{L})the(?!\p{L})/iu.test(key)
  const phrases = lazily(() => (hasEnglishArticle ? [keyWords] : keyPhrases(keyWords, words)).flatMap((phrase) => findPhrase(words, phrase, context)))
  const isApart = ({ from, to }: PhraseFit) => !goesOn(text.slice(0, words[from]?.start), text.slice(words[to - 1]?.end), isRow)
  const found = lazily(() => phrases().filter((place) => isWritten() && isApart(place)))
  const stated = lazily(() => found().find(({ from }) => !isDeniedBy(text.slice(0, words[from]?.start ?? 0), context.prompt)))
  return {
    key,
    answer,
    context,
    isRow,
    text,
    words,
    keyWords,
    only: keyWords[0] ?? '',
    isTooLong: wordsOf(text).length > longestSentence,
    pole: lazily(() => (context.isExactForm ? undefined : readPole(key, answer, context))),
    isWritten,
    whole: lazily(() => wholeFit(words, keyWords, context) ?? wholeFit(wordsOf(text), keyWords, context)),
    phrases,
    found,
    stated,
    behind: () => text.slice(words[(stated()?.to ?? 0) - 1]?.end),
    before: () => text.slice(0, words[stated()?.from ?? 0]?.start),
    named: lazily(() => judgeName(key, text, words, context)),
  }
}
