import type { Feedback } from '#contract/accent/spoken-feedback.ts'
import { unusableWords } from '#contract/accent/unusable-words.ts'
import type { ChatRow } from '#server/db/chat/chat.queries.ts'
import { scoreOf, taskStatus } from '#server/grading/turn/credit-of-tries.ts'
import { questionAt } from '#server/use-cases/chat/agent.ts'
import { snapshotRules } from '#server/use-cases/chat/asked-question.ts'
import { plainMessage } from '#server/use-cases/chat/chat-log.ts'
import type { Decided } from '#server/use-cases/chat/turns.ts'
import { afterTake, type SpokenQuestion } from './spoken-question.ts'

/** A kept recording and what it is worth. */
export type KeptTake = { id: number; durationMs: number; feedback: Feedback }

/** A session after a recording of its current script: what changes and what its log gains. */
export function afterRecording(chat: ChatRow, { set, explain }: SpokenQuestion, { id, durationMs, feedback }: KeptTake, now: Date): Decided {
  const { task, question } = questionAt(chat)
  const [userId, assistantId] = chat.messageIds
  if (userId === undefined || assistantId === undefined) throw new Error('a take needs two message ids')
  const state = feedback.usable ? afterTake(question.state, feedback.overall.score) : question.state
  const earned = scoreOf(state, snapshotRules(chat.snapshot, set))
  const scoreCenti = task.isOverridden ? task.scoreCenti : earned
  const status = feedback.usable ? taskStatus(state) : task.status
  const said = feedback.usable ? feedback.overall.summary : unusableWords[feedback.reason]
  const recorded = plainMessage({ id: userId, position: task.position, role: 'user', content: `Recording of ${(durationMs / 1000).toFixed(1)} seconds`, at: now })
  return {
    next: {
      ...chat,
      tasks: chat.tasks.map((one) => (one.position === task.position ? { ...one, status, scoreCenti, tries: state } : one)),
      near: chat.near.map((one) => (one.position === task.position ? { ...one, state } : one)),
    },
    questions: feedback.usable ? [{ position: task.position, state, status, attempts: state.attempts, scoreCenti: earned }] : [],
    messages: [
      { ...recorded, recordingId: id, ...(feedback.usable ? { attempt: state.attempts, earnedCenti: earned } : { verdict: 'unclear' }) },
      plainMessage({ id: assistantId, position: task.position, role: 'assistant', content: said, at: now }),
    ],
    words: { message: said, material: feedback.usable ? explain : null },
  }
}
