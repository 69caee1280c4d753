import { waitingMachine } from '#machines/forms/waiting/waiting.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** Every moment of waiting for two calls, either of which may take longer than usual. */
export const waitingWalk = walkMachine(waitingMachine, {
  events: [1, 2].flatMap((id) => [
    { type: 'call.dragged', id },
    { type: 'call.ended', id },
  ]),
  context: ({ context }) => [...new Set(context.slow)],
  limit: 20,
})
