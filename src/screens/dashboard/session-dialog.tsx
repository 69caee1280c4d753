import type { PastSession } from '#contract/sessions/sessions.ts'
import type { ReadingView } from '#machines/lists/reading/reading.machine.ts'
import { formatMoment, formatSpan } from '#src/screens/dates.ts'
import { SessionFigures } from '#src/screens/sessions/past/session-figures.tsx'
import { SessionQuestions } from '#src/screens/sessions/past/session-questions.tsx'
import { ErrorBand } from '#src/ui/feedback/band.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/feedback/dialog.tsx'
import { LoadingLine } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled/css'
import { stuckAt } from './stuck-at.ts'
import { isolated } from '#src/ui/text/isolated.ts'

type SessionDialogProps = {
  sessionId: number
  canSeeSystem: boolean
  view: ReadingView<PastSession>
  timeZone: string
  onRetry: () => void
  onClose: () => void
}

/** A session with its chat over a list, open at the question its student was stuck at. Load it lazily. */
export function SessionDialog({ sessionId, canSeeSystem, view, timeZone, onRetry, onClose }: SessionDialogProps) {
  const session = view.mode === 'ready' ? view.found : null
  return (
    <Dialog open size="full" title={session === null ? 'Session' : (session.assignment?.title ?? session.exercise_title)} onClose={onClose}>
      <DialogBody>
        {view.mode === 'loading' ? <LoadingLine>Loading session...</LoadingLine> : null}
        {view.mode === 'failed' ? (
          <ErrorBand box onRetry={onRetry}>
            Failed to fetch sessions
          </ErrorBand>
        ) : null}
        {session === null ? null : (
          <div className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
            <div className={head}>
              <p className={css({ color: 'muted' })}>{when(session, timeZone)}</p>
              <SessionFigures session={session} timeZone={timeZone} />
            </div>
            <SessionQuestions session={session} canSeeSystem={canSeeSystem} timeZone={timeZone} firstOpen={stuckAt(session)} />
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <ButtonLink variant="secondary" href={`/session_details/${sessionId}`}>
          Open as a page
        </ButtonLink>
      </DialogFooter>
    </Dialog>
  )
}

function when({ student, history: { start_time: start, end_time: end } }: PastSession, timeZone: string): string {
  return `${isolated(student.name)}, ${end === null ? `started ${formatMoment(start, timeZone)}` : formatSpan(start, end, timeZone)}`
}

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', columnGap: '8', rowGap: '3' })
