import type { Instance } from '#server/grading/types.ts'
import { inAnotherLanguage } from './another-language.ts'
import { isTooCostly, judgeBuiltIn } from './judge.ts'

/** Little words that a student may mean as a number ("for" is four), and that every sentence holds. */
const soundAlike: ReadonlySet<string> = new Set(['for', 'to', 'too', 'ate', 'won'])

/**
 * Whether a text would earn anything as an answer, judged as kindly as can be, or is one that nobody can tell of: a word of another language, or
 * too costly to judge.
 */
export function mayEarn(question: Instance, text: string): boolean {
  const judgement = judgeBuiltIn(question, text, { strictness: 'loose', earlier: [], askedFor: ['sentence', 'form'] })
  const { outcome, quality, matchedKey, rule } = judgement
  if (isTooCostly(judgement) || (rule === inAnotherLanguage && !/\s/.test(text))) return true
  const isChance = soundAlike.has(text.toLowerCase()) && matchedKey !== null && /^[\d\s.,/]+$/.test(matchedKey)
  return outcome === 'graded' && (quality ?? 0) > 0 && !isChance
}
