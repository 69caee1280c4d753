import { useRef } from 'react'
import { formatPercent } from '#contract/exercises/points.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import type { SessionFrame } from '#src/screens/chat/chat-view.ts'

type Props = {
  session: SessionFrame
  /** What stays with the teacher, as a sentence. */
  kept: string
  exit: 'confirming' | 'leaving' | 'leaveFailed'
  /** Why it could not be ended, with `leaveFailed`. */
  problem: string | null
  onStay: () => void
  onAbandon: () => void
  /** Leaves without ending the session: the place is kept. */
  onReturnHome: () => void
}

/** Asks before a session is given up, and says exactly what is lost and what is kept. */
export function AbandonDialog({ session, kept, exit, problem, onStay, onAbandon, onReturnHome }: Props) {
  const stay = useRef<HTMLButtonElement>(null)
  const isLeaving = exit === 'leaving'
  const hasFailed = exit === 'leaveFailed'
  return (
    <Dialog open title="Abandon Assignment?" alert onClose={onStay} dismissible={!isLeaving} initialFocus={stay}>
      <DialogBody>
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
          <p>{session.is_test ? 'This test run ends. Test runs are never counted.' : 'Your progress is lost.'}</p>
          {session.is_test ? null : <Consequences session={session} kept={kept} />}
          {hasFailed ? <Notice tone="bad">{problem} You can also leave for now: your place is kept.</Notice> : null}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="danger" onClick={onAbandon} busy={isLeaving} busyLabel="Leaving...">
          Yes, Abandon
        </Button>
        {hasFailed || !session.is_test ? (
          <Button variant="secondary" onClick={onReturnHome} disabled={isLeaving}>
            Leave for now
          </Button>
        ) : null}
        <Button ref={stay} onClick={onStay} disabled={isLeaving}>
          Keep working
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

function Consequences({ session, kept }: { session: SessionFrame; kept: string }) {
  const best = session.assignment?.best_score ?? null
  const lost = session.is_practice
    ? 'This practice ends. It never counted for a score.'
    : best === null
      ? 'The assignment stays open. Your points count only when you start again and turn it in.'
      : `The points of this practice are not counted. Your best score stays ${formatPercent(best)}.`
  return (
    <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', display: 'flex', flexDirection: 'column', gap: '1.5', color: 'muted' })}>
      <li>{lost}</li>
      {session.assignment === null ? null : <li>Tries, shown answers and time stay used when you start again.</li>}
      <li>{kept}</li>
      <li>
        {session.deadline_at === null
          ? 'For a break, leave for now: your place is kept until you come back.'
          : 'You may also leave for now and come back. The clock keeps running.'}
      </li>
    </ul>
  )
}
