import { expect, test } from 'vitest'
import { ownTakeMachine, type OwnTakeSnapshot } from '#machines/accent/own-take/own-take.machine.ts'
import { isSameOwnTake, ownTakeFacts } from '#machines/accent/own-take/own-take.selectors.ts'
import { aLoadedTake } from '#tests/support/school/accent-agents.ts'
import { createLive } from '#tests/support/walking/live.ts'
import { replayWalks } from '#tests/support/walking/replay-walk.ts'
import { told } from '#tests/support/walking/told.ts'
import { absentTakeWalk, keptTake, ownTakeWalk, takeWork } from '#tests/support/walks/accent/own-take.ts'

const opened = { take: keptTake, work: takeWork }
const fetched = { type: 'xstate.done.actor.fetchTake', output: aLoadedTake }

test('a take that does not come can be asked for again, and is heard and seen once it is here', async () => {
  const stuck = new Set<string>()
  const look = (moment: OwnTakeSnapshot) => (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' }) ? stuck.add(JSON.stringify(moment.value)) : null)
  const shown = await replayWalks([ownTakeWalk, absentTakeWalk], look)
  told('ownTake', shown)
  expect({ ...shown, stuck: [...stuck] }).toEqual({ ...shown, stuck: [], neverTaken: [], neverReached: [] })

  const live = createLive(ownTakeMachine)(opened)
  live.actor.start()
  const before = ownTakeFacts(live.actor.getSnapshot())
  await live.play({ type: 'xstate.error.actor.fetchTake' })
  expect(ownTakeFacts(live.actor.getSnapshot())).toEqual({ takeId: 9, loaded: null, standing: 'failed' })
  await live.play({ type: 'retry.requested' })
  await live.play(fetched)
  const after = ownTakeFacts(live.actor.getSnapshot())
  expect([after, live.calls]).toEqual([
    { takeId: 9, loaded: aLoadedTake, standing: 'loaded' },
    [
      { src: 'fetchTake', input: opened },
      { src: 'fetchTake', input: opened },
    ],
  ])
  expect([isSameOwnTake(before, after), isSameOwnTake(after, { ...after }), isSameOwnTake(null, null)]).toEqual([false, true, true])
})
