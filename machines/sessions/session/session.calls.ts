import type { Assignment } from '#contract/assignments/assignment.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** What starting asks for: which work, and whether a new session may begin where none is running. */
export type StartCall = { exerciseId: number; assignmentId: number | null; practiceOf: number | null; mayBegin: boolean }

/**
 * What a start answers: the reply, or why the server will not start; of work that was not begun `assignment` is what can be
 * (null for practice). Rejects when nobody answered.
 */
export type Started<Reply> = { ok: true; reply: Reply } | { ok: false; code: ErrorCode; sentence: string; assignment: Assignment | null }

/**
 * What became of a submit, skip or end. `refused` carries the server's own sentence when it helps the student and its
 * current state when it sent one; with neither, the same call may work later. `stale` means the session went on, or ended, on another page or device,
 * `offline` that this device has no line, `unreachable` that nobody answers though it has one, `givenUp` that the person it was for waited no
 * longer: it may have arrived.
 */
export type Delivered<Reply extends { agent: unknown }> =
  | { kind: 'delivered'; reply: Reply }
  | { kind: 'refused'; sentence: string | null; agent: Reply['agent'] | null }
  | { kind: 'stale' }
  | { kind: 'offline' }
  | { kind: 'unreachable' }
  | { kind: 'givenUp' }

/** The session a call is about. */
export type SessionCall = { sessionId: number; exerciseId: number; assignmentId: number | null }

/** The state a session stands at by the server's word, and the one this page stood at when it asked. */
export type StateReading = { askedFrom: string; stateToken: string }

/**
 * What a page asks of a session: which work, and whether a teacher tries it out. `mayBegin` says that Start was pressed on the
 * way here; without it a session is resumed or shown, never begun.
 */
export type SessionInput = { exerciseId: number; assignmentId: number | null; practiceOf?: number | null; mayBegin: boolean; isTeacher: boolean }
