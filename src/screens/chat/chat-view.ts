import type { ChatAgent } from '#contract/chat/chat-sessions.ts'
import type { WordedMessage } from '#machines/chat/tutor-words/tutor-words.selectors.ts'
import type { ExitName, UnopenedView } from '#machines/sessions/session/session.selectors.ts'

/** What the screen reads of a session: the server's word, without the log. */
export type SessionFacts = Omit<ChatAgent, 'full_context' | 'state_token'>

/** What the head, the ways out and the end of a session read of it: the same for typed and spoken ones. */
export type SessionFrame = Pick<
  SessionFacts,
  'assignment' | 'exercise' | 'is_test' | 'is_practice' | 'tasks' | 'current_task_index' | 'deadline_at' | 'ended_at' | 'server_now'
> & { current_exercise_state: { score: number; total_questions: number; total_possible_score: number; pending?: number; percent?: number | null } }

/** The session's clock. `threshold` is the last announced number of seconds left (600, 300, 60, 30), null before the first. */
export type ChatTime = { direction: 'left' | 'elapsed'; seconds: number; threshold: number | null }

/** One question asked before, with its part of the log, its card first. `taskIndex` counts from 0. */
export type EarlierQuestion = { taskIndex: number; messages: readonly WordedMessage[] }

/** What an open session, a finished one and a timed-out one show alike. `currentTurns` is the log of the current question, its card first. */
export type SessionLog = {
  session: SessionFacts
  currentTurns: readonly WordedMessage[]
  earlierQuestions: readonly EarlierQuestion[]
}

/**
 * Every mode of the session screen. `offered` is work opened by its address and not begun (null: practice), `missing` what is
 * not there. In `open`, `turn`, `line` and `exit` are the regions of the session: answering, the connection and leaving;
 * `isAskedToSend` waits for a word on the answer that is not sent before it skips. `problem` is the sentence on what went wrong last.
 * `complete` and `timedOut` open their dialog with `isReviewing`. At zero `lastAnswer` says what became of what was typed,
 * `offeredText` is what could not be sent.
 */
export type ChatView =
  | { mode: 'loading' }
  | UnopenedView
  | (SessionLog & {
      mode: 'open'
      turn: 'active' | 'sending' | 'accepted' | 'settled' | 'nextQuestion'
      line: ChatLine
      exit: ExitName
      canSend: boolean
      canSkip: boolean
      isAskedToSend: boolean
      isNextOffered: boolean
      problem: string | null
    })
  | (SessionLog & { mode: 'timedOut'; isReviewing: boolean; lastAnswer: LastAnswer; offeredText: string | null })
  | (SessionLog & { mode: 'complete'; isReviewing: boolean })

/** What became of the text in the box when the time was up; `unsent` while it is still on its way, and for good with an `offeredText`. */
export type LastAnswer = 'none' | 'sent' | 'unsent'

/** A view of a session the server told of. */
export type RunningChatView = Extract<ChatView, SessionLog>

/** The open session's view. */
export type OpenChatView = Extract<ChatView, { mode: 'open' }>

/**
 * The connection. `offline` is this device without a line, `unanswered` a server that does not answer on it; `unsent`
 * is the one answer that waits. `elsewhere` means that another tab or device went on; `text` is what was typed here and could not be sent.
 */
export type ChatLine = { state: 'online' } | { state: 'offline' | 'unanswered'; unsent: string | null } | { state: 'elsewhere'; text: string }

/**
 * Where the text of the box is safe, read from outside so that a change draws one word: `typing` nowhere yet, `saved` with the
 * server, `here` in this browser.
 */
export type KeptText = { read: () => 'typing' | 'saved' | 'here'; subscribe: (listener: () => void) => () => void }

/** What a person can do on the session screen. */
export type ChatCallbacks = {
  /** Begins what was only offered: from here on the clock runs. */
  onBegin: () => void
  /** Sends the text of the box. */
  onAnswer: (text: string) => void
  /** Moves on when Next Question is offered, or turns in after the last question. */
  onNext: () => void
  onSkip: () => void
  /** Asks to skip over an unsent answer, or to turn in with the last question open; the answer is `onAnswer`, `onSkip` or `onKeepAnswering`. */
  onSkipOverText: () => void
  onKeepAnswering: () => void
  onAskForHint: () => void
  /** Asks for a worked example of a question like this one. */
  onAskForExample: () => void
  /** Asks to leave; the answer is `onStay` or `onAbandon`. */
  onClose: () => void
  onStay: () => void
  onAbandon: () => void
  /** Takes the session over from the other tab or device. */
  onContinueHere: () => void
  /** Tries again what failed: the start, or the ending after time was up. */
  onRetry: () => void
  onReturnHome: () => void
  /** Starts a practice session on what was missed. */
  onPractice: () => void
  /** Each change of the box's text, for the draft store. */
  onDraftChange: (text: string) => void
}
