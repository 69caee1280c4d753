import type { OwnProgress } from '#contract/progress/own-progress.ts'
import { PracticeOffer } from '#src/screens/progress/practice-offer.tsx'
import { untouchedForm } from '#src/screens/classroom/form-view.ts'
import { GoalPart } from './goal-part.tsx'
import { OwnProgressScreen, type OwnProgressScreenProps } from './own-progress-screen.tsx'

const until = '2026-11-20T14:00:00.000Z'
const works = [
  [75, 'Math', 'Linear Graphs', 75],
  [72, 'Science', 'Forces and Motion', 73.5],
  [90, 'Math', 'Warm-up, week 1', 75],
  [70, 'History', 'The Roman Republic', 73.5],
  [78, 'Math', 'Fractions Quiz', 75],
  [74, 'English', 'Commas and Clauses', 74.5],
  [58, 'Spanish', 'En el mercado', 76],
  [79, 'Math', 'Equations Check', 78],
  [84, 'Math', 'Factoring', 79],
  [81, 'Science', 'Water in All Its Forms', 80],
  [86, 'Math', 'Warm-up, week 7', 82],
  [85, 'Science', 'Cells and Systems', 84.5],
  [88, 'English', 'Parts of Speech', 86],
  [93, 'History', 'Two Revolutions', 86],
] as const

/** A term of a student who gets on. */
export const exampleOwnProgress: OwnProgress = {
  since: '2026-08-31T04:00:00.000Z',
  until,
  middle: 86,
  works: works.map(([score, subject, title, middle], index) => ({
    session_id: 40 + index,
    title,
    subject,
    score,
    middle,
    finished_at: new Date(Date.parse('2026-09-08T15:00:00.000Z') + index * 5.5 * 86_400_000).toISOString(),
  })),
  weeks: [6, 9, 12, 4, 8, 10, 7, 0, 11, 9, 14, 5].map((questions, index) => ({
    starts_on: new Date(Date.parse('2026-08-31T12:00:00.000Z') + index * 7 * 86_400_000).toISOString().slice(0, 10),
    questions,
    tries: questions === 0 ? null : Math.round((2.6 - index * 0.09) * 10) / 10,
  })),
  going_well: [
    { title: 'The Roman Republic', credit: 93 },
    { title: 'Factoring', credit: 92 },
    { title: 'Commas in a list', credit: 90 },
  ],
  worth_practicing: [
    { title: 'Units', credit: 58 },
    { title: 'Adding fractions', credit: 61 },
    { title: 'Spanish verbs', credit: 64 },
  ],
  goal: { per_week: 3, done: 2 },
}

function show(view: OwnProgressScreenProps['view'], rest: Partial<OwnProgressScreenProps> = {}) {
  const practice = (
    <PracticeOffer
      practice={{ due: 7, asked: 7, minutes: 6, is_running: false, next_at: null }}
      look="box"
      now={new Date(until)}
      timeZone="America/New_York"
      isBusy={false}
      sentence={null}
      onStart={() => undefined}
    />
  )
  const nothing = () => undefined
  const found = view.mode === 'ready' ? view.found.goal : null
  const goal = found === null ? null : <GoalPart goal={found} view={untouchedForm} wasSaved={false} onSave={nothing} onRetry={nothing} />
  return () => (
    <main>
      <OwnProgressScreen view={view} weeks="12" timeZone="America/New_York" practice={practice} goal={goal} onWeeks={nothing} onOpen={nothing} onRetry={nothing} {...rest} />
    </main>
  )
}

function ready(change: Partial<OwnProgress> = {}): OwnProgressScreenProps['view'] {
  return { mode: 'ready', found: { ...exampleOwnProgress, ...change } }
}

/** A student's progress in every state. */
export const examples = {
  'A term': show(ready()),
  'No goal yet': show(ready({ goal: { per_week: null, done: 2 } })),
  'Goal met': show(ready({ goal: { per_week: 3, done: 4 } })),
  'Without goals': show(ready({ goal: null })),
  'One piece of work, below 40%': show(
    ready({
      works: exampleOwnProgress.works.slice(0, 1).map((work) => ({ ...work, score: 31, middle: 31 })),
      middle: null,
      going_well: [],
      worth_practicing: [],
      weeks: exampleOwnProgress.weeks.map((week) => ({ ...week, tries: null })),
    }),
    { practice: null },
  ),
  'Nothing finished yet': show(ready({ works: [], middle: null })),
  Loading: show({ mode: 'loading' }),
  Failed: show({ mode: 'failed' }),
}
