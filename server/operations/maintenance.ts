import * as v from 'valibot'
import { Email, Name, Username } from '#contract/accounts/account-fields.ts'
import { TypedPassword } from '#contract/classroom/people.ts'
import { backUp } from './back-up.ts'
import { createAdmin } from './create-admin.ts'
import type { MaintenanceDeps } from './maintenance-deps.ts'

const CreateAdmin = v.object({ command: v.literal('create_admin'), name: Name, username: Username, email: Email, password: TypedPassword })

/** What maintenance can do. `file` is absolute. */
export const MaintenanceCommand = v.variant('command', [v.object({ command: v.literal('backup'), file: v.string() }), CreateAdmin])
export type MaintenanceCommand = v.InferOutput<typeof MaintenanceCommand>

/** What can be asked of a running server, as it goes over the socket. A copy of its data stays until whoever asked closes the connection. */
export const ServerCommand = v.variant('command', [v.object({ command: v.literal('copy') }), CreateAdmin])
export type ServerCommand = v.InferOutput<typeof ServerCommand>

/** Carries one command out and answers the sentence for its operator. */
export function runMaintenance(deps: MaintenanceDeps, command: MaintenanceCommand): Promise<string> {
  return command.command === 'backup' ? backUp(deps, command.file) : createAdmin(deps, command)
}
