import { setup, type AnyStateMachine } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'
import { machineNames, walksOf } from '#tests/support/walks/all-walks.ts'
import { median, printTable } from './figures.ts'

const sizes = [10, 50, 200, 800, 1_600]

/**
 * Prints what working out paths costs: for generated machines of growing size with the slope of its growth, and for all machines
 * of the product together. Time is this process's own, so that other work on the machine does not count.
 */
export async function benchPaths(): Promise<void> {
  walkGenerated(200)
  const measured = sizes.map((size) => ({ size, ...measure(size) }))
  const rows = measured.map(({ size, ms, paths }) => [String(size), String(paths), ms.toFixed(1), ((ms / size) * 1000).toFixed(0)])
  printTable('Paths of generated machines', ['states', 'paths', 'ms', 'µs a state'], rows)
  console.log(`log-log slope ${slopeOf(measured.map(({ size, ms }) => [size, ms])).toFixed(2)} (goal: at most 1.20)`)
  const began = cpuMs()
  let paths = 0
  for (const name of machineNames) for (const walk of await walksOf(name)) paths += walk.paths.length
  console.log(`All ${machineNames.length} machines: ${paths} paths in ${((cpuMs() - began) / 1000).toFixed(2)} s with loading them (goal: at most 5 s)`)
}

/** The middle of five rounds, small machines several times a round, so that no figure is below the clock's grain. */
function measure(size: number): { ms: number; paths: number } {
  const times = Math.max(1, Math.round(400 / size))
  let paths = 0
  const rounds = Array.from({ length: 5 }, () => {
    const began = cpuMs()
    for (let time = 0; time < times; time += 1) paths = walkGenerated(size)
    return (cpuMs() - began) / times
  })
  return { ms: median(rounds), paths }
}

function walkGenerated(size: number): number {
  return walkMachine(generated(size), { events: [], limit: size }).paths.length
}

/** A machine whose states lead on to two others each by events of their own, and back; every fourth waits for a call and a time. */
function generated(size: number): AnyStateMachine {
  const states = Array.from({ length: size }, (_, index) => {
    const on = { [`left.${index}`]: name((2 * index + 1) % size), [`right.${index}`]: name((2 * index + 2) % size), back: name(Math.floor(index / 2)) }
    const waiting = { invoke: { src: 'call', id: 'call', onDone: name((index + 1) % size), onError: name(0) }, after: { patience: name(0) } }
    return [name(index), { on, ...(index % 4 === 3 ? waiting : {}) }]
  })
  const calling = setup({ actors: { call: unprovided<void, undefined>('call') }, delays: { patience: 1_000 } })
  return calling.createMachine({ id: 'generated', initial: name(0), states: Object.fromEntries(states) })
}

function name(index: number): string {
  return `state${index}`
}

/** The slope of the straight line through the logarithms of some points (least squares). */
function slopeOf(points: [number, number][]): number {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const)
  const [meanX, meanY] = [0, 1].map((axis) => logs.reduce((total, point) => total + (point[axis] ?? 0), 0) / logs.length)
  const above = logs.reduce((total, [x, y]) => total + (x - (meanX ?? 0)) * (y - (meanY ?? 0)), 0)
  return above / logs.reduce((total, [x]) => total + (x - (meanX ?? 0)) ** 2, 0)
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
