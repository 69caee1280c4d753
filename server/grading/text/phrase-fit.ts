import type { Strictness } from '#contract/exercises/exercises.ts'
import { fitWord, mostSlips } from './word-fit.ts'
import type { GuardWords, WordFit } from './word-fit.ts'
import { equalButAccents } from './words.ts'
import type { Word } from './words.ts'

/** Where a phrase stands in an answer: word positions from `from` up to, not including, `to`. */
export type PhraseFit = { from: number; to: number; slips: number; notes: ReadonlySet<NonNullable<WordFit['note']>> }

/** Every place where the answer's words are the phrase: word by word with allowed slips, or the same letters with other spaces. */
export function findPhrase(answer: readonly Word[], phrase: readonly string[], strictness: Strictness, guard: GuardWords): PhraseFit[] {
  const found: PhraseFit[] = []
  if (phrase.length === 0) return found
  for (let from = 0; from < answer.length; from += 1) {
    const fit = fitAt(answer, from, phrase, (typed, key) => fitWord(typed, key, strictness, guard)) ?? joinedAt(answer, from, phrase, strictness)
    if (fit) found.push(fit)
  }
  return found.toSorted((a, b) => a.slips - b.slips)
}

/** The phrase word by word from one place on, by any comparison of two words. */
export function fitAt(
  answer: readonly Word[],
  from: number,
  phrase: readonly string[],
  fit: (typed: string, key: string) => WordFit | null,
): PhraseFit | null {
  const notes = new Set<NonNullable<WordFit['note']>>()
  let slips = 0
  for (const [index, key] of phrase.entries()) {
    const typed = answer[from + index]
    const word = typed ? fit(typed.text, key) : null
    if (!word) return null
    slips += word.slips
    if (word.note) notes.add(word.note)
  }
  return slips > mostSlips ? null : { from, to: from + phrase.length, slips, notes }
}

function joinedAt(answer: readonly Word[], from: number, phrase: readonly string[], strictness: Strictness): PhraseFit | null {
  if (strictness === 'strict') return null
  const wanted = phrase.join('')
  let typed = ''
  for (let to = from; to < answer.length && typed.length < wanted.length; to += 1) {
    typed += answer[to]?.text ?? ''
    if (to + 1 - from !== phrase.length && equalButAccents(typed, wanted, strictness === 'loose')) {
      const notes = typed === wanted || strictness === 'loose' ? [] : (['accents'] as const)
      return { from, to: to + 1, slips: 0, notes: new Set(notes) }
    }
  }
  return null
}
