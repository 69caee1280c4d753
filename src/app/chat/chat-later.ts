// What a session with the tutor needs after its first question: one file, since each of its own would be a round trip.
export { AbandonDialog } from '#src/screens/chat/end/abandon-dialog.tsx'
export { ChatComplete } from '#src/screens/chat/end/chat-complete.tsx'
export { ChatTimeUp } from '#src/screens/chat/end/chat-time-up.tsx'
export { UnsentDialog } from '#src/screens/chat/bar/unsent-dialog.tsx'
