import { fromPromise } from 'xstate'
import { clockMachine } from '#machines/sessions/clock/clock.machine.ts'
import type { SessionCall, StateReading } from '#machines/sessions/session/session.calls.ts'
import type { Api } from '#src/api/client.ts'
import type { ServerClock } from '#src/api/server-clock.ts'
import { createClockActors } from './clock.actors.ts'
import { watchLine } from './line-watch.ts'
import { readState } from './session-calls.ts'

/** What a session of either kind is told from outside: its time, where it stands, and whether there is a line. */
export function createSessionActors({ api, clock }: { api: Api; clock: ServerClock }) {
  return {
    clock: clockMachine.provide({ actors: createClockActors({ api, clock }) }),
    readState: fromPromise<StateReading, SessionCall & { stateToken: string }>(({ input, signal }) =>
      readState(api, input.sessionId, input.stateToken, signal),
    ),
    watchLine,
  }
}
