import type { ChatSessionSnapshot } from './chat-session.machine.ts'
import { questionKey, returnPath } from './chat-session.state.ts'
import { chatTexts } from './chat-session.texts.ts'

/** Whether the session is being started or resumed. */
export function isLoading(snapshot: ChatSessionSnapshot) {
  return snapshot.matches('loading')
}

/** Whether the session could not be started; `problem` says so, `retry.requested` and `exit.requested` lead on. */
export function hasFailedToStart(snapshot: ChatSessionSnapshot) {
  return snapshot.matches('failedToStart')
}

/** Why the server will not start this work, or null when it was only out of reach. */
export function startRefusal(snapshot: ChatSessionSnapshot) {
  return snapshot.context.startRefusal
}

/** Whether the student is in the session: not loading, not finished. */
export function isOpen(snapshot: ChatSessionSnapshot) {
  return snapshot.matches('open')
}

/** Whether leaving the page has to be confirmed first. */
export function mustConfirmLeaving(snapshot: ChatSessionSnapshot) {
  return snapshot.matches('open') && !snapshot.matches({ open: { exit: 'leaving' } })
}

/** Whether an answer is being sent right now; the box is read-only and keeps its text and focus. */
export function isSending(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ open: { turn: 'sending' } })
}

/** Whether the next question is being fetched. */
export function isLoadingNext(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ open: { turn: 'nextQuestion' } })
}

/** Whether the box takes text: only where a try is open and the session is still this page's. */
export function isInputEnabled(snapshot: ChatSessionSnapshot) {
  return (snapshot.matches({ open: { turn: 'active' } }) || snapshot.matches({ open: { turn: 'accepted' } })) && !isElsewhere(snapshot)
}

/** Whether Send is on. */
export function canSend(snapshot: ChatSessionSnapshot) {
  return snapshot.can({ type: 'answer.submitted' })
}

/** What Send reads. */
export function sendLabel(snapshot: ChatSessionSnapshot) {
  return isSending(snapshot) ? 'Sending...' : isQueued(snapshot) ? 'Queued' : 'Send'
}

/** Whether Skip is on (before Next takes its place). */
export function canSkip(snapshot: ChatSessionSnapshot) {
  return snapshot.can({ type: 'skip.requested' })
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
export function isLastQuestion(snapshot: ChatSessionSnapshot) {
  return snapshot.context.session !== null && snapshot.context.session.current_task_index === snapshot.context.session.tasks.length - 1
}

/** What Next reads on a wide screen (a phone says 'Turn in' on the last question). */
export function nextLabel(snapshot: ChatSessionSnapshot) {
  return isLastQuestion(snapshot) ? chatTexts.lastQuestion : chatTexts.nextQuestion
}

/** Whether the last answer was accepted and a further try is open that can still gain points. */
export function isImprovable(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ open: { turn: 'accepted' } })
}

/** Whether no further try is open on this question. */
export function isSettled(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ open: { turn: 'settled' } })
}

/** The sentence about what went wrong last, or null. The typed text is still there. */
export function problem(snapshot: ChatSessionSnapshot) {
  return snapshot.context.problem
}

/** A text that could not be delivered and is offered for copying, or null. */
export function offeredText(snapshot: ChatSessionSnapshot) {
  return snapshot.context.offeredText
}

/** Whether the server is out of reach. */
export function isOffline(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ open: { line: 'offline' } })
}

/** Whether one answer waits to be sent again by itself. */
export function isQueued(snapshot: ChatSessionSnapshot) {
  return isOffline(snapshot) && snapshot.context.attempt !== null
}

/** Whether the session went on, or ended, on another page or device; `continueHere.requested` takes it back. */
export function isElsewhere(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ open: { line: 'elsewhere' } })
}

/** The answer on its way, drawn as the last turn, or null. */
export function attemptText(snapshot: ChatSessionSnapshot) {
  return snapshot.context.attempt?.text ?? null
}

/** Whether the dialog that asks before abandoning is open. */
export function isConfirmingExit(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ open: { exit: 'confirming' } }) || isLeaving(snapshot) || hasLeaveFailed(snapshot)
}

/** Whether the session is being ended. */
export function isLeaving(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ open: { exit: 'leaving' } })
}

/** Whether ending it did not work; retry, stay, or leave it as it is (`home.requested`). */
export function hasLeaveFailed(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ open: { exit: 'leaveFailed' } })
}

/** Whether time ran out: the box is locked. */
export function isTimedOut(snapshot: ChatSessionSnapshot) {
  return snapshot.matches('timedOut')
}

/** The tutor's last words at zero, or null. */
export function timeUpMessage(snapshot: ChatSessionSnapshot) {
  return isTimedOut(snapshot) ? chatTexts.timeUp : null
}

/** Whether the dialog "Time's Up!" is open. */
export function isTimeUpDialogOpen(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ timedOut: { notice: 'reviewing' } })
}

/** What became of the last answer at zero: still on its way, or settled with the server (`offeredText` when it was not taken). */
export function isLastAnswerOnItsWay(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ timedOut: { lastAnswer: 'submittingDraft' } })
}

/** Whether the dialog "Assignment Complete!" is open. */
export function isCompletionDialogOpen(snapshot: ChatSessionSnapshot) {
  return snapshot.matches({ complete: 'reviewing' })
}

/** Whether the session is over, by completion or by time. */
export function isFinished(snapshot: ChatSessionSnapshot) {
  return snapshot.hasTag('finished')
}

/** Where the way home leads. */
export function homePath(snapshot: ChatSessionSnapshot) {
  return returnPath(snapshot.context)
}

/** The running clock, for the timer and the announcer; undefined when the session is not open. */
export function sessionClock(snapshot: ChatSessionSnapshot) {
  return snapshot.children.clock
}

/** Whether the session has a time limit. */
export function isTimed(snapshot: ChatSessionSnapshot) {
  return (snapshot.context.session?.deadline_at ?? null) !== null
}

/** Where the box keeps what is typed, or null before the session is known. */
export function draftSession(snapshot: ChatSessionSnapshot) {
  return snapshot.context.session?.session_id ?? null
}

/** The question the box belongs to, as the draft store names it. */
export function draftQuestion(snapshot: ChatSessionSnapshot) {
  return questionKey(snapshot.context)
}

/** Whether this student may paste into the box. */
export function isPasteAllowed(snapshot: ChatSessionSnapshot) {
  return snapshot.context.session?.allow_paste ?? false
}

/** Whether a teacher tries the exercise; nothing is counted. */
export function isTestRun(snapshot: ChatSessionSnapshot) {
  return snapshot.context.session?.is_test ?? snapshot.context.isTeacher
}
