import { createFileRoute } from '@tanstack/react-router'
import { listClassNames } from '#contract/classroom/classes.ts'
import { AtWorkPage } from '#src/app/classroom/at-work/at-work-page.tsx'
import { atWorkSearch } from '#src/app/classroom/at-work/at-work-search.ts'
import { NoClassAtWork } from '#src/screens/classroom/at-work/at-work-screen.tsx'

export const Route = createFileRoute('/_signedIn/_shell/classroom/at_work')({
  validateSearch: atWorkSearch,
  loaderDeps: ({ search: { classId } }) => ({ classId }),
  loader: async ({ context: { api }, deps: { classId }, abortController }) => {
    const { results } = await api.send(listClassNames, { signal: abortController.signal })
    return { classId: classId ?? results[0]?.id ?? null, classes: results }
  },
  head: () => ({ meta: [{ title: 'At work' }] }),
  component: ClassAtWork,
})

function ClassAtWork() {
  const { classId, classes } = Route.useLoaderData()
  const { exerciseId = null } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (classId === null) return <NoClassAtWork />
  return (
    <AtWorkPage
      key={`${classId} ${exerciseId}`}
      {...{ classId, exerciseId, classes }}
      onClass={(chosen) => void navigate({ search: { classId: chosen }, replace: true })}
      onWork={(chosen) => void navigate({ search: { classId, exerciseId: chosen }, replace: true, resetScroll: false })}
    />
  )
}
