import { exampleAssignments, exampleNow } from '#src/screens/student/example-assignments.ts'
import type { AssignmentListProps } from './assignment-list.tsx'
import { TeacherDashboard } from './teacher-dashboard.tsx'

function nothing(): void {}

function show(rest: Partial<AssignmentListProps>) {
  return () => (
    <main>
      <TeacherDashboard
        person={{ name: 'Elena Alvarez' }}
        assignments={exampleAssignments}
        total={exampleAssignments.length}
        filter="all"
        now={exampleNow}
        timeZone="America/New_York"
        failure={null}
        onFilter={nothing}
        onShowMore={nothing}
        onRetry={nothing}
        {...rest}
      />
    </main>
  )
}

/** The teacher's first page. */
export const examples = {
  Full: show({}),
  'More than fits': show({ total: 240 }),
  'No assignments yet': show({ assignments: [], total: 0 }),
  'Nothing overdue': show({ assignments: [], total: 0, filter: 'overdue' }),
  'Could not be fetched': show({ assignments: [], total: 0, failure: 'Failed to fetch assignments' }),
}
