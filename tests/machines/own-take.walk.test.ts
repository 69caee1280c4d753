import { expect, test } from 'vitest'
import { ownTakeMachine, type OwnTakeSnapshot } from '#machines/own-take/own-take.machine.ts'
import { isSameOwnTake, ownTakeFacts } from '#machines/own-take/own-take.selectors.ts'
import { aLoadedTake } from '#tests/support/accent-agents.ts'
import { createLive } from '#tests/support/live.ts'
import { replayWalk } from '#tests/support/replay-walk.ts'
import { walkMachine } from '#tests/support/walk.ts'

const work = { exerciseId: 5, assignmentId: 12, practiceOf: null, mayBegin: false }
const take = { id: 9, url: '/api/accent/sound?of=9' }
const fetched = { type: 'xstate.done.actor.fetchTake', output: aLoadedTake }

test('a take that does not come can be asked for again, and is heard and seen once it is here', async () => {
  const stuck = new Set<string>()
  const look = (moment: OwnTakeSnapshot) => (moment.hasTag('failed') && !moment.can({ type: 'retry.requested' }) ? stuck.add(JSON.stringify(moment.value)) : null)
  const events = [fetched, { type: 'xstate.done.actor.fetchTake', output: null }]
  const kept = await replayWalk(walkMachine(ownTakeMachine, { input: { take, work }, events, limit: 50 }), look)
  const absent = await replayWalk(walkMachine(ownTakeMachine, { input: { take: null, work }, events, limit: 50 }), look)
  expect([...stuck]).toEqual([])
  expect(kept.neverTaken.filter((name) => absent.neverTaken.includes(name))).toEqual([])

  const live = createLive(ownTakeMachine)({ take, work })
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
      { src: 'fetchTake', input: { take, work } },
      { src: 'fetchTake', input: { take, work } },
    ],
  ])
  expect([isSameOwnTake(before, after), isSameOwnTake(after, { ...after }), isSameOwnTake(null, null)]).toEqual([false, true, true])
})
