import { TestModel } from '@xstate/test'
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
import { createLive, type Live, type LiveOptions } from './live.ts'

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

/** What replaying a walk on live actors showed. */
export type Replayed = { paths: number; steps: number; transitionsTaken: number; leavesReached: number; neverTaken: string[]; neverReached: string[] }

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

/**
 * Plays every path of a walk on a live actor whose calls answer, and whose waits end, when the path says so, and compares each
 * moment with the model's. `check` sees each live moment; `options` may replace some of the actors.
 */
export async function replayWalk<M extends AnyStateMachine>(
  walk: Walk<M>,
  check: (moment: SnapshotFrom<M>, live: Live, step: { path: Path; event: AnyEventObject }) => void = () => undefined,
  options: LiveOptions = {},
): Promise<Replayed> {
  const logic: AnyStateMachine = walk.machine
  const start = createLive(logic, options)
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(logic)
  const taken = new Set<string>()
  const reached = new Set<string>()
  let steps = 0
  for (const path of walk.paths) {
    const live = start(walk.input, (transition) => taken.add(nameOf(transition)))
    const play = async ({ event }: { event: AnyEventObject }) => {
      await live.play(event)
      steps += 1
    }
    const types = new Set(path.steps.map((step) => step.event.type))
    let index = 0
    await model.testPath(path, {
      events: Object.fromEntries([...types].map((type) => [type, play])),
      states: {
        '*': (expected) => {
          const moment = live.actor.getSnapshot()
          if (walk.keyOf(moment) !== walk.keyOf(expected)) throw new Error(`live ${walk.keyOf(moment)}, model ${walk.keyOf(expected)}`)
          for (const node of leavesOf(moment)) reached.add(node.id)
          const step = path.steps[index]
          index += 1
          if (step !== undefined && isMomentOf(walk.machine, moment)) check(moment, live, { path, event: step.event })
        },
      },
    })
    live.actor.stop()
  }
  const all = nodesOf(start.machine.root)
  const transitions = all.flatMap(transitionsOf).map(nameOf)
  const leaves = all.filter((node) => (node.type === 'atomic' || node.type === 'final') && !isPassing(node)).map((node) => node.id)
  return {
    paths: walk.paths.length,
    steps,
    transitionsTaken: transitions.filter((name) => taken.has(name)).length,
    leavesReached: reached.size,
    neverTaken: transitions.filter((name) => !taken.has(name)),
    neverReached: leaves.filter((id) => !reached.has(id)),
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

/** Whether a state is left in the moment it is entered, whatever holds. */
function isPassing(node: AnyStateNode): boolean {
  return (node.always ?? []).some((transition) => transition.guard === undefined)
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  const all = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
  return all.filter((transition) => transition.target !== undefined || transition.actions.length > 0)
}

function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id} on ${eventType === '' ? 'always' : eventType} #${siblings.indexOf(transition)}`
}

function examplesOf(machine: AnyStateMachine, events: readonly AnyEventObject[], raised: readonly string[]): AnyEventObject[] {
  const known = new Set(events.map((event) => event.type))
  const bare = machine.events.filter((type: string) => !known.has(type) && !raised.includes(type)).map((type: string) => ({ type }))
  return [...events, ...bare]
}

function isMomentOf<M extends AnyStateMachine>(machine: M, moment: AnyMachineSnapshot): moment is SnapshotFrom<M> {
  return moment.machine.id === machine.id
}

function isPossible(moment: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const [, actor] = settledCall.exec(event.type) ?? []
  return (actor === undefined || actor in moment.children) && moment.can(event)
}
