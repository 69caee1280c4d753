import { createFileRoute, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import * as v from 'valibot'
import type { Assignment } from '#contract/assignments/assignment.ts'
import { listAssignments } from '#contract/assignments/assignments.ts'
import { listNotes } from '#contract/assignments/notes.ts'
import { getPractice } from '#contract/sessions/practice.ts'
import { OwnNotes } from '#src/app/assignments/own-notes.tsx'
import { OwnPractice } from '#src/app/progress/own-practice.tsx'
import { goAndBegin } from '#src/app/sessions/begin-intent.ts'
import { fetchSessionPage } from '#src/app/sessions/fetch-session-page.ts'
import type { Api } from '#src/api/client.ts'
import { afterFirstPage, firstPage } from '#src/app/shell/first-page.ts'
import { useNow } from '#src/app/shell/time.ts'
import { firstNameOf } from '#src/screens/shell/navigation.ts'
import { StudentDashboard, type StudentDashboardProps } from '#src/screens/assignments/student/student-dashboard.tsx'

const KeptFresh = lazy(async () => ({ default: (await afterFirstPage(() => import('#src/app/soon.ts'))).KeptFresh }))
const OverviewDialog = lazy(overviewDialog)
// Should it not arrive now, it is asked for again when it is wanted.
void firstPage.then(overviewDialog).catch(() => undefined)

export const Route = createFileRoute('/_signedIn/_shell/student/')({
  validateSearch: v.object({
    show: v.optional(v.fallback(v.optional(v.literal('due_today')), undefined)),
    overview: v.optional(v.fallback(v.optional(v.number()), undefined)),
  }),
  loader: async ({ context: { api }, abortController }) => readPage(api, { signal: abortController.signal }),
  head: () => ({ meta: [{ title: 'Dashboard' }] }),
  component: Dashboard,
  pendingComponent: () => <Page view={{ mode: 'loading' }} />,
  errorComponent: () => <Page view={{ mode: 'failed' }} />,
})

async function overviewDialog() {
  return { default: (await import('#src/screens/assignments/student/overview-dialog.tsx')).OverviewDialog }
}

/** The work to do, what there is to practice and what teachers wrote: without these two the page is whole, too. */
async function readPage(api: Api, call: { signal?: AbortSignal; isBackground?: boolean }) {
  const practice = api.send(getPractice, { ...call, isBackground: true }).catch(() => null)
  const notes = api.send(listNotes, { ...call, isBackground: true }).catch(() => ({ results: [] }))
  const { results: assignments } = await api.send(listAssignments, call)
  return { assignments, practice: await practice, notes: (await notes).results }
}

function Dashboard() {
  const shown = Route.useLoaderData()
  const { api, clock, timeZone } = Route.useRouteContext()
  const now = useNow(clock)
  const { assignments, practice, notes } = shown
  const offer = practice === null || practice.asked === 0 ? null : <OwnPractice {...{ api, practice, now }} timeZone={timeZone()} look="row" />
  const written = notes.length === 0 ? null : <OwnNotes {...{ api, notes, now }} timeZone={timeZone()} />
  return (
    <>
      <Page view={{ mode: 'ready', assignments, staleFrom: null }} practice={offer} notes={written} />
      <Suspense>
        <KeptFresh shown={shown} read={() => readPage(api, { isBackground: true })} />
      </Suspense>
    </>
  )
}

function Page({ view, practice, notes }: Pick<StudentDashboardProps, 'view' | 'practice' | 'notes'>) {
  const router = useRouter()
  const navigate = Route.useNavigate()
  const { clock, timeZone, person } = Route.useRouteContext()
  const { show, overview } = Route.useSearch()
  const now = useNow(clock)
  const chosen = view.mode === 'ready' ? view.assignments.find(({ id }) => id === overview) : undefined
  return (
    <StudentDashboard
      view={view}
      practice={practice}
      notes={notes}
      name={firstNameOf(person.name)}
      filter={show ?? 'all'}
      now={now}
      timeZone={timeZone()}
      isRetrying={false}
      onFilter={(filter) => void navigate({ search: filter === 'all' ? {} : { show: filter }, replace: true })}
      onRetry={() => void router.invalidate()}
      onOverview={(assignment) => {
        void fetchSessionPage(router, addressOf(assignment))
        void navigate({ search: (before) => ({ ...before, overview: assignment.id }), resetScroll: false })
      }}
      onResume={open}
      overview={
        chosen ? (
          <Suspense>
            <OverviewDialog
              assignment={chosen}
              now={now}
              timeZone={timeZone()}
              onBegin={open}
              onClose={() => void navigate({ search: ({ show: kept }) => (kept ? { show: kept } : {}), resetScroll: false, replace: true })}
            />
          </Suspense>
        ) : null
      }
    />
  )

  function open(assignment: Assignment) {
    goAndBegin(router.history, addressOf(assignment))
  }
}

function addressOf({ id, exercise }: Assignment): string {
  return `/${exercise.has_accent_training ? 'accent' : 'chat'}/${exercise.id}?assignment_id=${id}`
}
