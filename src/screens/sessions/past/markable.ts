import type { PastSession, TranscriptMessage } from '#contract/sessions/sessions.ts'
import { lastVerdict } from '#src/screens/chat/log/marks.ts'

type Question = PastSession['chat_sessions'][number]

/** The longest answer that can be taken as right for everybody. */
const longest = 2000

/** Whether the points of a question wait for its teacher, also where it was answered and not left. */
export function isWaiting({ status, overridden, chat_full_context: messages }: Question): boolean {
  return overridden !== true && (status === 'pending' || (status === 'open' && lastVerdict(messages) === 'pending'))
}

/** The answer of a question that waits for its teacher: the last pending one; null when none does. */
export function waitingAnswer(question: Question): TranscriptMessage | null {
  if (!isWaiting(question)) return null
  return question.chat_full_context.findLast(({ role, verdict }) => role === 'user' && verdict === 'pending') ?? null
}

/** Typed answers that were tries and not right, each text once, the newest first: what a teacher may take as right. */
export function acceptable(question: Question): TranscriptMessage[] {
  const tries = question.chat_full_context.filter(({ role, verdict, content, worrying }) => {
    return role === 'user' && (verdict === 'not_yet' || verdict === 'partly' || verdict === 'pending') && content.length <= longest && worrying !== true
  })
  const byText = new Map(tries.map((message) => [message.content.trim().toLowerCase(), message]))
  return [...byText.values()].toReversed()
}
