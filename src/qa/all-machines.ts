import type { AnyStateMachine } from 'xstate'
import { machinesIn } from './machines-in.ts'

const modules = import.meta.glob<Record<string, unknown>>('/machines/**/*.ts', { eager: true })

/** Every machine that a file in `machines/` exports, by its id as a file's name, in the order of the alphabet. */
export const allMachines: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.entries(modules)
    .flatMap(([file, exported]) => machinesIn(file, exported))
    .map(({ name, machine }): [string, AnyStateMachine] => [name, machine])
    .sort(([one], [other]) => one.localeCompare(other)),
)
