import { miss } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { endsAlike } from '#server/grading/text/language-lessons.ts'
import type { TextContext } from './text-context.ts'
import { differInAccents, isOtherWord } from '#server/grading/text/words/word-fit.ts'
import { slipsBetween } from '#server/grading/text/words/words.ts'
import type { Word } from '#server/grading/text/words/words.ts'

/** Where a language is taught, what to look at is the ending or the accents. */
export function nearMiss(words: readonly Word[], keyWords: readonly string[], { lesson }: TextContext): KeyResult {
  const pairs = words.map(({ text }, index) => ({ typed: text, key: keyWords[index] ?? '' })).filter(({ typed, key }) => typed !== key)
  if (lesson === null) return miss('too many slips', { correction: 'You are close. Check the spelling.' })
  if (pairs.some(({ typed, key }) => differInAccents(typed, key))) return miss('other accents', { correction: 'You are close. Look at the accents.' })
  if (pairs.some(({ typed, key }) => !endsAlike(typed, key, lesson))) return miss('another ending', { correction: 'You are close. Look at the ending.' })
  return miss('too many slips', { correction: 'You are close. Check the spelling.' })
}

/** Two slips per word at most, none of which makes another word; where a language is taught, short words too. */
export function isNearly(words: readonly Word[], keyWords: readonly string[], { guard, lesson }: TextContext): boolean {
  const least = lesson === null ? 4 : 2
  const isSlip = (typed: string, key: string) => {
    return key.length >= least && slipsBetween(typed, key, 2) <= Math.min(2, key.length - 1) && !isOtherWord(typed, key, guard)
  }
  const isClose = (typed: string, key: string) => typed === key || isSlip(typed, key)
  return words.length === keyWords.length && words.every(({ text }, index) => isClose(text, keyWords[index] ?? ''))
}
