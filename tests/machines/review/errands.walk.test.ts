import { expect, test } from 'vitest'
import { isStopped } from '#machines/review/review/review.selectors.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { errandsWalk } from '#tests/support/walks/review/errands.ts'

test('on every path one row is changed at a time, nothing pressed is lost, and every failure has a way on', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(errandsWalk, (moment) => {
    const { waiting } = moment.context
    if (moment.matches('idle') !== (waiting.length === 0)) wrongs.add('something waits and nothing is done')
    if (isStopped(moment) && !moment.can({ type: 'retry.requested' })) wrongs.add('no way on')
  })
  told('errands', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
