import type { ReactNode } from 'react'
import { assignmentStatus, localDay } from '#contract/assignments/assignment-status.ts'
import type { Assignment } from '#contract/assignments/assignment.ts'
import type { GivenWork } from '#contract/assignments/given-work.ts'
import { formatPercent } from '#contract/exercises/points.ts'
import { studentHref } from '#src/screens/classroom/classroom-links.ts'
import { formatDate, formatDateInYear, formatDue, formatTime } from '#src/screens/dates.ts'
import { css, cx } from '#styled/css'
import { TextLink } from '#src/ui/controls/link.tsx'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { chevronDown, chevronRight, circleAlert } from '#src/ui/icons/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { Pill, StatusPill } from '#src/ui/session/pill.tsx'
import { ScoreText } from '#src/ui/session/score.tsx'
import { ShortTitle } from '#src/ui/text/short-title.tsx'
import type { PieceRow } from './piece-rows.ts'
import { Closing, Due, pillPlace, SeenFrom, WorkStatus } from './work-columns.tsx'

/** On whose day statuses are counted, whether the rows are of one class, and what opens and closes a piece. */
export type PieceColumnsOptions = { now: Date; timeZone: string; isOfClass: boolean; onOpen: (id: number | null) => void }

/** The columns of the pieces of work and of the students of the open one. */
export function pieceColumns({ now, timeZone, isOfClass, onOpen }: PieceColumnsOptions): readonly DataColumn<PieceRow>[] {
  const on = { now, timeZone }
  return [
    {
      id: 'title',
      head: 'Title',
      kind: 'title',
      sort: 'server',
      cell: either(
        (piece, isOpen) => (
          <button type="button" className={opener} aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : piece.id)}>
            <Icon of={isOpen ? chevronDown : chevronRight} size={18} />
            <span className={openerWords}>
              <ShortTitle>{piece.title}</ShortTitle>
              <WhoseAndWhen piece={piece} isOfClass={isOfClass} {...on} />
            </span>
          </button>
        ),
        ({ student, student_id: id }) => (
          <TextLink quiet href={studentHref(id)} className={partName}>
            <bdi>{nameOf(student.name)}</bdi>
          </TextLink>
        ),
      ),
    },
    {
      id: 'status',
      head: 'Status',
      width: 'md',
      card: 'bare',
      sort: 'server',
      skeleton: 'badge',
      cell: either((piece) => <PieceStatus piece={piece} {...on} />, (work) => <WorkStatus work={work} {...on} />),
    },
    {
      id: 'due_date',
      head: 'Due Date & Time',
      width: 'md',
      card: 'hidden',
      sort: 'server',
      cell: either((piece) => <PieceDue piece={piece} {...on} />, (work) => <StudentDue work={work} {...on} />),
    },
    {
      id: 'turned_in',
      head: 'Turned in',
      width: 'md',
      card: 'rest',
      sort: 'server',
      cell: either(
        (piece) => <TurnedIn piece={piece} isOfClass={isOfClass} {...on} />,
        (work) => <StudentProgress work={work} timeZone={timeZone} />,
      ),
    },
    {
      id: 'median',
      head: 'Median',
      kind: 'number',
      width: 'xs',
      card: 'hidden',
      sort: 'server',
      cell: either(({ median }) => (median === null ? null : <ScoreText percent={median} />), (work) => <StudentScore work={work} />),
    },
    {
      id: 'when',
      head: 'Due date',
      card: 'end',
      from: 'card',
      cell: either((piece) => <ShortDue piece={piece} {...on} />, (work) => <StudentDue work={work} {...on} />),
    },
  ]
}

/** What a student is called, also without a name. */
export function nameOf(name: string): string {
  return name.trim() === '' ? 'Unknown Student' : name
}

/** A cell of a piece or of a student; notes have none. */
function either(ofPiece: (piece: GivenWork, isOpen: boolean) => ReactNode, ofStudent: (work: Assignment) => ReactNode) {
  return (row: PieceRow) => (row.kind === 'piece' ? ofPiece(row.piece, row.isOpen) : row.kind === 'student' ? ofStudent(row.work) : null)
}

/**
 * Whose the work is, where not all rows are of one class, and from when students see it, while they do not. It is one line, so that rows are of
 * one height, and begins with what students cannot see; on cards it stands with the numbers of the second line.
 */
function WhoseAndWhen({ piece, isOfClass, ...on }: PieceOnItsDay & { isOfClass: boolean }) {
  const name = whose(piece, isOfClass)
  const isSeen = isSeenOn(piece, on.now)
  return (
    <span className={below}>
      <span className={inLine}>
        <SeenFrom at={piece.assign_at} {...on} />
      </span>
      {name === undefined || isSeen ? null : ' · '}
      {name === undefined ? null : <bdi>{name}</bdi>}
    </span>
  )
}

function whose({ class: taught, student }: GivenWork, isOfClass: boolean): string | undefined {
  return student === null ? (isOfClass ? undefined : taught?.name) : nameOf(student.name)
}

function isSeenOn({ assign_at: at }: GivenWork, now: Date): boolean {
  return at === undefined || new Date(at) <= now
}

type PieceOnItsDay = { piece: GivenWork; now: Date; timeZone: string }

function PieceDue({ piece: { due_date: due, due_dates: count, closes_at: closes }, ...on }: PieceOnItsDay) {
  return (
    <>
      <Due at={due} {...on} />
      {count > 1 ? <span className={below}> and {count - 1} more</span> : null}
      <Closing at={closes} {...on} />
    </>
  )
}

/** When it is due, as short as the end of a card's first line is; where its status says today or tomorrow, at what time. */
function ShortDue({ piece, now, timeZone }: PieceOnItsDay) {
  const { due_date: due, due_dates: count, overdue } = piece
  if (due === null) return null
  const status = pieceStatus(piece, now, timeZone)
  const isNamed = overdue === 0 && (status === 'due_today' || status === 'due_tomorrow')
  return (
    <span className={quiet} title={formatDue(due, timeZone)}>
      {count > 1 ? `${count} dates` : isNamed ? formatTime(due, timeZone) : shortDay(due, now, timeZone)}
    </span>
  )
}

function shortDay(due: string, now: Date, timeZone: string): string {
  const [year, thisYear] = [new Date(due), now].map((at) => localDay(at, timeZone).slice(0, 4))
  return year === thisYear ? formatDate(due, timeZone) : formatDateInYear(due, timeZone)
}

/** A piece is closed once that is all of what is not turned in. */
function pieceStatus({ turned_in: done, assigned, due_date, closed = 0, closes_at }: GivenWork, now: Date, timeZone: string) {
  const isClosed = closed > 0 && closed === assigned - done
  return assignmentStatus({ complete: done === assigned, due_date, closes_at: isClosed ? closes_at : null }, now, timeZone)
}

function PieceStatus({ piece, now, timeZone }: { piece: GivenWork; now: Date; timeZone: string }) {
  const isClosed = pieceStatus(piece, now, timeZone) === 'closed'
  if (piece.overdue > 0 && piece.assigned > 1 && !isClosed) {
    return (
      <span className={pillPlace}>
        <Pill tone="bad" icon={circleAlert}>
          {piece.overdue} overdue
        </Pill>
      </span>
    )
  }
  return (
    <span className={pillPlace}>
      <StatusPill status={pieceStatus(piece, now, timeZone)} />
    </span>
  )
}

function StudentProgress({ work, timeZone }: { work: Assignment; timeZone: string }) {
  return (
    <span className={quiet}>
      {progressOf(work, timeZone)}
      {work.config.complete ? (
        <span className={onCards}>
          , <StudentScore work={work} />
        </span>
      ) : null}
    </span>
  )
}

function TurnedIn({ piece, isOfClass, ...on }: PieceOnItsDay & { isOfClass: boolean }) {
  const { turned_in: done, assigned, median } = piece
  const name = whose(piece, isOfClass)
  return (
    <span className={share}>
      <svg className={bar} width="40" height="6" aria-hidden="true">
        <rect className={css({ fill: 'hairline' })} width="40" height="6" rx="3" />
        <rect className={css({ fill: 'muted' })} width={(40 * done) / assigned} height="6" rx="3" />
      </svg>
      {isSeenOn(piece, on.now) ? (
        <span className={counted}>
          {done} of {assigned}
          <span className={onCards}>
            {name === undefined ? (
              median === null ? ' turned in' : <>, <VisuallyHidden>median </VisuallyHidden>{formatPercent(median)}</>
            ) : (
              <><VisuallyHidden> turned in</VisuallyHidden>, <bdi>{name}</bdi></>
            )}
            <ClosingInLine at={piece.closes_at} {...on} />
          </span>
        </span>
      ) : (
        <>
          <span className={offCards}>
            {done} of {assigned}
          </span>
          <span className={cx(onCards, inLine, counted)}>
            <SeenFrom at={piece.assign_at} {...on} />
            {name === undefined ? null : <>, <bdi>{name}</bdi></>}
          </span>
        </>
      )}
    </span>
  )
}

function ClosingInLine({ at, ...on }: Parameters<typeof Closing>[0]) {
  if (at === null || at === undefined) return null
  return (
    <span className={inLine}>
      , <Closing at={at} {...on} />
    </span>
  )
}

function StudentDue({ work: { config, due_date: due }, now, timeZone }: { work: Assignment; now: Date; timeZone: string }) {
  const days = due === null || config.complete ? 0 : daysBetween(localDay(new Date(due), timeZone), localDay(now, timeZone))
  if (days <= 0) return <Due at={due} now={now} timeZone={timeZone} />
  return <span title={due === null ? undefined : formatDue(due, timeZone)}>{days === 1 ? '1 day late' : `${days} days late`}</span>
}

function daysBetween(day: string, later: string): number {
  return Math.round((Date.parse(`${later}T12:00:00Z`) - Date.parse(`${day}T12:00:00Z`)) / 86_400_000)
}

function StudentScore({ work: { config, student, assignment_title: title } }: { work: Assignment }) {
  if (!config.complete) return null
  if (config.chat_session_id === null) return <ScoreText percent={config.score} />
  return (
    <TextLink quiet href={`/session_details/${config.chat_session_id}`}>
      <ScoreText percent={config.score} />
      <VisuallyHidden>
        {' '}
        of {nameOf(student.name)}, {title}
      </VisuallyHidden>
    </TextLink>
  )
}

function progressOf({ config, open_session: open, first_started_at: startedAt }: Assignment, timeZone: string): string {
  if (open !== null) return `${open.tasks.filter(({ status }) => status !== 'open').length} of ${open.tasks.length} done`
  if (config.complete) return `${config.completed_on === null ? 'Turned in' : formatDate(config.completed_on, timeZone)}${config.late ? ', late' : ''}`
  return typeof startedAt === 'string' ? 'Started' : 'Not started'
}

const below = css({
  display: 'block',
  textStyle: 'caption',
  fontWeight: 'normal',
  color: 'muted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container data-table (width < 52rem)': { display: 'none' },
})
const inLine = css({ '& > span': { display: 'inline' } })
const quiet = css({ color: 'muted' })
const opener = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  maxWidth: 'full',
  minHeight: '11',
  // A card's two lines are pressed where they stand.
  '@container data-table (width < 52rem)': { minHeight: '6' },
  marginInlineStart: '-1',
  textAlign: 'start',
  fontWeight: '[inherit]',
  color: '[inherit]',
  cursor: 'pointer',
  borderRadius: 'small',
  _hover: { textDecoration: 'underline' },
  '& > svg': { flexShrink: '0', color: 'muted' },
})
const openerWords = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' })
const partName = css({ marginInlineStart: '6' })
const share = css({ display: 'inline-flex', alignItems: 'center', gap: '2', maxWidth: 'full', '@container data-table (width < 52rem)': { color: 'muted' } })
const counted = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', '@container data-table (width < 52rem)': { textStyle: 'label' } })
const bar = css({ flexShrink: '0', '@container data-table (width < 52rem)': { display: 'none' } })
const offCards = css({ '@container data-table (width < 52rem)': { display: 'none' } })
const onCards = css({ display: 'none', '@container data-table (width < 52rem)': { display: 'inline' } })
