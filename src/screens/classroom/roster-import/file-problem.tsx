import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'

/** What a file lacked, and below it what can be done about that. */
export function FileProblem({ sentence, hint }: { sentence: string; hint: string | null }) {
  return (
    <Notice tone="bad">
      <p>{sentence}</p>
      {hint === null ? null : <p>{hint}</p>}
    </Notice>
  )
}

type ReadingProblemProps = { problem: { sentence: string; hint: string | null }; canRetry: boolean; onRetry: () => void }

/** Why a file gave no rows: a failure that may pass can be tried again. */
export function ReadingProblem({ problem, canRetry, onRetry }: ReadingProblemProps) {
  if (!canRetry) return <FileProblem {...problem} />
  return (
    <ErrorBand box onRetry={onRetry}>
      {problem.sentence}
    </ErrorBand>
  )
}
