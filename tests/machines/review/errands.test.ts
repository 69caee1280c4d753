import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { errandsMachine, type ErrandResult, type ErrandToRun } from '#machines/review/review/errands.machine.ts'
import { errandViewOf } from '#machines/review/review/review.selectors.ts'

type Errand = { id: number; choice: number | null }

/** Errands whose calls fail while `isAway` says so; the row 3 is refused. */
function start() {
  const told: { run: Errand[]; isAway: boolean } = { run: [], isAway: false }
  const machine = errandsMachine.provide({
    actors: {
      runErrand: fromPromise<ErrandResult<string>, ErrandToRun<Errand, string>>(async ({ input: { errand } }) => {
        if (told.isAway || errand === undefined) throw new Error('away')
        told.run.push(errand)
        return errand.id === 3 ? { ok: false, sentence: 'no' } : { ok: true, done: `choice ${errand.choice}` }
      }),
    },
  })
  return { told, actor: createActor(machine).start() }
}

function idOf({ id }: Errand): number {
  return id
}

test('rows are changed in the order pressed, and what came of each stands beside it', async () => {
  const { told, actor } = start()
  for (const [id, choice] of [[1, 4], [3, 2], [2, 0], [1, 1]] as const) actor.send({ type: 'errand.wished', errand: { id, choice } })
  expect(errandViewOf(actor.getSnapshot(), 1, idOf)).toEqual({ wanted: { id: 1, choice: 1 }, isOnItsWay: true, made: null, result: null })
  const done = await waitFor(actor, (moment) => moment.matches('idle'))
  expect([told.run.map(({ id, choice }) => [id, choice]), done.context.results]).toEqual([
    [[1, 4], [3, 2], [2, 0], [1, 1]],
    { 1: { ok: true, done: 'choice 1' }, 2: { ok: true, done: 'choice 0' }, 3: { ok: false, sentence: 'no' } },
  ])
})

test('when nobody answers all that wait stay, and another press on the same row takes the place of the old', async () => {
  const { told, actor } = start()
  told.isAway = true
  actor.send({ type: 'errand.wished', errand: { id: 1, choice: 4 } })
  actor.send({ type: 'errand.wished', errand: { id: 2, choice: 0 } })
  const stopped = await waitFor(actor, (moment) => moment.hasTag('failed'))
  expect(errandViewOf(stopped, 2, idOf)).toEqual({ wanted: { id: 2, choice: 0 }, isOnItsWay: false, made: null, result: null })
  told.isAway = false
  actor.send({ type: 'errand.wished', errand: { id: 1, choice: 2 } })
  await waitFor(actor, (moment) => moment.matches('idle'))
  expect(told.run).toEqual([{ id: 2, choice: 0 }, { id: 1, choice: 2 }])
})

test('what somebody else did first is shown with what was wished, and is kept or replaced knowing it', async () => {
  const told: ErrandToRun<Errand, string>[] = []
  const machine = errandsMachine.provide({
    actors: {
      runErrand: fromPromise<ErrandResult<string>, ErrandToRun<Errand, string>>(async ({ input }) => {
        told.push(input)
        return told.length === 1 ? { ok: false, sentence: 'Somebody was first.', newer: 'theirs' } : { ok: true, done: 'mine' }
      }),
    },
  })
  const actor = createActor(machine).start()
  const errand = { id: 1, choice: 4 }
  actor.send({ type: 'errand.wished', errand })
  const refused = await waitFor(actor, (moment) => moment.matches('idle'))
  const result = { ok: false, sentence: 'Somebody was first.', newer: 'theirs' } as const
  expect(errandViewOf(refused, 1, idOf)).toEqual({ wanted: null, isOnItsWay: false, made: errand, result })
  actor.send({ type: 'newer.kept', id: 2 })
  expect(actor.getSnapshot().context.results).toEqual({ 1: result })
  actor.send({ type: 'newer.kept', id: 1 })
  expect(actor.getSnapshot().context.results).toEqual({ 1: { ok: true, done: 'theirs' } })
  actor.send({ type: 'errand.wished', errand })
  await waitFor(actor, (moment) => moment.matches('idle'))
  expect(told).toEqual([{ errand, before: null }, { errand, before: { ok: true, done: 'theirs' } }])
})

test('the last can be taken back, then the one before it; what was refused cannot', async () => {
  const { told, actor } = start()
  for (const [id, choice] of [[1, 4], [2, 1], [1, 2], [3, 0]] as const) actor.send({ type: 'errand.wished', errand: { id, choice } })
  await waitFor(actor, (moment) => moment.matches('idle'))
  for (const _ of [1, 2, 3, 4]) actor.send({ type: 'last.undone' })
  await waitFor(actor, (moment) => moment.matches('idle'))
  expect([told.run.slice(4), actor.getSnapshot().context.undoable]).toEqual([
    [{ id: 1, choice: 4 }, { id: 2, choice: null }, { id: 1, choice: null }],
    [],
  ])
})

test('what was replaced before anybody answered never stood, and taking back does not give it', async () => {
  const { told, actor } = start()
  actor.send({ type: 'errand.wished', errand: { id: 2, choice: 1 } })
  await waitFor(actor, (moment) => moment.matches('idle'))
  told.isAway = true
  actor.send({ type: 'errand.wished', errand: { id: 1, choice: 2 } })
  await waitFor(actor, (moment) => moment.hasTag('failed'))
  told.isAway = false
  actor.send({ type: 'errand.wished', errand: { id: 1, choice: 4 } })
  await waitFor(actor, (moment) => moment.matches('idle'))
  for (const _ of [1, 2]) actor.send({ type: 'last.undone' })
  await waitFor(actor, (moment) => moment.matches('idle'))
  expect(told.run.slice(1)).toEqual([{ id: 1, choice: 4 }, { id: 1, choice: null }, { id: 2, choice: null }])
})

test('a taking back that was replaced before anybody answered took nothing back', async () => {
  const { told, actor } = start()
  for (const choice of [2, 4]) actor.send({ type: 'errand.wished', errand: { id: 1, choice } })
  await waitFor(actor, (moment) => moment.matches('idle'))
  told.isAway = true
  actor.send({ type: 'last.undone' })
  await waitFor(actor, (moment) => moment.hasTag('failed'))
  told.isAway = false
  actor.send({ type: 'errand.wished', errand: { id: 1, choice: 3 } })
  await waitFor(actor, (moment) => moment.matches('idle'))
  for (const _ of [1, 2, 3]) actor.send({ type: 'last.undone' })
  await waitFor(actor, (moment) => moment.matches('idle'))
  expect(told.run.slice(2).map(({ choice }) => choice)).toEqual([3, 4, 2, null])
})

test('what was taken back before anybody answered never stood, and taking back does not give it', async () => {
  const { told, actor } = start()
  told.isAway = true
  for (const choice of [2, 4]) actor.send({ type: 'errand.wished', errand: { id: 1, choice } })
  await waitFor(actor, (moment) => moment.hasTag('failed'))
  actor.send({ type: 'last.undone' })
  await waitFor(actor, (moment) => moment.hasTag('failed'))
  told.isAway = false
  actor.send({ type: 'errand.wished', errand: { id: 1, choice: 3 } })
  await waitFor(actor, (moment) => moment.matches('idle'))
  for (const _ of [1, 2]) actor.send({ type: 'last.undone' })
  await waitFor(actor, (moment) => moment.matches('idle'))
  expect(told.run.map(({ choice }) => choice)).toEqual([3, null])
})
