import { type AnyStateMachine, StateMachine } from 'xstate'
import { fileNameOf } from '#src/qa/recording/actor-path.ts'

/** A machine of the product: its id as a file's name, and where it is exported under which name. */
export type FoundMachine = { name: string; file: string; exportName: string; machine: AnyStateMachine }

/** The machines that a file exports, those that a factory makes too; `file` is said of each as it is given. */
export function machinesIn(file: string, exported: Record<string, unknown>): FoundMachine[] {
  return Object.entries(exported).flatMap(([exportName, machine]) =>
    machine instanceof StateMachine ? [{ name: fileNameOf(machine.id), file, exportName, machine }] : [],
  )
}
