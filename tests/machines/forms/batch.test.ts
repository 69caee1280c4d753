import { describe, expect, test } from 'vitest'
import { fromPromise, createActor, toPromise, waitFor } from 'xstate'
import type { BatchAnswer, BatchCall } from '#machines/forms/batch/batch.items.ts'
import { batchMachine, createBatchMachine, type BatchSnapshot } from '#machines/forms/batch/batch.machine.ts'
import { batchProgress, batchView } from '#machines/forms/batch/batch.selectors.ts'
import { createLive } from '#tests/support/walking/live.ts'
import { callsFor } from '#tests/support/walks/forms/batch.ts'

const start = createLive(batchMachine)

function batchOf(count: number) {
  const live = start({ items: callsFor(count) })
  live.actor.start()
  const moment = (): BatchSnapshot<number, null> => live.actor.getSnapshot()
  const done = (lane: number) => live.play({ type: `xstate.done.actor.runItem${lane}`, output: { ok: true, kept: null } })
  const refuse = (lane: number, sentence: string) =>
    live.play({ type: `xstate.done.actor.runItem${lane}`, output: { ok: false, sentence, fields: { username: sentence }, kept: null } })
  return {
    ...live,
    moment,
    done,
    refuse,
    begun: () => live.calls.map(({ input }) => input),
    statuses: () => moment().context.items.map((item) => item.status),
    view: () => batchView(moment(), 'deleted', (value, sentence) => `${value}: ${sentence}`),
  }
}

describe(batchMachine.id, () => {
  test('four run at once, and each that ends makes room for the next', async () => {
    const { done, statuses, begun } = batchOf(6)
    expect(statuses()).toEqual(['running', 'running', 'running', 'running', 'waiting', 'waiting'])
    await done(3)
    expect(statuses()).toEqual(['running', 'running', 'done', 'running', 'running', 'waiting'])
    await done(3)
    expect(begun()).toEqual(callsFor(6))
  })

  test('when all are done it is done, and says with what', async () => {
    const { done, moment } = batchOf(2)
    await done(2)
    await done(1)
    expect(moment().status).toEqual('done')
    expect(moment().output).toEqual({ items: callsFor(2).map((call) => ({ ...call, status: 'done', sentence: null, fields: {} })) })
  })

  test('what fails stops nobody, keeps its reason, and is all that a retry does again', async () => {
    const { done, refuse, play, moment, statuses, view, begun } = batchOf(5)
    await refuse(1, 'Not yours.')
    await play({ type: 'xstate.error.actor.runItem2' })
    await play({ type: 'xstate.error.actor.runItem3' })
    for (const lane of [4, 1]) await done(lane)
    expect([moment().value, view()]).toEqual([{ partlyDone: 'failed' }, { mode: 'partlyDone', summary: '2 deleted, 3 failed', failures: expect.any(Array) }])
    expect(moment().context.items.map((item) => [item.sentence, item.fields])).toEqual([
      ['Not yours.', { username: 'Not yours.' }],
      ['An unexpected error occurred', {}],
      ['An unexpected error occurred', {}],
      [null, {}],
      [null, {}],
    ])
    await play({ type: 'retry.requested' })
    expect(statuses()).toEqual(['running', 'running', 'running', 'done', 'done'])
    expect(begun().slice(5)).toEqual(callsFor(3))
    for (const lane of [1, 2, 3]) await done(lane)
    expect([moment().status, statuses().filter((status) => status === 'done').length]).toEqual(['done', 5])
  })

  test('a cancel lets what runs finish, leaves what waits undone, and can be taken back', async () => {
    const { done, refuse, play, moment, statuses, view } = batchOf(7)
    await done(1)
    expect(view()).toEqual({ mode: 'running', done: 1, total: 7, isStopping: false })
    await play({ type: 'cancel.requested' })
    for (const lane of [1, 2, 3]) await done(lane)
    expect(moment().hasTag('pending')).toEqual(true)
    expect(view()).toEqual({ mode: 'running', done: 4, total: 7, isStopping: true })
    await refuse(4, 'Not yours.')
    expect([moment().value, view()]).toEqual([
      { partlyDone: 'failed' },
      { mode: 'partlyDone', summary: '4 deleted, 1 failed, 2 not started', failures: ['4: Not yours.'] },
    ])
    await play({ type: 'retry.requested' })
    for (const lane of [1, 2, 3]) await done(lane)
    expect(statuses().every((status) => status === 'done')).toEqual(true)
  })

  test('a cancel with nothing failed is no failure, and says how far it came', async () => {
    const { done, play, moment, view } = batchOf(6)
    await play({ type: 'cancel.requested' })
    for (const lane of [1, 2, 3, 4]) await done(lane)
    expect([moment().value, moment().hasTag('failed'), view()]).toEqual([
      { partlyDone: 'stopped' },
      false,
      { mode: 'stopped', summary: 'Stopped: 4 of 6 deleted' },
    ])
  })

  test('one closed at work lets what runs finish, begins nothing more, and ends without asking', async () => {
    const { done, refuse, play, moment, statuses, view } = batchOf(7)
    await done(1)
    await play({ type: 'batch.closed' })
    for (const lane of [1, 2, 3]) await done(lane)
    expect(view()).toEqual({ mode: 'running', done: 4, total: 7, isStopping: true })
    await refuse(4, 'Not yours.')
    expect([moment().status, statuses()]).toEqual(['done', ['done', 'done', 'done', 'failed', 'done', 'waiting', 'waiting']])
  })

  test('one closed while it stops ends without asking', async () => {
    const { done, play, moment } = batchOf(5)
    await play({ type: 'cancel.requested' })
    await play({ type: 'batch.closed' })
    for (const lane of [1, 2, 3, 4]) await done(lane)
    expect([moment().status, moment().output?.items.map(({ status }) => status)]).toEqual(['done', ['done', 'done', 'done', 'done', 'waiting']])
  })

  test('one left partly done says what is not done', async () => {
    const { refuse, play, moment } = batchOf(1)
    await refuse(1, 'Not yours.')
    await play({ type: 'batch.closed' })
    expect(moment().output).toEqual({
      items: [{ key: 'item-1', value: 1, kept: null, status: 'failed', sentence: 'Not yours.', fields: { username: 'Not yours.' } }],
    })
  })

  test('a retry is told what the first try had done, and a failure does not forget it', async () => {
    const heard: BatchCall<string, string>[] = []
    const answers: BatchAnswer<string>[] = [
      { ok: false, sentence: 'No class.', fields: {}, kept: 'account 7' },
      { ok: false, sentence: 'Still no class.', fields: {}, kept: null },
      { ok: true, kept: 'account 7 in class 2' },
    ]
    const machine = createBatchMachine<string, string>('adding').provide({
      actors: {
        runItem: fromPromise<BatchAnswer<string>, BatchCall<string, string>>(async ({ input }) => {
          heard.push(input)
          return answers.shift() ?? { ok: true, kept: 'too often' }
        }),
      },
    })
    const actor = createActor(machine, { input: { items: [{ key: 'ana', value: 'Ana', kept: null }] } })
    actor.start()
    for (let retry = 0; retry < 2; retry += 1) {
      await waitFor(actor, (moment) => moment.matches('partlyDone'))
      actor.send({ type: 'retry.requested' })
    }
    expect((await toPromise(actor)).items.map((item) => item.kept)).toEqual(['account 7 in class 2'])
    expect(heard.map((call) => call.kept)).toEqual([null, 'account 7', 'account 7'])
  })

  test('a batch of 1,000 comes to its end', async () => {
    const runItem = fromPromise<BatchAnswer<null>, BatchCall<number, null>>(async () => ({ ok: true, kept: null }))
    const machine = batchMachine.provide({ actors: { runItem } })
    const actor = createActor(machine, { input: { items: callsFor(1_000) } })
    actor.start()
    expect(batchProgress({ context: await toPromise(actor) })).toEqual({ total: 1_000, waiting: 0, running: 0, done: 1_000, failed: 0 })
  })
})
