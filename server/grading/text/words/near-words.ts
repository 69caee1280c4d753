import { isEnglishWord } from './english-words.ts'
import { stem } from './stem.ts'
import { isSmallSlip } from './word-fit.ts'
import { slipsBetween } from './words.ts'

/**
 * Whether a misspelt word is nearer to another than to the key's: to one that could have been chosen, or to a word that lacks only
 * one of a double letter, as `imigrant` is to `immigrant`, not to `emigrant`. Two neighbours swapped and a letter doubled or left
 * single are nearer than any other slip.
 */
export function isNearerToAnother(typed: string, key: string, rivals: readonly string[]): boolean {
  const toKey = distance(typed, key)
  const toOther = Math.min(...rivals.filter((rival) => rival !== key).map((rival) => distance(typed, rival)))
  return toKey > 0 && (toOther < toKey || (toKey >= 1 && isSlipOfAnother(typed, key)))
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
