/** A machine's configuration, or that of one of its states, as it was written. */
export type Chart = { readonly [key: string]: unknown }

/** The keys that lead from a chart to one of its parts. */
export type Place = readonly string[]

/** A way on as it was written, and where it stands. */
export type Way = { place: Place; event: string; target: string | null; hasGuard: boolean; actions: number }

/** A state of a chart: its path from the root, what it is called in targets, its configuration and the ways on that leave it. */
export type Box = { path: Place; id: string; chart: Chart; ways: Way[] }

/** Every state of a chart, the root first. `id` stands for the machine's own, which differs between machines of one factory. */
export function boxesOf(chart: Chart, path: Place = [], rootId = idOf(chart)): Box[] {
  const id = idOf(chart) || [rootId, ...path].join('.')
  const inside = Object.entries(recordOf(chart['states'])).flatMap(([key, child]) => boxesOf(recordOf(child), [...path, key], rootId))
  return [{ path, id, chart, ways: waysOf(chart, placeOf(path)) }, ...inside]
}

/** Where the configuration of a state stands in its chart. */
export function placeOf(path: Place): Place {
  return path.flatMap((key) => ['states', key])
}

/** The state a target names, seen from the state it is written in. */
export function targetOf(boxes: readonly Box[], from: Box, target: string): Box {
  const path = target.startsWith('.') ? [...from.path, ...target.slice(1).split('.')] : [...from.path.slice(0, -1), ...target.split('.')]
  const found = target.startsWith('#') ? named(boxes, target.slice(1)) : boxes.find((box) => box.path.join('.') === path.join('.'))
  if (found === undefined) throw new Error(`"${target}" in ${from.id} leads to no state`)
  return found
}

/** The chart with one of its parts made anew; a part that becomes undefined is left out. */
export function withPart(chart: Chart, [key = '', ...rest]: Place, change: (part: unknown) => unknown): Chart {
  const before = chart[key]
  const after = rest.length === 0 ? change(before) : Array.isArray(before) ? withItem(before, rest, change) : withPart(recordOf(before), rest, change)
  const { [key]: _, ...others } = chart
  return after === undefined ? others : { ...chart, [key]: after }
}

/** What was written as one or as a list, as a list. */
export function listOf(written: unknown): readonly unknown[] {
  return written === undefined ? [] : Array.isArray(written) ? written : [written]
}

/** A record, or an empty one for anything else. */
export function recordOf(written: unknown): Chart {
  return isRecord(written) ? written : {}
}

function withItem(list: readonly unknown[], [index = '', ...rest]: Place, change: (part: unknown) => unknown): readonly unknown[] {
  return list.flatMap((item, at) => {
    if (at !== Number(index)) return [item]
    const after = rest.length === 0 ? change(item) : withPart(recordOf(item), rest, change)
    return after === undefined ? [] : [after]
  })
}

function waysOf(chart: Chart, place: Place): Way[] {
  return [
    ...Object.entries(recordOf(chart['on'])).flatMap(([event, ways]) => written(ways, [...place, 'on', event], event)),
    ...Object.entries(recordOf(chart['after'])).flatMap(([delay, ways]) => written(ways, [...place, 'after', delay], `after ${delay}`)),
    ...written(chart['always'], [...place, 'always'], 'always'),
    ...written(chart['onDone'], [...place, 'onDone'], 'done'),
    ...listOf(chart['invoke']).flatMap((one, index) => {
      const call = recordOf(one)
      const at = Array.isArray(chart['invoke']) ? [...place, 'invoke', String(index)] : [...place, 'invoke']
      const name = String(call['id'] ?? call['src'])
      return ['onDone', 'onError', 'onSnapshot'].flatMap((end) => written(call[end], [...at, end], `${name} ${end}`))
    }),
  ]
}

function written(ways: unknown, place: Place, event: string): Way[] {
  return listOf(ways).flatMap((one, index) => {
    const at = Array.isArray(ways) ? [...place, String(index)] : place
    if (typeof one === 'string') return [{ place: at, event, target: one, hasGuard: false, actions: 0 }]
    const { target, guard, actions } = recordOf(one)
    return [{ place: at, event, target: typeof target === 'string' ? target : null, hasGuard: guard !== undefined, actions: listOf(actions).length }]
  })
}

/** By its own name, or by the nearest named state above it and the keys from there. */
function named(boxes: readonly Box[], name: string): Box | undefined {
  const whole = boxes.find((box) => box.id === name)
  if (whole !== undefined) return whole
  const [first, ...keys] = name.split('.')
  const above = boxes.find((box) => box.id === first)
  return above === undefined ? undefined : boxes.find((box) => box.path.join('.') === [...above.path, ...keys].join('.'))
}

function idOf(chart: Chart): string {
  return typeof chart['id'] === 'string' ? chart['id'] : ''
}

function isRecord(written: unknown): written is Chart {
  return typeof written === 'object' && written !== null && !Array.isArray(written)
}
