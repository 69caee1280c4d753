import { fromTransition } from 'xstate'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { nameOf } from '#src/qa/chart/chart.ts'

/** An event and the moment after it; `taken` names the transitions it took, with those that followed of themselves. */
export type Step = { event: AnyEventObject; state: AnyMachineSnapshot; taken: readonly string[] }

/** A step and the moment before it. */
export type Edge = Step & { before: AnyMachineSnapshot }

/** Which moments there are: `placeOf` names alike those that need telling apart no further. */
export type Traversal = { input: unknown; events: readonly AnyEventObject[]; placeOf: (moment: AnyMachineSnapshot) => string; limit: number }

type Scope = Parameters<AnyStateMachine['transition']>[2]

const settledCall = /^xstate\.(?:done|error)\.actor\.(.+)$/

/** A call that never ends of itself, since how it ends is the walk's to say. */
const silence = fromTransition(() => null, null)

/** The step that starts a machine, and every step between the moments that can be reached, nearest first. More steps than `limit` fail. */
export function traverse(machine: AnyStateMachine, { input, events, placeOf, limit }: Traversal): { start: Step; edges: Edge[] } {
  const quiet = quieted(machine)
  const numbers = new Map(events.map((event, index) => [event, String(index)]))
  const examples = new Map(events.map(({ type }) => [type, events.filter((event) => event.type === type)]))
  const starts: Step[] = []
  const edges: Edge[] = []
  const noted: AnyStateMachine = Object.assign(Object.create(quiet), {
    getInitialSnapshot(scope: Scope, given: unknown) {
      const taken: string[] = []
      const state = quiet.getInitialSnapshot(noting(scope, taken), given)
      starts.push({ event: { type: 'xstate.init', input: given }, state, taken })
      return state
    },
    transition(before: AnyMachineSnapshot, event: AnyEventObject, scope: Scope) {
      const taken: string[] = []
      const state = settled(before, event, quiet.transition(before, event, noting(scope, taken)))
      edges.push({ before, event, state, taken })
      return state
    },
  })
  getAdjacencyMap(noted, {
    input,
    events: (moment) => [...new Set(moment._nodes.flatMap((node) => node.ownEvents))].flatMap((type) => examples.get(type) ?? []),
    limit,
    serializeState: placeOf,
    serializeEvent: (event) => numbers.get(event) ?? '',
    filterEvents: isPossible,
  })
  const [start] = starts
  if (start === undefined) throw new Error(`${machine.id} did not start`)
  return { start, edges }
}

/** The machine with calls that never end of themselves. */
export function quieted(machine: AnyStateMachine): AnyStateMachine {
  const calls = Object.keys(machine.implementations.actors)
  return machine.provide({ actors: Object.fromEntries(calls.map((call) => [call, silence])) })
}

/** The scope, with each transition that is taken within it noted by name. */
function noting(scope: Scope, taken: string[]): Scope {
  const note = (event: InspectionEvent) => {
    if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(nameOf))
  }
  return { ...scope, system: Object.assign(Object.create(scope.system), { _sendInspectionEvent: note }) }
}

/** A call answers once: one that answered without its state being left is gone from the children. */
function settled(before: AnyMachineSnapshot, event: AnyEventObject, after: AnyMachineSnapshot): AnyMachineSnapshot {
  const [, actor] = settledCall.exec(event.type) ?? []
  if (actor === undefined || after.children[actor] !== before.children[actor]) return after
  const { [actor]: _, ...children } = after.children
  return { ...after, children }
}

function isPossible(moment: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const [, actor] = settledCall.exec(event.type) ?? []
  return (actor === undefined || actor in moment.children) && moment.machine.getTransitionData(moment, event).length > 0
}
