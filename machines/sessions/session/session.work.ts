import type { ChatAgent } from '#contract/chat/chat-sessions.ts'
import type { SessionCall, SessionInput, StartCall } from './session.calls.ts'

/** What every session knows of itself: which work it is, and the state the server last told; null before the first. */
export type SessionWork = {
  exerciseId: number
  assignmentId: number | null
  practiceOf: number | null
  /** Start was pressed and no session has answered yet; whatever is asked for afterwards only resumes. */
  mayBegin: boolean
  isTeacher: boolean
  session: Pick<ChatAgent, 'session_id' | 'is_test' | 'exercise' | 'started_at' | 'time_spent' | 'deadline_at' | 'server_now'> | null
}

/** What a session of either kind knows beside that: how often it tried in vain, what went wrong last, and why it did not start. */
export type SessionContext<Refusal> = SessionWork & { retries: number; problem: string | null; startRefusal: Refusal | null }

/** What a session knows before its server answered. */
export function newSession({ exerciseId, assignmentId, practiceOf, mayBegin, isTeacher }: SessionInput) {
  const work = { exerciseId, assignmentId, practiceOf: practiceOf ?? null, mayBegin, isTeacher }
  return { ...work, session: null, retries: 0, problem: null, startRefusal: null }
}

/** Where a finished or abandoned session leads back to. */
export function returnPath({ session, isTeacher }: SessionWork): string {
  if (session === null) return isTeacher ? '/exercises' : '/student'
  if (!session.is_test) return '/student'
  return session.exercise.owner === 'admin' ? '/exercises' : `/exercises/${session.exercise.id}`
}

/** Where a session that was left leads: home, or where a start was refused because its exercise is of the other kind, to `other`. */
export function wayOut(work: SessionWork & { startRefusal: { code: string } | null }, other: 'chat' | 'accent'): string {
  if (work.startRefusal?.code !== 'other_kind') return returnPath(work)
  const { exerciseId, assignmentId, practiceOf } = work
  const named = practiceOf === null ? (assignmentId === null ? '' : `?assignment_id=${assignmentId}`) : `?practice_of=${practiceOf}`
  return `/${other}/${exerciseId}${named}`
}

/** What every call about the running session names. */
export function sessionCall({ session, exerciseId, assignmentId }: SessionWork): SessionCall {
  return { sessionId: session?.session_id ?? 0, exerciseId, assignmentId }
}

/** The state the next move answers; empty before the first. */
export function stateToken({ session }: { session: { state_token: string } | null }): string {
  return session?.state_token ?? ''
}

/** What starting needs. */
export function startCall({ exerciseId, assignmentId, practiceOf, mayBegin }: SessionWork): StartCall {
  return { exerciseId, assignmentId, practiceOf, mayBegin }
}

/**
 * The session's times for its clock, in milliseconds of server time. Counting up goes on from the time worked, so that a pause
 * does not count.
 */
export function clockTimes({ session }: Pick<SessionWork, 'session'>): { sessionId: number; startedAtMs: number; deadlineAtMs: number | null; nowMs: number } {
  const deadline = session?.deadline_at ?? null
  const nowMs = Date.parse(session?.server_now ?? '')
  return {
    sessionId: session?.session_id ?? 0,
    startedAtMs: session?.time_spent === undefined ? Date.parse(session?.started_at ?? '') : nowMs - session.time_spent * 1000,
    deadlineAtMs: deadline === null ? null : Date.parse(deadline),
    nowMs,
  }
}
