import type { Gradebook, GradebookLine, GradebookWork } from '#contract/progress/gradebook.ts'
import { compareKeys, type Sort, sortKey } from '#src/ui/data-table/sort.ts'

/** Which work comes first within its category. */
export type WorkOrder = 'oldest' | 'newest'

/** The name a column of work is ordered by. */
export function columnOf(place: number): string {
  return `work-${place}`
}

/** A gradebook with its work the other way round where the newest comes first; categories stay in their order. */
export function withWorkInOrder(book: Gradebook, order: WorkOrder): Gradebook {
  if (order === 'oldest') return book
  const places = [...book.works.keys()].toSorted((one, other) => placeOf(book.works[one]) - placeOf(book.works[other]) || other - one)
  return {
    ...book,
    works: places.flatMap((place) => book.works[place] ?? []),
    students: book.students.map((line) => ({ ...line, cells: places.map((place) => line.cells[place] ?? null) })),
  }
}

/** Students by name, by a figure or by their scores in a column; who has none comes last either way. */
export function inOrder(students: readonly GradebookLine[], sort: Sort | null): readonly GradebookLine[] {
  if (sort === null) return students
  const keyed = students.map((line) => ({ line, key: sortKey(valueOf(line, sort.column)) }))
  const way = sort.direction === 'ascending' ? 1 : -1
  return keyed
    .toSorted(({ key: one }, { key: other }) => {
      if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
      return way * compareKeys(one, other)
    })
    .map(({ line }) => line)
}

function valueOf(line: GradebookLine, column: string): string | number | null {
  if (column === 'name') return line.name
  if (column === 'mean' || column === 'median' || column === 'term_mark') return line[column]
  return line.cells[Number(column.slice(columnOf(0).length - 1))]?.[1] ?? null
}

function placeOf(work: GradebookWork | undefined): number {
  return work?.category ?? Number.MAX_SAFE_INTEGER
}
