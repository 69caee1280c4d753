import type { Deps } from '#server/deps.ts'

/** What maintenance needs of the server, or of a command that opened the database itself. */
export type MaintenanceDeps = Pick<Deps, 'db' | 'clock'> & { settings: Pick<Deps['settings'], 'passwordPolicy'> }
