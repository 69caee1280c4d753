import { assignmentStatus, type AssignmentStatus } from '#contract/assignment-status.ts'
import type { Assignment } from '#contract/assignment.ts'
import type { AssignmentFilter } from '#contract/assignments.ts'
import type { PagedListView } from '#machines/paged-list/paged-list.selectors.ts'
import { studentHref } from '#src/screens/classroom/classroom-links.ts'
import { formatDue, formatDueTime } from '#src/screens/dates.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { messageSquare } from '#src/ui/icons.ts'
import { TextLink } from '#src/ui/link.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { StatusPill } from '#src/ui/pill.tsx'
import { ScoreText } from '#src/ui/score.tsx'
import { Segment } from '#src/ui/segment.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { css } from '#styled/css'
import { allWorkHref } from './dashboard-links.ts'
import { trackerRow } from './tracker-row.ts'
import { TrackerRows } from './tracker-rows.tsx'

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
          <EmptyState level={3} title="No assignments found.">
            {filter === 'all' ? 'Assignments you give to students appear here.' : 'Nothing is in this list right now.'}
          </EmptyState>
        }
        timeZone={timeZone}
        onRetry={onRetry}
      >
        {list.rows.map((work) => (
          <WorkRow key={work.id} work={work} now={now} timeZone={timeZone} onSession={onSession} />
        ))}
      </TrackerRows>
    </Panel>
  )
}

type WorkRowProps = { work: Assignment; now: Date; timeZone: string; onSession: (sessionId: number) => void }

function WorkRow({ work, now, timeZone, onSession }: WorkRowProps) {
  const status = assignmentStatus({ complete: work.config.complete, due_date: work.due_date }, now, timeZone)
  const student = work.student.name.trim() === '' ? 'Unknown Student' : work.student.name
  const session = work.config.chat_session_id ?? work.open_session?.id
  return (
    <li className={trackerRow({ start: 'words' })}>
      <div className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        <p className={css({ fontWeight: 'semibold' })}>{work.assignment_title}</p>
        <TextLink quiet href={studentHref(work.student_id)} className={css({ textStyle: 'label', color: 'muted' })}>
          {student}
        </TextLink>
      </div>
      <div className={stands}>
        <StatusPill status={status} />
        <span className={css({ textStyle: 'label', color: 'muted', textAlign: 'end' })}>
          {work.config.complete ? <ScoreText percent={work.config.score} /> : <Due at={work.due_date} status={status} timeZone={timeZone} />}
        </span>
      </div>
      {session === undefined ? null : (
        <button type="button" className={chat} onClick={() => onSession(session)}>
          <Icon of={messageSquare} size={20} />
          <span aria-hidden="true">Chat</span>
          <VisuallyHidden>
            Chat of {student}: {work.assignment_title}
          </VisuallyHidden>
        </button>
      )}
    </li>
  )
}

function Due({ at, status, timeZone }: { at: string | null; status: AssignmentStatus; timeZone: string }) {
  if (at === null) return null
  return status === 'due_today' ? formatDueTime(at, timeZone) : formatDue(at, timeZone)
}

function seeAll(total: number, filter: WorkFilter): string {
  const of = filter === 'all' ? '' : `${(filters.find(({ value }) => value === filter)?.label ?? '').toLowerCase()} `
  return total === 1 ? `See the ${of}assignment in the classroom` : `See all ${total} ${of}assignments`
}

const scrolled = css({ width: 'full', overflowX: 'auto' })
const stands = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: '1' })
const chat = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '11',
  borderRadius: 'small',
  textStyle: 'caption',
  fontWeight: 'semibold',
  color: 'action',
  cursor: 'pointer',
  _hover: { background: 'tint' },
})
