import type { AccentReply, skipSpoken as endpoint } from '#contract/accent/accent-sessions.ts'
import { completeMessage } from '#contract/chat/chat-sessions.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { ChatRow } from '#server/db/chat/chat.queries.ts'
import type { fail } from '#server/errors.ts'
import { isFresh, isMeant, staleCode } from '#server/use-cases/chat/admission.ts'
import { currentText, questionAt } from '#server/use-cases/chat/agent.ts'
import { attemptOf } from '#server/use-cases/chat/attempt.ts'
import { plainMessage } from '#server/use-cases/chat/chat-log.ts'
import { movedOn } from '#server/use-cases/chat/moved-on.ts'
import { phaseOf } from '#server/use-cases/chat/session-clock.ts'
import { refuseTurn, settleTurn, untilWritten, type Decided } from '#server/use-cases/chat/turns.ts'
import { accentAnswers, type AccentDeps } from './accent-agent.ts'
import { nextSpoken, spokenQuestion, waysOn } from './spoken-question.ts'

/**
 * Moves to the next script, or completes the session after the last one; with `defer` puts the current one off until the
 * end. Refuses under the same rules as in the chat, and to put off what was put off, was read, or is the only one left.
 */
export function skipSpoken(deps: AccentDeps, session: ChatRow, body: BodyOf<typeof endpoint>): Promise<AccentReply> {
  const now = deps.clock.now()
  const answers = accentAnswers(deps, null)
  const attempt = attemptOf(session, body.defer ? 'defer' : 'skip', '', body.client_attempt_id, now)
  const refuse = (current: ChatRow, code: Parameters<typeof fail>[0]) => refuseTurn(deps, current, attempt, answers, code, now)
  return untilWritten(deps, session, attempt, async (current) => {
    if (!isMeant(current, body)) return refuse(current, 'conflict')
    if (phaseOf(current, now, null) !== 'running') return refuse(current, 'session_over')
    if (!isFresh(current, body, attempt, deps.settings, now)) return refuse(current, staleCode(current))
    const { maySkip, mayDefer } = waysOn(current, spokenQuestion(deps, current.snapshot, questionAt(current).task.setIndex))
    if (body.defer ? !mayDefer : !maySkip) return refuse(current, body.defer ? 'conflict' : 'skip_not_allowed')
    const decided = body.defer ? putOff(current, now) : movedOn(current, current.messageIds, nextSpoken(current), now)
    const words = decided.next.status === 'complete' ? { message: completeMessage, material: null } : decided.words
    return settleTurn(deps, current, attempt, answers, { ...decided, words, next: { ...decided.next, stateToken: deps.ids.short() } }, now)
  })
}

function putOff(chat: ChatRow, now: Date): Decided {
  const { task, question } = questionAt(chat)
  const position = nextSpoken(chat)
  const [id] = chat.messageIds
  if (position === null || id === undefined) throw new Error('putting off needs a next question')
  const deferred = 1 + Math.max(0, ...chat.tasks.map((one) => one.deferred ?? 0))
  const next = {
    ...chat,
    currentPosition: position,
    tasks: chat.tasks.map((one) => (one.position === task.position ? { ...one, deferred } : one)),
    near: chat.near.map((one) => (one.position === task.position ? { ...one, state: { ...one.state, deferred } } : one)),
  }
  const content = currentText(next)
  return {
    next,
    questions: [{ position: task.position, state: { ...question.state, deferred } }, { position, startedAt: now }],
    messages: [plainMessage({ id, position, role: 'assistant', content, at: now })],
    words: { message: content, material: null },
  }
}
