import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import type { ChosenWords } from './counts.ts'

type ChosenActionsProps = { selected: ChosenWords; actions: ReactNode; wordsClassName?: string; onClear: () => void }

/**
 * How many rows are chosen (told to screen readers elsewhere), Clear, and what can be done with them: Clear stands before what may not all fit.
 * `wordsClassName` is for the count.
 */
export function ChosenActions({ selected: { count, elsewhere }, actions, wordsClassName, onClear }: ChosenActionsProps) {
  return (
    <>
      <p className={wordsClassName} aria-hidden="true">
        {count}
        {elsewhere === null ? null : <small>{elsewhere}</small>}
      </p>
      <Button variant="quiet" size="sm" onClick={onClear}>
        Clear
      </Button>
      {actions}
    </>
  )
}
