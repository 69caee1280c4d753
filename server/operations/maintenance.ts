import * as v from 'valibot'
import { Email, Name, Username } from '#contract/accounts/account-fields.ts'
import { TypedPassword } from '#contract/classroom/people.ts'
import { backUp } from './back-up.ts'
import { createAdmin } from './create-admin.ts'
import type { MaintenanceDeps } from './maintenance-deps.ts'

/** What can be asked of a running server, as it goes over the socket. `file` is absolute. */
export const MaintenanceCommand = v.variant('command', [
  v.object({ command: v.literal('backup'), file: v.string() }),
  v.object({ command: v.literal('create_admin'), name: Name, username: Username, email: Email, password: TypedPassword }),
])
export type MaintenanceCommand = v.InferOutput<typeof MaintenanceCommand>

/** Carries one command out and answers the sentence for its operator. */
export function runMaintenance(deps: MaintenanceDeps, command: unknown): Promise<string> {
  const parsed = v.parse(MaintenanceCommand, command)
  return parsed.command === 'backup' ? backUp(deps, parsed.file) : createAdmin(deps, parsed)
}
