import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import type { FormView } from './form-view.ts'

type FormSentenceProps = { view: FormView; isTyped?: boolean; onRetry: () => void }

/** What a form's saving answered that belongs to no field; with another try when nobody answered. `isTyped` is false where nothing is typed. */
export function FormSentence({ view, isTyped = true, onRetry }: FormSentenceProps) {
  if (view.sentence === null || view.sentence === '') return null
  if (!view.canRetry) return <Notice tone="bad">{view.sentence}</Notice>
  return (
    <ErrorBand box safe={isTyped ? 'What you typed is still here.' : undefined} onRetry={onRetry}>
      {view.sentence}
    </ErrorBand>
  )
}
