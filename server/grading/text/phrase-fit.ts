import type { Budget } from '#server/grading/budget.ts'
import { fitWord, mostSlips } from './words/word-fit.ts'
import type { Forgiving, WordFit } from './words/word-fit.ts'
import { accentless } from './words/words.ts'
import type { Word } from './words/words.ts'

/** Where which phrase stands in an answer: word positions from `from` up to, not including, `to`. */
export type PhraseFit = { from: number; to: number; phrase: readonly string[]; slips: number; notes: ReadonlySet<NonNullable<WordFit['note']>> }

/** How a typed word fits a key word, null when it doesn't. */
export type Fit = (typed: string, key: string) => WordFit | null

const equal: WordFit = { slips: 0, note: null }

/** What a search for a phrase goes by: the slips it forgives, the words none may make, and what it may cost. */
export type Search = Forgiving & { budget: Budget }

/** Every place where the answer's words are the phrase: word by word with allowed slips, or the same letters with other spaces. */
export function findPhrase(answer: readonly Word[], phrase: readonly string[], search: Search): PhraseFit[] {
  const found: PhraseFit[] = []
  if (phrase.length === 0) return found
  const fit = rememberedFit((typed, key) => fitWord(typed, key, search), search.budget)
  const joined = search.strictness === 'strict' ? null : joinedFinder(answer, phrase, search)
  for (let from = 0; from < answer.length; from += 1) {
    const place = fitAt(answer, from, phrase, fit) ?? joined?.(from)
    if (place) found.push(place)
  }
  return found.toSorted((a, b) => a.slips - b.slips)
}

/** A comparison that compares the same two words once, however often a text repeats them; the first time costs the letters of the shorter one. */
export function rememberedFit(fit: Fit, budget: Budget): Fit {
  const known = new Map<string, WordFit | null>()
  return (typed, key) => {
    budget.spend(1)
    if (typed === key) return equal
    const both = `${typed} ${key}`
    const remembered = known.get(both)
    if (remembered !== undefined) return remembered
    budget.spend(Math.min(typed.length, key.length))
    const fresh = fit(typed, key)
    known.set(both, fresh)
    return fresh
  }
}

/** The phrase word by word from one place on, by any comparison of two words; stops at the first word that is one slip too many. */
export function fitAt(answer: readonly Word[], from: number, phrase: readonly string[], fit: Fit): PhraseFit | null {
  const notes = new Set<NonNullable<WordFit['note']>>()
  let slips = 0
  for (const [index, key] of phrase.entries()) {
    const typed = answer[from + index]
    const word = typed ? fit(typed.text, key) : null
    if (!word) return null
    slips += word.slips
    if (slips > mostSlips) return null
    if (word.note) notes.add(word.note)
  }
  return { from, to: from + phrase.length, phrase, slips, notes }
}

/** Finds the phrase's letters, with other spaces, from a word on: every text is folded once, not once for each place. */
function joinedFinder(answer: readonly Word[], phrase: readonly string[], { strictness, lesson }: Search): (from: number) => PhraseFit | null {
  const isLoose = strictness === 'loose'
  const writings = [(word: string) => word, ...(lesson === null ? accentless(isLoose) : [])].map((folded) => {
    const places = placesOf(answer.map(({ text }) => folded(text)))
    return { wanted: phrase.map(folded).join(''), ...places }
  })
  return (from) => {
    for (const [index, { wanted, text, starts, wordsAt }] of writings.entries()) {
      const start = starts[from] ?? 0
      const to = wordsAt.get(start + wanted.length)
      if (to === undefined || to - from === phrase.length || !text.startsWith(wanted, start)) continue
      return { from, to, phrase, slips: 0, notes: new Set(index === 0 || isLoose ? [] : (['accents'] as const)) }
    }
    return null
  }
}

/** The words without spaces; where each starts, and how many words end at or before each end. */
function placesOf(words: readonly string[]): { text: string; starts: readonly number[]; wordsAt: ReadonlyMap<number, number> } {
  const starts: number[] = []
  const wordsAt = new Map<number, number>()
  let length = 0
  for (const [index, word] of words.entries()) {
    starts.push(length)
    length += word.length
    wordsAt.set(length, index + 1)
  }
  return { text: words.join(''), starts, wordsAt }
}
