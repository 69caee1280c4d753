import type { ReactNode } from 'react'
import type { WatchCounts } from '#contract/dashboard/dashboard.ts'
import { exampleAssignments, exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { ClassesTracker } from './classes-tracker.tsx'
import { exampleCounts, exampleList, exampleOthers, exampleWatched, exampleWeeks } from './example-dashboard.ts'
import { FirstSteps } from './first-steps.tsx'
import { StudentsTracker, type StudentsTrackerProps } from './students-tracker.tsx'
import { TeacherDashboard } from './teacher-dashboard.tsx'
import { WorkTracker, type WorkTrackerProps } from './work-tracker.tsx'

function nothing(): void {}

const shared = { now: exampleNow, timeZone: 'America/New_York', onSession: nothing, onRetry: nothing }
const nobody: WatchCounts = { students: 0, tracked: 0, help: 0, due_today: 0, overdue: 0, has_given: false }

function nothingRead(state: 'loading' | 'failed'): StudentsTrackerProps['list'] {
  return exampleList<StudentsTrackerProps['list']['rows'][number], WatchCounts>([], null, { state })
}

type Parts = {
  counts?: WatchCounts | null
  students?: Partial<StudentsTrackerProps>
  work?: Partial<WorkTrackerProps>
  classes?: Parameters<typeof ClassesTracker>[0]['list']
}

function show({ counts = exampleCounts, students, work, classes = exampleList(exampleWeeks.slice(0, 3), null) }: Parts): () => ReactNode {
  return () => (
    <main>
      <TeacherDashboard
        {...shared}
        name="Elena Alvarez"
        counts={counts}
        firstSteps={(count) => <FirstSteps students={count} exercises={count === 0 ? 0 : 3} />}
        students={
          <StudentsTracker
            {...shared}
            list={exampleList(exampleWatched, exampleCounts)}
            words=""
            show="tracked"
            wished={{}}
            failed={null}
            onSearch={nothing}
            onShow={nothing}
            onToggle={nothing}
            onMore={nothing}
            onRetryTracking={nothing}
            {...students}
          />
        }
        work={<WorkTracker {...shared} list={exampleList(exampleAssignments.slice(0, 5), null, { total: 38 })} filter="all" onFilter={nothing} {...work} />}
        classes={<ClassesTracker list={classes} onRetry={nothing} />}
      />
    </main>
  )
}

/** The teacher's first page. */
export const examples = {
  Full: show({}),
  'Six classes, and all who need help': show({
    students: { show: 'help', list: exampleList([...exampleWatched, ...exampleOthers], exampleCounts, { total: 62 }) },
    classes: exampleList(exampleWeeks, null, { total: 140 }),
  }),
  'Nobody yet': show({ counts: nobody, classes: exampleList([], null) }),
  'Students, but nothing given': show({
    counts: { ...nobody, students: 2 },
    students: { list: exampleList(exampleOthers.slice(2), { ...nobody, students: 2 }) },
    classes: exampleList([], null),
  }),
  'Being read': show({
    counts: null,
    students: { list: nothingRead('loading') },
    work: { list: exampleList([], null, { state: 'loading' }) },
    classes: exampleList([], null, { state: 'loading' }),
  }),
  'Could not be read': show({
    counts: null,
    students: { list: nothingRead('failed') },
    work: { list: exampleList([], null, { state: 'failed' }) },
    classes: exampleList([], null, { state: 'failed' }),
  }),
  'Stayed as it was, and a student who could not be tracked': show({
    students: { list: exampleList(exampleWatched.slice(3), exampleCounts, { state: 'stale' }), wished: { 5: false }, failed: { name: 'Ethan Brooks', isTracked: true } },
    work: { list: exampleList(exampleAssignments.slice(0, 2), null, { state: 'stale' }) },
  }),
  'Nothing found': show({
    students: { list: exampleList([], exampleCounts), words: 'zoe' },
    work: { list: exampleList([], null), filter: 'overdue' },
  }),
  'Nobody needs help': show({ students: { list: exampleList([], exampleCounts), show: 'help' } }),
}
