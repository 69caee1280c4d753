import { expect, test } from 'vitest'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { removalWalk } from '#tests/support/walks/bin/removal.ts'

test('on every path nothing is deleted that nobody confirmed, and every failure has a way on', async () => {
  const wrongs = new Set<string>()
  const shown = await replayWalk(removalWalk, (moment, { calls }, { path }) => {
    const confirmed = path.steps.filter(({ event }) => event.type === 'removal.confirmed' || event.type === 'retry.requested').length
    if (calls.filter(({ src }) => src === 'removeItems').length > confirmed) wrongs.add('deleted unasked')
    if (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' })) wrongs.add('no way on')
    if (moment.matches('confirming') && moment.context.items.length === 0) wrongs.add('asks about nothing')
    if (moment.matches('idle') && moment.context.items.length > 0) wrongs.add('something is left of the last time')
  })
  told('removal', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
