import type { Assignment } from '#contract/assignments/assignment.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { startChat as endpoint } from '#contract/chat/chat-sessions.ts'
import type { SessionSnapshot } from '#server/db/schema/sessions.ts'
import { listAssignmentRows } from '#server/db/assignments/assignments.queries.ts'
import { findChat, type ChatRow } from '#server/db/chat/chat.queries.ts'
import { endSessionsOverdueAt } from '#server/db/chat/chat-turns.queries.ts'
import {
  endTestRuns,
  findDueFirst,
  findExerciseOfAssignment,
  findExerciseWithSets,
  findForPractice,
  findLastEnded,
  findOpenChat,
  findStartableAssignment,
  insertChat,
  lockStarter,
  type ExerciseWithSets,
  type OpenChatOf,
} from '#server/db/chat/chat-start.queries.ts'
import { findExerciseOwner } from '#server/db/exercises/exercises.queries.ts'
import { abandonPractice } from '#server/db/chat/rounds.queries.ts'
import type { Transaction } from '#server/db/engine/db.ts'
import type { Deps } from '#server/deps.ts'
import { fail } from '#server/errors.ts'
import type { Caller } from '#server/http/route.ts'
import { onTheWire } from '#server/use-cases/assignments/assignment-on-the-wire.ts'
import { passBeginning } from './beginnings.ts'
import { readCarried, type Carried } from './carried.ts'
import { newChat, practiceSnapshot, snapshotOf, type Beginning } from './new-chat.ts'
import { isOverdue, overdueCut } from './session-clock.ts'

type Body = BodyOf<typeof endpoint>

/** Typed in the chat or spoken. */
export type SessionKind = 'chat' | 'accent'

type BeginDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>
type Start = { deps: BeginDeps; kind: SessionKind; tx: Transaction; caller: Caller; now: Date; timeFactor: number | null }

/**
 * Starts or resumes a session of this kind, and reads it. A student gets the running session of their assignment back, or a
 * new one while it is unfinished or may be done again; a teacher always gets a fresh test run of the exercise as it stands.
 * One user's starts run one after another, so that two at once give one session.
 */
export async function beginSession(deps: BeginDeps, caller: Caller, body: Body, kind: SessionKind): Promise<ChatRow> {
  if (body.exercise_id === undefined && typeof body.assignment_id !== 'number' && body.practice_of === undefined) {
    throw fail('invalid', { issues: [{ path: 'exercise_id', message: 'Say which exercise or assignment to start' }] })
  }
  const now = deps.clock.now()
  const found = await deps.db.transaction(async (tx) => {
    const starter = await lockStarter(tx, caller.id)
    if (!starter) throw fail('not_found')
    const start: Start = { deps, kind, tx, caller, now, timeFactor: starter.timeFactor }
    if (caller.role !== 'STUDENT') return startTestRun(start, body)
    return body.practice_of === undefined ? startAssigned(start, body) : startPractice(start, body, body.practice_of)
  })
  if (typeof found !== 'number') throw fail('not_begun', { current: await findOffered(deps, caller, found.offered) })
  const session = await findChat(deps.db, found, caller.id, kind)
  if (!session) throw fail('not_found')
  return session
}

const shut = 'Your teacher has closed this work. What you did is kept.'

function isShut(closesAt: Date | null, now: Date): boolean {
  return closesAt !== null && closesAt <= now
}

/** The session to show, or the assignment to offer because it was not begun (null for practice). */
type Found = number | { offered: number | null }

async function startAssigned(start: Start, body: Body): Promise<Found> {
  const { tx, caller, now, kind } = start
  const assignmentId = typeof body.assignment_id === 'number' ? body.assignment_id : null
  const assignment = assignmentId === null ? null : await findStartableAssignment(tx, caller.id, assignmentId, now)
  if (assignmentId !== null && !assignment) throw fail('not_found')
  if (assignment && body.exercise_id !== undefined && body.exercise_id !== assignment.exerciseId) throw fail('not_found')
  const exerciseId = assignment?.exerciseId ?? body.exercise_id ?? 0
  const open = await findRunning(start, assignment ? { assignmentId: assignment.id } : { exerciseId })
  if (open !== null) return open
  const dueFirst = assignment ?? (await findDueFirst(tx, caller.id, exerciseId, now))
  const chosen = dueFirst && (await findStartableAssignment(tx, caller.id, dueFirst.id, now))
  if (body.begin === false) {
    const asked = chosen ? { assignmentId: chosen.id } : { exerciseId }
    const ended = await findLastEnded(tx, caller.id, kind, asked)
    if (ended !== null) return ended
    if (await isOtherKind(start, asked, chosen && exerciseId)) throw otherKind(kind)
    if (chosen) return { offered: chosen.id }
  }
  if (!chosen) throw fail('not_found')
  if (isShut(chosen.closesAt, now)) throw fail('conflict', { error: shut })
  if (chosen.complete && !chosen.allowRedo && !chosen.isFreshStart) throw fail('redo_not_allowed')
  const exercise = await findExercise(start, exerciseId)
  const late = chosen.dueDate !== null && chosen.dueDate < now
  const place = { exerciseId, assignmentId: chosen.id, isTest: false, practiceOf: null, late, closesAt: chosen.closesAt }
  await abandonPractice(tx, [chosen.id], now)
  return begin(start, snapshotOf(exercise, ownerFor(caller, exercise)), place, await readCarried(tx, chosen))
}

async function startPractice(start: Start, body: Body, sessionId: number): Promise<Found> {
  const past = await findForPractice(start.tx, start.caller.id, sessionId)
  if (!past) throw fail('not_found')
  if (past.kind !== start.kind) throw otherKind(start.kind)
  if (past.isGathered && past.status === 'active') return past.id
  if (past.status === 'active') throw fail('conflict', { error: 'Finish this session first.' })
  if (past.isUnfinished) throw fail('conflict', { error: 'Turn in this assignment first. Then you can practice it.' })
  if (isShut(past.closesAt, start.now)) throw fail('conflict', { error: shut })
  const open = await findRunning(start, { practiceOf: sessionId })
  if (open !== null) return open
  if (body.begin === false) {
    const ended = await findLastEnded(start.tx, start.caller.id, start.kind, { practiceOf: sessionId })
    return ended ?? (past.isGathered ? past.id : { offered: null })
  }
  const snapshot = practiceSnapshot(past.snapshot, past.asked)
  if (!snapshot && past.asked.some(({ isWithheld }) => isWithheld)) throw fail('conflict', { error: 'Other work of yours asks this too. Turn that in first.' })
  if (!snapshot) throw fail('conflict', { error: 'Nothing was missed in this session.' })
  return begin(start, snapshot, { exerciseId: past.exerciseId, assignmentId: null, isTest: false, practiceOf: sessionId, late: false })
}

async function startTestRun(start: Start, body: Body): Promise<number> {
  const { tx, caller, now } = start
  const id = body.exercise_id ?? (await findExerciseIdFor(tx, caller, body)) ?? 0
  if ((await findExerciseOwner(tx, caller, id)) === null) throw fail('not_found')
  const exercise = await findExercise(start, id)
  await endTestRuns(tx, caller.id, exercise.id, now)
  const place = { exerciseId: exercise.id, assignmentId: null, isTest: true, practiceOf: null, late: false }
  return begin(start, snapshotOf(exercise, ownerFor(caller, exercise)), place)
}

/** The exercise of the assignment or session a teacher names instead of it. */
async function findExerciseIdFor(tx: Transaction, caller: Caller, body: Body): Promise<number | null> {
  if (typeof body.assignment_id === 'number') return findExerciseOfAssignment(tx, caller, body.assignment_id)
  const past = body.practice_of === undefined ? null : await findForPractice(tx, caller.id, body.practice_of)
  return past?.exerciseId ?? null
}

/** The running session to resume, or null; one whose time is over ends here instead. */
async function findRunning({ tx, caller, now, kind }: Start, of: OpenChatOf): Promise<number | null> {
  const open = await findOpenChat(tx, caller.id, kind, of)
  if (!open || !isOverdue(open, now)) return open?.id ?? null
  await endSessionsOverdueAt(tx, overdueCut(now), open.id)
  return null
}

async function findOffered(deps: BeginDeps, caller: Caller, id: number | null): Promise<Assignment | null> {
  if (id === null) return null
  const order = { by: 'due_date', isDescending: false, after: null } as const
  const rows = await listAssignmentRows(deps.db, { viewer: caller, now: deps.clock.now() }, { id }, order, 1)
  const [assignment = null] = await onTheWire(deps, rows)
  return assignment
}

/** The exercise, ready to be asked. */
async function findExercise({ tx, kind }: Start, id: number): Promise<ExerciseWithSets> {
  const exercise = await findExerciseWithSets(tx, id)
  if (!exercise) throw fail('not_found')
  if (exercise.sets.length === 0) throw fail('no_questions')
  if (kindOf(exercise) !== kind) throw otherKind(kind)
  return exercise
}

/** Whether what was asked for ended under the other kind of session, or the exercise that would be offered is of that kind. */
async function isOtherKind({ tx, caller, kind }: Start, asked: OpenChatOf, offered: number | null): Promise<boolean> {
  const other = kind === 'chat' ? 'accent' : 'chat'
  if ((await findLastEnded(tx, caller.id, other, asked)) !== null) return true
  const exercise = offered === null ? null : await findExerciseWithSets(tx, offered)
  return exercise !== null && exercise.sets.length > 0 && kindOf(exercise) === other
}

function kindOf({ sets }: ExerciseWithSets): SessionKind {
  return sets.some(({ type }) => type === 'ACCENT_TRAINING') ? 'accent' : 'chat'
}

function otherKind(asked: SessionKind) {
  return fail('other_kind', { error: asked === 'chat' ? 'This exercise is spoken, not typed.' : 'This exercise is typed, not spoken.' })
}

/** Stores the new session. One whose time ran out in an earlier session of its round ends at once, with what was kept. */
async function begin(
  { deps, kind, tx, caller, now, timeFactor }: Start,
  snapshot: SessionSnapshot,
  place: Omit<Beginning, keyof Fixed>,
  carried?: Carried,
): Promise<number> {
  await passBeginning(deps, tx, caller.id)
  const fixed: Fixed = { kind, userId: caller.id, seed: deps.ids.short(), stateToken: deps.ids.short(), startedAt: now, timeFactor }
  const chat = newChat(snapshot, { ...place, ...fixed }, carried)
  const id = await insertChat(tx, chat)
  const { deadlineAt } = chat.session
  if (deadlineAt && deadlineAt <= now) await endSessionsOverdueAt(tx, new Date(now.getTime() + 1), id)
  return id
}

type Fixed = Pick<Beginning, 'kind' | 'userId' | 'seed' | 'stateToken' | 'startedAt' | 'timeFactor'>

/** Whose library an exercise counts as for this viewer: admins may edit admins' items, so theirs are never foreign. */
function ownerFor(caller: Caller, exercise: ExerciseWithSets): SessionSnapshot['exerciseOwner'] {
  return exercise.ownerRole === 'ADMIN' && caller.role !== 'ADMIN' ? 'admin' : 'user'
}
