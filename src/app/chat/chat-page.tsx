import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ChatSessionActorRef } from '#machines/chat/chat-session/chat-session.machine.ts'
import { draftQuestion, draftSession } from '#machines/chat/chat-session/chat-session.selectors.ts'
import { inWords } from '#machines/chat/tutor-words/tutor-words.selectors.ts'
import { sessionView } from '#machines/chat/chat-session/chat-session.view.ts'
import type { DraftStore } from '#src/actors/sessions/draft-store.ts'
import { sessionGestures } from '#src/app/sessions/session-gestures.ts'
import { useSessionTime } from '#src/app/sessions/use-session-time.ts'
import { ChatScreen } from '#src/screens/chat/chat-screen.tsx'

// Fetched once the page stands still: at the end of a timed session the connection may be away.
setTimeout(() => {
  void import('./chat-later.ts').catch(() => undefined)
}, 2_000)

/** What the page needs beside the running session; `onPractice` gets the session whose missed questions are wanted again. */
export type ChatPageProps = {
  session: ChatSessionActorRef
  drafts: Pick<DraftStore, 'read' | 'write' | 'kept'>
  /** The server's time when the page was drawn. */
  now: Date
  timeZone: string
  onPractice: (sessionId: number) => void
}

/** Binds a running chat session to its screen: every gesture is one event, every picture one selector. */
export function ChatPage({ session, drafts, now, timeZone, onPractice }: ChatPageProps) {
  const words = useSelector(useSelector(session, ({ children }) => children.tutorWords), (snapshot) => snapshot)
  const told = useSelector(session, sessionView)
  const view = useMemo(() => inWords(told, words), [told, words])
  const time = useSessionTime(session)
  const sessionId = useSelector(session, draftSession)
  const question = useSelector(session, draftQuestion)
  const isOpen = view.mode === 'open'
  const draft = useMemo(
    () => (sessionId === null || !isOpen ? '' : drafts.read({ sessionId, question })),
    [drafts, sessionId, question, isOpen],
  )
  return (
    <ChatScreen
      {...sessionGestures(session)}
      view={view}
      time={time}
      draft={draft}
      kept={drafts.kept}
      now={now}
      timeZone={timeZone}
      onAnswer={() => session.send({ type: 'answer.submitted' })}
      onSkipOverText={() => session.send({ type: 'skip.requestedOverText' })}
      onKeepAnswering={() => session.send({ type: 'skip.cancelled' })}
      onAskForHint={() => session.send({ type: 'hint.requested' })}
      onAskForExample={() => session.send({ type: 'example.requested' })}
      onPractice={() => (sessionId === null ? undefined : onPractice(sessionId))}
      onDraftChange={(text) => (sessionId === null ? undefined : drafts.write({ sessionId, question }, text))}
    />
  )
}
