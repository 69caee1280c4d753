import { type ReactNode, useMemo } from 'react'
import type { SessionListItem } from '#contract/sessions/sessions.ts'
import { formatTime } from '#src/screens/dates.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { OpenWord } from '#src/ui/data-table/open-word.tsx'
import { isNothing, pagedTable } from '#src/ui/data-table/paged-table.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'
import { historyColumns, idOfSession, titleOfSession } from './history-columns.tsx'
import type { HistoryScreenProps } from './history-props.ts'

/** The sessions of a history in all their states; `find` narrows them. */
export function HistoryTable({ find, ...props }: Omit<HistoryScreenProps, 'progress'> & { find: ReactNode }) {
  const { list, timeZone, query, onOpen, onNarrow } = props
  const columns = useMemo(() => historyColumns(timeZone), [timeZone])
  const words = {
    loading: 'Loading your history...',
    failed: 'Failed to fetch sessions',
    timeOf: (readAtMs: number) => formatTime(new Date(readAtMs), timeZone),
  }
  const isNarrowed = query.q !== '' || query.outcome !== null
  return (
    <DataTable
      caption="Sessions"
      noun={{ one: 'session', many: 'sessions' }}
      tools={isNothing(list) && !isNarrowed ? undefined : { find }}
      lines="one"
      columns={columns}
      idOf={idOfSession}
      actions={{
        width: 'sm',
        of: (session: SessionListItem) => (
          <Button variant="text" size="row" className={openLook} onClick={() => onOpen(session.id)}>
            <OpenWord>Details</OpenWord>
            <VisuallyHidden>: {titleOfSession(session)}</VisuallyHidden>
          </Button>
        ),
      }}
      {...pagedTable(list, words, props, <Empty isNarrowed={isNarrowed} onReset={() => onNarrow({ q: '', outcome: null })} />)}
    />
  )
}

function Empty({ isNarrowed, onReset }: { isNarrowed: boolean; onReset: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        title="No sessions found matching your filters."
        actions={
          <Button variant="secondary" onClick={onReset}>
            Reset Filters
          </Button>
        }
      >
        Try other words or another status.
      </EmptyState>
    )
  }
  return (
    <EmptyState of="sessions" title="Nothing finished yet" actions={<ButtonLink href="/student">Open Dashboard</ButtonLink>}>
      What you work on is listed here, with every answer and hint.
    </EmptyState>
  )
}

const openLook = css({ '@container data-table (width < 52rem)': { p: '0' } })
