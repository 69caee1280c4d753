import type { ChatMessage } from '#contract/chat/chat-sessions.ts'
import { readLog, type ChatRow, type TaskRow } from '#server/db/chat/chat.queries.ts'
import type { NewMessage } from '#server/db/chat/chat-turns.queries.ts'
import type { Db } from '#server/db/engine/db.ts'
import { readAskedQuestions } from '#server/db/sessions/sessions.queries.ts'
import { readScoreChanges } from '#server/use-cases/sessions/score-changes.ts'

/** A stored message without what only teachers and regrading need. */
export type LoggedMessage = Omit<NewMessage, 'judgement' | 'role' | 'recordingId'>

/** A message that only says something: every mark is null. */
export function plainMessage(message: Pick<NewMessage, 'id' | 'position' | 'role' | 'content' | 'at'>): NewMessage {
  return {
    material: null,
    verdict: null,
    accepted: null,
    attempt: null,
    worthCenti: null,
    nextWorthCenti: null,
    earnedCenti: null,
    hint: null,
    judgement: null,
    recordingId: null,
    ...message,
  }
}

/** What a message carries beside its place and role; fields without a value are left out. */
export function marksOf(message: LoggedMessage) {
  const isAnswer = message.verdict !== null
  return {
    content: message.content,
    at: message.at.toISOString(),
    ...(message.material === null ? {} : { material: message.material }),
    ...(message.verdict === null ? {} : { verdict: message.verdict }),
    ...(message.accepted === null ? {} : { accepted: message.accepted }),
    ...(message.attempt === null ? {} : { attempt: message.attempt }),
    ...(message.worthCenti === null ? {} : { worth: message.worthCenti / 100 }),
    ...(isAnswer ? { next_worth: message.nextWorthCenti === null ? null : message.nextWorthCenti / 100 } : {}),
    ...(message.earnedCenti === null ? {} : { earned: message.earnedCenti / 100 }),
    ...(message.hint === null ? {} : { hint: message.hint }),
  }
}

/** Messages as the student's log shows them; system messages are left out. */
export function logFor(tasks: readonly TaskRow[], messages: readonly (LoggedMessage & { role: NewMessage['role'] })[]): ChatMessage[] {
  return messages.flatMap((message) => {
    const task = tasks[message.position]
    if (message.role === 'system') return []
    const place = { question_set_index: task?.setIndex ?? 0, question_index: task?.questionIndex ?? 0 }
    return [{ id: message.id, ...place, role: message.role, ...marksOf(message) }]
  })
}

/** The whole log of a session as its student may read it, with what a teacher changed since. */
export async function wholeLog(db: Db, { id, snapshot, tasks }: Pick<ChatRow, 'id' | 'snapshot' | 'tasks'>): Promise<ChatMessage[]> {
  const stored = await readLog(db, id)
  const log = logFor(tasks, stored)
  if (stored.every(({ reviewedQuality }) => reviewedQuality === null)) return log
  const { byMessage } = await readScoreChanges(db, { id, snapshot }, await readAskedQuestions(db, id), stored, true)
  return log.map((message) => {
    const change = byMessage.get(message.id)
    return change === undefined ? message : { ...message, changed: { from: change.from, to: change.to, ...(change.by_ai ? { by_ai: true } : {}) } }
  })
}
