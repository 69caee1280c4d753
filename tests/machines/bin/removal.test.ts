import { describe, expect, test } from 'vitest'
import { type Removable, removalMachine } from '#machines/bin/removal/removal.machine.ts'
import { createLive } from '#tests/support/walking/live.ts'
import { outcomeOf, removables } from '#tests/support/walks/bin/removal.ts'

function page() {
  const told: [string, ...number[]][] = []
  const tell = (what: string) => (_: unknown, { items }: { items: readonly Removable[] }) => void told.push([what, ...items.map(({ id }) => id)])
  const machine = removalMachine.provide({
    actions: { tellRemoved: tell('removed'), tellRestored: tell('restored'), tellRestoreFailed: (_, { sentence }) => void told.push([`restore failed: ${sentence}`]) },
  })
  const live = createLive(machine)(undefined)
  live.actor.start()
  return { ...live, told, value: () => live.actor.getSnapshot().value }
}

describe(removalMachine.id, () => {
  test('what is not confirmed stays', async () => {
    const { play, told, calls, value } = page()
    await play({ type: 'removal.requested', items: removables })
    await play({ type: 'removal.cancelled' })
    expect([value(), told, calls]).toEqual(['idle', [], []])
  })

  test('only what was really deleted is told', async () => {
    const { play, told, calls } = page()
    await play({ type: 'removal.requested', items: removables })
    await play({ type: 'removal.confirmed' })
    await play({ type: 'xstate.done.actor.removeItems', output: outcomeOf(['done', 'failed']) })
    expect(told).toEqual([['removed', 1]])
    expect(calls.map(({ input }) => input)).toEqual([{ items: removables.map((value) => ({ key: String(value.id), value, kept: null })) }])
  })

  test('Undo brings back what it was offered for, also after a failure', async () => {
    const { play, told, calls, value } = page()
    await play({ type: 'undo.requested', items: removables })
    await play({ type: 'xstate.error.actor.restoreItems' })
    expect(value()).toEqual('restoreFailed')
    await play({ type: 'retry.requested' })
    await play({ type: 'xstate.done.actor.restoreItems', output: allBack })
    expect(told).toEqual([['restore failed: null'], ['restored', 1, 2]])
    expect(calls.map(({ input }) => input)).toEqual([{ ids: [1, 2] }, { ids: [1, 2] }])
  })

  test('an Undo pressed while another one runs, or while something else is asked, waits and is done', async () => {
    const { play, told, calls, value } = page()
    const [plants = [], equations = []] = removables.map((one) => [one])
    await play({ type: 'undo.requested', items: plants })
    await play({ type: 'undo.requested', items: equations })
    await play({ type: 'xstate.done.actor.restoreItems', output: allBack })
    await play({ type: 'xstate.done.actor.restoreItems', output: allBack })
    await play({ type: 'removal.requested', items: plants })
    await play({ type: 'undo.requested', items: equations })
    expect(value()).toEqual('confirming')
    await play({ type: 'removal.cancelled' })
    await play({ type: 'xstate.error.actor.restoreItems' })
    await play({ type: 'undo.requested', items: plants })
    expect(told).toEqual([['restored', 1], ['restored', 2], ['restore failed: null']])
    expect([value(), calls.map(({ input }) => input)]).toEqual(['restoring', [{ ids: [1] }, { ids: [2] }, { ids: [2] }, { ids: [1] }]])
  })

  test('what came back is told apart from what was refused, with the reason, and only the rest is tried again', async () => {
    const { play, told, calls } = page()
    await play({ type: 'undo.requested', items: removables })
    await play({ type: 'xstate.done.actor.restoreItems', output: { restored: [2], sentence: 'Username already exists' } })
    await play({ type: 'retry.requested' })
    expect(told).toEqual([['restored', 2], ['restore failed: Username already exists']])
    expect(calls.map(({ input }) => input)).toEqual([{ ids: [1, 2] }, { ids: [1] }])
  })
})

const allBack = { restored: [1, 2], sentence: null }
