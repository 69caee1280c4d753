import type { NameSearch } from '#server/grading/text/judge-name.ts'
import type { Search } from '#server/grading/text/phrase-fit.ts'
import type { RivalWords } from '#server/grading/text/rivals.ts'

/**
 * What judging a text needs to know about the question: the prompt as plain characters. `isExactForm`: `Form: exact words`;
 * `arePoles`: every key is yes, no, true or false. `rivals`: what else could have been chosen, null inside lists. `named`: the texts of all keys and
 * known mistakes, `fullKeys`: those of the keys that earn everything.
 */
export type TextContext = Search & {
  isExactForm: boolean
  arePoles: boolean
  prompt: string
  rivals: RivalWords | null
  named: NameSearch['named']
  fullKeys: readonly string[]
}

/** The longest answer in which a key may be contained, in words. */
export const longestSentence = 25
