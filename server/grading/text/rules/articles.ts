import type { TextContext } from './text-context.ts'
import { foldedText } from '#server/grading/text/words/words.ts'
import type { Word } from '#server/grading/text/words/words.ts'

const definite = new Set('el la los las le les l der die das den dem il lo gli i o os as'.split(' '))
const indefinite = new Set('un una unos unas une des ein eine einen um uma'.split(' '))

/** "der die das Haus": different articles of one sort before one noun. */
export function hasSeveralArticles(words: readonly Word[], { lesson }: TextContext): boolean {
  const inARow = words.filter(({ text }, index) => definite.has(text) && definite.has(words[index + 1]?.text ?? ''))
  return lesson !== null && inARow.length > 0 && new Set(words.map(({ text }) => text).filter((text) => definite.has(text))).size > 1
}

/** `die Apfel` where `der Apfel` and `Apfel` are keys: the article of none of them before the noun. */
export function hasOtherArticle(words: readonly Word[], from: number, keyWords: readonly string[], { named, lesson }: TextContext): boolean {
  const [typed, noun] = [words[from - 1]?.text ?? '', keyWords.join(' ')]
  const wanted = named.keyTexts.map((text) => foldedText(text)).filter((text) => text.endsWith(` ${noun}`))
  const sort = [definite, indefinite].find((articlesOfSort) => articlesOfSort.has(typed))
  return lesson !== null && sort !== undefined && wanted.some((text) => sort.has(text.slice(0, -noun.length - 1))) && !wanted.includes(`${typed} ${noun}`)
}

/** A definite or indefinite article of a language that is taught. */
export function isArticle(word: string): boolean {
  return definite.has(word) || indefinite.has(word)
}
