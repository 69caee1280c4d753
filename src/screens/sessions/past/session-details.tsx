import type { PastSession } from '#contract/sessions/sessions.ts'
import { css } from '#styled/css'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import type { Crumb } from '#src/ui/layout/breadcrumbs.tsx'
import { PageHead } from '#src/ui/layout/page-head.tsx'
import { partsPage } from '#src/ui/layout/page-layout.ts'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { LoadingLine, Skeleton } from '#src/ui/feedback/skeleton.tsx'
import type { PlainTable } from '#src/screens/progress/progress-words.ts'
import { formatSpan, formatMoment } from '#src/screens/dates.ts'
import { SessionFigures } from './session-figures.tsx'
import { SessionQuestions, type SessionQuestionsProps } from './session-questions.tsx'
import { TimePicture } from './time-picture.tsx'
import { isolated } from '#src/ui/text/isolated.ts'

/** Every mode of the page. */
export type SessionDetailsView = { mode: 'loading' } | { mode: 'failed' } | { mode: 'ready'; session: PastSession }

/** Props of `SessionDetails`. `canSeeSystem` is true for teachers only; `crumbs` are the way here. */
export type SessionDetailsProps = Pick<SessionQuestionsProps, 'takesOf' | 'beside'> & {
  view: SessionDetailsView
  canSeeSystem: boolean
  timeZone: string
  isRetrying: boolean
  onRetry: () => void
  crumbs?: readonly Crumb[]
  /** Saves the table of where the time went. */
  onSaveTimes: (table: PlainTable) => void
}

/** A past session: when, how long, what score, and each question with its chat. */
export function SessionDetails({ view, canSeeSystem, timeZone, isRetrying, onRetry, crumbs = [], onSaveTimes, ...parts }: SessionDetailsProps) {
  return (
    <div className={partsPage}>
      {view.mode === 'loading' ? <Loading crumbs={crumbs} /> : null}
      {view.mode === 'failed' ? (
        <>
          <PageHead crumbs={crumbs}>
            <PageTitle>Session</PageTitle>
          </PageHead>
          <ErrorBand box onRetry={onRetry} retrying={isRetrying}>
            Failed to fetch sessions
          </ErrorBand>
        </>
      ) : null}
      {view.mode === 'ready' ? (
        <>
          <PageHead crumbs={crumbs}>
            <div className={head}>
              <PageTitle lead={when(view.session, timeZone)}>{view.session.assignment?.title ?? view.session.exercise_title}</PageTitle>
              <SessionFigures session={view.session} timeZone={timeZone} />
            </div>
          </PageHead>
          <TimePicture session={view.session} onSave={onSaveTimes} />
          <SessionQuestions session={view.session} canSeeSystem={canSeeSystem} timeZone={timeZone} {...parts} />
        </>
      ) : null}
    </div>
  )
}

function when({ student, history }: PastSession, timeZone: string): string {
  const { start_time, end_time } = history
  return `${isolated(student.name)}, ${end_time === null ? `started ${formatMoment(start_time, timeZone)}` : formatSpan(start_time, end_time, timeZone)}`
}

function Loading({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <>
      <PageHead crumbs={crumbs}>
        <PageTitle>Session</PageTitle>
      </PageHead>
      <LoadingLine>Loading session...</LoadingLine>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </>
  )
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '4',
  // Beside the figures the title and its line below break rather than push them down.
  '& > :first-child': { flex: '[1 1 18rem]', minWidth: '0' },
})
