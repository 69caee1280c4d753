import { not } from 'xstate'
import { output } from '#machines/params.ts'
import { sessionCall, stateToken, type SessionWork } from './session.work.ts'

type Work = SessionWork & { session: { state_token: string } | null }

/** The session went on, or ended, on another page or device; in the machine with this id only continuing here leads on. */
export function elsewhereState<Machine extends string>(machine: Machine) {
  return { id: 'elsewhere', tags: 'failed', on: { 'continueHere.requested': `#${machine}.loading` } } as const
}

/** A page that believes what it knows, and asks once its tab woke; another state leads to the state with the id `elsewhere`. */
export const trustStates = {
  initial: 'trusting',
  states: {
    trusting: { on: { 'tab.woke': 'checking' } },
    checking: {
      invoke: {
        src: 'readState',
        id: 'readState',
        input: ({ context }: { context: Work }) => ({ ...sessionCall(context), stateToken: stateToken(context) }),
        onDone: [
          { guard: not('isBetweenCalls'), target: 'trusting' },
          { guard: { type: 'isMovedOn', params: output }, target: '#elsewhere' },
          { target: 'trusting' },
        ],
        onError: 'trusting',
      },
      after: { checkPatience: 'trusting' },
    },
  },
} as const
