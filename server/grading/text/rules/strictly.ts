import { match, miss, severalAnswers, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import { isChoiceOfLetters } from '#server/grading/text/judge-letter.ts'
import { judgeName } from '#server/grading/text/judge-name.ts'
import { isNegated } from '#server/grading/text/negation.ts'
import { listsOthers } from '#server/grading/text/other-candidates.ts'
import { findPhrase } from '#server/grading/text/phrase-fit.ts'
import { withoutArticles } from './core-words.ts'
import { longestSentence } from './text-context.ts'
import type { TextContext } from './text-context.ts'
import { isHedged } from './two-answers.ts'
import { readPoleWord } from '#server/grading/text/words/pole-words.ts'
import { foldedText, strictText, wordsOf } from '#server/grading/text/words/words.ts'

/** Strict takes the key alone; of a yes or no, one of the words for it. */
export function judgeStrictly(key: string, answer: string, context: TextContext): KeyResult {
  const pole = context.isExactForm ? undefined : readPoleWord(key, answer, context)
  if (pole?.said === 'unclear') return unclear('both poles, or a denied one', 'Choose one answer.')
  if (pole?.said) return pole.said === pole.wanted ? match('a word for the key', null, true) : miss('a word for the opposite')
  if (isHedgedAtStrict(key, answer, context)) return unclear('two answers', 'Choose one answer.')
  if (isHelpWord(answer, key)) return match('a help word that is the key', null, true)
  if (foldedText(answer) === foldedText(key)) return miss('other capitals, accents or signs', { correction: 'Check capitals, accents and signs.' })
  const text = cleaned(answer)
  const words = withoutArticles(wordsOf(text))
  const phrase = withoutArticles(wordsOf(cleaned(key))).map((word) => word.text)
  const found = findPhrase(words, phrase, context).find(({ from }) => !isNegated(text.slice(0, words[from]?.start ?? 0)))
  const isList = found !== undefined && words.length <= longestSentence && listsOthers(text, words, { ...context, key: found })
  const isRow = !isList && judgeName(key, text, words, context)?.type === 'unclear'
  return isList || isRow ? severalAnswers : miss('another text')
}

/** `clue` for `a clue`, whatever strict says of articles: it is an answer where it is the key. */
function isHelpWord(answer: string, key: string): boolean {
  const bare = strictText(answer).replace(/^(?:an?|the) /, '')
  return /^(?:help|hints?|clues?|tips?|answers?)$/i.test(bare) && bare === strictText(key).replace(/^(?:an?|the) /, '')
}

function isHedgedAtStrict(key: string, answer: string, context: TextContext): boolean {
  const text = cleaned(answer)
  const words = wordsOf(text)
  const phrase = wordsOf(cleaned(key)).map((word) => word.text)
  return (phrase.join('').length === 1 && isChoiceOfLetters(text)) || isHedged(text, words, key, findPhrase(words, phrase, context))
}
