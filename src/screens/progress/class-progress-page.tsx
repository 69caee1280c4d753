import type { ReactNode } from 'react'
import type { ProgressWeeks } from '#contract/progress/progress.ts'
import { classroomHref } from '#src/screens/classroom/classroom-links.ts'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { partsPage } from '#src/ui/layout/page-layout.ts'
import { PageHead } from '#src/ui/layout/page-head.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { ProgressLoading, ProgressSection } from './progress-section.tsx'

/** How the page of a class's progress stands. */
export type ClassProgressView = { mode: 'loading' | 'failed'; onRetry: () => void } | { mode: 'ready'; id: number; name: string; students: number }

type ClassProgressPageProps = { view: ClassProgressView; weeks: ProgressWeeks; onWeeks: (weeks: ProgressWeeks) => void; children?: ReactNode }

/** One class's progress as a page of its own; `children` are its pictures. */
export function ClassProgressPage({ view, weeks, onWeeks, children }: ClassProgressPageProps) {
  return (
    <div className={partsPage}>
      <PageHead crumbs={[{ label: 'Dashboard', href: '/' }, { label: 'Classroom', href: '/classroom' }, { label: 'Class Progress' }]}>
        {view.mode === 'ready' ? (
          <PageTitle
            lead={view.students === 1 ? '1 student' : `${view.students} students`}
            actions={
              <ButtonLink variant="secondary" href={classroomHref(view.id, 'students')}>
                Open class
              </ButtonLink>
            }
          >
            {view.name}
          </PageTitle>
        ) : (
          <PageTitle>Class Progress</PageTitle>
        )}
      </PageHead>
      {view.mode === 'ready' ? (
        <ProgressSection weeks={weeks} onWeeks={onWeeks}>
          {children}
        </ProgressSection>
      ) : view.mode === 'loading' ? (
        <ProgressLoading />
      ) : (
        <ErrorBand box onRetry={view.onRetry}>
          Failed to fetch the class
        </ErrorBand>
      )}
    </div>
  )
}
