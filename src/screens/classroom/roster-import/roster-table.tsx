import { useMemo, useState } from 'react'
import type { RowFix } from '#machines/classroom/roster-import/roster.rows.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import type { ImportCounts, ImportRow } from './import-view.ts'
import { rosterColumns } from './roster-columns.tsx'

type RosterTableProps = {
  rows: readonly ImportRow[]
  counts: ImportCounts
  isFixed: boolean
  onFix: (fix: RowFix) => void
  onLeaveOut: (line: number) => void
}

/** Every row of a class list with how it stands; what is wrong can be typed anew where it stands. `isFixed` while nothing may change. */
export function RosterTable({ rows, counts, isFixed, onFix, onLeaveOut }: RosterTableProps) {
  const [isNarrow, setIsNarrow] = useState(false)
  const [openLine, setOpenLine] = useState<number | null>(null)
  const columns = useMemo(() => rosterColumns({ isFixed, openLine, onFix }), [isFixed, openLine, onFix])
  const shown = useMemo(() => (isNarrow ? rows.filter((row) => row.status === 'wrong' || row.status === 'failed') : rows), [rows, isNarrow])
  const toFix = counts.wrong + counts.failed
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        <Segment
          size="sm"
          label="Rows"
          options={[
            { value: 'all', label: `All ${rows.length}` },
            { value: 'toFix', label: `To fix ${toFix}` },
          ]}
          value={isNarrow ? 'toFix' : 'all'}
          onChange={(value) => setIsNarrow(value === 'toFix')}
        />
        <p role="status" className={css({ color: 'muted' })}>
          {sumOf(counts)}
        </p>
      </div>
      <div className={css({ height: '[min(26rem, 46dvh)]', minHeight: '[14rem]' })}>
        <DataTable
          caption="Students in the file"
          noun={{ one: 'row', many: 'rows' }}
          columns={columns}
          rows={shown}
          idOf={lineOf}
          density="compact"
          scroll="own"
          actions={{
            width: 'lg',
            of: (row) =>
              isFixed || row.status === 'added' || row.status === 'joined' ? (
                <></>
              ) : (
                <>
                  {row.isKnown || row.leftOut !== null ? null : (
                    <Button variant="text" size="row" onClick={() => setOpenLine(openLine === row.line ? null : row.line)}>
                      {openLine === row.line ? 'Done' : 'Edit'}
                      <VisuallyHidden> row {row.line}</VisuallyHidden>
                    </Button>
                  )}
                  <Button variant="text" size="row" onClick={() => onLeaveOut(row.line)}>
                    {row.leftOut === null ? 'Leave out' : 'Take in'}
                    <VisuallyHidden> row {row.line}</VisuallyHidden>
                  </Button>
                </>
              ),
          }}
          empty={
            <EmptyState level={3} title="Nothing to fix">
              Every row can be imported.
            </EmptyState>
          }
        />
      </div>
    </div>
  )
}

function lineOf({ line }: ImportRow): number {
  return line
}

function sumOf({ ready, wrong, failed, added, joined, out }: ImportCounts): string {
  const parts = [
    ...(added > 0 ? [`${added} created`] : []),
    ...(joined > 0 ? [`${joined} with an account`] : []),
    ...(ready > 0 ? [`${ready} ready`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(wrong > 0 ? [`${wrong} to fix`] : []),
    ...(out > 0 ? [`${out} left out`] : []),
  ]
  return parts.join(', ')
}
