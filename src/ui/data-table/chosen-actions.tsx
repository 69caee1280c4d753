import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'

type ChosenActionsProps = { selected: string; actions: ReactNode; wordsClassName?: string; onClear: () => void }

/** How many rows are chosen (told to screen readers elsewhere), what can be done with them, and Clear. `wordsClassName` is for the count. */
export function ChosenActions({ selected, actions, wordsClassName, onClear }: ChosenActionsProps) {
  return (
    <>
      <p className={wordsClassName} aria-hidden="true">
        {selected}
      </p>
      {actions}
      <Button variant="quiet" size="sm" onClick={onClear}>
        Clear
      </Button>
    </>
  )
}
