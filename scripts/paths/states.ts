import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { nodesOf } from '#src/qa/chart/chart.ts'
import { leavesOf } from '#tests/support/walking/chart.ts'
import { suggestion } from './request.ts'

/** A state's name without its machine: `open.turn.answering`. */
export function stateName(node: AnyStateNode): string {
  return node.path.join('.')
}

/** The states without states inside that a moment stands in. */
export function standingIn(moment: AnyMachineSnapshot): string[] {
  return leavesOf(moment).map(stateName)
}

/**
 * The one state whose name ends so. Parts in between may be left out: `timedOut.reviewing` is `timedOut.notice.reviewing`. None or
 * several answer a sentence that names them.
 */
export function findState(name: string, machine: AnyStateMachine, wanted: string): AnyStateNode | { problem: string } {
  const states = nodesOf(machine.root).slice(1)
  const choices = [
    states.filter((node) => stateName(node) === wanted),
    states.filter((node) => stateName(node).endsWith(`.${wanted}`)),
    states.filter((node) => endsSo(node.path, wanted.split('.'))),
  ]
  const found = choices.find((some) => some.length > 0) ?? []
  const [state, ...others] = found
  if (state === undefined) return { problem: `${name} has no state ${wanted}. ${suggestion(wanted, states.map(stateName))}` }
  return others.length === 0 ? state : { problem: `${name} has ${found.length} states called ${wanted}: ${found.map(stateName).join(', ')}. Say which.` }
}

/** Whether a name ends with the last of these parts and has the others before it, in their order. */
function endsSo(path: readonly string[], parts: readonly string[]): boolean {
  let place = path.length
  return parts.toReversed().every((part, index) => {
    const found = path.lastIndexOf(part, place - 1)
    const fits = found >= 0 && place > 0 && (index > 0 || found === path.length - 1)
    place = found
    return fits
  })
}
