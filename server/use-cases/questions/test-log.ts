import { formatPoints } from '#contract/exercises/points.ts'
import { testClosingMark, type TestChatMessage } from '#contract/questions/test-chat.ts'
import { reasonFor } from '#server/grading/keys/rule-words.ts'
import type { InstanceState } from '#server/grading/types.ts'
import { marksOf, plainMessage, type LoggedMessage } from '#server/use-cases/chat/chat-log.ts'
import { messagesOf, type Played } from '#server/use-cases/chat/answered.ts'
import { testRules } from './test-rules.ts'

/** The question as the tutor's first message. */
export function openingMessage(text: string, now: Date): TestChatMessage {
  return shown({ ...plainMessage({ id: 1, position: 0, role: 'assistant', content: text, at: now }), role: 'assistant' })
}

/** What an answer adds to the log of a test that has `length` messages; the reply ends with the mark when the test is over. */
export function messagesAfter(length: number, played: Played, answer: string, now: Date): TestChatMessage[] {
  const { rule, matchedKey, normalised, quality, parts } = played.judgement
  const [asked, , reply] = messagesOf(0, played, answer, [length + 1, 0, length + 2], now)
  if (!asked || !reply) throw new Error('an answer adds two messages to a test')
  const why = reasonFor(played.judgement, answer)
  const judgement = { rule, matched_key: matchedKey, read_as: normalised, quality, why, ...(parts ? { parts: [...parts] } : {}) }
  const said = shown({ ...reply, role: 'assistant' })
  const closing = played.shouldMoveOn ? `\n\n${testClosingMark} ${resultOf(played.state, played.earned)}` : ''
  return [{ ...shown({ ...asked, role: 'user' }), judgement }, { ...said, content: `${said.content}${closing}` }]
}

/** Only the server's own last word may hold the mark: in anything an author wrote it is broken, invisibly. */
export function withoutMark(text: string): string {
  return text.replaceAll(/feedback(?=:)/gi, '$&\u2060')
}

function shown({ role, ...message }: LoggedMessage & { role: 'assistant' | 'user' }): TestChatMessage {
  const marks = marksOf(message)
  if (role === 'user') return { id: message.id, role, ...marks }
  const hint = marks.hint && { ...marks.hint, text: withoutMark(marks.hint.text) }
  return { id: message.id, role, ...marks, content: withoutMark(marks.content), ...(hint ? { hint } : {}) }
}

function resultOf({ accepted, isPending, attempts }: InstanceState, earned: number): string {
  if (isPending && !accepted) return 'this answer would wait for you to judge it.'
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`
  const points = `${formatPoints(earned)} of ${formatPoints(testRules.points / 100)} points`
  return accepted ? `accepted after ${tries}, ${points}.` : `not accepted after ${tries}, ${points}.`
}
