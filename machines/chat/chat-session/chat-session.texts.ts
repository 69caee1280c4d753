import { sessionTexts } from '#machines/sessions/session/session.texts.ts'

/** The sentences a chat session can show, word for word. */
export const chatTexts = {
  ...sessionTexts,
  hint: 'hint',
  emptyAnswer: 'Type an answer first',
} as const
