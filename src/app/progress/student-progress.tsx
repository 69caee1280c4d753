import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Student } from '#contract/classroom/students.ts'
import { nameOfStudent } from '#src/screens/classroom/students/student-columns.tsx'
import { ProgressLoading, ProgressSection } from '#src/screens/progress/progress-section.tsx'
import { weeksInAddress, weeksOf } from './progress-weeks.ts'

const StudentProgressPanel = lazy(async () => ({ default: (await import('./progress-panels.tsx')).StudentProgressPanel }))

/** A student's progress below their assignments; how far back it goes is in the address. */
export function StudentProgress({ student }: { student: Student }) {
  const search = useSearch({ from: '/_signedIn/_shell/classroom/student_details' })
  const weeks = weeksOf(search.weeks)
  const navigate = useNavigate({ from: '/classroom/student_details' })
  return (
    <ProgressSection
      weeks={weeks}
      onWeeks={(chosen) => void navigate({ search: (now) => ({ ...now, weeks: weeksInAddress(chosen) }), replace: true, resetScroll: false })}
    >
      <Suspense fallback={<ProgressLoading />}>
        <StudentProgressPanel key={weeks} studentId={student.id} name={nameOfStudent(student)} weeks={weeks} />
      </Suspense>
    </ProgressSection>
  )
}
