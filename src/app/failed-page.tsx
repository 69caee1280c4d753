import { useRouter } from '@tanstack/react-router'
import { failureOf, sentenceOf } from '#src/api/failure.ts'
import { NotFound } from '#src/screens/shell/not-found.tsx'
import { PageFailed } from '#src/screens/shell/page-failed.tsx'

/** What stands in place of a page that threw: not found when the server said so, else the reason and a way to try again. */
export function FailedPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  const failure = failureOf(error)
  if (failure.kind === 'refused' && failure.status === 404) return (
      <main id="main">
        <MissingPage />
      </main>
    )
  return (
    <main id="main">
      <PageFailed
        sentence={sentenceOf(failure, 'The server did not answer. Check your connection and try again.')}
        home="/"
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    </main>
  )
}

/** What stands at an address without a page, inside a page's `main`. */
export function MissingPage() {
  const router = useRouter()
  return <NotFound home="/" onGoBack={() => router.history.back()} />
}
