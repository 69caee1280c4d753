import { lazy, Suspense } from 'react'
import type { QuestionDialogProps } from './question-dialog-props.ts'

const Bound = lazy(async () => ({ default: (await import('./question-dialog-bound.tsx')).QuestionDialogBound }))

/** Adding, editing or previewing one question, in a dialog loaded when it is first opened. Mount it to open it; give it a `key` per question. */
export function QuestionDialog(props: QuestionDialogProps) {
  return (
    <Suspense>
      <Bound {...props} />
    </Suspense>
  )
}
