import { appUpdateMachine } from '#machines/operations/app-update/app-update.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** Every moment of a version that is replaced: at rest, missed, installed, with and without something open. */
export const appUpdateWalk = walkMachine(appUpdateMachine, {
  events: [
    { type: 'version.missed', address: '/student' },
    ...['found', 'left', 'unanswered'].map((search) => ({ type: 'xstate.done.actor.findVersion', output: search })),
    ...[true, false].map((isOpen) => ({ type: 'xstate.done.actor.lookForOpenWork', output: { isOpen } })),
  ],
  context: ({ context }) => context.address,
  limit: 30,
})
