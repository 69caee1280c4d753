import { expect, test } from 'vitest'
import { lineOf } from '#machines/classroom/at-work/at-work.selectors.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { atWorkWalk } from '#tests/support/walks/classroom/at-work.ts'

test('on every path of watching a class what was heard stays, there is a way on, and it ends only once the class is gone', async () => {
  const wrongs = new Set<string>()
  let hadReport = false
  const shown = await replayWalk(atWorkWalk, (moment, _live, { event }) => {
    if (event.type === 'xstate.init') hadReport = false
    const hasReport = moment.context.report !== null
    if (hadReport && !hasReport) wrongs.add(`what was heard is lost by ${event.type}`)
    if (moment.matches({ streaming: 'watching' }) && !hasReport) wrongs.add('is live and shows nothing')
    const isGone = event.type === 'class.missing' || event.type === 'xstate.done.actor.askOnce'
    if (lineOf(moment) === 'ended' && !isGone) wrongs.add(`ended by ${event.type}`)
    if (moment.matches('offline') && !moment.can({ type: 'retry.requested' })) wrongs.add('no way on')
    hadReport = hasReport
  })
  told('at-work', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
