import type { BodyOf } from '#contract/endpoint.ts'
import type { ChatReply, submitAnswer as endpoint } from '#contract/chat/chat-sessions.ts'
import type { ChatRow } from '#server/db/chat/chat.queries.ts'
import { fail, Failure } from '#server/errors.ts'
import { nextAttemptWorth } from '#server/grading/turn/credit-of-tries.ts'
import { playTurn } from '#server/grading/turn/turn.ts'
import type { Reader } from '#server/grading/turn/words/worry-words.ts'
import { senderOf } from '#server/security/fair-line.ts'
import { isFresh, isMeant, staleCode } from './admission.ts'
import { exampleIn, questionAt, type ChatState } from './agent.ts'
import { answered, wasStrategySaid } from './answered.ts'
import { instanceOf, setAt, snapshotRules } from './asked-question.ts'
import { attemptOf } from './attempt.ts'
import { chatAnswers } from './chat-answers.ts'
import { endOf, phaseOf } from './session-clock.ts'
import { wordsWanted } from './words/words-wanted.ts'
import { refuseTurn, refuseWithheld, settleTurn, untilWritten, type ChatDeps } from './turns.ts'

/** Everybody without an account waits in one line. */
const visitors = 'visitors'

type Body = BodyOf<typeof endpoint>

/**
 * Grades one answer to the question the session stands at. Two statements: the one that found `chat`, and the one that
 * writes everything the answer changed. Refuses answers to an ended session, from a stale state, or to a settled question.
 */
export function submitAnswer(deps: ChatDeps, chat: ChatRow, body: Body): Promise<ChatReply> {
  const now = deps.clock.now()
  const answer = body.answer.replaceAll('\0', '')
  const typedAt = body.typed_at === undefined ? null : new Date(body.typed_at)
  const attempt = attemptOf(chat, 'answer', answer, body.client_attempt_id, now)
  const cameInTime = phaseOf(chat, now, typedAt) !== 'over'
  return untilWritten(deps, chat, attempt, async (current) => {
    if (!isMeant(current, body)) return refuseTurn(deps, current, attempt, chatAnswers, 'conflict', now)
    if (current.isWithheld) return refuseWithheld(deps, current, attempt, chatAnswers, now)
    const endedWhileJudging = cameInTime && current.status === 'time_up' && current.lateAnswerAt === null
    const phase = endedWhileJudging ? 'last_answer' : phaseOf(current, now, typedAt)
    if (phase === 'over') return refuseTurn(deps, current, attempt, chatAnswers, 'session_over', now)
    if (!isFresh(current, body, attempt, deps.settings, now)) return refuseTurn(deps, current, attempt, chatAnswers, staleCode(current), now)
    const { task, question } = questionAt(current)
    const set = setAt(current.snapshot, task.setIndex)
    const rules = snapshotRules(current.snapshot, set)
    if (nextAttemptWorth(question.state, rules) === null) return refuseTurn(deps, current, attempt, chatAnswers, 'question_settled', now)
    const instance = instanceOf(set, question.values)
    const asked = {
      instance,
      state: question.state,
      rules,
      answer,
      strategySaid: wasStrategySaid(current),
      isLast: phase === 'last_answer',
      reader: readerOf(current),
      isPractice: current.assignmentId === null && !current.isTest,
      seed: current.seed,
      example: exampleIn(current, question.position),
      asker: current.isSample ? visitors : senderOf({ id: current.userId }),
    }
    const played = await playTurn(deps.tutor, asked).catch((error: unknown) => {
      if (error instanceof Failure) throw error
      deps.log.error({ err: error, session: chat.id }, 'the tutor failed')
      throw fail('tutor_unavailable')
    })
    const decided = answered(current, played, played.stands, current.messageIds, now)
    const asksModel = deps.partner === null || set.config?.languageModel === 'off' ? null : wordsWanted(current, played, decided.messages)
    const ending = phase === 'last_answer' ? lastAnswerEnds(current, now) : {}
    const next = { ...decided.next, ...ending, stateToken: deps.ids.short() }
    return settleTurn(deps, current, attempt, chatAnswers, { ...decided, asksModel, next }, now)
  })
}

function readerOf({ isSample, isTest, hearer }: ChatRow): Reader {
  if (isSample) return 'nobody'
  return isTest ? 'tester' : hearer
}

function lastAnswerEnds(chat: ChatRow, now: Date): Pick<ChatState, 'status' | 'endedAt' | 'lateAnswerAt'> {
  return { status: 'time_up', endedAt: chat.endedAt ?? endOf(now, chat.deadlineAt), lateAnswerAt: now }
}
