import { isVerb } from '#server/grading/text/words/verbs.ts'
import { foldedText } from '#server/grading/text/words/words.ts'
import type { Word } from '#server/grading/text/words/words.ts'

const articles = new Set(['a', 'an', 'the'])

/** The answer as its words without polite words around them: what known mistakes and repeats are compared by. */
export function coreOf(text: string): string {
  const lead = /^(?:(?:well|um+|so|i think|i believe|i guess|maybe|perhaps|probably|is it|it is|its|it s|the answer is|answer|my answer is|that is|thats|a|an|the)\s+)+/
  return foldedText(text)
    .replace(lead, '')
    .replace(/\s+(?:i think|i guess|please|maybe|right)$/, '')
}

/** `filter it` says no more than `filter`. */
export function withoutObject(words: readonly string[]): readonly string[] {
  return words.length === 2 && /^(?:it|them)$/.test(words[1] ?? '') && isVerb(words[0] ?? '') ? words.slice(0, 1) : words
}

/** The words without English articles, unless they are all there is. */
export function withoutArticles(words: readonly Word[]): readonly Word[] {
  const kept = words.filter(({ text }) => !articles.has(text))
  return kept.length === 0 ? words : kept
}
