import { cleaned } from '#server/grading/text/cleaning.ts'
import { asksForPerson } from '#server/grading/text/names.ts'
import { isAboutEnglish, isEnglishWord } from '#server/grading/text/words/english-words.ts'
import { functionWords } from '#server/grading/text/words/function-words.ts'
import { foldedText, withoutAccents, wordsOf } from '#server/grading/text/words/words.ts'
import type { Judgement } from '#server/grading/types.ts'
import type { ReadQuestion } from './ladder.ts'
import { foreignWords } from './talk/cue-words.ts'

/** The rule of an answer in another language than the question's. */
export const inAnotherLanguage = 'said in another language'

/** What such an answer is told; it costs no try. */
export const sayItInEnglish = 'I think that is another language. Can you say it in English?'

const ownLetters = /[áàâäãåçéèêëíìîïñóòôöõøúùûüßœæ]/u

/** The fewest small words of another language that make a sentence one of it. */
const fewestSmallWords = 2

/**
 * Whether an answer that earned nothing, or only a part of its ideas, answers an English question in another language: a word with letters English
 * has not, or several small words of another language. Questions about languages or persons, and words of the question itself, are left out.
 */
export function isInAnotherLanguage({ outcome, quality, rule }: Judgement, { prompt, keyTexts, lesson, ideas }: ReadQuestion, answer: string): boolean {
  const mayBe = outcome === 'graded' && rule !== 'a known mistake' && ((quality ?? 0) === 0 || (ideas.length > 0 && (quality ?? 0) < 1))
  if (!mayBe || lesson !== null || !isAboutEnglish(prompt) || asksForPerson.test(prompt)) return false
  const own = new Set(foldedText([prompt, ...keyTexts, ...ideas.flatMap(({ synonyms }) => synonyms)].join(' ')).split(' ').map((word) => withoutAccents(word, true)))
  const words = wordsOf(cleaned(answer)).map(({ text }) => text).filter((word) => !own.has(withoutAccents(word, true)))
  const small = words.filter((word) => foreignWords.has(word) && !functionWords.has(word) && !isEnglishWord(word))
  const isForeign = (word: string) => ownLetters.test(word) && !isEnglishWord(withoutAccents(word, true))
  return small.length >= fewestSmallWords || ((quality ?? 0) === 0 && words.some((word) => isForeign(word)))
}
