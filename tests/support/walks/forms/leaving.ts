import { leavingMachine } from '#machines/forms/leaving/leaving.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** Every moment of leaving a dialog that would lose something. */
export const losingWalk = walkMachine(leavingMachine.provide({ guards: { wouldLose: () => true } }), { events: [], limit: 20 })

/** Every moment of leaving one that loses nothing. */
export const freeWalk = walkMachine(leavingMachine, { events: [], limit: 20 })
