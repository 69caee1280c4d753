import type { BodyOf } from '#contract/endpoint.ts'
import { completeMessage, type ChatReply, type skipQuestion as endpoint } from '#contract/chat/chat-sessions.ts'
import type { ChatRow } from '#server/db/chat/chat.queries.ts'
import { mayPass } from '#server/grading/turn/credit-of-tries.ts'
import { isFresh, isMeant, staleCode } from './admission.ts'
import { nextPosition, questionAt } from './agent.ts'
import { setAt, snapshotRules } from './asked-question.ts'
import { attemptOf } from './attempt.ts'
import { chatAnswers } from './chat-answers.ts'
import { movedOn } from './moved-on.ts'
import { phaseOf } from './session-clock.ts'
import { refuseTurn, refuseWithheld, settleTurn, untilWritten, type ChatDeps } from './turns.ts'

/**
 * Moves to the next question, or completes the session and its assignment after the last one. Refuses from the deadline
 * on, from a stale state, and where neither Next is offered nor skipping allowed.
 */
export function skipQuestion(deps: ChatDeps, chat: ChatRow, body: BodyOf<typeof endpoint>): Promise<ChatReply> {
  const now = deps.clock.now()
  const attempt = attemptOf(chat, 'skip', '', body.client_attempt_id, now)
  return untilWritten(deps, chat, attempt, async (current) => {
    if (!isMeant(current, body)) return refuseTurn(deps, current, attempt, chatAnswers, 'conflict', now)
    if (current.isWithheld) return refuseWithheld(deps, current, attempt, chatAnswers, now)
    if (phaseOf(current, now, null) !== 'running') return refuseTurn(deps, current, attempt, chatAnswers, 'session_over', now)
    if (!isFresh(current, body, attempt, deps.settings, now)) return refuseTurn(deps, current, attempt, chatAnswers, staleCode(current), now)
    const { task, question } = questionAt(current)
    const rules = snapshotRules(current.snapshot, setAt(current.snapshot, task.setIndex))
    if (!mayPass(question.state, rules)) return refuseTurn(deps, current, attempt, chatAnswers, 'skip_not_allowed', now)
    const decided = movedOn(current, current.messageIds, nextPosition(current), now)
    const words = decided.next.status === 'complete' ? { message: completeMessage, material: null } : decided.words
    return settleTurn(deps, current, attempt, chatAnswers, { ...decided, words, next: { ...decided.next, stateToken: deps.ids.short() } }, now)
  })
}
