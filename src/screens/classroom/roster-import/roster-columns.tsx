import type { RowFix } from '#machines/classroom/roster-import/roster.rows.ts'
import { css } from '#styled/css'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { circleAlert, circleCheck, clock } from '#src/ui/icons/icons.ts'
import { Input } from '#src/ui/controls/input.tsx'
import { Pill } from '#src/ui/session/pill.tsx'
import type { ImportRow } from './import-view.ts'

type RosterField = 'name' | 'username' | 'email'
type ColumnsOptions = { isFixed: boolean; openLine: number | null; onFix: (fix: RowFix) => void }

/** The columns of a class list; a cell that is wrong, or whose row is open, is a box to type in. */
export function rosterColumns({ isFixed, openLine, onFix }: ColumnsOptions): readonly DataColumn<ImportRow>[] {
  function cell(field: RosterField, row: ImportRow) {
    const problem = row.sentences[field]
    const isOpen = !isFixed && row.status !== 'added' && !row.isKnown && row.leftOut === null && (problem !== undefined || openLine === row.line)
    if (!isOpen) return row[field]
    return <Cell key={row.edition} field={field} row={row} problem={problem} onFix={onFix} />
  }
  return [
    { id: 'line', head: 'Row', kind: 'number', width: 'xs', card: 'labelled', cell: ({ line }) => line },
    { id: 'name', head: 'Name', kind: 'title', cell: (row) => cell('name', row) },
    { id: 'username', head: 'Username', width: 'lg', cell: (row) => cell('username', row) },
    { id: 'email', head: 'Email', width: 'xl', cell: (row) => cell('email', row) },
    { id: 'status', head: 'Status', width: 'xl', card: 'bare', cell: (row) => <RowState row={row} /> },
  ]
}

function Cell({ field, row, problem, onFix }: { field: RosterField; row: ImportRow; problem: string | undefined; onFix: (fix: RowFix) => void }) {
  const id = `row-${row.line}-${field}`
  function tell(value: string) {
    if (value.trim() !== row[field]) onFix({ line: row.line, field, value })
  }
  return (
    <span className={css({ display: 'block', width: 'full' })}>
      <Input
        aria-label={`${field === 'name' ? 'Name' : field === 'email' ? 'Email' : 'Username'} of row ${row.line}`}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : id}
        defaultValue={row[field]}
        autoComplete="off"
        maxLength={254}
        onBlur={(event) => tell(event.currentTarget.value)}
        onKeyDown={(event) => (event.key === 'Enter' ? tell(event.currentTarget.value) : undefined)}
      />
      {problem === undefined ? null : (
        <span id={id} className={css({ display: 'block', mt: '0.5', color: 'bad', textStyle: 'label', fontWeight: 'normal' })}>
          {`Row ${row.line}: ${problem}`}
        </span>
      )}
    </span>
  )
}

function RowState({ row: { status, isKnown, reason, extra, leftOut } }: { row: ImportRow }) {
  return (
    <>
      <Pill {...looks[status]}>{words[status]}</Pill>
      {isKnown && status === 'ready' ? (
        <span className={css({ display: 'block', mt: '1', color: 'muted', textStyle: 'label' })}>Is in your school already: joins the class you choose</span>
      ) : null}
      {leftOut === null ? null : <span className={css({ display: 'block', mt: '1', color: 'muted', textStyle: 'label' })}>{leftOut}</span>}
      {extra.length === 0 || leftOut !== null ? null : (
        <span className={css({ display: 'block', mt: '1', color: 'muted', textStyle: 'label', overflowWrap: 'break-word' })}>
          Left out: <bdi>{extra.map((cell) => `“${cell}”`).join(', ')}</bdi>
        </span>
      )}
      {reason === null ? null : <span className={css({ display: 'block', mt: '1', color: 'bad', textStyle: 'label' })}>{reason}</span>}
    </>
  )
}

const words = { ready: 'Ready', wrong: 'To fix', failed: 'Failed', added: 'Created', joined: 'Has an account', out: 'Left out' } as const
const looks = {
  ready: { tone: 'neutral', icon: clock },
  wrong: { tone: 'today', icon: circleAlert },
  failed: { tone: 'bad', icon: circleAlert },
  added: { tone: 'good', icon: circleCheck },
  joined: { tone: 'good', icon: circleCheck },
  out: { tone: 'neutral', icon: circleAlert },
} as const
