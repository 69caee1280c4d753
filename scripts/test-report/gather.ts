import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { transitionsOf } from '#src/qa/chart/chart.ts'
import { restingStatesOf } from '#tests/support/walking/chart.ts'
import { machineNames, type MachineName, walksOf } from '#tests/support/walks/all-walks.ts'

/** What a last run showed; `absent` where there was none. */
export type Outcome = 'passed' | 'failed' | 'absent'

const Step = v.object({ words: v.string(), leaves: v.array(v.string()), taken: v.array(v.string()) })
const Scene = v.object({
  machine: v.string(),
  leaves: v.array(v.string()),
  isPassing: v.boolean(),
  path: v.array(Step),
  outcome: v.nullable(v.string()),
  ms: v.number(),
  pictures: v.array(v.string()),
  at: v.string(),
})
/** What playing one path in the browser showed; `outcome` is null or what went wrong. */
export type Scene = v.InferOutput<typeof Scene>

/** A state or a transition: how many paths on the chart meet it, and what those in the browser showed. */
export type Part = { name: string; paths: number; browser: Outcome }

/** One machine's last runs: on the chart, on the mounted screen, in the browser. `states` are those it can rest in. */
export type MachineReport = {
  name: MachineName
  chart: Outcome
  mounted: Outcome
  states: Part[]
  transitions: Part[]
  /** How many paths the machine's walks on the chart have. */
  paths: number
  scenes: Scene[]
}

const Vitest = v.object({ testResults: v.array(v.object({ name: v.string(), status: v.string() })) })
const imported = /#tests\/support\/walks\/[\w-]+\/([\w-]+)\.ts/g

/** Everything the last runs showed, by machine. `scenes` is the folder where the walks in the browser left their results. */
export async function gather({ scenes: folder, vitest }: { scenes: string; vitest: string }): Promise<MachineReport[]> {
  const scenes = readScenes(folder)
  const files = readWalkFiles(vitest)
  return Promise.all(machineNames.map((name) => reportOf(name, scenes.filter(({ machine }) => machine === name), files)))
}

async function reportOf(name: MachineName, scenes: Scene[], files: readonly WalkFile[]): Promise<MachineReport> {
  const walks = await walksOf(name)
  const [first] = walks
  if (first === undefined) throw new Error(`${name} has no walk`)
  const steps = walks.flatMap(({ paths }) => paths.map((path) => path.steps))
  const met = countsOf(steps.map((path) => path.flatMap(({ state }) => state._nodes.map(({ id }) => id))))
  const taken = countsOf(steps.map((path) => path.flatMap((step) => step.taken)))
  const outcomeOf = (isIn: (scene: Scene) => boolean) => worst(scenes.filter(isIn).map(({ outcome }) => (outcome === null ? 'passed' : 'failed')))
  const own = files.filter(({ machines }) => machines.includes(name))
  return {
    name,
    chart: worst(own.filter(({ layer }) => layer === 'chart').map(({ outcome }) => outcome)),
    mounted: worst(own.filter(({ layer }) => layer === 'mounted').map(({ outcome }) => outcome)),
    paths: steps.length,
    states: restingStatesOf(first.machine).map(({ id }) => ({
      name: id,
      paths: met.get(id) ?? 0,
      browser: outcomeOf(({ path }) => path.some(({ leaves }) => leaves.includes(id))),
    })),
    transitions: transitionsOf(first.machine).map((one) => ({
      name: one,
      paths: taken.get(one) ?? 0,
      browser: outcomeOf(({ path }) => path.some((step) => step.taken.includes(one))),
    })),
    scenes: scenes.toSorted((one, other) => one.path.length - other.path.length),
  }
}

/** One that failed makes all fail; none is absent. */
function worst(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('failed')) return 'failed'
  return outcomes.includes('passed') ? 'passed' : 'absent'
}

/** In how many lists each name is. */
function countsOf(lists: readonly string[][]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const list of lists) for (const name of new Set(list)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function readScenes(folder: string): Scene[] {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : []
  return names.map((name) => v.parse(v.pipe(v.string(), v.parseJson(), Scene), readFileSync(join(folder, name), 'utf8')))
}

type WalkFile = { layer: 'chart' | 'mounted'; machines: string[]; outcome: Outcome }

/** The test files that walk machines, with how each ended when the suite last ran. */
function readWalkFiles(report: string): WalkFile[] {
  const results = existsSync(report) ? v.parse(v.pipe(v.string(), v.parseJson(), Vitest), readFileSync(report, 'utf8')).testResults : []
  const layers = [['chart', 'tests/machines'], ['mounted', 'tests/screens/walks']] as const
  return layers.flatMap(([layer, folder]) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.walk\.test\.tsx?$/.test(file))
      .map((file) => {
        const result = results.find(({ name }) => basename(name) === basename(file) && name.includes(folder))
        const outcome = result === undefined ? 'absent' : result.status === 'passed' ? 'passed' : 'failed'
        return { layer, outcome, machines: machinesIn(join(folder, file)) }
      }),
  )
}

/** The machines whose walks a test file plays: those of the modules it takes walks from. */
function machinesIn(file: string): string[] {
  const modules = [...readFileSync(file, 'utf8').matchAll(imported)].map(([, module]) => module)
  const list = readFileSync('tests/support/walks/all-walks.ts', 'utf8')
  return machineNames.filter((name) => modules.includes(new RegExp(`^ +'?${name}'?: \\(\\) => import\\('#tests/support/walks/[\\w-]+/([\\w-]+)\\.ts'`, 'm').exec(list)?.[1]))
}
