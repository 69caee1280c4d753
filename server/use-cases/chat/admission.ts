import { isSameTurn } from '#contract/chat/chat-sessions.ts'
import type { ChatRow } from '#server/db/chat/chat.queries.ts'
import type { Settings } from '#server/settings.ts'
import type { Attempt } from './attempt.ts'

/** Whether the call names the exercise of its session, or none. */
export function isMeant(chat: ChatRow, body: { exercise_id?: number | undefined; assignment_id?: number | null | undefined }): boolean {
  const isOtherExercise = body.exercise_id !== undefined && body.exercise_id !== chat.exerciseId
  const isOtherAssignment = chat.assignmentId !== null && typeof body.assignment_id === 'number' && body.assignment_id !== chat.assignmentId
  return !isOtherExercise && !isOtherAssignment
}

const day = 86_400_000

/** The state a call says it saw. */
type Seen = { state_token?: string | undefined }

/**
 * Whether the caller saw the turn the session stands at, whatever happened to it from outside meanwhile. A named attempt that does not say what
 * it saw may have been answered already, unless the session is so young that every reply of it is still kept.
 */
export function isFresh(chat: ChatRow, body: Seen, { isNamed }: Attempt, { retention }: Pick<Settings, 'retention'>, now: Date): boolean {
  const { state_token: stateToken } = body
  if (stateToken === undefined) return !isNamed || now.getTime() - chat.startedAt.getTime() < retention.replyDays * day
  if (stateToken === chat.stateToken) return true
  return (chat.status === 'active' || chat.status === 'time_up') && isSameTurn(stateToken, chat.stateToken)
}

/** The code of a call that was not fresh. */
export function staleCode(chat: ChatRow): 'stale_state' | 'session_over' {
  return chat.status === 'active' ? 'stale_state' : 'session_over'
}
