import { createFileRoute } from '@tanstack/react-router'
import { listClassNames } from '#contract/classroom/classes.ts'
import { toldApart } from '#contract/classroom/told-apart.ts'
import { GradebookPage } from '#src/app/classroom/gradebook/gradebook-page.tsx'
import { gradebookSearch } from '#src/app/classroom/gradebook/gradebook-search.ts'
import { NoClassGradebook } from '#src/screens/classroom/gradebook/gradebook-screen.tsx'
import { nameOfSort, sortNamed } from '#src/ui/data-table/sort.ts'

export const Route = createFileRoute('/_signedIn/_shell/classroom/gradebook')({
  validateSearch: gradebookSearch,
  loaderDeps: ({ search: { classId } }) => ({ classId }),
  loader: async ({ context: { api }, deps: { classId }, abortController }) => {
    const { results } = await api.send(listClassNames, { signal: abortController.signal })
    return { classId: classId ?? results[0]?.id ?? null, classes: toldApart(results, ({ student_count: count }) => count) }
  },
  head: () => ({ meta: [{ title: 'Gradebook' }] }),
  component: GradebookOfClass,
})

function GradebookOfClass() {
  const { person } = Route.useRouteContext()
  const { classId, classes } = Route.useLoaderData()
  const { span = 'term', order = 'oldest', sort } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (classId === null) return <NoClassGradebook />
  return (
    <GradebookPage
      key={`${classId} ${span}`}
      personId={person.id}
      {...{ classId, span, classes, order }}
      sort={sort === undefined ? null : sortNamed(sort)}
      onClass={(chosen) => void navigate({ search: (now) => ({ ...now, classId: chosen, sort: undefined }), replace: true })}
      onOrder={(chosen) =>
        void navigate({ search: (now) => ({ ...now, order: chosen === 'newest' ? chosen : undefined, sort: undefined }), replace: true, resetScroll: false })
      }
      onSort={(chosen) =>
        void navigate({ search: (now) => ({ ...now, sort: chosen === null ? undefined : nameOfSort(chosen) }), replace: true, resetScroll: false })
      }
      onSpan={(chosen) => void navigate({ search: (now) => ({ ...now, span: chosen === 'term' ? undefined : chosen, sort: undefined }), replace: true, resetScroll: false })}
    />
  )
}
