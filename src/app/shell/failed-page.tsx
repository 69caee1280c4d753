import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { signedInPerson } from '#machines/accounts/auth/auth.selectors.ts'
import { CallFailed, failureOf, sentenceOf } from '#src/api/failure.ts'
import { NotFound } from '#src/screens/shell/not-found.tsx'
import { PageFailed } from '#src/screens/shell/page-failed.tsx'

// Every page carries this module, and only pages behind the login have a shell.
const Shell = lazy(async () => ({ default: (await import('./shell.tsx')).Shell }))

/** What stands in place of a page that threw: not found when the server said so, else the reason and a way to try again. */
export function FailedPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  const { following } = useRouteContext({ from: '__root__' })
  const failure = failureOf(error)
  if (failure.kind === 'refused' && failure.status === 404) return <MissingAddress />
  return (
    <main id="main">
      <PageFailed
        sentence={sentenceOf(failure, 'The server did not answer. Check your connection and try again.')}
        home="/"
        onRetry={() => {
          if (!(error instanceof CallFailed)) return void following().then(({ update }) => update.send({ type: 'version.requested' }), () => location.reload())
          reset()
          void router.invalidate()
        }}
      />
    </main>
  )
}

/** What stands at an address nothing is routed to: in the shell for whoever is signed in, alone for others. */
export function MissingAddress() {
  const { auth } = useRouteContext({ from: '__root__' })
  const person = useSelector(auth, signedInPerson)
  if (person !== null) {
    return (
      <Suspense>
        <Shell person={person}>
          <MissingPage />
        </Shell>
      </Suspense>
    )
  }
  return (
    <main id="main">
      <MissingPage />
    </main>
  )
}

/** What stands in a page whose object is missing, inside its `main`. */
export function MissingPage() {
  const router = useRouter()
  return <NotFound home="/" onGoBack={() => router.history.back()} />
}
