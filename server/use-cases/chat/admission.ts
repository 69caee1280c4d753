import { isSameTurn } from '#contract/chat/chat-sessions.ts'
import type { ChatRow } from '#server/db/chat/chat.queries.ts'

/** Whether the call names the exercise of its session, or none. */
export function isMeant(chat: ChatRow, body: { exercise_id?: number | undefined; assignment_id?: number | null | undefined }): boolean {
  const isOtherExercise = body.exercise_id !== undefined && body.exercise_id !== chat.exerciseId
  const isOtherAssignment = chat.assignmentId !== null && typeof body.assignment_id === 'number' && body.assignment_id !== chat.assignmentId
  return !isOtherExercise && !isOtherAssignment
}

/** Whether the caller saw the turn the session stands at, whatever happened to it from outside meanwhile. */
export function isFresh(chat: ChatRow, stateToken: string | undefined): boolean {
  if (stateToken === undefined || stateToken === chat.stateToken) return true
  return (chat.status === 'active' || chat.status === 'time_up') && isSameTurn(stateToken, chat.stateToken)
}

/** The code of a call that was not fresh. */
export function staleCode(chat: ChatRow): 'stale_state' | 'session_over' {
  return chat.status === 'active' ? 'stale_state' : 'session_over'
}
