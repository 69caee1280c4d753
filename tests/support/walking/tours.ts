import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { leavesOf } from './chart.ts'
import type { Edge, Step } from './traverse.ts'
import type { Walk } from './walk.ts'

/** Steps of one tour: long enough to start seldom, short enough to read when something is wrong on it. */
const longest = 60

/**
 * Few of the paths of a walk that together take every step the walk takes from one set of leaf states to another by one event: each from
 * the start, and short.
 */
export function fewestPathsOf({ paths }: Pick<Walk<AnyStateMachine>, 'paths'>): Step[][] {
  const covered = new Set<string>()
  return paths
    .map(({ steps }) => steps)
    .toSorted((one, other) => other.length - one.length)
    .filter((steps) => {
      const names = steps.map((step, index) => nameOf(steps[index - 1]?.state, step))
      const isNew = names.some((name) => !covered.has(name))
      for (const name of names) covered.add(name)
      return isNew
    })
}

/**
 * Few ways through a machine with many moments that together take every step the walk takes from one set of leaf states to another by one
 * event. A tour goes on from where it stands to the nearest step that none has taken yet, so that most are not walked up to again from the
 * start. For walks whose `context` says all that later steps depend on.
 */
export function toursOf<M extends AnyStateMachine>({ paths, edges, placeOf }: Walk<M>): Step[][] {
  const start = paths[0]?.steps[0]
  if (start === undefined) return []
  const from = new Map<string, Edge[]>()
  for (const edge of edges) from.set(placeOf(edge.before), [...(from.get(placeOf(edge.before)) ?? []), edge])
  const left = new Set(paths.flatMap(({ steps }) => steps.slice(1).map((step, index) => nameOf(steps[index]?.state, step))))
  const tours: Step[][] = []
  for (let tour = tourFrom(start); tour.length > 1 || tours.length === 0; tour = tourFrom(start)) tours.push(tour)
  return tours

  function tourFrom(first: Step): Step[] {
    const tour = [first]
    for (let way = nearest(first.state); way.length > 0; way = nearest(tour.at(-1)?.state ?? first.state)) {
      if (tour.length > 1 && tour.length + way.length > longest) break
      for (const edge of way) left.delete(nameOf(edge.before, edge))
      tour.push(...way)
    }
    return tour
  }

  /** The steps to the nearest one that is left, with it; none when none can be reached. */
  function nearest(moment: AnyMachineSnapshot): Edge[] {
    const seen = new Set([placeOf(moment)])
    let ways: { place: string; way: Edge[] }[] = [{ place: placeOf(moment), way: [] }]
    while (ways.length > 0) {
      const further: typeof ways = []
      for (const { place, way } of ways) {
        for (const edge of from.get(place) ?? []) {
          if (left.has(nameOf(edge.before, edge))) return [...way, edge]
          const next = placeOf(edge.state)
          if (seen.has(next)) continue
          seen.add(next)
          further.push({ place: next, way: [...way, edge] })
        }
      }
      ways = further
    }
    return []
  }
}

function nameOf(before: AnyMachineSnapshot | undefined, { event, state }: Step): string {
  return `${leafNames(before)} ${event.type} ${leafNames(state)}`
}

function leafNames(moment: AnyMachineSnapshot | undefined): string {
  return moment === undefined ? '' : leavesOf(moment).map(({ id }) => id).join()
}
