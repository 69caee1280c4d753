import { useMemo } from 'react'
import type { SessionListItem } from '#contract/sessions/sessions.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { formatTime } from '#src/screens/dates.ts'
import { historyColumns, idOfSession, titleOfSession } from '#src/screens/sessions/history/history-columns.tsx'
import { TextLink } from '#src/ui/controls/link.tsx'
import { DataTable } from '#src/ui/data-table/data-table.tsx'
import { OpenWord } from '#src/ui/data-table/open-word.tsx'
import { pagedTable } from '#src/ui/data-table/paged-table.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { css } from '#styled/css'

/** Props of `SessionsTable`. */
export type SessionsTableProps = { list: PagedListView<SessionListItem, null>; timeZone: string; onMore: () => void; onRetry: () => void }

/** A student's sessions as their teacher reads them, abandoned ones and practice as well. */
export function SessionsTable({ list, timeZone, ...on }: SessionsTableProps) {
  const columns = useMemo(() => historyColumns(timeZone, 'you').filter(({ id }) => id !== 'subject'), [timeZone])
  const words = { loading: 'Loading sessions...', failed: 'Failed to fetch sessions', timeOf: (at: number) => formatTime(new Date(at), timeZone) }
  return (
    <section aria-labelledby="student-sessions" className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
      <h2 id="student-sessions" className={css({ textStyle: 'section' })}>
        Sessions
      </h2>
      <DataTable
        caption="Sessions"
        noun={noun}
        lines="one"
        columns={columns}
        idOf={idOfSession}
        actions={{ width: 'xs', of: (session) => <ReadLink session={session} /> }}
        {...pagedTable(list, words, on, <EmptyState of="sessions" title="No sessions yet">What this student works on is listed here.</EmptyState>)}
      />
    </section>
  )
}

function ReadLink({ session }: { session: SessionListItem }) {
  return (
    <span className={clear}>
      <TextLink href={`/session_details/${session.id}`}>
        <OpenWord>Read</OpenWord>
        <VisuallyHidden>: {titleOfSession(session)}</VisuallyHidden>
      </TextLink>
    </span>
  )
}

const clear = css({ marginInlineEnd: '2.5', '@container data-table (width < 52rem)': { m: '0' } })
const noun = { one: 'session', many: 'sessions' }
