import { boxesOf, listOf, placeOf, recordOf, targetOf, withPart, type Box, type Chart, type Place, type Way } from './charts.ts'

/** What is wrong with a mutant. */
export type MutantKind = 'target' | 'initial' | 'guard' | 'action' | 'entry' | 'exit'

/**
 * A machine with one thing wrong. `name` says where and what, is unique within its machine and stays the same while the chart
 * there does; `apply` makes the wrong configuration from the right one.
 */
export type Mutant = { name: string; kind: MutantKind; apply: (chart: Chart) => Chart }

/**
 * Every mutant of a chart: each target led to the next state beside it (or beside what it is in), each state begun in its next one,
 * each guard, action, entry and exit left out. Those that are the same chart by construction are not made: a region of a
 * parallel state in place of another, and the beginning of a state that is only ever entered past it.
 */
export function mutantsOf(chart: Chart): Mutant[] {
  const boxes = boxesOf(chart)
  const begun = begunOf(boxes)
  return boxes.flatMap((box) => [
    ...initialMutants(box, begun),
    ...droppedActions(box, 'entry'),
    ...droppedActions(box, 'exit'),
    ...box.ways.flatMap((way) => wayMutants(boxes, box, way)),
  ])
}

function wayMutants(boxes: readonly Box[], box: Box, way: Way): Mutant[] {
  const name = `${titleOf(box)} on ${way.event}${orderOf(way)}`
  const other = way.target === null ? null : besides(boxes, targetOf(boxes, box, way.target))
  return [
    ...(other === null ? [] : [{ name: `${name}: target ${way.target} becomes ${titleOf(other)}`, kind: 'target' as const, apply: flip(way.place, other.path) }]),
    ...(way.hasGuard ? [{ name: `${name}: no guard`, kind: 'guard' as const, apply: drop([...way.place, 'guard']) }] : []),
    ...Array.from({ length: way.actions }, (_, index) => index).map((index) => ({
      name: `${name}: no action ${nameOfAction(box, way, index)}`,
      kind: 'action' as const,
      apply: dropAction([...way.place, 'actions'], index),
    })),
  ]
}

function initialMutants(box: Box, begun: ReadonlySet<Box>): Mutant[] {
  const { initial, states } = box.chart
  const keys = Object.keys(recordOf(states))
  if (typeof initial !== 'string' || keys.length < 2 || !begun.has(box)) return []
  const other = keys[(keys.indexOf(initial) + 1) % keys.length]
  const apply = (chart: Chart) => withPart(chart, [...placeOf(box.path), 'initial'], () => other)
  return [{ name: `${titleOf(box)}: begins in ${other}`, kind: 'initial', apply }]
}

function droppedActions(box: Box, kind: 'entry' | 'exit'): Mutant[] {
  return listOf(box.chart[kind]).map((action, index) => ({
    name: `${titleOf(box)}: no ${kind} ${titleOfAction(action, index)}`,
    kind,
    apply: dropAction([...placeOf(box.path), kind], index),
  }))
}

function flip(place: Place, path: Place): (chart: Chart) => Chart {
  return (chart) => {
    const id = boxesOf(chart).find((box) => box.path.join('.') === path.join('.'))?.id
    return withPart(chart, place, (way) => (typeof way === 'string' ? `#${id}` : { ...recordOf(way), target: `#${id}` }))
  }
}

function drop(place: Place): (chart: Chart) => Chart {
  return (chart) => withPart(chart, place, () => undefined)
}

function dropAction(place: Place, index: number): (chart: Chart) => Chart {
  return (chart) => withPart(chart, place, (actions) => listOf(actions).filter((_, at) => at !== index))
}

/** The next state beside this one; regions stand for the state they are regions of. The root has none. */
function besides(boxes: readonly Box[], box: Box): Box | null {
  if (box.path.length === 0) return null
  const parent = boxes.find((one) => isChildOf(box, one))
  if (parent === undefined) return null
  const beside = boxes.filter((one) => isChildOf(one, parent))
  if (parent.chart['type'] === 'parallel' || beside.length < 2) return besides(boxes, parent)
  return beside[(beside.indexOf(box) + 1) % beside.length] ?? null
}

/** The states that are entered without saying where in them. */
function begunOf(boxes: readonly Box[]): ReadonlySet<Box> {
  const begun = new Set<Box>()
  const enter = (box: Box): void => {
    if (begun.has(box)) return
    begun.add(box)
    const { initial, type } = box.chart
    for (const child of boxes) if (isChildOf(child, box) && (type === 'parallel' || child.path.at(-1) === initial)) enter(child)
  }
  for (const [index, box] of boxes.entries()) {
    const isRegion = boxes.some((one) => one.chart['type'] === 'parallel' && isChildOf(box, one))
    if (index === 0 || isRegion) enter(box)
    for (const { target } of box.ways) if (target !== null) enter(targetOf(boxes, box, target))
  }
  return begun
}

function isChildOf(box: Box, parent: Box): boolean {
  return box.path.length === parent.path.length + 1 && parent.path.every((key, index) => box.path[index] === key)
}

function orderOf({ place }: Way): string {
  const last = place.at(-1) ?? ''
  return /^\d+$/.test(last) ? ` #${last}` : ''
}

function nameOfAction(box: Box, way: Way, index: number): string {
  const inside = way.place.slice(placeOf(box.path).length)
  const written = inside.reduce<unknown>((part, key) => (Array.isArray(part) ? part[Number(key)] : recordOf(part)[key]), box.chart)
  return titleOfAction(listOf(recordOf(written)['actions'])[index], index)
}

function titleOfAction(action: unknown, index: number): string {
  if (typeof action === 'string') return action
  const { type } = recordOf(action)
  if (typeof type === 'string') return type
  return `${typeof action === 'function' ? action.name.replace('xstate.', '') || 'inline' : 'inline'} ${index}`
}

function titleOf({ path }: Box): string {
  return path.length === 0 ? 'root' : path.join('.')
}
