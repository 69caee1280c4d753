import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { bareName, nameOf } from '#src/qa/chart/chart.ts'
import { replay } from '#src/qa/recording/replay.ts'
import { quieted, type Step } from '#tests/support/walking/traverse.ts'
import type { Path } from '#tests/support/walking/walk.ts'
import type { AnyWalk } from '#tests/support/walks/all-walks.ts'
import { standingIn } from './states.ts'

/**
 * A step that is looked for: its event, where the machine stands after it, whether an example of that event that takes these
 * transitions first may be it, and how much it is like it.
 */
export type Sought = {
  type: string
  standing: readonly string[]
  mayBe: (event: AnyEventObject, taking: readonly string[]) => boolean
  likeness: (event: AnyEventObject) => number
}

type Way = { steps: Step[]; likeness: number }

/**
 * The path of a walk that goes these steps with the walk's own examples of their events, those most like them; `mayGo` is asked
 * for each beginning of it. Where there is none, the number of steps that could be gone.
 */
export function findWay(walk: AnyWalk, sought: readonly Sought[], mayGo: (steps: readonly Step[]) => boolean): Path | { gone: number } {
  const machine = quieted(walk.machine)
  const examples = new Set(walk.edges.map(({ event }) => event))
  const [state] = initialTransition(machine, walk.input)
  const start = { event: { type: 'xstate.init', input: walk.input }, state, taken: [] }
  let ways: Way[] = isAt(state, sought[0]) ? [{ steps: [start], likeness: 0 }] : []
  let gone = ways.length
  for (const step of sought.slice(1)) {
    const fitting = [...examples].filter(({ type }) => type === step.type)
    ways = bestOfEachPlace(walk, ways.flatMap((way) => fitting.map((event) => longer(way, event, step))).filter((way) => way !== null))
    if (ways.length === 0) return { gone }
    gone += 1
  }
  const [best] = ways.toSorted((one, other) => other.likeness - one.likeness)
  return best === undefined ? { gone } : pathOf(walk, best)

  function longer({ steps, likeness }: Way, event: AnyEventObject, step: Sought): Way | null {
    const last = steps.at(-1)
    if (last === undefined) return null
    const taking = machine.getTransitionData(last.state, event).map((way) => bareName(machine, nameOf(way)))
    if (!step.mayBe(event, taking)) return null
    const [after] = transition(machine, last.state, event)
    const further = [...steps, { event, state: after, taken: taking }]
    return isAt(after, step) && mayGo(further) ? { steps: further, likeness: likeness + step.likeness(event) } : null
  }
}

function isAt(moment: AnyMachineSnapshot, step: Sought | undefined): boolean {
  return step !== undefined && standingIn(moment).toSorted().join() === step.standing.toSorted().join()
}

/** Of the ways to moments that need telling apart no further the one most like what is sought. */
function bestOfEachPlace(walk: AnyWalk, ways: readonly Way[]): Way[] {
  const best = new Map<string, Way>()
  for (const way of ways) {
    const last = way.steps.at(-1)
    const place = last === undefined ? '' : walk.placeOf(last.state)
    const known = best.get(place)
    if (known === undefined || way.likeness > known.likeness) best.set(place, way)
  }
  return [...best.values()]
}

/** The same as a path of the walk, with the transitions its steps take. */
function pathOf({ machine }: AnyWalk, { steps }: Way): Path | { gone: number } {
  const played = replay(machine, steps.map(({ event, state }) => ({ event, target: state.value })))
  const last = steps.at(-1)
  if (played.parting !== null || last === undefined) return { gone: Math.max(0, played.steps.length - 1) }
  const taking = steps.map((step, index) => ({ ...step, taken: played.steps[index]?.transitions ?? [] }))
  return { state: last.state, steps: taking, weight: taking.length - 1 }
}
