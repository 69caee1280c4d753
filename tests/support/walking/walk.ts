import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import { leavesOf } from './chart.ts'
import { type Edge, type Step, traverse } from './traverse.ts'

/** A way through a machine; the first step is the start. */
export type Path = { state: AnyMachineSnapshot; steps: Step[]; weight: number }

/** What a walk is told. */
export type WalkOptions<M extends AnyStateMachine> = {
  input?: InputFrom<M>
  /** Examples of events that carry data; several of one type are several ways on. Every other type is walked as a bare event. */
  events: readonly AnyEventObject[]
  /** The context that makes moments with the same state value behave differently. */
  context?: (moment: SnapshotFrom<M>) => unknown
  /** Event types that nobody sends on this walk: the machine raises them itself, or another walk has them. */
  raised?: readonly string[]
  /** The most moments a walk may visit; one more fails the walk. */
  limit: number
}

/**
 * Every moment of a machine within the options: the shortest path to each, then a path for each other way a transition can turn
 * out. `edges` are all steps between the moments, nearest first; `placeOf` tells moments apart by their running calls, too.
 */
export type Walk<M extends AnyStateMachine> = {
  machine: M
  paths: readonly Path[]
  edges: readonly Edge[]
  keyOf: (moment: AnyMachineSnapshot) => string
  placeOf: (moment: AnyMachineSnapshot) => string
  input: InputFrom<M> | undefined
}

/** Walks a machine by its user events and by every way its calls and waits can end, once its paths are asked for. */
export function walkMachine<M extends AnyStateMachine>(machine: M, options: WalkOptions<M>): Walk<M> {
  const keyOf = remembered((moment) => JSON.stringify([moment.value, isMomentOf(machine, moment) ? options.context?.(moment) : null]))
  const placeOf = remembered((moment) => `${keyOf(moment)} ${Object.keys(moment.children).toSorted().join()}`)
  let ways: Pick<Walk<M>, 'paths' | 'edges'> | null = null
  const walked = () => (ways ??= waysThrough(machine, placeOf, options))
  return {
    machine,
    input: options.input,
    keyOf,
    placeOf,
    get paths() {
      return walked().paths
    },
    get edges() {
      return walked().edges
    },
  }
}

function waysThrough<M extends AnyStateMachine>(machine: M, placeOf: Walk<M>['placeOf'], options: WalkOptions<M>) {
  const events = examplesOf(machine, options.events, options.raised ?? [])
  const { start, edges } = traverse(machine, { input: options.input, events, placeOf, limit: options.limit * events.length })
  const shortest = new Map<string, Path>([[placeOf(start.state), { state: start.state, steps: [start], weight: 0 }]])
  const known = new Set<string>()
  const others: Edge[] = []
  for (const edge of edges) {
    if (shortest.has(placeOf(edge.state))) others.push(edge)
    else {
      shortest.set(placeOf(edge.state), pathOver(edge))
      mark(edge)
    }
  }
  if (shortest.size > options.limit) throw new Error(`${machine.id}: ${shortest.size} moments are more than the limit of ${options.limit}`)
  return { paths: [...shortest.values(), ...others.filter(mark).map(pathOver)], edges }

  function pathOver(edge: Edge): Path {
    const steps = [...(shortest.get(placeOf(edge.before))?.steps ?? []), edge]
    return { state: edge.state, steps, weight: steps.length - 1 }
  }

  /** Notes how each transition of a step turned out; answers whether one of them never did so before. */
  function mark({ before, state, taken }: Edge): boolean {
    const change = changeOf(before, state)
    const moves = taken.map((name) => `${name}: ${change}`)
    const isNew = moves.some((move) => !known.has(move))
    for (const move of moves) known.add(move)
    return isNew
  }
}

/** The paths that no other one of them goes on from. */
export function withoutBeginnings(paths: readonly Path[]): Path[] {
  const inner = new Set(paths.flatMap(({ steps }) => steps.slice(0, -1)))
  return paths.filter(({ steps }) => steps.slice(-1).every((step) => !inner.has(step)))
}

/** Whether a moment belongs to this machine. */
export function isMomentOf<M extends AnyStateMachine>(machine: M, moment: AnyMachineSnapshot): moment is SnapshotFrom<M> {
  return moment.machine.id === machine.id
}

/** Which leaf states a step left and which it entered. */
function changeOf(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string {
  const [left, entered] = [leavesOf(before).map((node) => node.id), leavesOf(after).map((node) => node.id)]
  return `${left.filter((id) => !entered.includes(id)).join()} to ${entered.filter((id) => !left.includes(id)).join()}`
}

function examplesOf(machine: AnyStateMachine, events: readonly AnyEventObject[], raised: readonly string[]): AnyEventObject[] {
  const known = new Set(events.map((event) => event.type))
  const bare = machine.events.filter((type: string) => !known.has(type)).map((type: string) => ({ type }))
  return [...events, ...bare].filter(({ type }) => !raised.includes(type))
}

/** The name of a moment, worked out once. */
function remembered(nameIt: (moment: AnyMachineSnapshot) => string): (moment: AnyMachineSnapshot) => string {
  const names = new WeakMap<AnyMachineSnapshot, string>()
  return (moment) => {
    const name = names.get(moment) ?? nameIt(moment)
    names.set(moment, name)
    return name
  }
}
