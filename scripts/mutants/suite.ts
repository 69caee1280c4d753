import { Script } from 'node:vm'
import { expect } from 'vitest'
import * as xstate from 'xstate'
import { sourceKey, type Bundle } from './bundles.ts'
import { recordOf, type Chart } from './charts.ts'

/** Makes another configuration of the one written in a file. */
export type Change = (file: string, chart: Chart) => Chart

/**
 * A file of tests that can be run over and over, each time with all its modules evaluated anew. A test that takes far longer than
 * in the first run counts as one that never ends.
 */
export type Suite = { file: string; run: (change: Change) => Promise<string | null> }

type Test = { title: string; run: () => unknown }

/** More steps than any machine takes in one go: a mutant that runs in circles ends here. */
const mostMicrosteps = 500
const firstPatienceMs = 60_000
const leastPatienceMs = 1_500
/** How many times as long as usual a test may take. */
const slack = 8

/** Prepares a bundle. Running it answers null when every test passed, else the first that did not. */
export async function prepareSuite({ file, script, packages }: Bundle): Promise<Suite> {
  const compiled = new Script(`(function (require, module, exports) {${script}\n})`, { filename: file })
  const others = new Map(await Promise.all(packages.map(async (name): Promise<[string, unknown]> => [name, await import(name)])))
  const usualMs = new Map<string, number>()
  return { file, run }

  async function run(change: Change): Promise<string | null> {
    const tests: Test[] = []
    try {
      evaluate(tests, change)
    } catch (error) {
      return `loading: ${String(error)}`
    }
    for (const { title, run: play } of tests) {
      const usual = usualMs.get(title)
      const started = performance.now()
      const problem = await outcomeOf(play, usual === undefined ? firstPatienceMs : leastPatienceMs + slack * usual)
      if (usual === undefined) usualMs.set(title, performance.now() - started)
      if (problem !== null) return `${title}: ${problem}`
    }
    return tests.length === 0 ? 'no tests' : null
  }

  function evaluate(tests: Test[], change: Change): void {
    const own = new Map<string, unknown>([
      ['vitest', { expect, ...collecting(tests) }],
      ['xstate', { ...xstate, setup: changing(change) }],
    ])
    const module = { exports: {} }
    compiled.runInThisContext()((name: string) => own.get(name) ?? others.get(name), module, module.exports)
  }
}

/** The charts that evaluating a bundle makes, by the file each was written in; the first of a factory stands for all. */
export async function chartsOf(bundle: Bundle): Promise<Map<string, Chart>> {
  const charts = new Map<string, Chart>()
  const suite = await prepareSuite(bundle)
  await suite.run((file, chart) => {
    if (!charts.has(file)) charts.set(file, chart)
    return chart
  })
  return charts
}

function changing(change: Change) {
  return (vocabulary: Parameters<typeof xstate.setup>[0]) => {
    const made = xstate.setup(vocabulary)
    return { ...made, createMachine: (written: Chart) => made.createMachine(changed(written)) }
  }

  function changed({ [sourceKey]: file, ...chart }: Chart): object {
    return { ...change(String(file), chart), options: { ...recordOf(chart['options']), maxIterations: mostMicrosteps } }
  }
}

function collecting(tests: Test[]) {
  const test = (title: string, run: () => unknown) => tests.push({ title, run })
  const each = (cases: readonly unknown[]) => (title: string, run: (...values: unknown[]) => unknown) =>
    cases.forEach((values) => tests.push({ title, run: () => (Array.isArray(values) ? run(...values) : run(values)) }))
  return { test: Object.assign(test, { each }), describe: (_: string, inside: () => void) => inside() }
}

/** What went wrong with one test: it failed, an error came from elsewhere meanwhile, or it did not end. */
function outcomeOf(play: () => unknown, patienceMs: number): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (problem: string | null) => {
      clearTimeout(timer)
      process.removeListener('uncaughtException', fail)
      process.removeListener('unhandledRejection', fail)
      resolve(problem)
    }
    const fail = (error: unknown) => end(error instanceof Error ? error.message : String(error))
    const timer = setTimeout(() => end('it did not end'), patienceMs)
    process.on('uncaughtException', fail)
    process.on('unhandledRejection', fail)
    // What xstate reports of an error that nobody handled comes a turn later.
    Promise.resolve().then(play).then(() => setImmediate(() => end(null)), fail)
  })
}
