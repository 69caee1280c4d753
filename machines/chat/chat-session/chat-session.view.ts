import type { ChatMessage } from '#contract/chat/chat-sessions.ts'
import { exitName, problem, unopenedView, type ExitName, type UnopenedView } from '#machines/sessions/session/session.selectors.ts'
import type { ChatSessionSnapshot } from './chat-session.machine.ts'
import { awayName, canSend, canSkip, isAskedToSend, isElsewhere, isNextOffered, lastAnswer, turnName } from './chat-session.selectors.ts'
import type { ChatContext, Session } from './chat-session.state.ts'

/** An earlier question's part of the log, its card first. `taskIndex` counts from 0. */
export type EarlierQuestion = { taskIndex: number; messages: readonly ChatMessage[] }

type SessionLog = { session: Session; currentTurns: readonly ChatMessage[]; earlierQuestions: readonly EarlierQuestion[] }

type LineView = { state: 'online' } | { state: 'offline' | 'unanswered'; unsent: string | null } | { state: 'elsewhere'; text: string }

/** One moment of a session as a screen reads it: one member per mode. The same log answers the same arrays. */
export type SessionView =
  | { mode: 'loading' }
  | UnopenedView
  | (SessionLog & {
      mode: 'open'
      turn: ReturnType<typeof turnName>
      line: LineView
      exit: ExitName
      canSend: boolean
      canSkip: boolean
      isAskedToSend: boolean
      isNextOffered: boolean
      problem: string | null
    })
  | (SessionLog & { mode: 'timedOut'; isReviewing: boolean; lastAnswer: ChatContext['lastAnswer']; offeredText: string | null })
  | (SessionLog & { mode: 'complete'; isReviewing: boolean })

/** What a screen shows of a snapshot. */
export function sessionView(snapshot: ChatSessionSnapshot): SessionView {
  const { context } = snapshot
  const unopened = unopenedView(snapshot)
  if (unopened !== null) return unopened
  if (context.session === null || snapshot.matches('loading') || snapshot.matches('done')) return { mode: 'loading' }
  const log = { session: context.session, ...partsOf(context.session, context.log) }
  if (snapshot.matches('complete')) return { ...log, mode: 'complete', isReviewing: snapshot.matches({ complete: 'reviewing' }) }
  if (snapshot.matches('timedOut')) {
    const isReviewing = snapshot.matches({ timedOut: { notice: 'reviewing' } })
    return { ...log, mode: 'timedOut', isReviewing, lastAnswer: lastAnswer(snapshot), offeredText: context.offeredText }
  }
  return {
    ...log,
    mode: 'open',
    turn: turnName(snapshot),
    line: lineView(snapshot),
    exit: exitName(snapshot),
    canSend: canSend(snapshot),
    canSkip: canSkip(snapshot),
    isAskedToSend: isAskedToSend(snapshot),
    isNextOffered: isNextOffered(snapshot),
    problem: problem(snapshot),
  }
}

function lineView(snapshot: ChatSessionSnapshot): LineView {
  if (isElsewhere(snapshot)) return { state: 'elsewhere', text: snapshot.context.offeredText ?? '' }
  const state = awayName(snapshot)
  return state === null ? { state: 'online' } : { state, unsent: snapshot.context.attempt?.text ?? null }
}

const parts = new WeakMap<Session, { log: ChatContext['log'] } & Omit<SessionLog, 'session'>>()

function partsOf(session: Session, log: ChatContext['log']): Omit<SessionLog, 'session'> {
  const kept = parts.get(session)
  if (kept?.log === log) return { currentTurns: kept.currentTurns, earlierQuestions: kept.earlierQuestions }
  const byQuestion = new Map<string, ChatMessage[]>()
  for (const message of log) {
    const key = `${message.question_set_index}.${message.question_index}`
    const known = byQuestion.get(key)
    if (known === undefined) byQuestion.set(key, [message])
    else known.push(message)
  }
  const messagesOf = (taskIndex: number) => {
    const task = session.tasks[taskIndex]
    return task === undefined ? [] : (byQuestion.get(`${task.question_set_index}.${task.question_index}`) ?? [])
  }
  const asked = session.tasks.slice(0, session.current_task_index)
  const made = {
    currentTurns: messagesOf(session.current_task_index),
    earlierQuestions: asked.map((_, taskIndex) => ({ taskIndex, messages: messagesOf(taskIndex) })),
  }
  parts.set(session, { log, ...made })
  return made
}
