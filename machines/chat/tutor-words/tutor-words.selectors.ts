import type { ChatMessage } from '#contract/chat/chat-sessions.ts'
import type { WordsEnd } from '#contract/chat/chat-words.ts'
import type { TutorWordsSnapshot } from './tutor-words.machine.ts'

/**
 * A message as it is shown: `isSpoken` while its words still come, `ownBecause` where a model was to be asked and the tutor answered in its own
 * words, `left`, with the newest reply whose words have ended, how many more a model words in the next minutes, where they are few.
 */
export type WordedMessage = ChatMessage & { isSpoken?: true; ownBecause?: NonNullable<WordsEnd['why']>; left?: number }

/** From so few on a student is told how many replies are left. */
const fewLeft = 5

/** What a screen shows of a session's log. */
type Logged = { currentTurns: readonly ChatMessage[]; earlierQuestions: readonly { taskIndex: number; messages: readonly ChatMessage[] }[] }

/** What a screen shows of a session, with the words found since; a view without a log stays as it is. */
export function inWords<View extends object>(view: View, words: TutorWordsSnapshot | undefined): View {
  if (!hasLog(view) || words === undefined) return view
  const logs = [view.currentTurns, ...view.earlierQuestions.map(({ messages }) => messages)]
  if (!logs.some(isPending)) return view
  const earlierQuestions = view.earlierQuestions.map((one) => ({ ...one, messages: worded(one.messages, words) }))
  return { ...view, currentTurns: worded(view.currentTurns, words), earlierQuestions }
}

function hasLog<View extends object>(view: View): view is View & Logged {
  return 'currentTurns' in view
}

/** A log with the words that a language model found since, in place. The same log and words answer the same messages. */
export function worded(log: readonly ChatMessage[], snapshot: TutorWordsSnapshot): readonly WordedMessage[] {
  if (!isPending(log)) return log
  return log.map((message) => (message.words === 'pending' ? wordedOne(message, snapshot) : message))
}

function isPending(log: readonly ChatMessage[]): boolean {
  return log.some(({ words }) => words === 'pending')
}

type Ends = TutorWordsSnapshot['context']['ends']

const known = new WeakMap<ChatMessage, { of: unknown; isNewest: boolean; shown: WordedMessage }>()

function wordedOne(message: ChatMessage, snapshot: TutorWordsSnapshot): WordedMessage {
  const { messageId, sentences, ends } = snapshot.context
  const isSpoken = message.id === messageId && snapshot.matches('listening')
  const of = isSpoken ? sentences : ends[message.id]
  const isNewest = message.id === newestOf(ends)
  const kept = known.get(message)
  if (kept !== undefined && kept.of === of && kept.isNewest === isNewest) return kept.shown
  const shown = isSpoken ? spokenOne(message, sentences) : endedOne(message, ends[message.id], isNewest)
  known.set(message, { of, isNewest, shown })
  return shown
}

function spokenOne({ hint: _, material: __, ...message }: ChatMessage, sentences: readonly string[]): WordedMessage {
  return { ...message, content: sentences.join(' '), isSpoken: true }
}

/** The newest reply whose words have ended; ids grow. */
function newestOf(ends: Ends): number {
  return Math.max(...Object.keys(ends).map(Number))
}

function endedOne(message: ChatMessage, end: Ends[number] | undefined, isNewest: boolean): WordedMessage {
  if (end?.by === 'model') {
    return { ...message, content: end.content, ...(isNewest && end.left !== null && end.left <= fewLeft ? { left: end.left } : {}) }
  }
  const ownBecause = end === null ? 'away' : (end?.why ?? null)
  return ownBecause === null ? message : { ...message, ownBecause }
}
