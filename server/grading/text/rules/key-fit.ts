import { ended } from '#server/grading/text/ended.ts'
import type { PhraseFit } from '#server/grading/text/phrase-fit.ts'
import { isArticle } from './articles.ts'
import type { TextContext } from './text-context.ts'
import { isSmallSlip } from '#server/grading/text/words/word-fit.ts'
import { equalButAccents } from '#server/grading/text/words/words.ts'
import type { Word } from '#server/grading/text/words/words.ts'

/** The key's letters and no others, whatever spaces stand between them; null for any other answer. */
export function wholeFit(words: readonly Word[], keyWords: readonly string[], { strictness, lesson }: TextContext): PhraseFit | null {
  const typed = words.map((word) => word.text)
  const isEqual = typed.join('') === keyWords.join('')
  const notes = isEqual || strictness === 'loose' ? [] : (['accents'] as const)
  return isEqual || (lesson === null && equalButAccents(typed.join(''), keyWords.join(''), strictness === 'loose'))
    ? { from: 0, to: words.length, phrase: keyWords, slips: 0, notes: new Set(notes) }
    : null
}

/** The key, and without its own foreign article unless the answer has another one (`die Hund` and `ein Hund` are not `der Hund`). */
export function keyPhrases(keyWords: readonly string[], words: readonly Word[]): string[][] {
  const [first = '', ...rest] = keyWords
  const mayDrop = rest.length > 0 && isArticle(first) && !words.some(({ text }) => isArticle(text) || isSmallSlip(text, first))
  return mayDrop ? [[...keyWords], rest] : [[...keyWords]]
}

/** `2:3` inside `2:3:4`, and in a row of figures `0 1 2` inside `0 1 2 3`. */
export function goesOn(before: string, after: string, isRow: boolean): boolean {
  if (isRow && (/\d\s*$/.test(before) || /^\s*\d/.test(after))) return true
  return /\d\s*[:/]\s*$/.test(before) || /^\s*[:/]\s*\d/.test(after)
}

/** What there is to remark about how the key was written. */
export function remarkOf(fit: PhraseFit, key: string, words: readonly Word[], text: string): string | null {
  if (fit.notes.has('spelling')) return `Watch the spelling: ${ended(key)}`
  if (fit.notes.has('accents')) return `Watch the accents: ${ended(key)}`
  if (fit.notes.has('plural')) return 'Check singular and plural.'
  return lacksGermanCapital(fit, key, words, text) ? `German nouns start with a capital: ${ended(key)}` : null
}

function lacksGermanCapital(fit: PhraseFit, key: string, words: readonly Word[], text: string): boolean {
  if (!/[äöüß]|^(?:der|die|das|ein|eine)\s/i.test(key)) return false
  const typed = words.slice(fit.from, fit.to).map(({ start, end }) => text.slice(start, end))
  const wanted = key.match(/\p{Lu}\p{L}*/gu) ?? []
  return wanted.some((noun) => typed.includes(noun.charAt(0).toLowerCase() + noun.slice(1)))
}
