import { and, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** So many words are looked for one by one; what comes after them counts as one more. */
const mostWords = 8

/**
 * Whether every word that is looked for stands somewhere, in any order: `hasWord` says where, of the pattern that finds one word
 * anywhere. Undefined where nothing is looked for.
 */
export function hasAllWords(q: string | undefined, hasWord: (pattern: string) => SQL | undefined): SQL | undefined {
  return and(...wordsOf(q).map((word) => hasWord(patternOf(word))))
}

/** The pattern that finds the longest of the words, for what an index is asked first. */
export function longestPattern(q: string): string {
  return patternOf(longestOf(q))
}

/** Whether an index of grams can find one of these words: it knows every three letters in a row of a text, and nothing shorter. */
export function areIndexed(q: string | undefined): q is string {
  return [...longestOf(q)].length >= 3
}

/** So many rows found by an index are looked at one by one; where more have the words, a list soon meets them in its own order. */
export const fewFound = 200

/** Whether `text`, as its index says it, has all grams of the longest word; those rows still have to be looked at with `hasAllWords`. */
export function hasGramsOf(text: SQL, q: string): SQL {
  return sql`search_grams(${text}) @> search_grams(${longestOf(q)}::text)`
}

/** Whether a row is one of those found, however many they are in one parameter. */
export function isOneOf(id: PgColumn, ids: readonly number[]): SQL {
  return sql`${id} = any(${`{${ids.join(',')}}`}::int[])`
}

function patternOf(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

function wordsOf(q: string | undefined): string[] {
  const words = (q ?? '').split(/\s+/).filter((word) => word !== '')
  return words.length <= mostWords ? words : [...words.slice(0, mostWords), words.slice(mostWords).join(' ')]
}

function longestOf(q: string | undefined): string {
  return wordsOf(q).reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}
