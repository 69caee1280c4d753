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

/** The answer of a question whose mark a language model gave and no teacher changed since; null where there is none. */
export function gradedByModel({ overridden, chat_full_context: messages }: Question): TranscriptMessage | null {
  const isByModel = overridden !== true && messages.findLast(({ changed }) => changed !== undefined)?.changed?.by_ai === true
  return isByModel ? (messages.findLast(({ model_mark: mark }) => mark?.is_mark === true) ?? null) : null
}

/** Whether a student wrote nothing to a question after this message: only then its mark can be taken back. */
export function isLastAnswer({ chat_full_context: messages }: Question, { id }: TranscriptMessage): boolean {
  return messages.findLast(({ role }) => role === 'user')?.id === id
}

/**
 * Typed answers that were tries and not right, each text once: what a teacher may take as right. The one nearest to right comes first: partly
 * right before not judged before not yet, then what is written most like the answer that was right, then the newest.
 */
export function acceptable(question: Question): TranscriptMessage[] {
  const said = question.chat_full_context.filter(({ role }) => role === 'user')
  const tries = said.filter(({ verdict, content, worrying }) => {
    return verdict !== undefined && verdict in nearness && content.length <= longest && worrying !== true
  })
  const right = said.find(({ verdict }) => verdict === 'right')?.content ?? ''
  const byText = new Map(tries.map((message) => [message.content.trim().toLowerCase(), message]))
  return [...byText.values()].toReversed().toSorted((one, other) => rankOf(one) - rankOf(other) || alike(other, right) - alike(one, right))
}

const nearness: Partial<Record<string, number>> = { partly: 0, pending: 1, not_yet: 2 }

function rankOf({ verdict }: TranscriptMessage): number {
  return nearness[verdict ?? ''] ?? 3
}

/** How many of the pairs of letters of the right answer a message has: 0 to 1. */
function alike({ content }: TranscriptMessage, right: string): number {
  const pairs = pairsOf(right)
  const own = pairsOf(content)
  const shared = [...pairs].filter((pair) => own.has(pair)).length
  return pairs.size + own.size === 0 ? 0 : (2 * shared) / (pairs.size + own.size)
}

function pairsOf(text: string): Set<string> {
  const letters = [...` ${text.trim().toLowerCase().slice(0, longest)} `]
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`))
}
