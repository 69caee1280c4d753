import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { failedWish } from '#machines/dashboard/dashboard/tracking.machine.ts'
import { nameOfStudent } from '#src/screens/classroom/students/student-columns.tsx'
import { ClassesTracker } from '#src/screens/dashboard/classes-tracker.tsx'
import { StudentsTracker } from '#src/screens/dashboard/students-tracker.tsx'
import { TeacherDashboard } from '#src/screens/dashboard/teacher-dashboard.tsx'
import { WorkTracker } from '#src/screens/dashboard/work-tracker.tsx'
import { untilItArrives } from '#src/ui/loading/until-it-arrives.ts'
import type { DashboardSearch } from './dashboard-search.ts'
import { useNow } from '#src/app/shell/time.ts'
import { useDashboardLists, useTracking } from './use-dashboard.ts'

const DashboardSession = lazy(async () => ({ default: (await import('./dashboard-session.tsx')).DashboardSession }))

const FirstStepsBound = lazy(async () => ({ default: (await untilItArrives(() => import('./first-steps.tsx'))).FirstStepsBound }))

const WaitingForTeacher = lazy(async () => ({ default: (await untilItArrives(() => import('./waiting-for-teacher.tsx'))).WaitingForTeacher }))

/** Props of `TeacherDashboardPage`: the address it stands at and how to change it; `onNarrow` replaces the entry, `onShow` adds one. */
export type TeacherDashboardPageProps = {
  name: string
  search: DashboardSearch
  onNarrow: (change: Partial<DashboardSearch>) => void
  onShow: (change: Partial<DashboardSearch>) => void
}

/** Binds the dashboard to its screen: the trackers follow the address and fail alone. */
export function TeacherDashboardPage({ name, search, onNarrow, onShow }: TeacherDashboardPageProps) {
  const { clock, timeZone, track } = useRouteContext({ from: '__root__' })
  const { students, work, classes } = useDashboardLists(search)
  const { tracking, moment } = useTracking()
  const shared = { now: useNow(clock), timeZone: timeZone(), onSession: (session: number) => onShow({ session }) }
  return (
    <>
      <TeacherDashboard
        {...shared}
        name={name}
        counts={students.view.facts}
        isLoading={[students, work, classes].some(({ view }) => view.state === 'loading')}
        waiting={
          <Suspense>
            <WaitingForTeacher />
          </Suspense>
        }
        students={
          <StudentsTracker
            {...shared}
            list={students.view}
            words={search.q ?? ''}
            show={search.students ?? 'tracked'}
            wished={moment.context.wished}
            failed={failedWish(moment)}
            onSearch={(words) => {
              track.search('students', words)
              onNarrow({ q: words === '' ? undefined : words })
            }}
            onShow={(show) => onNarrow({ students: show === 'help' ? 'help' : undefined })}
            onToggle={(student, isTracked) => tracking.send({ type: 'tracking.wished', wish: { id: student.id, name: nameOfStudent(student), isTracked } })}
            onMore={() => students.list.send({ type: 'more.requested' })}
            onRetry={() => students.list.send({ type: 'retry.requested' })}
            onRetryTracking={() => tracking.send({ type: 'retry.requested' })}
          />
        }
        work={
          <WorkTracker
            {...shared}
            list={work.view}
            filter={search.assignments ?? 'all'}
            onFilter={(filter) => onNarrow({ assignments: filter === 'all' ? undefined : filter })}
            onRetry={() => work.list.send({ type: 'retry.requested' })}
          />
        }
        firstSteps={(count) => (
          <Suspense>
            <FirstStepsBound students={count} />
          </Suspense>
        )}
        classes={<ClassesTracker list={classes.view} onRetry={() => classes.list.send({ type: 'retry.requested' })} />}
      />
      {search.session === undefined ? null : (
        <Suspense>
          <DashboardSession key={search.session} sessionId={search.session} onClose={() => onNarrow({ session: undefined })} />
        </Suspense>
      )}
    </>
  )
}
