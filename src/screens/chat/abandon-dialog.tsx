import { useRef } from 'react'
import { css } from '#styled/css'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import type { SessionFacts } from './chat-view.ts'

type Props = { session: SessionFacts; isLeaving: boolean; problem: string | null; onStay: () => void; onAbandon: () => void }

/** Asks before a session is given up, and says exactly what is lost and what is kept. */
export function AbandonDialog({ session, isLeaving, problem, onStay, onAbandon }: Props) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open title="Abandon Assignment?" alert onClose={onStay} dismissible={!isLeaving} initialFocus={stay}>
      <DialogBody>
        <div className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
          <p>{session.is_test ? 'This test run ends. Test runs are never counted.' : 'Your progress is lost.'}</p>
          {session.is_test ? null : <Consequences session={session} />}
          {problem === null ? null : (
            <p role="alert" className={css({ color: 'bad', fontWeight: 'semibold' })}>
              {problem}
            </p>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button ref={stay} variant="secondary" onClick={onStay} disabled={isLeaving}>
          Keep working
        </Button>
        <Button variant="dangerSolid" onClick={onAbandon} busy={isLeaving} busyLabel="Leaving...">
          Yes, Abandon
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

function Consequences({ session }: { session: SessionFacts }) {
  const lost = session.is_practice
    ? 'This practice ends. It never counted for a score.'
    : 'The points of this session are not counted. The assignment stays open, and starting again begins at the first question.'
  return (
    <ul className={css({ listStyle: 'disc', paddingInlineStart: '5', display: 'flex', flexDirection: 'column', gap: '1.5', color: 'muted' })}>
      <li>{lost}</li>
      <li>Your teacher can still read this chat.</li>
      <li>
        {session.deadline_at === null
          ? 'For a break, just close the page: your place is kept until you come back.'
          : 'You may also close the page and come back. The clock keeps running.'}
      </li>
    </ul>
  )
}
