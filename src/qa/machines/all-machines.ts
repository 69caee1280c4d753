import type { AnyStateMachine } from 'xstate'
import { machinesIn } from './machines-in.ts'

const modules = import.meta.glob<Record<string, unknown>>('/machines/**/*.ts', { eager: true })

/** Every machine that a file in `machines/` exports, by its id as a file's name. */
export const allMachines: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.entries(modules)
    .flatMap(([file, exported]) => machinesIn(file, exported))
    .map(({ name, machine }): [string, AnyStateMachine] => [name, machine]),
)

/** The names by which `npm run paths` knows the machines, in the order of the alphabet: those of their files. */
export const machineNames: readonly string[] = Object.keys(modules)
  .flatMap((file) => /([a-z-]+)\.machine\.ts$/.exec(file)?.[1] ?? [])
  .toSorted()

/** What QA calls a machine: its name, or where it is made of another one's factory that one's, with its own behind. */
export function calledAt({ machine, kind }: { machine: string; kind: string }): string {
  return machineNames.includes(machine) ? machine : `${kind} (${machine})`
}
