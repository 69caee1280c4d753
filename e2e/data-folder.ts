import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Where the server of the journeys and walks keeps its data, unless `E2E_DATA_DIR` names another folder. */
export const ownDataDir = join(import.meta.dirname, '../.cache/e2e-data')

/** Empties the folder a run begins with; one that somebody named themselves is left alone. */
export function beginAnew(dataDir: string): void {
  if (dataDir === ownDataDir) rmSync(dataDir, { recursive: true, force: true })
}
