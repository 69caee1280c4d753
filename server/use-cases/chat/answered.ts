import type { ConcernKind } from '#contract/review/concerns.ts'
import type { NewMessage } from '#server/db/chat/chat-turns.queries.ts'
import type { TaskRow } from '#server/db/chat/chat.queries.ts'
import type { JudgementRecord } from '#server/db/schema/sessions.ts'
import { reasonFor } from '#server/grading/keys/rule-words.ts'
import { taskStatus } from '#server/grading/turn/credit-of-tries.ts'
import type { JudgedAnswer, Judgement, Said } from '#server/grading/types.ts'
import { questionAt, type ChatState } from './agent.ts'
import { hintsOf, setAt } from './asked-question.ts'
import { plainMessage } from './chat-log.ts'
import type { Decided } from './turns.ts'

/** An answer as judge, engine and speaker left it. */
export type Played = JudgedAnswer & { judgement: Judgement; said: Said; concern?: ConcernKind | null }

/** Once hints were announced in a session they are not announced again: after the first help or refused try at a question that has any. */
export function wasStrategySaid({ tasks, snapshot }: ChatState): boolean {
  return tasks.some((task) => task.hintsShown > 0 || (task.unaccepted > 0 && hintsOf(setAt(snapshot, task.setIndex)).length > 0))
}

/** A session after an answer to its current question: what changes and what its log gains. `ids` are for the three messages. */
export function answered(chat: ChatState, played: Played, answer: string, ids: readonly number[], now: Date): Decided {
  const next = stateAfter(chat, played)
  const { task } = questionAt(next)
  const { state, said, earned } = played
  const change = { position: task.position, state, status: task.status, attempts: state.attempts, scoreCenti: Math.round(earned * 100) }
  const messages = messagesOf(task.position, played, answer, ids, now)
  const words = { message: said.content, material: said.material }
  return { next, questions: [change], messages, words, concern: concernOf(chat, played, messages) }
}

/** A teacher's own test run worries nobody. */
function concernOf({ isTest }: ChatState, { concern = null }: Played, [said]: readonly NewMessage[]): NonNullable<Decided['concern']> | null {
  return concern === null || isTest || said === undefined ? null : { kind: concern, messageId: said.id }
}

function stateAfter(chat: ChatState, { state, earned }: Played): ChatState {
  const change = (task: TaskRow): TaskRow => ({
    ...task,
    status: taskStatus(state),
    unaccepted: state.unaccepted,
    tries: state,
    hintsShown: state.hintsShown,
    scoreCenti: task.isOverridden ? task.scoreCenti : Math.round(earned * 100),
    waits: state.isPending && !state.accepted && !task.isOverridden,
  })
  return {
    ...chat,
    tasks: chat.tasks.map((task) => (task.position === chat.currentPosition ? change(task) : task)),
    near: chat.near.map((question) => (question.position === chat.currentPosition ? { ...question, state } : question)),
  }
}

/** What an answer adds to a log: the answer, the account for teachers and the reply. `ids` are for these three. */
export function messagesOf(position: number, played: Played, answer: string, ids: readonly number[], now: Date): NewMessage[] {
  const { judgement, said } = played
  const [userId, systemId, assistantId] = ids
  if (userId === undefined || systemId === undefined || assistantId === undefined) throw new Error('an answer needs three message ids')
  return [
    {
      ...plainMessage({ id: userId, position, role: 'user', content: answer, at: now }),
      verdict: played.verdict,
      accepted: played.accepted,
      attempt: played.attempt,
      worthCenti: centi(played.worth),
      nextWorthCenti: centi(played.nextWorth),
      earnedCenti: centi(played.earned),
      judgement: recordOf(judgement),
    },
    plainMessage({ id: systemId, position, role: 'system', content: accountOf(judgement, answer), at: now }),
    { ...plainMessage({ id: assistantId, position, role: 'assistant', content: said.content, at: now }), material: said.material, hint: said.hint },
  ]
}

function centi(points: number | null): number | null {
  return points === null ? null : Math.round(points * 100)
}

function recordOf({ rule, matchedKey, normalised, quality, parts }: Judgement): JudgementRecord {
  return { rule, matchedKey, normalised, quality, ...(parts ? { parts: [...parts] } : {}) }
}

/** How the judge came to its verdict, in words for a teacher. */
function accountOf(judgement: Judgement, answer: string): string {
  const { rule, matchedKey, normalised, quality, ideas } = judgement
  const lines = [
    reasonFor(judgement, answer),
    `Rule: ${rule}`,
    `Matched key: ${matchedKey ?? 'none'}`,
    `Read as: ${normalised}`,
    ...(ideas && ideas.missing.length > 0 ? [`Missing: ${ideas.missing.join('; ')}`] : []),
    ...(quality === null ? [] : [`Quality: ${quality}`]),
  ]
  return lines.join('\n')
}
