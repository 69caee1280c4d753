import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { getClass } from '#contract/classroom/classes.ts'
import { classProgressSearch } from '#src/app/progress/progress-search.ts'
import { weeksInAddress, weeksOf } from '#src/app/progress/progress-weeks.ts'
import { readOrMissing } from '#src/app/lists/read-or-missing.ts'
import { ClassProgressPage } from '#src/screens/progress/class-progress-page.tsx'
import { ProgressLoading } from '#src/screens/progress/progress-section.tsx'
import { MissingThing } from '#src/screens/shell/missing-thing.tsx'

const Panel = lazy(async () => ({ default: (await import('#src/app/progress/progress-panels.tsx')).ClassProgressPanel }))

export const Route = createFileRoute('/_signedIn/_shell/classroom/progress')({
  validateSearch: classProgressSearch,
  loaderDeps: ({ search: { classId } }) => ({ classId }),
  loader: async ({ context: { api }, deps: { classId }, abortController }) => {
    if (classId === undefined) throw redirect({ to: '/classroom' })
    return await readOrMissing(api.send(getClass, { params: { id: classId }, signal: abortController.signal }))
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ? `Progress of ${loaderData.name}` : 'Progress' }] }),
  component: Progress,
  pendingComponent: () => <Unread mode="loading" />,
  notFoundComponent: () => <MissingThing kind="class" />,
  errorComponent: () => <Unread mode="failed" />,
})

function Progress() {
  const { id, name, students } = Route.useLoaderData()
  const weeks = weeksOf(Route.useSearch().weeks)
  const navigate = Route.useNavigate()
  return (
    <ClassProgressPage
      view={{ mode: 'ready', id, name, students: students.length }}
      weeks={weeks}
      onWeeks={(chosen) => void navigate({ search: (now) => ({ ...now, weeks: weeksInAddress(chosen) }), replace: true, resetScroll: false })}
    >
      <Suspense fallback={<ProgressLoading />}>
        <Panel key={`${id} ${weeks}`} classId={id} name={name} weeks={weeks} />
      </Suspense>
    </ClassProgressPage>
  )
}

function Unread({ mode }: { mode: 'loading' | 'failed' }) {
  const router = useRouter()
  return <ClassProgressPage view={{ mode, onRetry: () => void router.invalidate() }} weeks="12" onWeeks={() => undefined} />
}
