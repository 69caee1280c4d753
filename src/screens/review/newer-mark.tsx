import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled/css'

/**
 * Props of `NewerMark`. `sentence` says who gave what meanwhile, `kept` is that mark and `mine` the one that was not saved ("7.5", "10");
 * null for going back to the tutor's score. Give `isBusy` from the start where it stays here while that is saved.
 */
export type NewerMarkProps = { sentence: string; kept: string; mine: string | null; isBusy?: boolean; onKeep: () => void; onReplace: () => void }

/** A mark that somebody gave before one that did not know of it: its teacher reads it and chooses. */
export function NewerMark({ sentence, kept, mine, isBusy, onKeep, onReplace }: NewerMarkProps) {
  return (
    <div role="group" aria-label="Two marks for one answer" className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
      <Notice tone="bad">
        {sentence} {mine === null ? "The tutor's score was not brought back." : `Your ${mine} is not saved.`}
      </Notice>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button size="sm" variant="secondary" disabled={isBusy === true} onClick={onKeep}>
          Keep {kept}
        </Button>
        <Button size="sm" variant="secondary" {...(isBusy === undefined ? {} : { busy: isBusy, busyLabel: 'Saving...' })} onClick={onReplace}>
          {mine === null ? "Go back to the tutor's score" : `Save ${mine} instead`}
        </Button>
      </div>
    </div>
  )
}
