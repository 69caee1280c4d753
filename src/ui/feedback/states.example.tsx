import { css } from '#styled/css'
import { Band, ErrorBand } from './band.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { circleCheck, plus, wifiOff } from '#src/ui/icons/icons.ts'
import { Notice } from './notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { LoadingLine, Skeleton } from './skeleton.tsx'
import { Toast, ToastAction } from './toast.tsx'
import { TryMeter } from '#src/ui/session/try-meter.tsx'

const column = css({ display: 'flex', flexDirection: 'column', gap: '3' })

/** Loading, empty, failed, offline, done. */
export const examples = {
  Loading: () => (
    <Panel title="Assignments">
      <div className={column}>
        <LoadingLine>Loading assignments...</LoadingLine>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="badge" />
        <Skeleton shape="button" />
      </div>
    </Panel>
  ),
  Empty: () => (
    <Panel flush>
      <EmptyState
        title="No questions found matching your filters."
        actions={
          <>
            <Button>Reset Filter</Button>
            <Button variant="secondary" icon={plus}>
              Create “glacier” question
            </Button>
          </>
        }
      >
        You have 41 questions. None of them mentions “glacier”.
      </EmptyState>
    </Panel>
  ),
  'Failed, the old list stays': () => (
    <Panel flush>
      <ErrorBand safe="This list is from 10:42 AM. None of your work is lost." onRetry={() => undefined}>
        Failed to fetch question definitions.
      </ErrorBand>
    </Panel>
  ),
  'Failed, by itself': () => (
    <ErrorBand box safe="Your answer is still here." onRetry={() => undefined}>
      Failed to send message. Please try again.
    </ErrorBand>
  ),
  'Failed, trying again': () => (
    <ErrorBand box onRetry={() => undefined} retrying>
      Failed to load session.
    </ErrorBand>
  ),
  Offline: () => (
    <Band tone="today" icon={wifiOff}>
      <strong>You're offline.</strong> Your answers are kept here and sent when you're back. The time keeps running.
    </Band>
  ),
  Accepted: () => (
    <Band tone="good" shape="foot" icon={circleCheck} action={<TryMeter size="sm" worths={[10, 9, 8, 7]} spent={3} won />}>
      <strong>That's it, after one hint.</strong> 8 of 10 points.
    </Band>
  ),
  Notices: () => (
    <div className={column}>
      <Notice tone="info">A link is on its way. It works for 60 minutes.</Notice>
      <Notice tone="good">Changes saved</Notice>
      <Notice tone="bad">Invalid username or password</Notice>
    </div>
  ),
  Toasts: () => (
    <div className={column}>
      <Toast kind="success">
        "Solve a two-step equation" deleted successfully
        <ToastAction onPress={() => undefined}>Undo</ToastAction>
      </Toast>
      <Toast kind="error" onDismiss={() => undefined}>
        Could not bring it back.
        <ToastAction onPress={() => undefined} isRetry>
          Try again
        </ToastAction>
      </Toast>
      <Toast kind="loading">Saving...</Toast>
      <Toast kind="note">Liam has 10 more minutes</Toast>
    </div>
  ),
}
