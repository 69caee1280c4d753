import { type FocusEvent, type ReactNode, useMemo, useState } from 'react'
import type { DataColumn } from './data-column.ts'
import { AcrossRow, DataRow } from './data-row.tsx'
import { SelectBox } from './select-box.tsx'
import { range, toggle } from './selection.ts'
import { refusalNow, rulesOf, type TableChoice } from './table-choice.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useRowWindow } from './use-row-window.ts'

/**
 * Rows that belong to another, below it: `isPart` says which are, and `across` draws those without cells of their own, which nobody
 * can choose; null for every other row.
 */
export type TableParts<Row> = { isPart: (row: Row) => boolean; across: (row: Row) => ReactNode | null }

type TableRowsProps<Row> = {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  idOf: (row: Row) => number
  isPart: boolean
  scroll: 'page' | 'own'
  choice: TableChoice<Row> | null
  actionsOf: ((row: Row) => ReactNode) | null
  parts: TableParts<Row> | null
}

/** The rows in sight, with empty rows as high as what is left out between them. The row with the focus is always drawn. */
export function TableRows<Row>({ rows, columns, idOf, isPart, scroll, choice, actionsOf, parts }: TableRowsProps<Row>) {
  const [keptId, setKeptId] = useState<number | null>(null)
  const ids = useMemo(() => rows.map(idOf), [rows, idOf])
  const { body, drawn, rest, measure } = useRowWindow(ids, scroll, keptId === null ? -1 : ids.indexOf(keptId), isPart)

  function press(row: Row, withShift: boolean) {
    if (choice === null) return
    const rules = rulesOf(choice, idOf)
    const refusal = refusalNow(choice, row, rules)
    if (refusal !== null) choice.onRefused?.(refusal)
    else choice.onChange(withShift ? range(choice.value, rows, row, rules) : toggle(choice.value, row, rules))
  }
  function extend(from: number, to: number) {
    const [start, end] = [rows[from], rows[to]]
    if (choice === null || start === undefined || end === undefined) return
    const rules = rulesOf(choice, idOf)
    const begun = choice.value.anchor === null ? range(choice.value, rows, start, rules, true) : choice.value
    choice.onChange(range(begun, rows, end, rules, true))
  }
  const pressKey = useRowKeys({
    ids,
    hasBox: (index) => {
      const row = rows[index]
      return row !== undefined && (parts?.across(row) ?? null) === null
    },
    onKeep: setKeptId,
    onExtend: extend,
  })

  // A column for cards alone is not drawn in a wide table; a cell over more columns than there are would take the room of one more.
  const wideCells = columns.filter(({ from }) => from !== 'card').length + Number(choice !== null) + Number(actionsOf !== null)
  return (
    <tbody
      ref={body}
      role="rowgroup"
      onKeyDown={pressKey}
      onFocus={(event) => setKeptId(rowIdAt(event.target))}
      onBlur={(event) => (staysWithin(event) ? undefined : setKeptId(null))}
    >
      {drawn.flatMap(({ index, gap }) => {
        const row = rows[index]
        if (row === undefined) return []
        const id = idOf(row)
        const isChosen = choice?.value.ids.has(id) ?? false
        const across = parts?.across(row) ?? null
        const box =
          choice === null ? null : (
            <SelectBox
              name={choice.nameOf(row)}
              isChosen={isChosen}
              refusal={refusalNow(choice, row, rulesOf(choice, idOf))}
              onPress={(withShift) => press(row, withShift)}
            />
          )
        return [
          gap > 0 ? <Gap key={`before ${id}`} height={gap} /> : null,
          across === null ? (
            <DataRow key={id} {...{ row, id, index, columns, box, isChosen, actionsOf, measure }} isPart={parts?.isPart(row) ?? false} />
          ) : (
            <AcrossRow key={id} {...{ id, index, measure }} cells={wideCells}>
              {across}
            </AcrossRow>
          ),
        ]
      })}
      {rest > 0 ? <Gap height={rest} /> : null}
    </tbody>
  )
}

function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden="true" data-gap style={{ height }}>
      <td style={{ height }} />
    </tr>
  )
}

function rowIdAt(element: Element): number | null {
  const id = element.closest('tr')?.dataset.id
  return id === undefined ? null : Number(id)
}

function staysWithin(event: FocusEvent<Element>): boolean {
  return event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
}
