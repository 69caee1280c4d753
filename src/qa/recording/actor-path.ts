import type { AnyStateMachine, StateValue } from 'xstate'

/** What moved a machine: its type, and what it carried as plain data without anybody's words or secrets (see `veil.ts`). */
export type KeptEvent = { type: string; [key: string]: unknown }

/** One step of a path: the event, and the state value the machine stood in after it. The first step is `xstate.init`. */
export type PathStep = { event: KeptEvent; target: StateValue }

/**
 * The path one actor took in a page. `machine` is the machine's id in kebab case, and `kind` the machine it is made as; `within` is the
 * number of the actor that invoked it. `isWhole` is false once a path grew too long to keep, which cuts it off at its end.
 */
export type ActorPath = {
  actor: number
  machine: string
  kind: string
  within: number | null
  status: 'active' | 'done' | 'error' | 'stopped'
  value: StateValue
  isWhole: boolean
  steps: PathStep[]
}

/** The states without states inside of a value, as dotted names in the chart's order. */
export function leavesOfValue(value: StateValue): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([name, inside]) => {
    const below = inside === undefined ? [] : leavesOfValue(inside)
    return below.length === 0 ? [name] : below.map((leaf) => `${name}.${leaf}`)
  })
}

/** A machine's id as its file is named: `chatSession` is `chat-session`. */
export function fileNameOf(machineId: string): string {
  return machineId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The machine whose chart a machine has: the one of its factory, as the factory says it, or else itself. */
export function kindOf({ id, root }: AnyStateMachine): string {
  const meta: unknown = root.meta
  const isNamed = typeof meta === 'object' && meta !== null && 'kind' in meta && typeof meta.kind === 'string'
  return isNamed ? String(meta.kind) : fileNameOf(id)
}
