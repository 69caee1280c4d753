import { type ReactNode, useMemo } from 'react'
import type { BinEntry } from '#contract/bin/bin.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { formatDate, formatMoment, formatTime } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import type { Noun } from '#src/ui/data-table/counts.ts'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { pagedTable } from '#src/ui/data-table/paged-table.tsx'
import { Dialog, DialogBody } from '#src/ui/feedback/dialog.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { undo2 } from '#src/ui/icons/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'

/** Props of `RestoreDialog`; `noun` is what the list holds, `above` stands over it. While `isBusy` something is being brought back. */
export type RestoreDialogProps = {
  list: PagedListView<BinEntry, null>
  noun: Noun
  above?: ReactNode
  isBusy: boolean
  timeZone: string
  onRestore: (entry: BinEntry) => void
  onErase: (entry: BinEntry) => void
  onMore: () => void
  onRetry: () => void
  onClose: () => void
}

/** What was deleted in the last 30 days and can be brought back, or deleted for good. Load it lazily: it brings dialog and table with it. */
export function RestoreDialog({ list, noun, above, isBusy, timeZone, onRestore, onErase, onClose, ...on }: RestoreDialogProps) {
  const columns = useMemo(() => columnsIn(timeZone), [timeZone])
  const words = {
    loading: `Loading deleted ${noun.many}...`,
    failed: `Failed to fetch deleted ${noun.many}`,
    timeOf: (readAtMs: number) => formatTime(new Date(readAtMs), timeZone),
  }
  return (
    <Dialog open size="xl" title="Recently deleted" onClose={onClose}>
      <DialogBody>
        {above === undefined ? null : <div className={css({ mb: '3' })}>{above}</div>}
        <div className={box}>
          <DataTable
            caption={`Deleted ${noun.many}`}
            noun={noun}
            columns={columns}
            idOf={idOfEntry}
            density="compact"
            scroll="own"
            actions={{
              width: 'xl',
              of: (entry) => (
                <div className={css({ display: 'flex', gap: '2' })}>
                  <Button variant="secondary" size="sm" icon={undo2} disabled={isBusy} onClick={() => onRestore(entry)}>
                    Restore
                    <VisuallyHidden> {entry.title}</VisuallyHidden>
                  </Button>
                  <Button variant="danger" size="sm" disabled={isBusy} onClick={() => onErase(entry)}>
                    Delete for good
                    <VisuallyHidden> {entry.title}</VisuallyHidden>
                  </Button>
                </div>
              ),
            }}
            {...pagedTable(
              list,
              words,
              on,
              <EmptyState level={3} of="deleted" title={`No deleted ${noun.many}`}>
                What you delete stays here for 30 days.
              </EmptyState>,
            )}
          />
        </div>
      </DialogBody>
    </Dialog>
  )
}

function idOfEntry({ id }: BinEntry): number {
  return id
}

function columnsIn(timeZone: string): readonly DataColumn<BinEntry>[] {
  return [
    { id: 'title', head: 'Title', kind: 'title', cell: ({ title }) => title },
    { id: 'deleted', head: 'Deleted', width: 'md', cell: ({ deleted_at: at }) => formatMoment(at, timeZone) },
    { id: 'expires', head: 'Kept until', width: 'sm', cell: ({ expires_at: at }) => formatDate(at, timeZone) },
  ]
}

const box = css({ height: '[min(28rem, 60dvh)]' })
