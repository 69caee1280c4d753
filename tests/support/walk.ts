import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'

/** A way through a machine: each step is an event and the moment after it; the first step is the start. */
export type Path = { state: AnyMachineSnapshot; steps: { event: AnyEventObject; state: AnyMachineSnapshot }[]; weight: number }

/** What a walk is told. */
export type WalkOptions<M extends AnyStateMachine> = {
  input?: InputFrom<M>
  /** Examples of events that carry data; several of one type are several ways on. Every other type is walked as a bare event. */
  events: readonly AnyEventObject[]
  /** The context that makes moments with the same state value behave differently. */
  context?: (moment: SnapshotFrom<M>) => unknown
  /** Event types that no outsider sends, because the machine raises them itself. */
  raised?: readonly string[]
  /** The most moments a walk may visit; one more fails the walk. */
  limit: number
}

/** Every moment of a machine within the options: the shortest path to each, then a path for each other way a transition can turn out. */
export type Walk<M extends AnyStateMachine> = {
  machine: M
  paths: Path[]
  keyOf: (moment: AnyMachineSnapshot) => string
  input: InputFrom<M> | undefined
}

const settledCall = /^xstate\.(?:done|error)\.actor\.(.+)$/

/** Walks a machine by its user events and by every way its calls and waits can end. */
export function walkMachine<M extends AnyStateMachine>(machine: M, options: WalkOptions<M>): Walk<M> {
  const logic: AnyStateMachine = machine
  const keyOf = (moment: AnyMachineSnapshot) => JSON.stringify([moment.value, isMomentOf(machine, moment) ? options.context?.(moment) : null])
  const events = examplesOf(machine, options.events, options.raised ?? [])
  const traversal = {
    events,
    limit: options.limit * events.length,
    serializeState: (moment: AnyMachineSnapshot) => `${keyOf(moment)} ${Object.keys(moment.children).join()}`,
    filterEvents: isPossible,
    input: options.input,
  }
  const shortest = getShortestPaths(settling(logic), traversal)
  if (shortest.length > options.limit) throw new Error(`${machine.id}: ${shortest.length} moments are more than the limit of ${options.limit}`)
  const pathTo = new Map(shortest.map((path) => [traversal.serializeState(path.state), path]))
  const taken = new Set<string>()
  const extra: Path[] = []
  for (const { steps } of shortest) for (const [index, step] of steps.entries()) mark(steps[index - 1]?.state, step)
  for (const { state, event, nextState } of adjacencyMapToArray(getAdjacencyMap(settling(logic), traversal))) {
    const path = pathTo.get(traversal.serializeState(state))
    const step = { event, state: nextState }
    if (path !== undefined && mark(state, step)) extra.push({ state: nextState, steps: [...path.steps, step], weight: path.weight + 1 })
  }
  return { machine, paths: [...shortest, ...extra], keyOf, input: options.input }

  function mark(before: AnyMachineSnapshot | undefined, { event, state: after }: Path['steps'][number]): boolean {
    const moves = before === undefined ? [] : logic.getTransitionData(before, event).map((move) => `${nameOf(move)}: ${changeOf(before, after)}`)
    const isNew = moves.some((move) => !taken.has(move))
    for (const move of moves) taken.add(move)
    return isNew
  }
}

/** The states of a moment that have no states inside. */
export function leavesOf(moment: AnyMachineSnapshot): AnyStateNode[] {
  return moment._nodes.filter((node) => node.type === 'atomic' || node.type === 'final')
}

/** Which leaf states a step left and which it entered. */
function changeOf(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string {
  const [left, entered] = [leavesOf(before).map((node) => node.id), leavesOf(after).map((node) => node.id)]
  return `${left.filter((id) => !entered.includes(id)).join()} to ${entered.filter((id) => !left.includes(id)).join()}`
}

/** Every state of a machine's tree. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)]
}

/** The machine as a model whose calls answer once: one that answered without its state being left is gone from the children. */
function settling(machine: AnyStateMachine): AnyStateMachine {
  const { transition } = machine
  return Object.assign(Object.create(machine), {
    transition(before: AnyMachineSnapshot, event: AnyEventObject, scope: Parameters<AnyStateMachine['transition']>[2]) {
      const after = transition.call(machine, before, event, scope)
      const [, actor] = settledCall.exec(event.type) ?? []
      if (actor === undefined || after.children[actor] !== before.children[actor]) return after
      const { [actor]: _, ...children } = after.children
      return { ...after, children }
    },
  })
}

/** A transition's name: its state, its event, and its place among those of the same event. */
export function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id} on ${eventType === '' ? 'always' : eventType} #${siblings.indexOf(transition)}`
}

function examplesOf(machine: AnyStateMachine, events: readonly AnyEventObject[], raised: readonly string[]): AnyEventObject[] {
  const known = new Set(events.map((event) => event.type))
  const bare = machine.events.filter((type: string) => !known.has(type) && !raised.includes(type)).map((type: string) => ({ type }))
  return [...events, ...bare]
}

/** Whether a moment belongs to this machine. */
export function isMomentOf<M extends AnyStateMachine>(machine: M, moment: AnyMachineSnapshot): moment is SnapshotFrom<M> {
  return moment.machine.id === machine.id
}

function isPossible(moment: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const [, actor] = settledCall.exec(event.type) ?? []
  return (actor === undefined || actor in moment.children) && moment.can(event)
}
