import { useBlocker } from '@tanstack/react-router'
import { isTeacherRole, type Role } from '#contract/classroom/people.ts'
import type { AuthActorRef } from '#machines/accounts/auth/auth.machine.ts'
import type { SessionInput } from '#machines/sessions/session/session.calls.ts'
import type { SessionSearch } from './session-search.ts'

/** The work a session's address names. */
export type AddressedWork = Pick<SessionInput, 'exerciseId' | 'assignmentId'> & { practiceOf: number | null }

/** The work an address names; `key` tells the sessions of different work and people apart. */
export function workOf({ exercise_id }: { exercise_id: number }, { assignment_id, practice_of }: SessionSearch, person: { id: number }) {
  const work: AddressedWork = { exerciseId: exercise_id, assignmentId: assignment_id ?? null, practiceOf: practice_of ?? null }
  return { work, key: JSON.stringify({ ...work, person: person.id }) }
}

/** What a session's machine is told of the work and of who does it. */
export function sessionInput(work: AddressedWork, mayBegin: boolean, { role }: { role: Role }): SessionInput {
  return { ...work, mayBegin, isTeacher: isTeacherRole(role) }
}

type Leavable<Snapshot> = { getSnapshot: () => Snapshot; send: (event: { type: 'exit.requested' }) => void }

/** Asks before a session is left by a link or Back, and has the browser warn before the tab is closed; who was signed out is not asked. */
export function useAskBeforeLeaving<Snapshot>(
  session: Leavable<Snapshot>,
  auth: AuthActorRef,
  mustConfirm: (snapshot: Snapshot) => boolean,
): void {
  useBlocker({
    shouldBlockFn: () => {
      const mustAsk = mustConfirm(session.getSnapshot()) && auth.getSnapshot().matches('signedIn')
      if (mustAsk) session.send({ type: 'exit.requested' })
      return mustAsk
    },
    enableBeforeUnload: () => mustConfirm(session.getSnapshot()),
  })
}
