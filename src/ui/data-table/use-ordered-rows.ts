import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { DataColumn } from './data-column.ts'
import { compareValues, type Sort } from './sort.ts'

/**
 * The rows in the order of `sort`; as they come when it is null or its column is ordered by the server. Rows of equal value
 * keep the order they came in. The answer is the same array until something changes.
 */
export function useOrderedRows<Row extends object>(rows: readonly Row[], columns: readonly DataColumn<Row>[], sort: Sort | null): readonly Row[] {
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const sorting = useMemo(() => (sort === null ? [] : [{ id: sort.column, desc: sort.direction === 'descending' }]), [sort])
  const isServerOrder = columns.some((column) => column.id === sort?.column && column.sort === 'server')
  const table = useTable({ features, columns: definitions, data: rows, state: { sorting }, manualSorting: isServerOrder })
  const model = table.getRowModel()
  return useMemo(() => model.rows.map((row) => row.original), [model])
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

function definitionOf<Row extends object>({ id, sort }: DataColumn<Row>) {
  return {
    id,
    accessorFn: (row: Row) => (typeof sort === 'function' ? (sort(row) ?? undefined) : undefined),
    sortUndefined: 'last' as const,
    sortFn: byValue,
  }
}

type Sortable = { getValue: (column: string) => unknown }

function byValue(one: Sortable, other: Sortable, column: string): number {
  return compareValues(valueOf(one, column), valueOf(other, column))
}

function valueOf(row: Sortable, column: string): string | number {
  const value = row.getValue(column)
  return typeof value === 'number' ? value : String(value)
}
