import type { AnyStateNode } from 'xstate'
import { arrivedOf } from '#src/qa/chart/chart.ts'
import { sourceOf } from '#tests/support/walking/chart.ts'
import type { Step } from '#tests/support/walking/traverse.ts'
import { type Path, withoutBeginnings } from '#tests/support/walking/walk.ts'
import type { AnyWalk } from '#tests/support/walks/all-walks.ts'

/** The most moments of a machine whose simple paths are worked out. */
export const mostSimple = 8

/** The shortest path to each state and over each transition to where it leads; those that are the beginning of another one are left out. */
export function shortestPaths(walks: readonly AnyWalk[]): Path[] {
  const known = new Set<string>()
  return withoutBeginnings(
    byLength(walks).filter(({ steps }) => {
      const last = steps.slice(-1)
      const met = last.flatMap(({ state: { machine, _nodes }, taken }) => [..._nodes.map(({ id }) => id), ...arrivedOf(machine, taken, _nodes)])
      const isNew = met.some((name) => !known.has(name))
      for (const name of met) known.add(name)
      return isNew
    }),
  )
}

/** The shortest path to a state; none if no walk gets there. */
export function shortestPathTo(walks: readonly AnyWalk[], state: AnyStateNode): Path[] {
  return byLength(walks)
    .filter((path) => endsIn(path, state))
    .slice(0, 1)
}

/**
 * The path to a state that shows most of how a person gets there: of those on which somebody does something and that come there only
 * at their end the one with the fewest failures and waits, then the shortest; without such a path the shortest of all.
 */
export function shownPathTo(walks: readonly AnyWalk[], state: AnyStateNode): Path[] {
  const isFirstThere = ({ steps }: Path) => !steps.slice(0, -1).some((step) => endsIn({ steps: [step] }, state))
  const shown = byLength(walks).filter((path) => endsIn(path, state) && isFirstThere(path) && path.steps.some(isGesture))
  const [best] = shown.toSorted((one, other) => troubles(one) - troubles(other))
  return best === undefined ? shortestPathTo(walks, state) : [best]
}

/** How many moments the longest walk of a machine has: its states with what is known in them. */
export function momentsOf(walks: readonly AnyWalk[]): number {
  return Math.max(...walks.map((walk) => new Set(walk.paths.map(({ state }) => walk.placeOf(state))).size))
}

/** Every path that passes no moment twice: those that end in one state, or each as far as it goes. */
export function simplePaths(walks: readonly AnyWalk[], to: AnyStateNode | null): Path[] {
  const all = walks.flatMap((walk) => walk.paths.slice(0, 1).flatMap((start) => simpleFrom(walk, start, new Set([walk.placeOf(start.state)]))))
  return all.filter(({ path, isEnd }) => (to === null ? isEnd : endsIn(path, to))).map(({ path }) => path)
}

function simpleFrom(walk: AnyWalk, path: Path, passed: ReadonlySet<string>): { path: Path; isEnd: boolean }[] {
  const next = walk.edges.filter(({ before, state }) => walk.placeOf(before) === walk.placeOf(path.state) && !passed.has(walk.placeOf(state)))
  const longer = next.flatMap((edge) => {
    const further: Path = { state: edge.state, steps: [...path.steps, edge], weight: path.weight + 1 }
    return simpleFrom(walk, further, new Set([...passed, walk.placeOf(edge.state)]))
  })
  return [{ path, isEnd: longer.length === 0 }, ...longer]
}

function byLength(walks: readonly AnyWalk[]): Path[] {
  return walks.flatMap(({ paths }) => paths).toSorted((one, other) => one.weight - other.weight)
}

/** Whether a path's last step enters or passes a state, or one inside it. */
function endsIn({ steps }: Pick<Path, 'steps'>, { id }: AnyStateNode): boolean {
  return steps.slice(-1).some(({ state, taken }) => state._nodes.some((node) => node.id === id) || taken.some((name) => sourceOf(name) === id))
}

function isGesture({ event }: Step): boolean {
  return !event.type.startsWith('xstate.')
}

function troubles({ steps }: Path): number {
  return steps.filter(({ event }) => /^xstate\.(error|after)\./.test(event.type)).length
}
