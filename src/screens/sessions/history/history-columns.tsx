import { formatPoints, judgedPoints } from '#contract/exercises/points.ts'
import type { SessionListItem } from '#contract/sessions/sessions.ts'
import { formatDuration, formatMoment } from '#src/screens/dates.ts'
import type { DataColumn } from '#src/ui/data-table/data-column.ts'
import { circleCheck, clock, rotateCcw } from '#src/ui/icons/icons.ts'
import { Pill } from '#src/ui/session/pill.tsx'
import { ScoreText } from '#src/ui/session/score.tsx'
import { CutTitle } from '#src/ui/text/short-title.tsx'
import { SubjectBadge } from '#src/ui/session/subject-badge.tsx'
import { css, cx } from '#styled/css'

const longestTitle = 50

/** What tells sessions apart. */
export function idOfSession({ id }: SessionListItem): number {
  return id
}

/** What a session is called: as the work was when it was given, else as its exercise. */
export function titleOfSession({ assignment_title: given, exercise_title: title }: Pick<SessionListItem, 'assignment_title' | 'exercise_title'>): string {
  return given ?? title
}

/** The columns of a history; `judge` is who judges what waits. */
export function historyColumns(timeZone: string, judge: 'your teacher' | 'you' = 'your teacher'): readonly DataColumn<SessionListItem>[] {
  return [
    {
      id: 'title',
      head: 'Title',
      kind: 'title',
      cell: (session) => <CutTitle most={longestTitle}>{titleOfSession(session)}</CutTitle>,
    },
    { id: 'start', head: 'Started', width: 'moment', card: 'end', cell: ({ start_time: start }) => <span className={quiet}>{formatMoment(start, timeZone)}</span> },
    { id: 'subject', head: 'Subject', width: 'md', card: 'hidden', from: 'wide', cell: ({ subject }) => <SubjectBadge subject={subject} short /> },
    { id: 'status', head: 'Status', width: 'lg', card: 'bare', cell: (session) => <Outcome session={session} /> },
    { id: 'duration', head: 'Duration', kind: 'number', width: 'sm', card: 'hidden', from: 'wide', cell: ({ duration }) => formatDuration(duration) },
    { id: 'score', head: 'Score', kind: 'number', width: 'md', card: 'bare', cell: (session) => <Score session={session} judge={judge} /> },
  ]
}

function Outcome({ session: { status, is_practice: isPractice } }: { session: SessionListItem }) {
  if (isPractice) {
    return (
      <>
        <Pill tone="neutral" icon={rotateCcw}>
          Practice
        </Pill>
        <span className={below}>{status === 'active' ? 'Still open' : 'Not counted'}</span>
      </>
    )
  }
  const isCompleted = status === 'complete' || status === 'time_up'
  return (
    <>
      <Pill tone={isCompleted ? 'good' : 'neutral'} icon={isCompleted ? circleCheck : clock}>
        {isCompleted ? 'Completed' : 'Incomplete'}
      </Pill>
      {how[status] === null ? null : <span className={below}>{how[status]}</span>}
    </>
  )
}

const how = { complete: null, time_up: 'Time was up', abandoned: 'Abandoned, not counted', active: 'Still open' } as const

function Score({ session, judge }: { session: SessionListItem; judge: string }) {
  const { pending, percent, status, is_practice: isPractice } = session
  const { score, total } = judgedPoints({ ...session, total: session.total_possible_score })
  const isCounted = !isPractice && (status === 'complete' || status === 'time_up')
  return (
    <>
      {formatPoints(score)} / {formatPoints(total)}{' '}
      <span className={share}>{isCounted && percent !== null ? <ScoreText percent={percent} /> : null}</span>
      {pending > 0 ? <span className={cx(below, alone)}>{formatPoints(pending)} waiting for {judge}</span> : null}
    </>
  )
}

const quiet = css({ color: 'muted' })
// Points and percentages of all rows stand below each other.
const share = css({ display: 'inline-block', minWidth: '[3rem]', textAlign: 'end', '@container data-table (width < 52rem)': { minWidth: '0' } })
const below = css({ display: 'block', whiteSpace: 'normal', lineHeight: 'heading', color: 'muted', fontWeight: 'normal', textStyle: 'caption', '@container data-table (width < 52rem)': { display: 'inline', marginInlineStart: '2' } })
const alone = css({ '@container data-table (width < 52rem)': { display: 'block', marginInlineStart: '0' } })
