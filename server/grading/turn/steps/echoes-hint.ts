import { foldedText } from '#server/grading/text/words/words.ts'
import type { ReadQuestion } from '#server/grading/turn/ladder.ts'

const fewestWords = 3

/** Whether a message says again what a hint states ("we breathe it out"): true, and not the answer yet. Hints that ask state nothing. */
export function echoesHint(message: string, { instance, keyTexts, ideas }: ReadQuestion): boolean {
  const said = evened(message).replace(/^(?:because|so|well|its that) /, '')
  if (ideas.length > 0 || said.split(' ').length < fewestWords) return false
  const stated = instance.hints.flatMap((hint) => hint.split(/(?<=[.!?])\s+/)).filter((sentence) => !sentence.trim().endsWith('?'))
  const holdsKey = keyTexts.some((key) => ` ${said} `.includes(` ${evened(key)} `))
  return !holdsKey && stated.some((sentence) => ` ${evened(sentence)} `.includes(` ${said} `))
}

/** Without who says it to whom: "you breathe" and "we breathe" are one. */
function evened(text: string): string {
  return foldedText(text).replaceAll(/\b(?:i|we|you|u|one|people|they)\b/g, 'you')
}
