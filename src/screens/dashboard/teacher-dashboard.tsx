import type { ReactNode } from 'react'
import type { WatchCounts } from '#contract/dashboard/dashboard.ts'
import { firstNameOf } from '#src/screens/shell/navigation.ts'
import { pageFrame } from '#src/ui/layout/page-layout.ts'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { css, cx } from '#styled/css'
import { NewMenu } from './new-menu.tsx'

/**
 * Props of `TeacherDashboard`: its three areas as they stand, and what all students add up to (null until it was read). `firstSteps` stand
 * there until work was given.
 */
export type TeacherDashboardProps = {
  name: string
  counts: WatchCounts | null
  /** Whether one of the areas is still being read for the first time. */
  isLoading?: boolean
  now: Date
  timeZone: string
  /** What waits for the teacher. */
  waiting?: ReactNode
  students: ReactNode
  work: ReactNode
  classes: ReactNode
  firstSteps: (students: number) => ReactNode
}

/** The teacher's first page: the welcome, who needs help, what is due and how the classes' week was. */
export function TeacherDashboard(props: TeacherDashboardProps) {
  const { name, counts, isLoading = false, now, timeZone, waiting, students, work, classes, firstSteps } = props
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric', timeZone }).format(now)
  const isNew = counts !== null && (counts.students === 0 || !counts.has_given)
  return (
    <div className={page}>
      <PageTitle lead={`${day}. ${isLoading ? 'Loading your dashboard...' : counts === null || isNew ? '' : inWords(counts)}`} actions={<NewMenu />}>
        Welcome, {firstNameOf(name)}
      </PageTitle>
      {waiting}
      {isNew ? firstSteps(counts.students) : null}
      {isNew && counts.students === 0 ? null : (
        <div className={isNew ? undefined : columns}>
          {students}
          {isNew ? null : work}
        </div>
      )}
      {classes}
    </div>
  )
}

function inWords({ due_today: today, overdue, help }: WatchCounts): string {
  const due = today === 0 ? 'Nothing is due today' : today === 1 ? '1 assignment is due today' : `${today} assignments are due today`
  const late = overdue === 0 ? 'none is overdue' : overdue === 1 ? '1 is overdue' : `${overdue} are overdue`
  return `${due}, ${late}. ${help === 0 ? 'Nobody needs help.' : help === 1 ? '1 student needs help.' : `${help} students need help.`}`
}

const page = cx(pageFrame, css({ display: 'flex', flexDirection: 'column', gap: { base: '5', md: '6' } }))
const columns = css({ display: 'grid', gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' }, gap: '6', alignItems: 'start' })
