import { readBundles, type Bundle } from './bundles.ts'
import type { Chart } from './charts.ts'
import { allMachines } from './machines.ts'
import type { Mutant } from './mutants.ts'
import { prepareSuite, type Suite } from './suite.ts'

/** Some mutants of the machine in a file, by name. */
export type Job = { file: string; names: readonly string[] }

/** What a worker says: which mutant it begins and what became of it, or that a suite fails without it or takes too long, and that the job is done. */
export type Report =
  | { kind: 'begun'; name: string }
  | { kind: 'ended'; name: string; killedBy: string | null }
  | { kind: 'unfit' | 'slow'; problem: string }
  | { kind: 'done' }

type Timed = { suite: Suite; ms: number; problem: string | null; isSlow: boolean }

/** A suite that takes longer than this is left out, as it would be run for every survivor. */
const slowestMs = 30_000
const bundles = readBundles(process.argv[2] ?? '')
const machines = await allMachines(bundles.machines)
const timed = new Map<Bundle, Timed>()

process.on('message', (job: Job) => {
  void work(job).then(() => send({ kind: 'done' }))
})
// An error that comes after its test has ended says nothing of the next one.
process.on('uncaughtException', () => undefined)
process.on('unhandledRejection', () => undefined)

async function work({ file, names }: Job): Promise<void> {
  const suites = await suitesOf(file)
  for (const { suite, problem, isSlow, ms } of suites) {
    if (problem !== null) send({ kind: 'unfit', problem: `${suite.file}: ${problem}` })
    else if (isSlow) send({ kind: 'slow', problem: `${suite.file} takes ${Math.round(ms / 1000)} s` })
  }
  const mutants = machines.find((machine) => machine.file === file)?.mutants
  for (const name of names) {
    send({ kind: 'begun', name })
    send({ kind: 'ended', name, killedBy: await killerOf(suites, file, mutants?.get(name)) })
  }
}

/** The suites that run the machine in a file, the quickest first. */
async function suitesOf(file: string): Promise<Timed[]> {
  const found: Timed[] = []
  for (const bundle of bundles.suites.filter((one) => one.machines.includes(file))) {
    const known = timed.get(bundle) ?? (await timeOf(bundle))
    timed.set(bundle, known)
    found.push(known)
  }
  return found.toSorted((one, other) => one.ms - other.ms)
}

async function timeOf(bundle: Bundle): Promise<Timed> {
  const suite = await prepareSuite(bundle)
  const started = performance.now()
  const problem = await suite.run((_, chart) => chart)
  const ms = performance.now() - started
  return { suite, ms, problem, isSlow: ms > slowestMs }
}

async function killerOf(suites: readonly Timed[], file: string, mutant: Mutant | undefined): Promise<string | null> {
  const change = (writtenIn: string, chart: Chart) => (writtenIn === file && mutant !== undefined ? mutant.apply(chart) : chart)
  for (const { suite } of suites.filter((one) => one.problem === null && !one.isSlow)) {
    const problem = await suite.run(change)
    if (problem !== null) return `${suite.file}: ${problem}`
  }
  return null
}

function send(report: Report): void {
  process.send?.(report)
}
