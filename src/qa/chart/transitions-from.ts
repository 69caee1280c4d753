import type { AnyStateMachine, StateValue } from 'xstate'
import { nameOf, nodesOf } from './chart.ts'

/** The transitions, by name, that an event could take from where a machine stood: which of several is up to their conditions. */
export function transitionsFrom(machine: AnyStateMachine, from: StateValue, event: string): Set<string> {
  const stood = new Set(machine.resolveState({ value: from, context: {} })._nodes.map(({ id }) => id))
  const nodes = nodesOf(machine.root).filter(({ id }) => stood.has(id))
  return new Set(nodes.flatMap((node) => node.transitions.get(event) ?? []).map(nameOf))
}
