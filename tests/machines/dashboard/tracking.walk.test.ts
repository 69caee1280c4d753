import { expect, test } from 'vitest'
import { failedWish } from '#machines/dashboard/dashboard/tracking.machine.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { trackingWalk } from '#tests/support/walks/dashboard/tracking.ts'

test('on every path one toggle is saved at a time, a failed one shows the old again, and every failure has a way on', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(trackingWalk, (moment) => {
    const { waiting, wished } = moment.context
    const [first] = waiting
    if (moment.matches('idle') !== (waiting.length === 0)) wrongs.add('something waits and nothing is done')
    if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.add('no way on')
    if (moment.hasTag('failed') && first !== undefined && wished[first.id] === first.isTracked) wrongs.add('a failed toggle looks saved')
    if ((failedWish(moment) !== null) !== moment.hasTag('failed')) wrongs.add('who failed is not told')
  })
  told('tracking', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
