import type { QuestionChange } from '#server/db/chat/chat-turns.queries.ts'
import { heardSoFar } from '#server/grading/turn/partner.ts'
import { pass } from '#server/grading/turn/credit-of-tries.ts'
import { statusWith } from '#server/grading/turn/replay.ts'
import { currentText, questionAt, type ChatState } from './agent.ts'
import { plainMessage } from './chat-log.ts'
import type { Decided } from './turns.ts'

/** A session after Next or Skip: at the question at `position`, which opens its log, or complete where there is none. */
export function movedOn(chat: ChatState, ids: readonly number[], position: number | null, now: Date): Decided {
  const { task, question } = questionAt(chat)
  const state = pass(question.state)
  const status = statusWith(state, task.pointsCenti, task.isOverridden ? task.scoreCenti : null)
  const passed: QuestionChange = { position: task.position, state, status, endedAt: now }
  const after: ChatState = {
    ...chat,
    tasks: chat.tasks.map((one) => (one.position === task.position ? { ...one, status } : one)),
    near: chat.near.map((one) => (one.position === task.position ? { ...one, state } : one)),
  }
  if (position === null) {
    return { next: { ...after, status: 'complete', endedAt: now }, questions: [passed], messages: [], words: { message: '', material: null } }
  }
  const opened = heardSoFar(question.state, questionAt(chat, position).question.state)
  const near = after.near.map((one) => (one.position === position ? { ...one, state: opened } : one))
  const next: ChatState = { ...after, near, currentPosition: position }
  const [id] = ids
  if (id === undefined) throw new Error('moving on needs a message id')
  const content = currentText(next)
  return {
    next,
    questions: [passed, { position, state: opened, startedAt: now }],
    messages: [plainMessage({ id, position, role: 'assistant', content, at: now })],
    words: { message: content, material: null },
  }
}
