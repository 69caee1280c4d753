import { expect, test } from 'vitest'
import { replayWalk } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { waitingWalk } from '#tests/support/walks/forms/waiting.ts'

test('on every path what is slow is said until it ends or is cancelled, and only a cancel gives it up', async () => {
  const wrongs = new Set<string>()
  const slowOn = new Map<unknown, { slow: Set<number>; cancels: number }>()
  const shown = await replayWalk(
    waitingWalk,
    (moment, live, { event }) => {
      const run = slowOn.get(live) ?? { slow: new Set<number>(), cancels: 0 }
      slowOn.set(live, run)
      if (event.type === 'call.dragged') run.slow.add(event['id'])
      if (event.type === 'call.ended') run.slow.delete(event['id'])
      if (event.type === 'wait.cancelled' && run.slow.size > 0) run.cancels += 1
      if (event.type === 'wait.cancelled') run.slow.clear()
      if (moment.hasTag('slow') !== run.slow.size > 0) wrongs.add(`${run.slow.size} slow calls at ${String(moment.value)}`)
      if (live.heard.length !== run.cancels) wrongs.add('given up unasked, or not when asked')
    },
    { held: ['watchCalls'] },
  )
  told('waiting', shown)
  expect({ ...shown, wrongs: [...wrongs] }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})
