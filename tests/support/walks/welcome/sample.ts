import { sampleMachine } from '#machines/welcome/sample/sample.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** Every moment of a sample that is made, refused or fails. */
export const sampleWalk = walkMachine(sampleMachine, {
  input: undefined,
  events: [
    { type: 'sample.requested' },
    { type: 'xstate.done.actor.startSample', output: { ok: true, accessToken: 'fresh', exerciseId: 12 } },
    { type: 'xstate.done.actor.startSample', output: { ok: false, sentence: 'Too many tries. Wait a moment and try again.' } },
  ],
  context: ({ context }) => context.accessToken,
  limit: 50,
})
