import { useRouteContext } from '@tanstack/react-router'
import { listExercises } from '#contract/exercises/exercise-library.ts'
import { FirstSteps } from '#src/screens/dashboard/first-steps.tsx'
import { useReading } from '#src/app/lists/use-reading.ts'

/** Binds the first steps of a new teacher to the exercises there are to give. */
export function FirstStepsBound({ students }: { students: number }) {
  const { api } = useRouteContext({ from: '__root__' })
  const { view } = useReading('exercisesToGive', null, (_, signal) => api.send(listExercises, { query: { limit: '1' }, signal }))
  return <FirstSteps students={students} exercises={view.mode === 'ready' ? (view.found.total ?? null) : null} />
}
