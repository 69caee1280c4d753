import { createFileRoute } from '@tanstack/react-router'
import { listEventCounts } from '#contract/operations/events.ts'
import { useReading } from '#src/app/lists/use-reading.ts'
import { RecordsScreen } from '#src/screens/operations/records-screen.tsx'

export const Route = createFileRoute('/_signedIn/_shell/classroom/records')({
  head: () => ({ meta: [{ title: 'What is recorded' }] }),
  component: Records,
})

function Records() {
  const { api, timeZone } = Route.useRouteContext()
  const { view, retry } = useReading('eventCounts', null, (_, signal) => api.send(listEventCounts, { signal }))
  return <RecordsScreen view={view} timeZone={timeZone()} onRetry={retry} />
}
