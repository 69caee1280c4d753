import { AbandonDialog } from '#src/screens/chat/end/abandon-dialog.tsx'
import { CompleteDialog } from '#src/screens/chat/end/complete-dialog.tsx'
import type { RecapRow } from '#src/screens/chat/end/recap.ts'
import { TimeUpDialog } from '#src/screens/chat/end/time-up-dialog.tsx'
import { whatCounts } from '#src/screens/chat/end/time-up-message.ts'
import type { AccentView } from '#machines/accent/accent-session/accent-session.view.ts'
import type { Task } from '#contract/chat/chat-sessions.ts'
import { css } from '#styled/css'
import { Button } from '#src/ui/controls/button.tsx'
import { play } from '#src/ui/icons/icons.ts'
import type { AccentCallbacks } from './accent-props.ts'

type Running = Extract<AccentView, { mode: 'open' | 'timedOut' | 'complete' }>

/** The dialogs of a spoken session: giving it up, its end, and the end of its time. */
export function AccentDialogs({ view, timeZone, ...on }: { view: Running; timeZone: string } & AccentCallbacks) {
  switch (view.mode) {
    case 'open':
      return view.exit === 'staying' ? null : (
        <AbandonDialog session={view.session} kept={keptWords(view)} exit={view.exit} problem={view.problem} {...on} />
      )
    case 'complete':
      return view.isReviewing ? <Complete session={view.session} {...{ timeZone, onReturnHome: on.onReturnHome, onPractice: on.onPractice }} /> : null
    case 'timedOut':
      return view.isReviewing ? (
        <TimeUpDialog
          session={view.session}
          sentence={readWords(view.session.tasks)}
          timeZone={timeZone}
          left={recapOf(view.session.tasks).filter(({ task }) => task.status === 'open')}
          words={lastTakeWords[view.lastTake](whatCounts(view.session))}
          onRetry={view.lastTake === 'unsent' && view.isEnding ? on.onRetry : null}
          onReturnHome={on.onReturnHome}
          onPractice={on.onPractice}
        >
          {view.lastTake === 'lost' && view.own !== null ? (
            <p className={css({ mt: '3' })}>
              <Button variant="secondary" icon={play} onClick={on.onPlayOwn}>
                Play your last recording
              </Button>
            </p>
          ) : null}
        </TimeUpDialog>
      ) : null
  }
}

type CompleteProps = Pick<Running, 'session'> & { timeZone: string } & Pick<AccentCallbacks, 'onReturnHome' | 'onPractice'>

function Complete({ session, ...rest }: CompleteProps) {
  return <CompleteDialog session={session} sentence={readWords(session.tasks)} rows={recapOf(session.tasks)} {...rest} />
}

function keptWords({ keepsRecordings }: Extract<Running, { mode: 'open' }>): string {
  return keepsRecordings ? 'Your teacher can still hear your recordings.' : 'Your teacher can still see your scores.'
}

const lastTakeWords = {
  sent: (kept: string) => `Your last recording was sent. ${kept}`,
  unusable: () => 'Your last recording could not be scored, so it does not count. Everything before it does.',
  none: (kept: string) => kept,
  lost: () => 'Your last recording did not arrive in time and does not count. Everything before it does.',
  unsent: () => 'Your last recording is on its way. Keep this page open until it has arrived.',
}

const statusWords: Record<Task['status'], string> = {
  done: 'Read aloud',
  partly: 'Read aloud',
  pending: 'Your teacher will check this one',
  skipped: 'Skipped',
  open: 'Not read',
}

function readWords(tasks: readonly Task[]): string {
  const read = tasks.filter(({ status }) => status === 'done' || status === 'partly').length
  return read === tasks.length ? 'You read every script aloud.' : `You read ${read} of ${tasks.length} scripts aloud.`
}

function recapOf(tasks: readonly Task[]): RecapRow[] {
  return tasks.map((task, index) => ({ number: index + 1, task, how: statusWords[task.status], tries: 0, isRight: false, words: null }))
}
