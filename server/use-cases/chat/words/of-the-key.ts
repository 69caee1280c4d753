import { functionWords } from '#server/grading/text/words/function-words.ts'
import { foldedText, slipsBetween, withoutAccents } from '#server/grading/text/words/words.ts'
import type { Instance } from '#server/grading/types.ts'

/** A shorter word of a key may stand in many others by chance. */
const shortestWord = 5
/** Of a key's word, so much of it tells it. */
const tellingShare = 1 / 3

/**
 * Whether a sentence lets out a part of a key that no judge would take for an answer: a piece of one of its words ("photo" of
 * photosynthesis) or a word that holds or resembles one, and the last of its words where the others were `told` before. What the question holds
 * (`seen`) is no part of it.
 */
export function letsOutPart(instance: Instance, sentence: string, { seen, told }: { seen: readonly string[]; told: readonly string[] }): boolean {
  const known = new Set(seen.flatMap(wordsIn))
  const words = wordsIn(sentence).filter((word) => !known.has(word))
  const said = new Set([...told.flatMap(wordsIn), ...words])
  return keysOf(instance).some((key) => {
    const own = wordsIn(key).filter((word) => !known.has(word) && !functionWords.has(word))
    const isWhole = own.length > 0 && own.every((word) => said.has(word)) && own.some((word) => words.includes(word))
    return isWhole || own.some((word) => word.length >= shortestWord && words.some((one) => tells(one, word)))
  })
}

function keysOf({ keys, halfCredits, ideas, accepted = [] }: Instance): string[] {
  return [...[...keys, ...halfCredits, ...accepted].map(({ text }) => text), ...ideas.flatMap(({ synonyms }) => synonyms)]
}

function tells(word: string, own: string): boolean {
  if (word.length < 4 || functionWords.has(word) || !/^\p{L}+$/u.test(own)) return false
  const isPiece = own.includes(word) && word.length >= own.length * tellingShare
  const most = Math.floor(own.length * tellingShare)
  return isPiece || word.includes(own) || (word.length > shortestWord && slipsBetween(word, own, most) <= most)
}

function wordsIn(text: string): string[] {
  return foldedText(text).split(' ').filter((word) => word !== '').map((word) => withoutAccents(word, true))
}
