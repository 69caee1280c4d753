import { basename } from 'node:path'
import type { Bundle } from './bundles.ts'
import { mutantsOf, type Mutant } from './mutants.ts'
import { chartsOf } from './suite.ts'

/** A machine by the name of its file, with its mutants by their names. Every machine a factory makes is the factory's. */
export type Machine = { name: string; file: string; mutants: ReadonlyMap<string, Mutant> }

/** Every machine of the product, by its bundles. */
export async function allMachines(bundles: readonly Bundle[]): Promise<Machine[]> {
  const charts = new Map((await Promise.all(bundles.map(chartsOf))).flatMap((found) => [...found]))
  return [...charts]
    .map(([file, chart]) => ({ name: basename(file, '.machine.ts'), file, mutants: byName(mutantsOf(chart)) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** A name that occurs twice, as two inline actions of one way may, gets a number. */
function byName(mutants: readonly Mutant[]): ReadonlyMap<string, Mutant> {
  const named = new Map<string, Mutant>()
  for (const mutant of mutants) {
    const name = named.has(mutant.name) ? `${mutant.name} again` : mutant.name
    if (named.has(name)) throw new Error(`two mutants are called "${name}"`)
    named.set(name, { ...mutant, name })
  }
  return named
}
