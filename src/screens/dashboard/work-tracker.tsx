import type { Assignment } from '#contract/assignments/assignment.ts'
import type { AssignmentFilter } from '#contract/assignments/assignments.ts'
import type { PagedListView } from '#machines/lists/paged-list/paged-list.selectors.ts'
import { workToldApart } from '#src/screens/classroom/work/work-told-apart.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { TextLink } from '#src/ui/controls/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'
import { css } from '#styled/css'
import { allWorkHref } from './dashboard-links.ts'
import { TrackerRows } from './tracker-rows.tsx'
import { WorkRow } from './work-row.tsx'

/** Which part of the assignments is shown. */
export type WorkFilter = 'all' | Exclude<AssignmentFilter, 'due_tomorrow'>

/** Props of `WorkTracker`. */
export type WorkTrackerProps = {
  list: PagedListView<Assignment, null>
  filter: WorkFilter
  now: Date
  timeZone: string
  onFilter: (filter: WorkFilter) => void
  onSession: (sessionId: number) => void
  onRetry: () => void
}

const filters: { value: WorkFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'due_today', label: 'Due Today' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'completed', label: 'Completed' },
]

/** The assignments that come first, at most five of a filter. */
export function WorkTracker({ list, filter, now, timeZone, onFilter, onSession, onRetry }: WorkTrackerProps) {
  return (
    <Panel
      flush
      title="Assignments"
      actions={
        <div className={scrolled}>
          <Segment size="sm" label="Which assignments" options={filters} value={filter} onChange={onFilter} />
        </div>
      }
      foot={list.total === 0 ? undefined : <TextLink href={allWorkHref(filter)}>{seeAll(list.total, filter)}</TextLink>}
    >
      <TrackerRows
        list={list}
        loading="Loading assignments..."
        failed="Failed to fetch assignments"
        empty={
          <EmptyState level={3} of="work" title="No assignments found.">
            {filter === 'all' ? 'Assignments you give to students appear here.' : 'This list is empty right now.'}
          </EmptyState>
        }
        timeZone={timeZone}
        onRetry={onRetry}
      >
        {workToldApart(list.rows).map((work) => (
          <WorkRow key={work.id} work={work} now={now} timeZone={timeZone} onSession={onSession} />
        ))}
      </TrackerRows>
    </Panel>
  )
}

function seeAll(total: number, filter: WorkFilter): string {
  const of = filter === 'all' ? '' : `${(filters.find(({ value }) => value === filter)?.label ?? '').toLowerCase()} `
  return total === 1 ? `See the ${of}assignment in the classroom` : `See all ${total} ${of}assignments`
}

const scrolled = css({ width: 'full', overflowX: 'auto' })
