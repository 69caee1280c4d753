import { isEnglishWord } from './words/english-words.ts'
import { foldedText } from './words/words.ts'

/** What pupils write that no word list has, and subjects, which the list leaves out. */
const noNames = new Set(
  (
    'english spanish french german latin italian chinese japanese maths math anything anythin nothin somethin answr anser awnser ' +
    'wut whut bruh lmao lmfao fosho sheesh yeet haha hahaha hehe rlly really frfr srry soooo pleaseee'
  ).split(' '),
)

const afterKnow = /(?<!\p{L})(?:do\s?n[o']?t|do not) (?:really |even |honestly )?know ([\p{L}'-]{4,20}(?: [\p{L}'-]{4,20})?)[\s.!?]*$/iu

/**
 * The name at the end of "i dont know ottawa", which is a guess; empty for "i dont know fractions" and wherever a word could
 * be an ordinary one, misspelt or not, or stands in the question.
 */
export function guessedName(text: string, prompt: string): string {
  const [, name = ''] = afterKnow.exec(text) ?? []
  const asked = new Set(foldedText(prompt).split(' '))
  const isName = (word: string) => !asked.has(word) && !noNames.has(word) && !isEnglishWord(word) && !isNearlyEnglish(word)
  return name !== '' && foldedText(name).split(' ').every(isName) ? name : ''
}

/** Whether pupils write a word around an answer though no list has it. */
export function isSlang(word: string): boolean {
  return noNames.has(word)
}

/** Whether a word is one slip from an ordinary English one. */
export function isNearlyEnglish(word: string): boolean {
  const alphabet = [...'abcdefghijklmnopqrstuvwxyz']
  return Array.from({ length: word.length + 1 }, (_, at) => at).some((at) => {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    const swapped = `${before}${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`
    const others = alphabet.flatMap((letter) => [`${before}${letter}${after}`, `${before}${letter}${after.slice(1)}`])
    return [`${before}${after.slice(1)}`, swapped, ...others].some(isEnglishWord)
  })
}
