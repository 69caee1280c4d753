import { and, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core'

/** So many words are looked for one by one; what comes after them counts as one more. */
const mostWords = 8

/** Whether a text, given without case and accents, has the word that is looked for, whatever its case and its accents. */
type HasWord = (plain: SQL | AnyPgColumn) => SQL

/**
 * Whether every word that is looked for stands somewhere, in any order: `isFound` says where one of them is looked for. With `isForgiving` a
 * longer word may have one slip: a letter that is wrong, missing or too many, or two that changed places. Undefined where nothing is looked for.
 */
export function hasAllWords(q: string | undefined, isFound: (has: HasWord) => SQL | undefined, isForgiving = false): SQL | undefined {
  return and(...wordsOf(q).map((word) => isFound((plain) => (isForgiving && mayHaveSlip(word) ? isLike(plain, word) : hasPattern(plain, word)))))
}

/** Whether one of these words is long enough that a slip in it can be told from another word. */
export function mayForgive(q: string | undefined): boolean {
  return wordsOf(q).some(mayHaveSlip)
}

/** Whether a plain text has the longest of the words, for what an index is asked first. */
export function hasLongest(plain: AnyPgColumn, q: string): SQL {
  return hasPattern(plain, longestOf(q))
}

/** Whether an index of grams can find one of these words: it knows every three letters in a row of a text, and nothing shorter. */
export function areIndexed(q: string | undefined): q is string {
  return [...longestOf(q)].length >= 3
}

/** So many rows found by an index are looked at one by one; where more have the words, a list soon meets them in its own order. */
export const fewFound = 200

/** Whether a plain text, by its index, has all grams of the longest word; those rows still have to be looked at with `hasAllWords`. */
export function hasGramsOf(plain: AnyPgColumn, q: string): SQL {
  return sql`search_grams(${plain}) @> search_grams(${longestOf(q)}::text)`
}

/** Whether a row is one of those found, however many they are in one parameter. */
export function isOneOf(id: PgColumn, ids: readonly number[]): SQL {
  return sql`${id} = any(${`{${ids.join(',')}}`}::int[])`
}

function hasPattern(plain: SQL | AnyPgColumn, word: string): SQL {
  return sql`${plain} like plain_words(${patternOf(word)}::text)`
}

function isLike(plain: SQL | AnyPgColumn, word: string): SQL {
  return sql`${plain} ~ plain_words(${slipsOf(word)}::text)`
}

function mayHaveSlip(word: string): boolean {
  const letters = [...word].length
  return letters >= 5 && letters <= 24
}

/** A regular expression that finds a word with at most one slip. */
function slipsOf(word: string): string {
  const letters = [...word].map((letter) => letter.replace(/[^\p{L}\p{N}]/u, String.raw`\$&`))
  const from = (start: number, end?: number) => letters.slice(start, end).join('')
  const slips = letters.flatMap((letter, place) => [
    `${from(0, place)}.${from(place + 1)}`,
    `${from(0, place)}${from(place + 1)}`,
    ...(place === 0 ? [] : [`${from(0, place)}.${from(place)}`, `${from(0, place - 1)}${letter}${letters[place - 1] ?? ''}${from(place + 1)}`]),
  ])
  return [...new Set(slips)].join('|')
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
