import type { ParentsWork } from '#contract/classroom/parent-links.ts'
import { exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { ParentLinkDialog, type ParentLinkDialogProps } from './parent-link-dialog.tsx'
import { type ParentsPageView, ParentsScreen } from './parents-screen.tsx'

function nothing(): void {}

const timeZone = 'America/New_York'
const open = { closes_at: null, complete: false, completed_on: null, late: false, score: null }
const done = { ...open, complete: true, completed_on: '2026-11-18T15:00:00.000Z' }

const work: readonly ParentsWork[] = [
  { ...open, title: 'Linear Graphs', subject: 'Math', due_date: '2026-11-18T04:59:00.000Z' },
  { ...open, title: 'The Parts of a Flower', subject: 'Science', due_date: '2026-11-21T04:59:00.000Z' },
  { ...open, title: 'Ordering Food in Spanish', subject: 'Spanish', due_date: null },
  { ...done, title: 'Equations Check', subject: 'Math', due_date: '2026-11-19T04:59:00.000Z', score: 92 },
  { ...done, title: 'Causes of the First World War, Chapters 3 to 5, with the map of the alliances', subject: 'History', due_date: '2026-11-17T04:59:00.000Z', score: 54.5, late: true },
]

function page(view: ParentsPageView) {
  return () => <ParentsScreen view={view} onRetry={nothing} />
}

function seen(rows: readonly ParentsWork[]) {
  const facts = { student_name: 'Maya Okafor', teacher_name: 'Elena Alvarez', ends_at: '2027-11-20T12:00:00.000Z' }
  return page({ mode: 'ready', seen: { ...facts, work: [...rows] }, now: exampleNow, timeZone })
}

function dialog(change: Partial<ParentLinkDialogProps>) {
  return () => (
    <main>
      <h1 dir="auto">Maya Okafor</h1>
      <ParentLinkDialog view={untouchedForm} name="Maya Okafor" link={null} made={null} timeZone={timeZone} onMake={nothing} onEnd={nothing} onPrint={nothing} onRetry={nothing} onClose={nothing} {...change} />
    </main>
  )
}

const link = { made_at: '2026-11-20T12:00:00.000Z', ends_at: '2027-11-20T12:00:00.000Z' }

/** The page of a link for parents, and the dialog that makes one, in every state. */
export const examples = {
  'Work and scores': seen(work),
  'No work yet': seen([]),
  'All done': seen(work.filter(({ complete }) => complete)),
  'The link has ended': page({ mode: 'over' }),
  Loading: page({ mode: 'loading' }),
  'Nobody answered': page({ mode: 'failed' }),
  'Link to make': dialog({}),
  'Link there is': dialog({ link }),
  'Link made': dialog({ link, made: 'https://lectern.school.example/parents#k3Vq9sYx2nB7wR4tLm8cZ1dF6gHj5pA0eUoIiKyTzQw' }),
  'Link not made': dialog({ view: { ...untouchedForm, canRetry: true, sentence: 'The link was not changed. Please try again.' } }),
}
