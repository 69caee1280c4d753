import type { ReactNode } from 'react'
import { assignmentStatus, type AssignmentStatus } from '#contract/assignment-status.ts'
import type { Assignment, AssignmentFilter } from '#contract/assignments.ts'
import { formatPercent, formatPoints, scoreBand } from '#contract/points.ts'
import { formatDue } from '#src/screens/dates.ts'
import { ErrorBand } from '#src/ui/band.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { StatusPill } from '#src/ui/pill.tsx'
import { Segment } from '#src/ui/segment.tsx'
import { SubjectBadge } from '#src/ui/subject-badge.tsx'
import { Table } from '#src/ui/table.tsx'
import { css, cva } from '#styled/css'

/** Which part of the list is shown. */
export type AssignmentListFilter = 'all' | Exclude<AssignmentFilter, 'due_tomorrow'>

/** Props of `AssignmentList`. `failure` keeps the rows that were there; `total` counts beyond the rows shown. */
export type AssignmentListProps = {
  assignments: readonly Assignment[]
  total: number
  filter: AssignmentListFilter
  now: Date
  timeZone: string
  failure: string | null
  onFilter: (filter: AssignmentListFilter) => void
  onShowMore: () => void
  onRetry: () => void
}

const filters: { value: AssignmentListFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'due_today', label: 'Due Today' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'completed', label: 'Completed' },
]

/** A teacher's assignments: who has what, how it stands, what it scored, and the way into each session. */
export function AssignmentList(props: AssignmentListProps) {
  const { assignments, total, filter, failure } = props
  return (
    <section aria-labelledby="assignments" className={panel}>
      <div className={head}>
        <h2 id="assignments" className={css({ textStyle: 'section' })}>
          Assignments
        </h2>
        <Segment size="sm" label="Show" options={filters} value={filter} onChange={props.onFilter} />
      </div>
      {failure ? (
        <ErrorBand safe="What you see below is from before." onRetry={props.onRetry}>
          {failure}
        </ErrorBand>
      ) : null}
      {assignments.length === 0 && failure === null ? (
        <EmptyState title="No assignments found." level={3}>
          {filter === 'all' ? 'Assignments you give to students appear here.' : 'Nothing is in this list right now.'}
        </EmptyState>
      ) : (
        <AssignmentTable {...props} />
      )}
      {total > assignments.length ? (
        <div className={css({ p: '4', borderTop: '[1px solid token(colors.hairline)]' })}>
          <Button variant="text" onClick={props.onShowMore}>
            Show more ({assignments.length} of {total})
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function AssignmentTable({ assignments, now, timeZone }: AssignmentListProps) {
  return (
    <div className={wide}>
      <Table caption="Assignments">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">Title</th>
            <th role="columnheader" scope="col">Assigned to</th>
            <th role="columnheader" scope="col">Status</th>
            <th role="columnheader" scope="col">Due Date & Time</th>
            <th role="columnheader" scope="col" data-number>
              Score
            </th>
            <th role="columnheader" scope="col">Session</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {assignments.map((assignment) => {
            const status = assignmentStatus({ complete: assignment.config.complete, due_date: assignment.due_date }, now, timeZone)
            return (
              <tr role="row" key={assignment.id}>
                <th role="rowheader" scope="row" className={title}>
                  {assignment.assignment_title}
                  <span className={css({ display: 'block', mt: '1', hideFrom: 'md' })}>
                    <SubjectBadge subject={assignment.exercise.subject} />
                  </span>
                </th>
                <td role="cell" data-label="Assigned to">{assignment.student.name || 'Unknown Student'}</td>
                <td role="cell" data-label="Status">
                  <StatusPill status={status} />
                </td>
                <td role="cell" data-label="Due" className={css({ whiteSpace: 'nowrap' })}>
                  {assignment.due_date === null ? <span className={css({ color: 'muted' })}>none</span> : formatDue(assignment.due_date, timeZone)}
                </td>
                <td role="cell" data-number data-label="Score">
                  <Score assignment={assignment} status={status} />
                </td>
                <td role="cell" data-label="Session">
                  <SessionLink assignment={assignment} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </div>
  )
}

function Score({ assignment, status }: { assignment: Assignment; status: AssignmentStatus }): ReactNode {
  const { config, open_session: open } = assignment
  if (config.complete) {
    return (
      <>
        <span className={score({ band: scoreBand(config.score) })}>{formatPercent(config.score)}</span>
        {config.late ? <span className={css({ display: 'block', textStyle: 'caption', color: 'muted' })}>late</span> : null}
      </>
    )
  }
  if (open) return `${formatPoints(open.score)} of ${formatPoints(open.total_possible_score)} so far`
  return <span className={css({ color: 'muted' })}>{status === 'overdue' ? 'Not submitted' : 'Pending'}</span>
}

function SessionLink({ assignment }: { assignment: Assignment }) {
  const id = assignment.config.chat_session_id ?? assignment.open_session?.id
  if (id === undefined || id === null) return <span className={css({ color: 'muted' })}>none yet</span>
  return (
    <Link href={`/session_details/${id}`} aria-label={`Open session: ${assignment.assignment_title}, ${assignment.student.name}`} className={css({ py: '2' })}>
      Open session
    </Link>
  )
}

const panel = css({ background: 'surface', border: '[1px solid]', borderColor: 'hairline', borderRadius: 'panel', overflow: 'hidden' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  p: { base: '4', md: '5' },
  '& fieldset': { width: { base: 'full', md: 'auto' } },
})
const title = css({ fontWeight: 'semibold', textAlign: 'start' })
const wide = css({
  overflowX: 'auto',
  mdDown: {
    '& thead': { srOnly: true },
    '& table, & tbody, & tr, & th, & td': { display: 'block', height: 'auto' },
    '& tr': { p: '4', borderTop: '[1px solid token(colors.hairline)]' },
    '& tbody th, & tbody td': { p: '0', border: '[0]', textAlign: 'start' },
    '& tbody td': { display: 'flex', alignItems: 'center', gap: '3', minHeight: '8' },
    '& tbody td::before': { content: 'attr(data-label) / ""', width: '24', flexShrink: '0', color: 'muted', textStyle: 'label' },
  },
})
const score = cva({
  base: { fontWeight: 'bold' },
  variants: { band: { good: { color: 'good' }, fair: { color: 'warn' }, low: { color: 'bad' } } },
})
