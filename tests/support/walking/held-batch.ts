import { type AnyActorLogic, assign, setup } from 'xstate'
import type { BatchCall } from '#machines/forms/batch/batch.items.ts'
import type { LiveOptions } from './live.ts'

const noneBegun: { items: readonly object[]; came: unknown } = { items: [], came: null }
const noneAsked: { items: readonly BatchCall<unknown, unknown>[] } = { items: [] }

/** Replaces the bulk action of this name by one that its dialog can draw, all of it waiting, and that ends when the walk says so. */
export function withHeldBatch(name: string): LiveOptions {
  return { replace: (control) => ({ [name]: heldBatch(control(name, () => (output) => output), name) }) }
}

function heldBatch(call: AnyActorLogic, name: string) {
  return setup({
    types: { context: noneBegun, input: noneAsked },
    actors: { call },
  }).createMachine({
    context: ({ input }) => ({ items: input.items.map((item) => ({ ...item, status: 'waiting', sentence: null, fields: {} })), came: null }),
    initial: 'running',
    output: ({ context }) => context.came,
    states: {
      running: { invoke: { src: 'call', id: name, onDone: { actions: assign({ came: ({ event }) => event.output }), target: 'done' } } },
      done: { type: 'final' },
    },
  })
}
