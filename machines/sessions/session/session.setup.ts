import { clockMachine } from '#machines/sessions/clock/clock.machine.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'
import type { SessionCall, StateReading } from './session.calls.ts'
import { deliveryGuards } from './session.delivery.ts'
import { startGuards } from './session.start.ts'

/** What every session is told from outside. */
export const sessionActors = {
  /** The time of the session; ends when it is up. */
  clock: clockMachine,
  /** Asks whether the session went on elsewhere. */
  readState: unprovided<StateReading, SessionCall & { stateToken: string }>('readState'),
  /** Tells when the connection goes and comes, and when the tab wakes. */
  watchLine: unprovidedCallback<{ type: 'never' }>('watchLine'),
}

/** What every session asks of an answer to its start or to a move, and of what it knows. */
export const sessionGuards = { ...startGuards, ...deliveryGuards }
