import { hasOr } from '#server/grading/text/words/choice-words.ts'
import { once } from '#server/grading/once.ts'
import { isNegated } from '#server/grading/text/negation.ts'

/** A value of one kind (a clock time, a date, a ratio) found in an answer, with where it stands. */
export type Candidate<T> = { value: T; start: number; end: number }

/** The longest text in which a value of such a kind is looked for, in characters. */
export const longestLookedThrough = 200

const mostCandidates = 12

/** A search for candidates, done once for each text and no further than any answer goes. */
export function looking<T>(find: (text: string) => Candidate<T>[]): (text: string) => Candidate<T>[] {
  return once((text) => find(text.slice(0, longestLookedThrough)).slice(0, mostCandidates))
}

/** The one value a student means, with the words beside it, or why there is none. */
export type Chosen<T> = { type: 'one'; value: T; written: string; otherWords: string } | { type: 'none' | 'negated' | 'choice' | 'several' }

/**
 * The one candidate an answer states: after the last `=` the only value, or the only one that does not stand in the question. `nameOf` is the same
 * text for the same value, `asked` tells the names of those in the question.
 */
export function chosenOf<T>(text: string, found: readonly Candidate<T>[], nameOf: (value: T) => string, asked: () => ReadonlySet<string>): Chosen<T> {
  const last = text.lastIndexOf('=')
  const after = last < 0 ? [] : found.filter(({ start }) => start > last)
  const stated = (after.length > 0 ? after : found).filter(({ start }) => !isNegated(text.slice(0, start)))
  if (stated.length === 0) return { type: found.length > 0 ? 'negated' : 'none' }
  const isHedged = stated.some(({ end, value }, index) => {
    const next = stated[index + 1]
    return next !== undefined && nameOf(next.value) !== nameOf(value) && hasOr(`2${text.slice(end, next.start)}2`)
  })
  const hasRest = stated.some(({ start, end }) => /^\s*(?:or|oder|ou)\s+\d/i.test(text.slice(end)) || /\d\s+(?:or|oder|ou)\s*$/i.test(text.slice(0, start)))
  if (isHedged || hasRest) return { type: 'choice' }
  const different = [...new Map(stated.map((one) => [nameOf(one.value), one])).values()]
  const inQuestion = different.length > 1 ? asked() : new Set()
  const own = different.filter(({ value }) => !inQuestion.has(nameOf(value)))
  const [only] = own
  if (!only || own.length > 1) return { type: 'several' }
  const before = after.length > 0 ? (text.slice(0, only.start).match(/\p{L}{2,}/gu) ?? []).join(' ') : text.slice(0, only.start)
  const otherWords = `${before} ${text.slice(only.end)}`.replace(opening, '').replaceAll(/[^\p{L}\d]+/gu, ' ').trim()
  return { type: 'one', value: only.value, written: text.slice(only.start, only.end).trim(), otherWords }
}

const opening = /^\s*(?:the\s+)?(?:answer|solution|result)\s*(?:is|:)?\s*/i
