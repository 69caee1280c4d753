import { trackingMachine } from '#machines/dashboard/dashboard/tracking.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** Every moment of two students being tracked, one after the other, saved or not. */
export const trackingWalk = walkMachine(trackingMachine, {
  events: [
    { type: 'tracking.wished', wish: { id: 1, name: 'Ana', isTracked: true } },
    { type: 'tracking.wished', wish: { id: 2, name: 'Ben', isTracked: false } },
  ],
  context: ({ context }) => [Math.min(2, context.waiting.length), context.waiting[0]?.id],
  limit: 100,
})
