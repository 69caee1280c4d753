import { vi } from 'vitest'
import { keptAs } from '#src/screens/chat/chat-screen.example.tsx'
import { ChatScreen, type ChatScreenProps } from '#src/screens/chat/chat-screen.tsx'
import type { ChatTime, ChatView, OpenChatView } from '#src/screens/chat/chat-view.ts'
import { exampleOpenView } from '#src/screens/chat/example-session.ts'
import { exampleNow } from '#src/screens/assignments/student/example-assignments.ts'
import { draw } from './draw.tsx'

type Rest = { draft?: string; time?: ChatTime }

/** Draws the session screen with recorded callbacks; `show` draws its next moment. */
export function openSession(view: ChatView, rest: Rest = {}) {
  const on = {
    onBegin: vi.fn(),
    onAnswer: vi.fn<(text: string) => void>(),
    onNext: vi.fn(),
    onSkip: vi.fn(),
    onSkipOverText: vi.fn(),
    onKeepAnswering: vi.fn(),
    onAskForHint: vi.fn(),
    onAskForExample: vi.fn(),
    onClose: vi.fn(),
    onStay: vi.fn(),
    onAbandon: vi.fn(),
    onContinueHere: vi.fn(),
    onRetry: vi.fn(),
    onReturnHome: vi.fn(),
    onPractice: vi.fn(),
    onDraftChange: vi.fn<(text: string) => void>(),
  } satisfies Omit<ChatScreenProps, 'view' | 'time' | 'draft' | 'kept' | 'now' | 'timeZone'>
  const picture = (next: ChatView, { draft = '', time = { direction: 'left', seconds: 768, threshold: null } }: Rest) => (
    <ChatScreen view={next} time={time} draft={draft} kept={keptAs('typing')} now={exampleNow} timeZone="America/New_York" {...on} />
  )
  const redraw = draw(picture(view, rest))
  return { on, show: (next: ChatView, now: Rest = rest) => redraw(picture(next, now)) }
}

/** An open session after the example's two tries; give what differs. */
export function answering(change: Partial<OpenChatView> = {}): OpenChatView {
  return exampleOpenView(change)
}
