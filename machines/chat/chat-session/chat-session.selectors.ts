import { returnPath } from '#machines/sessions/session/session.work.ts'
import type { ChatSessionSnapshot } from './chat-session.machine.ts'
import { questionKey } from './chat-session.state.ts'
import { chatTexts } from './chat-session.texts.ts'

/** Whether leaving the page has to be confirmed first. */
export function mustConfirmLeaving(snapshot: ChatSessionSnapshot) {
  return snapshot.matches('open') && !snapshot.matches({ open: { exit: 'leaving' } })
}

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

/** Whether the current question is the last one asked. */
export function isLastQuestion({ context: { session } }: ChatSessionSnapshot) {
  return session !== null && session.current_task_index === session.tasks.length - 1
}

/** What Next reads on a wide screen; a phone says 'Turn in' on the last question. */
export function nextLabel(snapshot: ChatSessionSnapshot) {
  return isLastQuestion(snapshot) ? chatTexts.lastQuestion : chatTexts.nextQuestion
}

/** The sentence about what went wrong last, or null; the typed text is still there. */
export function problem(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ open: { exit: 'leaveFailed' } }) ? chatTexts.leaveFailed : snapshot.context.problem
}

/** Whether the server is out of reach. */
export function isOffline(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ open: { line: 'offline' } })
}

/** Whether the session went on, or ended, on another page or device; `continueHere.requested` takes it back. */
export function isElsewhere(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ open: { line: 'elsewhere' } })
}

/** What became of the answer that stood in the box at zero; `unsent` while it still waits. */
export function lastAnswer({ context }: ChatSessionSnapshot) {
  return context.attempt === null ? context.lastAnswer : 'unsent'
}

/** Where the way home leads. */
export function homePath(snapshot: ChatSessionSnapshot) {
  return returnPath(snapshot.context)
}

/** The running clock; undefined while the session is not open. */
export function sessionClock(snapshot: ChatSessionSnapshot) {
  return snapshot.children.clock
}

/** Where the box keeps what is typed: the session and its current question, or null before the session is known. */
export function draftSession({ context }: ChatSessionSnapshot) {
  return context.session?.session_id ?? null
}

/** The current question as the draft store names it. */
export function draftQuestion({ context }: ChatSessionSnapshot) {
  return questionKey(context)
}
