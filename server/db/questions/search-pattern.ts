import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A text to look for as a pattern that finds it anywhere; null when there is nothing to look for. */
export function patternOf(words: string | undefined): string | null {
  const text = words?.trim() ?? ''
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** Whether an index of grams can find these words: it knows every three letters in a row of a text, and nothing shorter. */
export function areIndexed(words: string | undefined): words is string {
  return words !== undefined && [...words.trim()].length >= 3
}

/** So many rows found by an index are looked at one by one; where more have the words, a list soon meets them in its own order. */
export const fewFound = 200

/** Whether `text`, as its index says it, has all grams of the words; those rows still have to be looked at with `patternOf`. */
export function hasGramsOf(text: SQL, words: string): SQL {
  return sql`search_grams(${text}) @> search_grams(${words.trim()}::text)`
}

/** Whether a row is one of those found, however many they are in one parameter. */
export function isOneOf(id: PgColumn, ids: readonly number[]): SQL {
  return sql`${id} = any(${`{${ids.join(',')}}`}::int[])`
}
