import { practiceMachine } from '#machines/sessions/practice/practice.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** Every moment of practice that is begun, refused or fails. */
export const practiceWalk = walkMachine(practiceMachine, {
  input: undefined,
  events: [
    { type: 'practice.requested' },
    { type: 'xstate.done.actor.startPractice', output: { ok: true, sessionId: 31, exerciseId: 12 } },
    { type: 'xstate.done.actor.startPractice', output: { ok: false, sentence: 'Nothing is left to practice today.' } },
  ],
  context: ({ context }) => context.sentence,
  limit: 50,
})
