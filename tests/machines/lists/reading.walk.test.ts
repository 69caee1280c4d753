import { expect, test } from 'vitest'
import { readingView } from '#machines/lists/reading/reading.machine.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { readingWalk } from '#tests/support/walks/lists/reading.ts'

test('on every path a thing is asked for by its key, shown once it came, and asked for again after a failure', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(readingWalk, (moment, { calls }) => {
    const view = readingView(moment)
    if (calls.some(({ src, input }) => src !== 'watchLooks' && JSON.stringify(input) !== '{"key":7}')) wrongs.add('another key was asked')
    if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.add('no way on')
    if (moment.matches('read') !== (view.mode === 'ready')) wrongs.add('what came is not shown')
    if (moment.context.found !== null && view.mode !== 'ready') wrongs.add('what came is taken away')
    if (moment.hasTag('pending') !== (view.mode === 'loading')) wrongs.add('waiting does not look like it')
  })
  told('reading', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
