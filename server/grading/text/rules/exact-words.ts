import { match, miss, unclear } from '#server/grading/keys/key-result.ts'
import type { KeyResult } from '#server/grading/keys/key-result.ts'
import { holdsFigures } from '#server/grading/numbers/figures.ts'
import { cleaned } from '#server/grading/text/cleaning.ts'
import { remarkOf, wholeFit } from './key-fit.ts'
import type { TextContext } from './text-context.ts'
import { isHedged } from './two-answers.ts'
import { wordsOf } from '#server/grading/text/words/words.ts'

/** The key's words and no others, articles among them; two candidates are a choice even where one is right. */
export function judgeExactWords(key: string, text: string, context: TextContext): KeyResult {
  const words = wordsOf(text)
  const wanted = wordsOf(cleaned(key)).map((word) => word.text)
  const areApart = words.length !== wanted.length && (!/\d/.test(key) || /\p{L}\s+\p{L}/u.test(text) !== /\p{L}\s+\p{L}/u.test(cleaned(key)))
  const isRaised = text.includes('^') && !cleaned(key).includes('^')
  const whole = !areApart && !isRaised ? wholeFit(words, wanted, context) : null
  if (!whole && isHedged(text, words, key, [])) return unclear('two answers', 'Choose one answer.')
  return whole && holdsFigures(text, key) ? match('equal to the key', remarkOf(whole, key, words, text), true) : miss('not the exact words')
}
