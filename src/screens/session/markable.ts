import type { PastSession, TranscriptMessage } from '#contract/sessions.ts'

type Question = PastSession['chat_sessions'][number]

/** The longest answer that can be taken as right for everybody. */
const longest = 2000

/** Whether the points of a question wait for its teacher. */
export function isWaiting({ status, overridden }: Question): boolean {
  return status === 'pending' && overridden !== true
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
