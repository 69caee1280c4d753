import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled/css'

/**
 * Props of `NewerMark`. `sentence` says who gave what meanwhile, `kept` is that mark ("7.5") and `mine` what was not done: a mark given ("10"), an
 * answer held, or the tutor's score brought back. Give `isBusy` from the start where it stays here while that is saved.
 */
export type NewerMarkProps = { sentence: string; kept: string; mine: { mark: string } | 'held' | 'tutor'; isBusy?: boolean; onKeep: () => void; onReplace: () => void }

/** A mark that somebody gave before one that did not know of it: its teacher reads it and chooses. */
export function NewerMark({ sentence, kept, mine, ...how }: NewerMarkProps) {
  const { replace, undone } = typeof mine === 'string' ? without[mine] : { replace: `Save ${mine.mark} instead`, undone: `Your ${mine.mark} is not saved.` }
  return (
    <Choice label="Two marks for one answer" keep={`Keep ${kept}`} replace={replace} {...how}>
      {sentence} {undone}
    </Choice>
  )
}

const without = {
  held: { replace: 'Hold it instead', undone: 'It was not held for you.' },
  tutor: { replace: "Go back to the tutor's score", undone: "The tutor's score was not brought back." },
}

/** Props of `NewerMarks`. `newer` of the `count` answers were marked meanwhile, `mine` is the mark that none of them got. */
export type NewerMarksProps = { sentence: string; newer: number; count: number; mine: string; onKeep: () => void; onReplace: () => void }

/** Marks that somebody gave to some of the answers that were to get one mark: their teacher reads of them and chooses. */
export function NewerMarks({ sentence, newer, count, mine, ...how }: NewerMarksProps) {
  const rest = count - newer
  return (
    <Choice
      label="Two marks for some of these answers"
      keep={rest === 0 ? 'Keep those marks' : `Keep ${newer === 1 ? 'it' : 'them'}, give ${mine} to the other ${rest === 1 ? 'one' : rest}`}
      replace={`Give ${mine} to all ${count}`}
      {...how}
    >
      {sentence} Your {mine} is not saved.
    </Choice>
  )
}

type ChoiceProps = { label: string; children: ReactNode; keep: string; replace: string; isBusy?: boolean; onKeep: () => void; onReplace: () => void }

function Choice({ label, children, keep, replace, isBusy, onKeep, onReplace }: ChoiceProps) {
  return (
    <div role="group" aria-label={label} className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
      <Notice tone="bad">{children}</Notice>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button size="sm" variant="secondary" disabled={isBusy === true} onClick={onKeep}>
          {keep}
        </Button>
        <Button size="sm" variant="secondary" {...(isBusy === undefined ? {} : { busy: isBusy, busyLabel: 'Saving...' })} onClick={onReplace}>
          {replace}
        </Button>
      </div>
    </div>
  )
}
