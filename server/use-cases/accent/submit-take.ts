import { createHash } from 'node:crypto'
import type { submitTake as endpoint, Take, TakeReply } from '#contract/accent/accent-sessions.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { insertRecording } from '#server/db/accent/accent-recordings.queries.ts'
import { hasVoiceConsent } from '#server/db/classroom/voice-consent.queries.ts'
import type { ChatRow } from '#server/db/chat/chat.queries.ts'
import type { ScoredTake } from '#server/ports/speech.ts'
import { fail } from '#server/errors.ts'
import { oneAtATime } from '#server/security/one-at-a-time.ts'
import { isFresh, isMeant, staleCode } from '#server/use-cases/chat/admission.ts'
import { questionAt } from '#server/use-cases/chat/agent.ts'
import { attemptOf, type Attempt } from '#server/use-cases/chat/attempt.ts'
import { endOf, phaseOf } from '#server/use-cases/chat/session-clock.ts'
import { refuseTurn, settleTurn, untilWritten, type Answers } from '#server/use-cases/chat/turns.ts'
import { accentAnswers, currentTake, type AccentDeps } from './accent-agent.ts'
import { receiveRecording, type ReceivedRecording } from './received-recording.ts'
import { renewedLink, soundLink } from './sound-links.ts'
import { spokenQuestion, voiceFor } from './spoken-question.ts'
import { afterRecording } from './after-recording.ts'

const day = 86_400_000

/** Nobody's many recordings stand before another's one. */
const inTurn = oneAtATime()

/**
 * Scores one recording of the script the session stands at and keeps its feedback, and its sound where the school agreed to
 * that. One that cannot be used is answered as well, and counts for nothing. Refuses under the same rules as an answer in the chat.
 */
export async function submitTake(deps: AccentDeps, session: ChatRow, body: BodyOf<typeof endpoint>): Promise<TakeReply> {
  const now = deps.clock.now()
  const received = await receiveRecording(body.file)
  const typedAt = body.typed_at === undefined ? null : new Date(body.typed_at)
  const contents = createHash('sha256').update(received.wav).digest('hex')
  const attempt = attemptOf(session, 'take', contents, body.client_attempt_id, now)
  const cameInTime = phaseOf(session, now, typedAt) !== 'over'
  const scoredAt = new Map<number, Promise<ScoredTake>>()
  const refuse = (current: ChatRow, code: Parameters<typeof fail>[0]) => refuseTurn<TakeReply>(deps, current, attempt, refusing(deps), code, now)
  const reply = await untilWritten<TakeReply>(deps, session, attempt, async (current) => {
    if (!isMeant(current, body)) return refuse(current, 'conflict')
    const endedWhileScoring = cameInTime && current.status === 'time_up' && current.lateAnswerAt === null
    const phase = endedWhileScoring ? 'last_answer' : phaseOf(current, now, typedAt)
    if (phase === 'over') return refuse(current, 'session_over')
    if (!isFresh(current, body, attempt, deps.settings, now)) return refuse(current, staleCode(current))
    if (questionAt(current).question.state.isKept) return refuse(current, 'question_settled')
    const scoring = scoredAt.get(current.currentPosition) ?? score(deps, current, received)
    scoredAt.set(current.currentPosition, scoring)
    return settleTake(deps, current, attempt, { ...received, ...(await scoring) }, phase === 'last_answer', now)
  })
  return withFreshLinks(deps, reply)
}

async function score(deps: AccentDeps, session: ChatRow, { wav }: ReceivedRecording): Promise<ScoredTake> {
  const spoken = spokenQuestion(deps, session.snapshot, questionAt(session).task.setIndex)
  const voice = voiceFor(spoken)
  return inTurn(String(session.userId), () => deps.speech.score(wav, spoken.script, voice)).catch((error: unknown) => {
    deps.log.error({ err: error, session: session.id }, 'a recording was not scored')
    throw fail('speech_unavailable')
  })
}

/** The recording and the turn are written together or not at all. */
async function settleTake(
  deps: AccentDeps,
  session: ChatRow,
  attempt: Attempt,
  { score: feedback, wav, durationMs }: ScoredTake & ReceivedRecording,
  isLast: boolean,
  now: Date,
): Promise<TakeReply | null> {
  const before = await currentTake(deps, deps.db, session)
  try {
    return await deps.db.transaction(async (db) => {
      const kept = feedback.usable ? { overall: feedback.overall.score, engineVersion: feedback.engine } : { overall: null, engineVersion: '' }
      const isKept = await hasVoiceConsent(db, session.userId)
      const id = await insertRecording(db, {
        ...{ sessionId: session.id, position: session.currentPosition, userId: session.userId },
        ...{ wav: isKept ? wav : null, durationMs, feedback, usable: feedback.usable, ...kept, at: now },
        deleteAfter: new Date(now.getTime() + deps.settings.recordingRetentionDays * day),
      })
      const take: Take = { id, recording_url: isKept ? soundLink(deps, { recording: id }) : null, feedback }
      const spoken = spokenQuestion(deps, session.snapshot, questionAt(session).task.setIndex)
      const decided = afterRecording(session, spoken, { id, durationMs, feedback }, now)
      const ending = isLast ? { status: 'time_up' as const, endedAt: session.endedAt ?? endOf(now, session.deadlineAt), lateAnswerAt: now } : {}
      const next = { ...decided.next, ...ending, stateToken: deps.ids.short() }
      const settled = await settleTurn({ db }, session, attempt, takeAnswers(deps, take, feedback.usable ? take : before), { ...decided, next }, now)
      if (!settled) throw new Overtaken()
      return settled
    })
  } catch (error) {
    if (error instanceof Overtaken) return null
    throw error
  }
}

class Overtaken extends Error {}

function takeAnswers(deps: AccentDeps, sent: Take, shown: Take | null): Answers<TakeReply> {
  const { reply, agent } = accentAnswers(deps, shown)
  return { agent, reply: (...turn) => ({ ...reply(...turn), feedback: sent.feedback, recording_url: sent.recording_url }) }
}

function refusing(deps: AccentDeps): Answers<TakeReply> {
  const reply = () => {
    throw new Error('a refusal has no reply')
  }
  return { agent: accentAnswers(deps, null).agent, reply }
}

/** A reply that was stored with its links gets them renewed. */
function withFreshLinks(deps: AccentDeps, reply: TakeReply): TakeReply {
  const { take } = reply.agent
  const fresh = take && { ...take, recording_url: renewedLink(deps, take.recording_url) }
  return { ...reply, agent: { ...reply.agent, take: fresh }, recording_url: renewedLink(deps, reply.recording_url) }
}
