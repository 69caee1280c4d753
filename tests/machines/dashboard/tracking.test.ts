import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { failedWish, trackingMachine, type TrackingWish } from '#machines/dashboard/dashboard/tracking.machine.ts'

const ana = { id: 1, name: 'Ana', isTracked: true }
const ben = { id: 2, name: 'Ben', isTracked: true }

/** Tracking whose calls fail while `isAway` says so; what was saved and announced is kept in order. */
function start() {
  const told: { saved: unknown[]; announced: unknown[]; isAway: boolean } = { saved: [], announced: [], isAway: false }
  const machine = trackingMachine.provide({
    actors: {
      setTracked: fromPromise<void, { wish: TrackingWish | undefined }>(async ({ input: { wish } }) => {
        if (told.isAway) throw new Error('away')
        told.saved.push(wish)
      }),
    },
    actions: { announce: (_, { wish }) => void told.announced.push(wish) },
  })
  return { told, actor: createActor(machine).start() }
}

test('toggles show at once and are saved in the order pressed', async () => {
  const { told, actor } = start()
  actor.send({ type: 'tracking.wished', wish: ana })
  actor.send({ type: 'tracking.wished', wish: ben })
  actor.send({ type: 'tracking.wished', wish: { ...ana, isTracked: false } })
  expect(actor.getSnapshot().context.wished).toEqual({ 1: false, 2: true })
  await waitFor(actor, (moment) => moment.matches('idle'))
  expect([told.saved, told.announced]).toEqual([[ana, ben, { ...ana, isTracked: false }], [ana, ben, { ...ana, isTracked: false }]])
})

test('one that cannot be saved shows the old again, is named, and is tried again with those behind it', async () => {
  const { told, actor } = start()
  told.isAway = true
  actor.send({ type: 'tracking.wished', wish: ana })
  actor.send({ type: 'tracking.wished', wish: ben })
  const stopped = await waitFor(actor, (moment) => moment.hasTag('failed'))
  expect([failedWish(stopped), stopped.context.wished]).toEqual([ana, { 1: false, 2: true }])
  told.isAway = false
  actor.send({ type: 'retry.requested' })
  const done = await waitFor(actor, (moment) => moment.matches('idle'))
  expect([told.saved, done.context.wished]).toEqual([[ana, ben], { 1: true, 2: true }])
})

test('the next press gives up the one that failed', async () => {
  const { told, actor } = start()
  told.isAway = true
  actor.send({ type: 'tracking.wished', wish: ana })
  await waitFor(actor, (moment) => moment.hasTag('failed'))
  told.isAway = false
  actor.send({ type: 'tracking.wished', wish: ben })
  const done = await waitFor(actor, (moment) => moment.matches('idle'))
  expect([told.saved, done.context.wished]).toEqual([[ben], { 1: false, 2: true }])
})
