import { ErrorBand } from '#src/ui/band.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { FormView } from './form-view.ts'

/** What a form's saving answered that belongs to no field; with another try when nobody answered. */
export function FormSentence({ view, onRetry }: { view: FormView; onRetry: () => void }) {
  if (view.sentence === null || view.sentence === '') return null
  if (!view.canRetry) return <Notice tone="bad">{view.sentence}</Notice>
  return (
    <ErrorBand box safe="What you typed is still here." onRetry={onRetry}>
      {view.sentence}
    </ErrorBand>
  )
}
