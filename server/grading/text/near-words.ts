import { isEnglishWord } from './english-words.ts'
import { stem } from './stem.ts'
import { isSmallSlip } from './word-fit.ts'
import { slipsBetween } from './words.ts'

/**
 * Which word a misspelt one is: the key's, another that could have been chosen, or either of both, as `imigrant` is between
 * `immigrant` and `emigrant`. Two neighbours swapped and a letter too many or too few of a kind are nearer than any other slip.
 */
export function meantWord(typed: string, key: string, rivals: readonly string[]): 'key' | 'other' | 'either' {
  const toKey = distance(typed, key)
  if (toKey === 0) return 'key'
  const toOther = Math.min(...rivals.filter((rival) => rival !== key).map((rival) => distance(typed, rival)))
  if (toOther < toKey) return 'other'
  return toOther === toKey || (toKey >= 1 && isSlipOfAnother(typed, key)) ? 'either' : 'key'
}

function distance(typed: string, word: string): number {
  return typed !== word && isSmallSlip(typed, word) ? 0.5 : slipsBetween(typed, word, 2)
}

const shortestWord = 6

/** Whether a letter doubled makes an English word of another stem: `imigrant` lacks one of `immigrant`. */
function isSlipOfAnother(typed: string, key: string): boolean {
  const doubled = Array.from(typed, (letter, at) => `${typed.slice(0, at)}${letter}${typed.slice(at)}`)
  return typed.length >= shortestWord && doubled.some((word) => isEnglishWord(word) && stem(word) !== stem(key) && slipsBetween(word, key, 2) <= 2)
}
