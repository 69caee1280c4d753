import { expect, test } from 'vitest'
import { shownSeconds } from '#machines/sessions/clock/clock.selectors.ts'
import { told } from '#tests/support/walking/told.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { clockWalk } from '#tests/support/walks/sessions/clock.ts'

test('a clock stops on every path only when the server or its silence at zero says so', async () => {
  const wrongs: string[] = []
  const shown = await replayWalk(clockWalk, (moment, live, { event }) => {
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
