import { lazy, Suspense } from 'react'
import { css } from '#styled/css'
import { SlowHere } from '#src/ui/feedback/slow-here.tsx'
import { AnswerBar } from '#src/screens/chat/bar/answer-bar.tsx'
import { ChatHeader } from './chat-header.tsx'
import { ChatLog } from '#src/screens/chat/log/chat-log.tsx'
import type { ChatCallbacks, ChatTime, ChatView, KeptText, RunningChatView } from './chat-view.ts'
import { ClosedBar } from '#src/screens/chat/bar/closed-bar.tsx'
import { unsentOf } from '#src/screens/chat/bar/bar-words.ts'
import { LineBand } from '#src/screens/chat/bar/line-band.tsx'
import { SessionPage } from './session-page.tsx'
import { ChatFailedToStart, ChatLoading } from './start-states.tsx'

/**
 * Props of `ChatScreen`. `draft` is what the box starts with, read when a question comes up, `kept` where its text is safe;
 * `time` is null when there is none to show; `now` is the server's and `timeZone` the reader's.
 */
export type ChatScreenProps = ChatCallbacks & {
  view: ChatView
  time: ChatTime | null
  draft: string
  kept: KeptText
  now: Date
  timeZone: string
}

const OfferedPage = lazy(async () => ({ default: (await import('./offered-page.tsx')).OfferedPage }))
const MissingPage = lazy(async () => ({ default: (await import('./offered-page.tsx')).MissingPage }))
const AbandonDialog = lazy(async () => ({ default: (await import('#src/screens/chat/end/abandon-dialog.tsx')).AbandonDialog }))
const ChatComplete = lazy(async () => ({ default: (await import('#src/screens/chat/end/chat-complete.tsx')).ChatComplete }))
const ChatTimeUp = lazy(async () => ({ default: (await import('#src/screens/chat/end/chat-time-up.tsx')).ChatTimeUp }))

/** A session with the tutor, in every mode. */
export function ChatScreen({ view, now, ...rest }: ChatScreenProps) {
  switch (view.mode) {
    case 'loading':
      return <ChatLoading onCancel={rest.onClose} />
    case 'failedToStart':
      return <ChatFailedToStart refusal={view.refusal} onRetry={rest.onRetry} onReturnHome={rest.onReturnHome} />
    case 'offered':
      return (
        <Suspense fallback={<ChatLoading onCancel={rest.onReturnHome} />}>
          <OfferedPage assignment={view.assignment} now={now} {...rest} />
        </Suspense>
      )
    case 'missing':
      return (
        <Suspense fallback={<ChatLoading onCancel={rest.onReturnHome} />}>
          <MissingPage isTeacher={view.isTeacher} onReturnHome={rest.onReturnHome} />
        </Suspense>
      )
    default:
      return <Session view={view} {...rest} />
  }
}

function Session({ view, time, draft, kept, timeZone, ...on }: Omit<ChatScreenProps, 'view' | 'now'> & { view: RunningChatView }) {
  const line = view.mode === 'open' ? view.line : null
  return (
    <SessionPage>
      <ChatHeader session={view.session} time={time} onClose={on.onClose} />
      {line === null ? null : <LineBand line={line} isTimed={view.session.deadline_at !== null} {...on} />}
      <main className={main}>
        <ChatLog
          session={view.session}
          currentTurns={view.currentTurns}
          earlierQuestions={view.earlierQuestions}
          unsent={line === null ? null : unsentOf(line)}
          isTimeUp={view.mode === 'timedOut'}
        />
        <SlowHere />
        {view.mode === 'open' ? <AnswerBar view={view} draft={draft} kept={kept} {...on} /> : <ClosedBar mode={view.mode} />}
      </main>
      <Suspense fallback={null}>
        <Dialogs view={view} timeZone={timeZone} on={on} />
      </Suspense>
    </SessionPage>
  )
}

function Dialogs({ view, timeZone, on }: { view: RunningChatView; timeZone: string; on: ChatCallbacks }) {
  switch (view.mode) {
    case 'open':
      return view.exit === 'staying' ? null : (
        <AbandonDialog session={view.session} kept="Your teacher can still read this chat." exit={view.exit} problem={view.problem} {...on} />
      )
    case 'complete':
      return view.isReviewing ? (
        <ChatComplete view={view} timeZone={timeZone} onReturnHome={on.onReturnHome} onPractice={on.onPractice} />
      ) : null
    case 'timedOut':
      return view.isReviewing ? (
        <ChatTimeUp view={view} timeZone={timeZone} onRetry={on.onRetry} onReturnHome={on.onReturnHome} onPractice={on.onPractice} />
      ) : null
  }
}

const main = css({ flex: '1', minHeight: '0', display: 'flex', flexDirection: 'column' })
