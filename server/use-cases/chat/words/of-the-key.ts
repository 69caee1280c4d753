import { functionWords } from '#server/grading/text/words/function-words.ts'
import { foldedText, slipsBetween, withoutAccents } from '#server/grading/text/words/words.ts'
import type { Instance } from '#server/grading/types.ts'
import { hidesAny } from './hidden-letters.ts'
import { inFigures } from './worked-out.ts'

/** A shorter word of a key may stand in many others by chance. */
const shortestWord = 5
/** Of a key's word, so much of it tells it. */
const tellingShare = 1 / 3

/** What a student may know: `seen` is what the question holds, `told` what was said since, the newest last. */
type Known = { seen: readonly string[]; told: readonly string[] }

/** Of what was told before, so many words may belong to what is hidden in a sentence. */
const wordsBefore = 24

/**
 * Whether a sentence lets out a part of a key that no judge would take for an answer: a piece of one of its words ("photo" of
 * photosynthesis) or a word that holds or resembles one, one of several things that it lists, a number of its formula, the last of its words where
 * the others were `told` before, and what is hidden in letters. What the question holds (`seen`) is no part of it.
 */
export function letsOutPart(instance: Instance, sentence: string, { seen, told }: Known): boolean {
  const known = new Set(seen.flatMap(wordsIn))
  const words = wordsIn(`${sentence} ${inFigures(sentence)}`).filter((word) => !known.has(word))
  const before = told.flatMap(wordsIn)
  const said = new Set([...before, ...words])
  const keys = keysOf(instance)
  const hidden = keys.flatMap((key) => [lettersOf(key), ...wordsIn(key).filter((word) => isTelling(word, known))]).filter((one) => !known.has(one))
  if (hidesAny([...before.slice(-wordsBefore), ...wordsIn(sentence)], hidden)) return true
  return [...keys, ...keys.flatMap(elementsOf)].some((key) => {
    const own = wordsIn(key).filter((word) => isTelling(word, known))
    const isWhole = own.length > 0 && own.every((word) => said.has(word)) && own.some((word) => words.includes(word))
    return isWhole || own.some((word) => words.some((one) => begins(one, word) || (word.length >= shortestWord && tells(one, word))))
  })
}

function isTelling(word: string, known: ReadonlySet<string>): boolean {
  return !known.has(word) && !functionWords.has(word)
}

function keysOf({ keys, halfCredits, ideas, accepted = [] }: Instance): string[] {
  return [...[...keys, ...halfCredits, ...accepted].map(({ text }) => text), ...ideas.flatMap(({ synonyms }) => synonyms)]
}

/** The things of a list, each in a few words, and the numbers of a formula. */
function elementsOf(key: string): string[] {
  const things = key.split(/\s*[,;]\s*|\s+(?:and|y)\s+/).filter((thing) => thing !== '')
  const isList = things.length > 1 && things.every((thing) => thing.split(/\s+/).length <= 3)
  const isFormula = /(?<!\p{L})\p{L}(?!\p{L})/u.test(key) && /[-+−=*/^]/.test(key)
  return [...(isList ? things : []), ...(isFormula ? (key.match(/\d+(?:\.\d+)?/g) ?? []) : [])]
}

function lettersOf(text: string): string {
  return wordsIn(text).join('')
}

/** A short word is told by what is made of it: sunny of sun. */
function begins(word: string, own: string): boolean {
  return own.length >= 3 && /^\p{L}+$/u.test(own) && word.startsWith(own)
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
