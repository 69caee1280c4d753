import type { ChatSessionSnapshot } from './chat-session.machine.ts'
import { questionKey } from './chat-session.state.ts'

/** Where the turn region of an open session stands. */
export function turnName(snapshot: ChatSessionSnapshot): 'active' | 'sending' | 'accepted' | 'settled' | 'nextQuestion' {
  if (snapshot.matches({ open: { turn: 'sending' } })) return 'sending'
  if (snapshot.matches({ open: { turn: 'nextQuestion' } })) return 'nextQuestion'
  if (snapshot.matches({ open: { turn: 'accepted' } })) return 'accepted'
  return snapshot.matches({ open: { turn: 'settled' } }) ? 'settled' : 'active'
}

/** Whether the box takes text: only where a try is open and the session is still this page's. */
export function isInputEnabled(snapshot: ChatSessionSnapshot) {
  const isTryOpen = snapshot.matches({ open: { turn: 'active' } }) || snapshot.matches({ open: { turn: 'accepted' } })
  return isTryOpen && !isElsewhere(snapshot)
}

/** Whether Send is on. */
export function canSend(snapshot: ChatSessionSnapshot) {
  return snapshot.can({ type: 'answer.submitted' })
}

/** Whether Skip is on (before Next takes its place). */
export function canSkip(snapshot: ChatSessionSnapshot) {
  return snapshot.can({ type: 'skip.requested' })
}

/** Whether skipping waits for a word on the answer that is not sent. */
export function isAskedToSend(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ open: { turn: 'askingToSend' } })
}

/** Whether Next stands where Skip was: the answer was accepted, or there is nothing more to gain here. */
export function isNextOffered(snapshot: ChatSessionSnapshot) {
  return snapshot.context.session?.current_question_set_state.should_move_to_next_question ?? false
}

/** Whether Next is on. */
export function canGoOn(snapshot: ChatSessionSnapshot) {
  return snapshot.can({ type: 'next.requested' })
}

/** Why the server is out of reach: this device has no line, or nobody answers on it; null while it is within reach. */
export function awayName(snapshot: ChatSessionSnapshot): 'offline' | 'unanswered' | null {
  if (!snapshot.matches({ open: { line: 'away' } })) return null
  const isOffline = snapshot.matches({ open: { line: { away: 'idle' } } }) || snapshot.matches({ open: { line: { away: 'cut' } } })
  return isOffline ? 'offline' : 'unanswered'
}

/** Whether the session went on, or ended, on another page or device; `continueHere.requested` takes it back. */
export function isElsewhere(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ open: { line: 'elsewhere' } })
}

/** What became of the answer that stood in the box at zero; `unsent` while it still waits. */
export function lastAnswer({ context }: ChatSessionSnapshot) {
  return context.attempt === null ? context.lastAnswer : 'unsent'
}

/** Where the box keeps what is typed: the session and its current question, or null before the session is known. */
export function draftSession({ context }: ChatSessionSnapshot) {
  return context.session?.session_id ?? null
}

/** The current question as the draft store names it. */
export function draftQuestion({ context }: ChatSessionSnapshot) {
  return questionKey(context)
}
