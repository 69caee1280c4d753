import { helpRequests } from '#contract/chat/chat-sessions.ts'
import { sessionTexts } from '#machines/sessions/session/session.texts.ts'

/** The sentences a chat session can show, word for word. */
export const chatTexts = {
  ...sessionTexts,
  emptyAnswer: 'Type an answer first',
} as const

/** What is sent in place of typed text where help was asked for; null where it was not. */
export function requestText(event: string): string | null {
  if (event === 'hint.requested') return helpRequests.hint
  return event === 'example.requested' ? helpRequests.example : null
}
