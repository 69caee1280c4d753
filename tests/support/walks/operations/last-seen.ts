import { lastSeenMachine } from '#machines/operations/last-seen/last-seen.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** Every moment of lists that come from the server, or from this device as of one of two times. */
export const lastSeenWalk = walkMachine(lastSeenMachine, {
  events: ['2026-11-22T14:05:00Z', '2026-11-22T14:09:00Z'].map((asOf) => ({ type: 'answer.kept', asOf })),
  context: ({ context }) => context.asOf,
  limit: 10,
})
