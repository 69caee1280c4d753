import type { ReactNode } from 'react'
import { assignmentStatus } from '#contract/assignments/assignment-status.ts'
import type { ParentsView, ParentsWork } from '#contract/classroom/parent-links.ts'
import { css } from '#styled/css'
import { formatDateInYear, formatDueDayWithin } from '#src/screens/dates.ts'
import { Link } from '#src/ui/controls/link.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { DisplayButton } from '#src/ui/layout/display-button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { Logo } from '#src/ui/layout/logo.tsx'
import { formPage } from '#src/ui/layout/page-layout.ts'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { StatusPill } from '#src/ui/session/pill.tsx'
import { ScoreText } from '#src/ui/session/score.tsx'

/** How the page of a link for parents stands; `over` is a link that opens nothing any more. */
export type ParentsPageView = { mode: 'loading' } | { mode: 'failed' } | { mode: 'over' } | ({ mode: 'ready' } & Shown)

type Shown = { seen: ParentsView; now: Date; timeZone: string }

/** What parents see of one child: the work there is, the work that is done, and its scores. */
export function ParentsScreen({ view, onRetry }: { view: ParentsPageView; onRetry: () => void }) {
  return (
    <>
      <header className={top}>
        <Link href="/home" className={brand} aria-label="Lectern, to the start page">
          <Logo />
        </Link>
        <DisplayButton />
      </header>
      <main id="main" tabIndex={-1} className={formPage}>
        {view.mode === 'ready' ? <Seen {...view} /> : <NotSeen mode={view.mode} onRetry={onRetry} />}
      </main>
    </>
  )
}

function NotSeen({ mode, onRetry }: { mode: 'loading' | 'failed' | 'over'; onRetry: () => void }) {
  return (
    <>
      <PageTitle>Work and scores</PageTitle>
      {mode === 'loading' ? <LoadingLine>Loading...</LoadingLine> : null}
      {mode === 'failed' ? (
        <ErrorBand box onRetry={onRetry}>
          The work could not be loaded
        </ErrorBand>
      ) : null}
      {mode === 'over' ? <Notice tone="bad">This link has ended or is not complete. Your child’s teacher can give you a new one.</Notice> : null}
    </>
  )
}

function Seen({ seen, now, timeZone }: Shown) {
  const [open, done] = [seen.work.filter(({ complete }) => !complete), seen.work.filter(({ complete }) => complete)]
  return (
    <>
      <PageTitle lead={`The work ${seen.teacher_name} gave.`}>{seen.student_name}</PageTitle>
      <Part id="to-do" title={`To do (${open.length})`}>
        {open.length === 0 ? <EmptyState title="Nothing is open">New work will be listed here.</EmptyState> : <Rows work={open} {...{ now, timeZone }} />}
      </Part>
      {done.length === 0 ? null : (
        <Part id="done" title={`Done (${done.length})`}>
          <Rows work={done} {...{ now, timeZone }} />
        </Part>
      )}
      <p className={foot}>
        This page shows work and scores only, and nothing can be changed here. The link works until{' '}
        {formatDateInYear(seen.ends_at, timeZone)}; keep it to yourself.
      </p>
    </>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={part}>
      <h2 id={id} className={css({ textStyle: 'section' })}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Rows({ work, now, timeZone }: { work: readonly ParentsWork[] } & Pick<Shown, 'now' | 'timeZone'>) {
  return (
    <ul className={list}>
      {work.map((one, index) => (
        <li key={index} className={row}>
          <div className={css({ flex: '[1 1 10rem]', minWidth: '0' })}>
            <p dir="auto" className={css({ fontWeight: 'semibold', overflowWrap: 'break-word' })}>
              {one.title}
            </p>
            <p className={muted}>{[one.subject, whenOf(one, now, timeZone)].join(' · ')}</p>
          </div>
          {one.score === null ? <StatusPill status={assignmentStatus(one, now, timeZone)} /> : <ScoreText percent={one.score} />}
        </li>
      ))}
    </ul>
  )
}

function whenOf({ complete, completed_on: doneOn, due_date: due, late }: ParentsWork, now: Date, timeZone: string): string {
  if (complete && doneOn !== null) return `Turned in ${formatDueDayWithin(doneOn, now, timeZone)}${late ? ', late' : ''}`
  return due === null ? 'No due date' : `Due ${formatDueDayWithin(due, now, timeZone)}`
}

const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '2',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '15',
  px: { base: '4', md: '8' },
  borderBottom: '1px solid',
  borderBottomColor: 'hairline',
  _print: { display: 'none' },
})
const brand = css({ display: 'flex', alignItems: 'center', minHeight: '11', textDecoration: 'none' })
const part = css({ display: 'flex', flexDirection: 'column', gap: '2', mt: '3' })
const list = css({ listStyle: 'none', borderTop: '1px solid', borderTopColor: 'hairline' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  py: '3',
  borderBottom: '1px solid',
  borderBottomColor: 'hairline',
  breakInside: 'avoid',
})
const muted = css({ color: 'muted', textStyle: 'label' })
const foot = css({ color: 'muted', textStyle: 'label', mt: '5' })
