import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { accepted } from './accepted.ts'
import { bundleAll, readBundles } from './bundles.ts'
import { allMachines, type Machine } from './machines.ts'
import { workOff } from './pool.ts'

// Makes every machine wrong in one place at a time and counts how many of these mutants the chart-level tests notice.
// `npm run test:mutants [-- --machine NAME] [-- --list] [-- --workers N]`; what it found is left in .cache/mutants.json.

const leastScore = 0.95
const jobSize = 40
const { values } = parseArgs({ options: { machine: { type: 'string', multiple: true }, list: { type: 'boolean' }, workers: { type: 'string' } } })
const bundles = await bundleAll((file) => console.warn(`left out, as it makes no script of its own: ${file}`))
const all = await allMachines(readBundles(bundles).machines)
const unknown = values.machine?.find((name) => all.every((one) => one.name !== name))
if (unknown !== undefined) throw new Error(`there is no machine "${unknown}"; there are ${all.map(({ name }) => name).join(', ')}`)
const machines = all.filter(({ name }) => values.machine?.includes(name) ?? true)

if (values.list) for (const { name, mutants } of machines) print(`${name}: ${mutants.size} mutants`, ...[...mutants.keys()].map((mutant) => `  ${mutant}`))
else await run(Number(values.workers ?? availableParallelism()))

async function run(workers: number): Promise<void> {
  const started = performance.now()
  const killers = new Map(machines.map(({ file }) => [file, new Map<string, string | null>()]))
  const [unfit, slow] = [new Set<string>(), new Set<string>()]
  const jobs = machines.flatMap(({ file, mutants }) => chunks([...mutants.keys()]).map((names) => ({ file, names })))
  await workOff(jobs, bundles, workers, {
    ended(file, name, killedBy) {
      const [machine, ended] = [machines.find((one) => one.file === file), killers.get(file)]
      ended?.set(name, killedBy)
      if (machine !== undefined && ended?.size === machine.mutants.size) printResult(resultOf(machine, ended))
    },
    unfit: (problem) => unfit.add(problem),
    slow: (problem) => slow.add(problem),
  })
  const results = machines.map((machine) => resultOf(machine, killers.get(machine.file) ?? new Map()))
  const [mutants, killed] = [sum(results.map((one) => one.mutants)), sum(results.map((one) => one.killed))]
  print(`\n${mutants} mutants, ${killed} killed: ${percent(killed / mutants)} in ${Math.round((performance.now() - started) / 1000)} s`)
  for (const problem of slow) console.warn(`Left out, as it would be run for every survivor: ${problem}`)
  for (const problem of unfit) console.error(`Tells nothing of mutants: ${problem}`)
  mkdirSync('.cache', { recursive: true })
  writeFileSync('.cache/mutants.json', JSON.stringify(results, null, 2))
  if (unfit.size > 0 || killed < mutants * leastScore || results.some((one) => !one.isGood)) process.exitCode = 1
}

function resultOf({ name, mutants }: Machine, killers: ReadonlyMap<string, string | null>) {
  const reasons = accepted[name] ?? {}
  const survivors = [...mutants.keys()].filter((mutant) => (killers.get(mutant) ?? null) === null)
  const unexplained = survivors.filter((mutant) => !(mutant in reasons))
  const killed = mutants.size - survivors.length
  // A reason for what is killed, or no longer there, would hide the next survivor of that name.
  const idle = Object.keys(reasons).filter((mutant) => !survivors.includes(mutant))
  const isGood = unexplained.length === 0 && idle.length === 0
  const explained = survivors.filter((mutant) => mutant in reasons).map((mutant) => ({ mutant, reason: reasons[mutant] ?? '' }))
  return { name, mutants: mutants.size, killed, isGood, unexplained, explained, idle, killers: Object.fromEntries(killers) }
}

function printResult({ name, mutants, killed, isGood, unexplained, explained, idle }: ReturnType<typeof resultOf>): void {
  print(`${isGood ? 'ok  ' : 'FAIL'} ${name}: ${mutants} mutants, ${killed} killed, ${percent(killed / mutants)}`)
  for (const mutant of unexplained) print(`       survives: ${mutant}`)
  for (const { mutant, reason } of explained) print(`       accepted: ${mutant} (${reason})`)
  for (const mutant of idle) print(`       is killed or not there, and should leave accepted.ts: ${mutant}`)
}

function chunks(names: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / jobSize) }, (_, index) => names.slice(index * jobSize, (index + 1) * jobSize))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0)
}

function percent(part: number): string {
  return `${(Math.floor(part * 1000) / 10).toFixed(1)} %`
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
