import { useRouteContext } from '@tanstack/react-router'
import { getClassProgress, getStudentProgress, type ProgressWeeks } from '#contract/progress/progress.ts'
import { csvText } from '#src/roster-import/write-csv.ts'
import { ClassPictures } from '#src/screens/progress/class-pictures.tsx'
import { ProgressState } from '#src/screens/progress/progress-section.tsx'
import type { SaveTable } from '#src/screens/progress/progress-words.ts'
import { StudentPictures } from '#src/screens/progress/student-pictures.tsx'
import { saveFile } from '#src/app/shell/save-file.ts'
import { ClassMistakesPanel } from './class-mistakes-panel.tsx'
import { useReading } from '#src/app/lists/use-reading.ts'

/** Reads and draws a student's progress. Load it lazily, with student and weeks as its key. */
export function StudentProgressPanel({ studentId, name, weeks }: { studentId: number; name: string; weeks: ProgressWeeks }) {
  const { api, timeZone } = useRouteContext({ from: '__root__' })
  const { view, retry } = useReading('studentProgress', studentId, (id, signal) => api.send(getStudentProgress, { params: { id }, query: { weeks }, signal }))
  return (
    <ProgressState view={view} onRetry={retry}>
      {(progress) => <StudentPictures progress={progress} timeZone={timeZone()} onSave={saverFor(name)} />}
    </ProgressState>
  )
}

/** Reads and draws a class's progress. Load it lazily, with class and weeks as its key. */
export function ClassProgressPanel({ classId, name, weeks }: { classId: number; name: string; weeks: ProgressWeeks }) {
  const { api } = useRouteContext({ from: '__root__' })
  const { view, retry } = useReading('classProgress', classId, (id, signal) => api.send(getClassProgress, { params: { id }, query: { weeks }, signal }))
  return (
    <>
      <ProgressState view={view} onRetry={retry}>
        {(progress) => <ClassPictures progress={progress} onSave={saverFor(name)} />}
      </ProgressState>
      <ClassMistakesPanel classId={classId} weeks={weeks} />
    </>
  )
}

function saverFor(whose: string): SaveTable {
  const prefix = whose.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  return (name, { head, rows }) => saveFile(`${prefix}-${name}.csv`, csvText([head, ...rows]))
}
