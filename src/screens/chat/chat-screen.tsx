import { lazy, Suspense } from 'react'
import { css } from '#styled/css'
import { AnswerBar } from './answer-bar.tsx'
import { ChatHeader } from './chat-header.tsx'
import { ChatLog } from './chat-log.tsx'
import type { ChatCallbacks, ChatTime, ChatView } from './chat-view.ts'
import { ClosedBar } from './closed-bar.tsx'
import { LineBand } from './line-band.tsx'
import { ChatFailedToStart, ChatLoading } from './start-states.tsx'
import { usePrefetchedDialogs } from './use-prefetched-dialogs.ts'

/** Props of `ChatScreen`. `draft` is what the box starts with, read when a question comes up; `timeZone` is the reader's. */
export type ChatScreenProps = ChatCallbacks & { view: ChatView; time: ChatTime; draft: string; timeZone: string }

const AbandonDialog = lazy(async () => ({ default: (await import('./abandon-dialog.tsx')).AbandonDialog }))
const CompleteDialog = lazy(async () => ({ default: (await import('./complete-dialog.tsx')).CompleteDialog }))
const TimeUpDialog = lazy(async () => ({ default: (await import('./time-up-dialog.tsx')).TimeUpDialog }))

/** A session with the tutor, in every mode. */
export function ChatScreen({ view, time, draft, timeZone, ...on }: ChatScreenProps) {
  usePrefetchedDialogs()
  if (view.mode === 'loading') return <ChatLoading onCancel={on.onClose} />
  if (view.mode === 'failedToStart') return <ChatFailedToStart refusal={view.refusal} onRetry={on.onRetry} onReturnHome={on.onReturnHome} />
  const line = view.mode === 'open' ? view.line : null
  return (
    <div className={styles.page}>
      <ChatHeader session={view.session} time={time} onClose={on.onClose} />
      {line === null ? null : <LineBand line={line} isTimed={view.session.deadline_at !== null} {...on} />}
      <main className={styles.main}>
        <ChatLog
          session={view.session}
          currentTurns={view.currentTurns}
          earlierQuestions={view.earlierQuestions}
          unsent={line?.state === 'offline' ? line.unsent : null}
          isTimeUp={view.mode === 'timedOut'}
        />
        {view.mode === 'open' ? <AnswerBar view={view} draft={draft} {...on} /> : <ClosedBar mode={view.mode} />}
      </main>
      <Suspense fallback={null}>
        <Dialogs view={view} timeZone={timeZone} on={on} />
      </Suspense>
    </div>
  )
}

function Dialogs({ view, timeZone, on }: { view: Exclude<ChatView, { mode: 'loading' | 'failedToStart' }>; timeZone: string; on: ChatCallbacks }) {
  switch (view.mode) {
    case 'open':
      return view.exit === 'staying' ? null : (
        <AbandonDialog session={view.session} exit={view.exit} problem={view.problem} {...on} />
      )
    case 'complete':
      return view.isReviewing ? <CompleteDialog log={view} timeZone={timeZone} onReturnHome={on.onReturnHome} onPractice={on.onPractice} /> : null
    case 'timedOut':
      return view.isReviewing ? (
        <TimeUpDialog log={view} lastAnswer={view.lastAnswer} offeredText={view.offeredText} {...on} />
      ) : null
  }
}

const styles = {
  page: css({ height: 'screen', display: 'flex', flexDirection: 'column', background: 'paper' }),
  main: css({ flex: '1', minHeight: '0', display: 'flex', flexDirection: 'column' }),
}
