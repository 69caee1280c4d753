import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { nodesOf } from '#src/qa/chart/chart.ts'

/** The states of a moment that have no states inside. */
export function leavesOf(moment: AnyMachineSnapshot): AnyStateNode[] {
  return moment._nodes.filter(isLeaf)
}

/** The id of the state a transition of this name belongs to. */
export function sourceOf(transition: string): string {
  return transition.slice(0, transition.indexOf(' on '))
}

/** The states a machine can rest in: those without states inside that it does not leave in the moment they are entered. */
export function restingStatesOf(machine: AnyStateMachine): AnyStateNode[] {
  return nodesOf(machine.root).filter((node) => isLeaf(node) && !(node.always ?? []).some((transition) => transition.guard === undefined))
}

function isLeaf(node: AnyStateNode): boolean {
  return node.type === 'atomic' || node.type === 'final'
}
