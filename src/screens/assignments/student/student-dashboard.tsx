import { type ReactNode, useDeferredValue } from 'react'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { css } from '#styled/css'
import { unseen } from '#styled/recipes'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { Link } from '#src/ui/controls/link.tsx'
import { Segment } from '#src/ui/controls/segment.tsx'
import { MarginRow, MarginSheet } from '#src/ui/layout/sheet.tsx'
import { formatTime } from '#src/screens/dates.ts'
import { AssignmentCard } from './assignment-card.tsx'
import { DashboardSide } from './dashboard-side.tsx'
import { NothingToDo, TodoSkeleton } from './todo-states.tsx'
import { firstCards, type TodoCard, type TodoFilter, todoList, todoSummary } from './todo.ts'

/** Every mode of the student's page. `staleFrom` is set when the list could not be fetched again: the moment it is from. */
export type StudentDashboardView =
  | { mode: 'loading' }
  | { mode: 'failed' }
  | { mode: 'ready'; assignments: readonly Assignment[]; staleFrom: string | null }

/** Props of `StudentDashboard`. `now` and `timeZone` are the reader's; `overview` holds the open overview dialog, if any. */
export type StudentDashboardProps = {
  view: StudentDashboardView
  name: string
  filter: TodoFilter
  now: Date
  timeZone: string
  isRetrying: boolean
  onFilter: (filter: TodoFilter) => void
  onRetry: () => void
  /** Start and Practice tell first what will happen: open the overview. */
  onOverview: (assignment: Assignment) => void
  /** Goes on with a running session at once: its clock is running. */
  onResume: (assignment: Assignment) => void
  overview?: ReactNode
  /** What there is to practice, below what is open. */
  practice?: ReactNode
  /** What teachers wrote, above the work. */
  notes?: ReactNode
}

/** What a student has to do, dates in the margin, and what is finished. */
export function StudentDashboard(props: StudentDashboardProps) {
  const { view, name, filter, now, timeZone } = props
  const all = view.mode === 'ready' ? todoList(view.assignments, 'all', now, timeZone) : null
  const lead = (
    <>
      Hello <bdi>{name}</bdi>. {all === null ? null : todoSummary(all.open, now)}
    </>
  )
  return (
    <div className={styles.page}>
      <MarginSheet margin="dates" className={styles.sheet}>
        <MarginRow margin="dates">
          <div className={styles.head}>
            <PageTitle lead={lead}>TO DO</PageTitle>
            {view.mode === 'ready' && view.assignments.length === 0 ? null : (
              <div className={styles.filter}>
                <Segment wide label="Which assignments" options={filters} value={filter} onChange={props.onFilter} />
              </div>
            )}
          </div>
        </MarginRow>
        {props.notes ? <MarginRow margin="dates">{props.notes}</MarginRow> : null}
        <Content {...props} />
      </MarginSheet>
      <DashboardSide assignments={view.mode === 'ready' ? view.assignments : []} now={now} timeZone={timeZone} />
      {props.overview}
    </div>
  )
}

function Content({ view, filter, now, timeZone, isRetrying, onRetry, onFilter, onOverview, onResume, practice }: StudentDashboardProps) {
  // What is below the first screen is drawn in slices of time, between which a slow phone answers a touch.
  const isWhole = useDeferredValue(true, false)
  if (view.mode === 'loading') return <TodoSkeleton />
  if (view.mode === 'failed') {
    return (
      <MarginRow margin="dates">
        <ErrorBand box onRetry={onRetry} retrying={isRetrying} safe="Your work is safe.">
          Failed to fetch assignments.
        </ErrorBand>
      </MarginRow>
    )
  }
  const list = todoList(view.assignments, filter, now, timeZone)
  const { open, finished } = isWhole ? list : firstCards(list, firstScreen)
  const later = list.open.length + list.finished.length - open.length - finished.length
  const cards = (list: readonly TodoCard[]) =>
    list.map((card) => <AssignmentCard key={card.assignment.id} {...{ card, now, timeZone, onOverview, onResume }} />)
  return (
    <>
      {view.staleFrom === null ? null : (
        <MarginRow margin="dates">
          <ErrorBand box onRetry={onRetry} retrying={isRetrying} safe={stale(view.staleFrom, timeZone)}>
            Failed to fetch assignments.
          </ErrorBand>
        </MarginRow>
      )}
      {open.length + finished.length === 0 ? <NothingToDo filter={filter} total={view.assignments.length} onShowAll={() => onFilter('all')} /> : null}
      {open.length === 0 ? null : (
        <section aria-labelledby="open">
          <h2 id="open" className={unseen()}>
            Open
          </h2>
          <ul>{cards(open)}</ul>
        </section>
      )}
      {practice ? <MarginRow margin="dates">{practice}</MarginRow> : null}
      {finished.length === 0 ? null : (
        <section aria-labelledby="finished">
          <MarginRow margin="dates">
            <h2 id="finished" className={styles.finished}>
              Finished
            </h2>
          </MarginRow>
          <ul>{cards(finished)}</ul>
        </section>
      )}
      {view.assignments.length === 0 ? null : (
        <MarginRow margin="dates">
          <Link href="/student/join" className={styles.join}>
            Join a class
          </Link>
        </MarginRow>
      )}
      {later === 0 ? null : <div style={{ height: `${later * roomOfCard}rem` }} />}
    </>
  )
}

/** So many cards fill the first screen. */
const firstScreen = 6

/** About the height of a card, which is kept for those to come, in rem. */
const roomOfCard = 7

function stale(from: string, timeZone: string): string {
  return `This list is from ${formatTime(from, timeZone)}. None of your work is lost.`
}

const filters = [
  { value: 'all', label: 'All Assignments' },
  { value: 'due_today', label: 'Due Today' },
] as const

const styles = {
  page: css({
    display: 'flex',
    justifyContent: 'center',
    gap: '14',
    maxWidth: 'page',
    mx: 'auto',
    px: { base: '4', md: '8' },
    minHeight: '[calc(100dvh - 3.75rem)]',
  }),
  sheet: css({ flex: '1', minWidth: '0', maxWidth: { lg: '[776px]' }, pb: '12' }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '4',
    pt: { base: '5', md: '7' },
    pb: { base: '3', md: '2' },
  }),
  filter: css({ width: { base: 'full', md: 'auto' } }),
  join: css({ display: 'inline-flex', alignItems: 'center', minHeight: '11', mt: '4', color: 'muted' }),
  finished: css({
    textStyle: 'body',
    color: 'muted',
    fontWeight: 'semibold',
    pt: '5',
    pb: '1.5',
    borderBottom: '1px solid',
    borderBottomColor: 'hairlineStrong',
    ml: { md: '[-22px]' },
    paddingInlineStart: { md: '[22px]' },
  }),
}
