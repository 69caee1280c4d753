import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { DataColumn } from './data-column.ts'
import { compareKeys, type Sort, sortKey } from './sort.ts'

/**
 * The rows in the order of `sort`; as they come when it is null or its column is ordered by the server. Rows of equal value
 * keep the order they came in. The answer is the same array until something changes.
 */
export function useOrderedRows<Row extends object>(rows: readonly Row[], columns: readonly DataColumn<Row>[], sort: Sort | null): readonly Row[] {
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const [by, direction] = [sort?.column, sort?.direction]
  const sorting = useMemo(() => (by === undefined ? [] : [{ id: by, desc: direction === 'descending' }]), [by, direction])
  const isOrderedHere = columns.some((column) => column.id === by && typeof column.sort === 'function')
  const table = useTable({ features, columns: definitions, data: isOrderedHere ? rows : none, state: { sorting } })
  const model = table.getRowModel()
  return useMemo(() => (isOrderedHere ? model.rows.map((row) => row.original) : rows), [isOrderedHere, model, rows])
}

const none: readonly never[] = []

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

function definitionOf<Row extends object>({ id, sort }: DataColumn<Row>) {
  return {
    id,
    accessorFn: (row: Row) => (typeof sort === 'function' ? sortKey(sort(row)) : undefined),
    enableSorting: typeof sort === 'function',
    sortUndefined: 'last' as const,
    sortFn: byValue,
  }
}

type Sortable = { getValue: (column: string) => unknown }

function byValue(one: Sortable, other: Sortable, column: string): number {
  return compareKeys(keyOf(one, column), keyOf(other, column))
}

function keyOf(row: Sortable, column: string): string | number {
  const key = row.getValue(column)
  return typeof key === 'number' || typeof key === 'string' ? key : ''
}
