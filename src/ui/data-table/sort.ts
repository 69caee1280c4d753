/** The column a table is ordered by, and which way. */
export type Sort = { column: string; direction: 'ascending' | 'descending' }

/** What a row is ordered by in a column: words, a number, or null for "none", which comes last either way. */
export type SortValue = string | number | null

/** The order after a press on a column's head: ascending, descending, none. Another column begins anew. */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort === null || sort.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}

/** Orders two values as people do: numbers by size, words without regard to case, "Unit 2" before "Unit 10". */
export function compareValues(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return words.compare(String(one), String(other))
}

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
