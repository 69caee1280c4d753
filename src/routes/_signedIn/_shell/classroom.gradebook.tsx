import { createFileRoute, redirect } from '@tanstack/react-router'
import { listClassNames } from '#contract/classroom/classes.ts'
import { GradebookPage } from '#src/app/classroom/gradebook-page.tsx'
import { gradebookSearch } from '#src/app/classroom/gradebook-search.ts'

export const Route = createFileRoute('/_signedIn/_shell/classroom/gradebook')({
  validateSearch: gradebookSearch,
  loaderDeps: ({ search: { classId } }) => ({ classId }),
  loader: async ({ context: { api }, deps: { classId }, abortController }) => {
    const { results } = await api.send(listClassNames, { signal: abortController.signal })
    const shown = classId ?? results[0]?.id
    if (shown === undefined) throw redirect({ to: '/classroom', search: { add_class: 1 } })
    return { classId: shown, classes: results }
  },
  head: () => ({ meta: [{ title: 'Gradebook' }] }),
  component: GradebookOfClass,
})

function GradebookOfClass() {
  const { person } = Route.useRouteContext()
  const { classId, classes } = Route.useLoaderData()
  const { span = 'term' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <GradebookPage
      key={`${classId} ${span}`}
      personId={person.id}
      {...{ classId, span, classes }}
      onClass={(chosen) => void navigate({ search: (now) => ({ ...now, classId: chosen }), replace: true })}
      onSpan={(chosen) => void navigate({ search: (now) => ({ ...now, span: chosen === 'term' ? undefined : chosen }), replace: true, resetScroll: false })}
    />
  )
}
