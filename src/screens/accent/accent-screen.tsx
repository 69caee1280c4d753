import { lazy, Suspense } from 'react'
import { ChatHeader } from '#src/screens/chat/chat-header.tsx'
import type { ChatTime } from '#src/screens/chat/chat-view.ts'
import { SessionPage } from '#src/screens/chat/session-page.tsx'
import { ChatFailedToStart, ChatLoading } from '#src/screens/chat/start-states.tsx'
import type { AccentView } from '#machines/accent/accent-session/accent-session.view.ts'
import type { AccentCallbacks, AccentSounds } from './accent-props.ts'
import { EndedPage } from './ended-page.tsx'
import { MicCheck } from '#src/screens/accent/take/mic-check.tsx'
import { ReadingPage } from './reading-page.tsx'

/** Props of `AccentScreen`. `time` is null when there is none to show; `now` is the server's and `timeZone` the reader's. */
export type AccentScreenProps = AccentCallbacks & { view: AccentView; time: ChatTime | null; sounds: AccentSounds; now: Date; timeZone: string }

const OfferedPage = lazy(async () => ({ default: (await import('#src/screens/chat/offered-page.tsx')).OfferedPage }))
const MissingPage = lazy(async () => ({ default: (await import('#src/screens/chat/offered-page.tsx')).MissingPage }))
const AccentDialogs = lazy(async () => ({ default: (await import('./accent-dialogs.tsx')).AccentDialogs }))

/** A session of scripts to read aloud, in every mode. */
export function AccentScreen({ view, time, sounds, now, timeZone, ...on }: AccentScreenProps) {
  switch (view.mode) {
    case 'loading':
      return <ChatLoading onCancel={on.onClose} />
    case 'failedToStart':
      return <ChatFailedToStart refusal={view.refusal} onRetry={on.onRetry} onReturnHome={on.onReturnHome} />
    case 'micCheck':
      return <MicCheck view={view} sounds={sounds} {...on} />
    case 'offered':
      return (
        <Suspense fallback={<ChatLoading onCancel={on.onReturnHome} />}>
          <OfferedPage assignment={view.assignment} now={now} timeZone={timeZone} onBegin={on.onBegin} onReturnHome={on.onReturnHome} />
        </Suspense>
      )
    case 'missing':
      return (
        <Suspense fallback={<ChatLoading onCancel={on.onReturnHome} />}>
          <MissingPage isTeacher={view.isTeacher} onReturnHome={on.onReturnHome} />
        </Suspense>
      )
    default:
      return (
        <SessionPage>
          <ChatHeader session={view.session} time={time} onClose={on.onClose} />
          {view.mode === 'open' ? (
            <ReadingPage key={view.session.current_task_index} view={view} sounds={sounds} {...on} />
          ) : (
            <EndedPage isTimeUp={view.mode === 'timedOut'} />
          )}
          <Suspense fallback={null}>
            <AccentDialogs view={view} timeZone={timeZone} {...on} />
          </Suspense>
        </SessionPage>
      )
  }
}
