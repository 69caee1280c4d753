import { isClosed, workStatus } from '#contract/assignments/assignment-status.ts'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { formatDue, formatDueDay, formatDueDayWithin } from '#src/screens/dates.ts'
import { css } from '#styled/css'
import { ScoreText } from '#src/ui/session/score.tsx'
import { StatusPill } from '#src/ui/session/pill.tsx'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { ShortTitle } from '#src/ui/text/short-title.tsx'
import { TextLink } from '#src/ui/controls/link.tsx'
import { studentHref } from '#src/screens/classroom/classroom-links.ts'

/** What tells assignments apart. */
export function idOfWork({ id }: Assignment): number {
  return id
}

/** The columns of the assignments; status is counted by the viewer's day at `now`, due dates are days of `timeZone`. */
export function workColumns(now: Date, timeZone: string): readonly DataColumn<Assignment>[] {
  return [
    {
      id: 'title',
      head: 'Title',
      kind: 'title',
      sort: 'server',
      cell: (work) => (
        <>
          <ShortTitle>{work.assignment_title}</ShortTitle>
          <WorkSeenFrom work={work} now={now} timeZone={timeZone} />
        </>
      ),
    },
    {
      id: 'student',
      head: 'Assigned to',
      width: 'md',
      card: 'rest',
      sort: 'server',
      cell: ({ student, student_id: id }) => (
        <TextLink quiet href={studentHref(id)}>
          <bdi>{student.name.trim() === '' ? 'Unknown Student' : student.name}</bdi>
        </TextLink>
      ),
    },
    { id: 'status', head: 'Status', width: 'md', card: 'bare', sort: 'server', skeleton: 'badge', cell: (work) => <WorkStatus work={work} now={now} timeZone={timeZone} /> },
    { id: 'due_date', head: 'Due Date & Time', width: 'md', card: 'hidden', sort: 'server', cell: (work) => <DueAndClosing work={work} now={now} timeZone={timeZone} /> },
    { id: 'score', head: 'Score', kind: 'number', width: 'md', card: 'hidden', sort: 'server', cell: (work) => <WorkScore work={work} now={now} timeZone={timeZone} /> },
    {
      id: 'outcome',
      head: 'Score or due date',
      card: 'end',
      from: 'card',
      cell: (work) => {
        const on = { now, timeZone }
        return work.config.complete ? <WorkScore work={work} {...on} /> : <Due at={work.due_date} {...on} />
      },
    },
  ]
}

type OnItsDay = { work: Assignment; now: Date; timeZone: string }

/** From when a student sees an assignment, while they do not. */
export function WorkSeenFrom({ work: { assign_at: at }, now, timeZone }: OnItsDay) {
  return <SeenFrom at={at} now={now} timeZone={timeZone} />
}

/** From when students see work, while they do not; nothing where they do. */
export function SeenFrom({ at, now, timeZone }: { at: string | undefined; now: Date; timeZone: string }) {
  if (at === undefined || new Date(at) <= now) return null
  return <span className={below} title={`Students see it from ${formatDue(at, timeZone)}`}>Hidden until {formatDueDayWithin(at, now, timeZone)}</span>
}

/** How an assignment stands on the viewer's day. */
export function WorkStatus({ work, now, timeZone }: OnItsDay) {
  return (
    <span className={pillPlace}>
      <StatusPill status={workStatus(work, now, timeZone)} />
    </span>
  )
}

/** What an assignment scored, or that it was not turned in. */
export function WorkScore({ work, now, timeZone }: OnItsDay) {
  const { config } = work
  if (config.complete) {
    return (
      <>
        <ScoreText percent={config.score} />
        {config.late ? <span className={late}>late</span> : null}
      </>
    )
  }
  const status = workStatus(work, now, timeZone)
  return <span className={unsubmitted}>{status === 'overdue' || status === 'closed' ? 'Not submitted' : 'Pending'}</span>
}

/** When work is due, by the viewer's day; the whole of it for the pointer. */
export function Due({ at, now, timeZone }: { at: string | null; now: Date; timeZone: string }) {
  return at === null ? <span className={quiet}>No due date</span> : <span title={formatDue(at, timeZone)}>{formatDueDay(at, now, timeZone)}</span>
}

/** When work is due, and below it when it closes, where it does. */
export function DueAndClosing({ work: { due_date: due, closes_at: closes }, now, timeZone }: Omit<OnItsDay, 'work'> & { work: Pick<Assignment, 'due_date' | 'closes_at'> }) {
  return (
    <>
      <Due at={due} now={now} timeZone={timeZone} />
      <Closing at={closes} now={now} timeZone={timeZone} />
    </>
  )
}

/** When work closes, or did; nothing where it stays open. */
export function Closing({ at, now, timeZone }: { at: string | null | undefined; now: Date; timeZone: string }) {
  if (at === null || at === undefined) return null
  return (
    <span className={below} title={formatDue(at, timeZone)}>
      {isClosed({ closes_at: at }, now) ? 'closed' : 'closes'} {formatDueDayWithin(at, now, timeZone)}
    </span>
  )
}

/** Where a status stands in a cell: a little wider than the cell, it is no cut text. */
export const pillPlace = css({ display: 'flex' })
const quiet = css({ color: 'muted' })
const unsubmitted = css({ color: 'muted', textStyle: 'label', whiteSpace: 'nowrap' })
const below = css({ display: 'block', textStyle: 'caption', fontWeight: 'normal', color: 'muted' })
const late = css({ textStyle: 'caption', color: 'muted', marginInlineStart: '1.5' })
