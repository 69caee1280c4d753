import { diagramOf } from '#scripts/machines/machine-diagram.mjs'
import { nameOf } from '#src/qa/chart/chart.ts'
import { leavesOf, sourceOf } from '#tests/support/walking/chart.ts'
import type { Step } from '#tests/support/walking/traverse.ts'
import type { PathsAnswer } from './paths-answer.ts'
import { type Coverage, shareOf } from './coverage.ts'
import { eventsInWords } from './events.ts'
import { stateName } from './states.ts'

/** Paths as a story to read aloud: each step with the states it enters. */
export function asText({ name, paths, coverage, walks, to, from }: PathsAnswer): string {
  const inWords = eventsInWords(walks)
  const stories = paths.map(({ steps }, index) => {
    const told = steps.slice(1).map((step, place) => `  ${place + 1}. ${inWords(step.event)} -> ${led(steps[place], step)}`)
    return [`Path ${index + 1} of ${paths.length}`, `  starts in ${led(undefined, steps[0])}`, ...told].join('\n')
  })
  const missed = [...coverage.missedStates, ...coverage.missedTransitions]
  return [
    to === null ? `${name}: ${counted(paths.length, 'path')} through ${covered(coverage)}` : `${name} to ${stateName(to)}: ${counted(paths.length, 'path')}`,
    ...stories,
    ...(missed.length > 0 && to === null && from === null ? [`Not on these paths:\n${missed.map((one) => `  ${one}`).join('\n')}`] : []),
  ].join('\n\n')
}

/** Paths for programs: the shape of a recording, each step on a line, so that `/qa` and `npm run qa:add` read it. */
export function asJson({ name, paths, coverage }: PathsAnswer): string {
  const head = { machine: name, states: coverage.states, transitions: coverage.transitions }
  const told = paths.map(({ steps }) => {
    const lines = steps.map(({ event, state }) => `    ${JSON.stringify({ event, target: state.value })}`)
    return `  { "steps": [\n${lines.join(',\n')}\n  ] }`
  })
  return `${JSON.stringify(head).slice(0, -1)},\n"paths": [\n${told.join(',\n')}\n],\n"coverage": ${JSON.stringify(sharesOf(coverage))} }`
}

/** Paths on the machine's diagram: what they meet is lit, and on a single path each arrow says which steps take it. */
export function asMermaid({ machine, paths }: PathsAnswer): string {
  const places = new Map<string, number[]>()
  for (const { steps } of paths) {
    for (const [place, { taken }] of steps.entries()) for (const name of taken) places.set(name, [...(places.get(name) ?? []), place])
  }
  const reached = new Set(paths.flatMap(({ steps }) => steps.flatMap(({ state }) => state._nodes.map(({ id }) => id))))
  return diagramOf(machine, (part) => {
    if (!('eventType' in part)) return reached.has(part.id) ? '' : null
    const taking = places.get(nameOf(part))
    if (taking === undefined) return null
    return paths.length === 1 ? `${[...new Set(taking)].join(', ')}. ` : ''
  }).join('\n')
}

/** How much of a machine is covered, in words. */
export function covered({ states, transitions, missedStates, missedTransitions }: Coverage): string {
  return `${states - missedStates.length} of ${states} states and ${transitions - missedTransitions.length} of ${transitions} transitions`
}

/** Something counted: `1 path`, `2 paths`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function sharesOf({ states, transitions, missedStates, missedTransitions }: Coverage) {
  return { states: shareOf(states - missedStates.length, states), transitions: shareOf(transitions - missedTransitions.length, transitions) }
}

/** Which states a step entered; where it entered none, in which it stayed. Only those without states inside are named. */
function led(before: Step | undefined, after: Step | undefined): string {
  const leaves = after === undefined ? [] : leavesOf(after.state)
  const known = new Set(before === undefined ? [] : leavesOf(before.state).map(({ id }) => id))
  const entered = leaves.filter(({ id }) => !known.has(id))
  if (entered.length > 0) return entered.map(stateName).join(' and ')
  const sources = (after?.taken ?? []).map(sourceOf)
  const stayed = leaves.filter(({ id }) => sources.some((source) => id === source || id.startsWith(`${source}.`)))
  return `stays in ${stayed.map(stateName).join(' and ')}`
}
