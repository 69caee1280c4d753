import { stem } from '#server/grading/text/words/stem.ts'
import { foldedText } from '#server/grading/text/words/words.ts'
import type { Definition } from '#server/grading/types.ts'

/** The line of `Words:` that says what a word means, compared by stem; null when there is none. */
export function meaningOf(word: string, definitions: readonly Definition[]): Definition | null {
  const wanted = stems(word)
  return definitions.find(({ names }) => names.some((name) => stems(name) === wanted)) ?? null
}

function stems(text: string): string {
  return foldedText(text)
    .replace(/^(?:an?|the|el|la|los|las|un|una) /, '')
    .split(' ')
    .map((word) => stem(word))
    .join(' ')
}
