import type { ChatMessage } from '#contract/chat/chat-sessions.ts'
import type { TutorWordsSnapshot } from './tutor-words.machine.ts'

/** A message as it is shown: `isSpoken` while its words still come, `isOwn` where a model was asked and the tutor answered in its own words. */
export type WordedMessage = ChatMessage & { isSpoken?: true; isOwn?: true }

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

const known = new WeakMap<ChatMessage, { of: unknown; shown: WordedMessage }>()

function wordedOne(message: ChatMessage, snapshot: TutorWordsSnapshot): WordedMessage {
  const { messageId, sentences, ends } = snapshot.context
  const isSpoken = message.id === messageId && snapshot.matches('listening')
  const of = isSpoken ? sentences : ends[message.id]
  const kept = known.get(message)
  if (kept !== undefined && kept.of === of) return kept.shown
  const shown = isSpoken ? spokenOne(message, sentences) : endedOne(message, ends[message.id])
  known.set(message, { of, shown })
  return shown
}

function spokenOne({ hint: _, material: __, ...message }: ChatMessage, sentences: readonly string[]): WordedMessage {
  return { ...message, content: sentences.join(' '), isSpoken: true }
}

function endedOne(message: ChatMessage, end: TutorWordsSnapshot['context']['ends'][number] | undefined): WordedMessage {
  if (end?.by === 'model') return { ...message, content: end.content }
  const isOwn = end === null || (end !== undefined && end.why !== null)
  return isOwn ? { ...message, isOwn } : message
}
