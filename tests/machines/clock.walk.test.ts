import { expect, test } from 'vitest'
import { clockMachine } from '#machines/clock/clock.machine.ts'
import { shownSeconds } from '#machines/clock/clock.selectors.ts'
import { told } from '#tests/support/told.ts'
import { replayWalk } from '#tests/support/replay-walk.ts'
import { walkMachine } from '#tests/support/walk.ts'

const deadline = 100_000

const walk = walkMachine(clockMachine, {
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

test('a clock stops on every path only when the server or its silence at zero says so', async () => {
  const wrongs: string[] = []
  const shown = await replayWalk(walk, (moment, live, { event }) => {
    const { deadlineAtMs, nowMs } = moment.context
    if (moment.status === 'done' && (event.type === 'second.passed' || event.type === 'tab.woke')) wrongs.push('stopped by this device’s clock alone')
    if (moment.status === 'done' && moment.output === undefined) wrongs.push('stopped without a reason')
    if (shownSeconds(moment) < 0) wrongs.push('shows a negative time')
    const isRunOut = deadlineAtMs !== null && nowMs >= deadlineAtMs
    if (isRunOut && moment.matches({ running: { server: 'trusting' } })) wrongs.push('goes on after zero without asking')
    if (live.calls.filter((call) => call.src === 'readClock').some((call) => JSON.stringify(call.input) !== '{"sessionId":4}')) wrongs.push('asks of another session')
  })
  told('clock', shown)
  expect({ ...shown, wrongs }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
