import type { Assignment } from '#contract/assignments/assignment.ts'
import { exampleAssignment, exampleAssignments, exampleNow } from './example-assignments.ts'
import { PracticeOffer } from '#src/screens/progress/practice-offer.tsx'
import { OverviewDialog } from './overview-dialog.tsx'
import { StudentDashboard, type StudentDashboardProps } from './student-dashboard.tsx'

function nothing(): void {}

function show(view: StudentDashboardProps['view'], rest: Partial<StudentDashboardProps> = {}) {
  return () => (
    <main>
      <StudentDashboard
        view={view}
        name="Maya"
        filter="all"
        now={exampleNow}
        timeZone="America/New_York"
        isRetrying={false}
        onFilter={nothing}
        onRetry={nothing}
        onOverview={nothing}
        onResume={nothing}
        {...rest}
      />
    </main>
  )
}

function overviewOf(assignment: Assignment) {
  const dialog = <OverviewDialog assignment={assignment} now={exampleNow} timeZone="America/New_York" onBegin={nothing} onClose={nothing} />
  return show(all, { overview: dialog })
}

function begunBefore(change: Partial<Assignment>): Assignment {
  return exampleAssignment({ first_started_at: '2026-11-20T12:45:00.000Z', ...change })
}

const missed = (
  <PracticeOffer
    practice={{ due: 7, asked: 7, minutes: 6, is_running: false, next_at: null }}
    look="row"
    now={exampleNow}
    timeZone="America/New_York"
    isBusy={false}
    sentence={null}
    onStart={nothing}
  />
)

const all = { mode: 'ready', assignments: exampleAssignments, staleFrom: null } as const

/** The student's page and its overview dialog in every state. */
export const examples = {
  'To do': show(all),
  'To do and to practice': show(all, { practice: missed }),
  'Due today': show(all, { filter: 'due_today' }),
  'Nothing due today': show({ mode: 'ready', assignments: exampleAssignments.slice(0, 2), staleFrom: null }, { filter: 'due_today' }),
  'No assignments yet': show({ mode: 'ready', assignments: [], staleFrom: null }),
  'Everything done': show({ mode: 'ready', assignments: exampleAssignments.filter(({ config }) => config.complete), staleFrom: null }),
  Loading: show({ mode: 'loading' }),
  Failed: show({ mode: 'failed' }),
  'Failed, trying again': show({ mode: 'failed' }, { isRetrying: true }),
  'Could not be fetched again': show({ ...all, staleFrom: '2026-11-20T14:12:00.000Z' }),
  'Overview, timed': overviewOf(exampleAssignment({})),
  'Overview, late and untimed': overviewOf(exampleAssignment({ due_date: '2026-11-19T04:59:00.000Z', exercise: { timer_minutes: null, attempts_before_moving_on: 1 } })),
  'Overview, practice': overviewOf(
    exampleAssignment({ config: { complete: true, completed_on: '2026-11-19T21:12:00.000Z', score: 92.5, chat_session_id: 64, allowRedoAssignment: true } }),
  ),
  'Overview, begun before': overviewOf(begunBefore({ clock_ends_at: '2026-11-20T14:40:00.000Z' })),
  'Overview, time is up': overviewOf(begunBefore({ clock_ends_at: '2026-11-20T13:00:00.000Z' })),
  'Overview, fresh start': overviewOf(exampleAssignment({ first_started_at: null, fresh_start_allowed: true })),
  'Overview, speaking': overviewOf(exampleAssignment({ exercise: { has_accent_training: true, subject: 'Spanish', timer_minutes: null } })),
}
