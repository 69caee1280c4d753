import type { Instance } from '#server/grading/types.ts'
import type { GuardWords } from './word-fit.ts'
import { foldedText } from './words.ts'

/**
 * The words a slip may not turn into: the visible prompt's, the known mistakes' and the other keys' and half credits', and those of the ideas
 * unless ideas are what is judged (`own` null). Every text is read once, when the first is asked for.
 */
export function guardsOf({ studentText, keys, halfCredits, mistakes, ideas }: Instance): (own: string | null) => GuardWords {
  let read: { shared: ReadonlySet<string>; ofKeys: ReadonlyMap<string, number>; ofIdeas: ReadonlySet<string> } | null = null
  return (own) => {
    read ??= {
      shared: new Set([studentText, ...mistakes.flatMap(({ sayings }) => sayings)].flatMap(wordsIn)),
      ofKeys: counted([...keys, ...halfCredits].flatMap(({ text }) => [...new Set(wordsIn(text))])),
      ofIdeas: new Set(ideas.flatMap(({ synonyms }) => synonyms.flatMap(wordsIn))),
    }
    const { shared, ofKeys, ofIdeas } = read
    const ownWords = new Set(own === null ? [] : wordsIn(own))
    const isInAnotherKey = (word: string) => (ofKeys.get(word) ?? 0) > (ownWords.has(word) ? 1 : 0)
    return { has: (word) => shared.has(word) || isInAnotherKey(word) || (own !== null && ofIdeas.has(word)) }
  }
}

function wordsIn(text: string): string[] {
  return foldedText(text).split(' ')
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
