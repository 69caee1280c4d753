/** The column a table is ordered by, and which way. */
export type Sort = { column: string; direction: 'ascending' | 'descending' }

/** What a row is ordered by in a column: words, a number, or null for "none", which comes last either way. */
export type SortValue = string | number | null

/** The order after a press on a column's head: ascending, descending, none. Another column begins anew. */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort === null || sort.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}

/** The order that a word of the wire names: a column, after `-` the other way round. */
export function sortNamed(word: string): Sort {
  return word.startsWith('-') ? { column: word.slice(1), direction: 'descending' } : { column: word, direction: 'ascending' }
}

/** The word of the wire for an order. */
export function nameOfSort({ column, direction }: Sort): string {
  return direction === 'descending' ? `-${column}` : column
}

/**
 * What stands for a value while rows are ordered, so that thousands of comparisons are plain ones: a number itself, words
 * without case and accents and with their numbers filled up, so that "Unit 2" comes before "unit 10". None is undefined.
 */
export function sortKey(value: SortValue): string | number | undefined {
  if (value === null) return undefined
  if (typeof value === 'number') return value
  const plain = value.toLowerCase()
  const bare = beyondAscii.test(plain) ? plain.normalize('NFD').replaceAll(/\p{Mark}+/gu, '') : plain
  return digits.test(bare) ? bare.replaceAll(/\d+/g, (number) => number.padStart(longestNumber, '0')) : bare
}

/** Orders two keys, the smaller one first. */
export function compareKeys(one: string | number, other: string | number): number {
  return one < other ? -1 : one > other ? 1 : 0
}

const longestNumber = 12
const digits = /\d/
const beyondAscii = /[^ -~]/
