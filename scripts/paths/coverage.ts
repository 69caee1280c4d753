import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { arrivedOf, nodesOf, transitionsOf } from '#src/qa/chart/chart.ts'
import { sourceOf } from '#tests/support/walking/chart.ts'
import type { Path } from '#tests/support/walking/walk.ts'

/**
 * The states and transitions of a machine, and which of them some paths leave out, by name. Of several transitions of one event each
 * counts, once a path goes where it leads.
 */
export type Coverage = { states: number; transitions: number; missedStates: string[]; missedTransitions: string[] }

/** What paths cover of a machine. A state that is left in the moment it is entered counts once one of its transitions is taken. */
export function coverageOf(machine: AnyStateMachine, paths: readonly Path[]): Coverage {
  const nodes = new Map(nodesOf(machine.root).map((node) => [node.id, node]))
  const steps = [...new Set(paths.flatMap((path) => path.steps))]
  const taken = new Set(steps.flatMap((step) => step.taken))
  const passed = [...taken].flatMap((name) => withParents(nodes.get(sourceOf(name))))
  const reached = new Set([...steps.flatMap(({ state }) => state._nodes), ...passed].map(({ id }) => id))
  const arrived = new Set(steps.flatMap((step) => arrivedOf(machine, step.taken, step.state._nodes)))
  const transitions = transitionsOf(machine)
  return {
    states: nodes.size,
    transitions: transitions.length,
    missedStates: [...nodes.keys()].filter((id) => !reached.has(id)),
    missedTransitions: transitions.filter((name) => !arrived.has(name)),
  }
}

/** A share of a whole, with three digits after the point; everything of nothing is 1. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.floor((part / whole) * 1000) / 1000
}

function withParents(node: AnyStateNode | undefined): AnyStateNode[] {
  return node === undefined ? [] : [node, ...withParents(node.parent)]
}
