import { expect, test } from 'vitest'
import { isAskingToLeave } from '#machines/forms/leaving/leaving.machine.ts'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { freeWalk, losingWalk } from '#tests/support/walks/forms/leaving.ts'

test('on every path what would be lost is asked about first, and what would not be is left at once', async () => {
  const wrongs = new Set<string>()
  const asked = await replayWalk(losingWalk, (moment, _, { event }) => {
    if (event.type.endsWith('.requested') && !isAskingToLeave(moment)) wrongs.add('left unasked')
    if (event.type === 'exit.cancelled' && !moment.matches('open')) wrongs.add('not back')
    if (event.type === 'exit.confirmed' && isAskingToLeave(moment)) wrongs.add('asked twice')
  })
  const free = await replayWalk(freeWalk, (moment) => {
    if (isAskingToLeave(moment)) wrongs.add('asked for nothing')
  })
  told('leaving', asked)
  expect({ wrongs: [...wrongs], asked: asked.neverReached, free: free.neverReached }).toEqual({
    wrongs: [],
    asked: [],
    free: ['leaving.askingToClose', 'leaving.askingToGo'],
  })
})
