import { clockMachine } from '#machines/sessions/clock/clock.machine.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

const deadline = 100_000

/** Every moment of a clock with half a minute left: it runs out, is given more time, loses its limit, or its session ends elsewhere. */
export const clockWalk = walkMachine(clockMachine, {
  input: { sessionId: 4, startedAtMs: 0, deadlineAtMs: deadline, nowMs: 62_000 },
  events: [
    { type: 'second.passed', nowMs: 69_000 },
    { type: 'second.passed', nowMs: 71_000 },
    { type: 'second.passed', nowMs: 100_001 },
    { type: 'xstate.done.actor.readClock', output: { deadlineAtMs: deadline, nowMs: 71_000, status: 'active' } },
    { type: 'xstate.done.actor.readClock', output: { deadlineAtMs: 130_000, nowMs: 100_500, status: 'active' } },
    { type: 'xstate.done.actor.readClock', output: { deadlineAtMs: null, nowMs: 71_000, status: 'active' } },
    { type: 'xstate.done.actor.readClock', output: { deadlineAtMs: deadline, nowMs: 100_600, status: 'active' } },
    { type: 'xstate.done.actor.readClock', output: { deadlineAtMs: deadline, nowMs: 100_600, status: 'time_up' } },
    { type: 'xstate.done.actor.readClock', output: { deadlineAtMs: deadline, nowMs: 71_000, status: 'complete' } },
  ],
  context: ({ context }) => [context.deadlineAtMs, context.nowMs, context.announcedSeconds, context.status],
  limit: 500,
})
