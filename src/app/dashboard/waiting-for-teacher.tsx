import { useRouteContext } from '@tanstack/react-router'
import { listConcerns } from '#contract/review/concerns.ts'
import { listReviewQueue } from '#contract/review/review.ts'
import { WaitingLine } from '#src/screens/review/waiting-line.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { useReading } from '#src/app/lists/use-reading.ts'

/** How much waits for the teacher, with the way there; nothing while that is not known. Load it lazily. */
export function WaitingForTeacher() {
  const { api } = useRouteContext({ from: '__root__' })
  const { view, retry } = useReading('waiting', null, async (_, signal) => {
    const [answers, concerns] = await Promise.all([
      api.send(listReviewQueue, { query: { limit: '1' }, signal }),
      api.send(listConcerns, { query: { limit: '1' }, signal }),
    ])
    return { answers: answers.total ?? 0, concerns: concerns.total ?? 0 }
  })
  if (view.mode === 'loading') return null
  if (view.mode === 'ready') return <WaitingLine {...view.found} />
  return (
    <ErrorBand box onRetry={retry}>
      Failed to load what is waiting for you
    </ErrorBand>
  )
}
