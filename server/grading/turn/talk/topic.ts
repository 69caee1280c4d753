import { functionWords } from '#server/grading/text/words/function-words.ts'
import { stem } from '#server/grading/text/words/stem.ts'
import { foldedText } from '#server/grading/text/words/words.ts'
import { spanishWords } from '#server/grading/turn/words/language.ts'
import type { Instance } from '#server/grading/types.ts'

/** What a question is about, as stems of its telling words: those of its answers and those of what students read. */
export type Topic = { answers: ReadonlySet<string>; prompt: ReadonlySet<string> }

/** Reads the telling words of a question once. */
export function topicOf({ studentText, keys, halfCredits, mistakes, ideas, steps }: Instance): Topic {
  const answers = [...keys, ...halfCredits].map(({ text }) => text)
  const known = [...mistakes.flatMap(({ sayings }) => sayings), ...ideas.flatMap(({ synonyms }) => synonyms), ...steps]
  return { answers: tellingWords([...answers, ...known].join(' ')), prompt: tellingWords(studentText) }
}

/** The stems of the words of a text that carry its meaning. */
export function tellingWords(text: string): ReadonlySet<string> {
  const words = foldedText(text).split(' ').filter((word) => /\p{L}{2}|\d/u.test(word) && isTelling(word))
  return new Set(words.map((word) => stem(word)))
}

/** How many words of a text are among these. */
export function sharedWith(words: readonly string[], topic: ReadonlySet<string>): number {
  return words.filter((word) => isTelling(word) && topic.has(stem(word))).length
}

function isTelling(word: string): boolean {
  return !functionWords.has(word) && !spanishWords.has(word)
}
