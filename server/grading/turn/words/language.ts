import { foldedText } from '#server/grading/text/words/words.ts'

/** The languages the tutor has words in. */
export type Language = 'english' | 'spanish'

/** The small words of Spanish, and those that ask. */
export const spanishWords: ReadonlySet<string> = new Set('el la los las un una de del que en y es son cuál cual cuánto cuanto cuántos cuantos cómo como qué dónde donde quién por para con su se escribe resuelve calcula nombra explica hay al lo más me mi tu te esto eso ese esta no muy ya yo'.split(' '))
const englishWords = new Set('the a an of to in is are and what how who where which why write solve find name explain spell say does do for with it into translate spanish'.split(' '))

/** The language a question is asked in: Spanish where more of its small words are Spanish than English. */
export function languageOf(studentText: string): Language {
  const words = foldedText(studentText.replaceAll(/["“”«»'‘’][^"“”«»'‘’]*["“”«»'‘’]/g, ' ')).split(' ')
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  return count(spanishWords) > count(englishWords) ? 'spanish' : 'english'
}
