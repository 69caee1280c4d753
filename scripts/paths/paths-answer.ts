import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Path } from '#tests/support/walking/walk.ts'
import type { AnyWalk, MachineName } from '#tests/support/walks/all-walks.ts'
import type { Coverage } from './coverage.ts'

/**
 * The paths of a machine that were asked for, the state they were to lead to, if any, or the file they were recorded in, and what they
 * cover of the machine.
 */
export type PathsAnswer = {
  name: MachineName
  machine: AnyStateMachine
  walks: readonly AnyWalk[]
  to: AnyStateNode | null
  from: string | null
  paths: readonly Path[]
  coverage: Coverage
}
