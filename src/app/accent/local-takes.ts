import type { ServerClock } from '#src/api/server-clock.ts'
import { createKeptTakes, type KeptTakes } from '#src/audio/kept-takes.ts'

/** The takes this browser keeps until the server has them, dated by the server's clock. */
export function localTakes(clock: ServerClock): KeptTakes {
  return createKeptTakes({ factory: databasesOrNull(), nowMs: clock.nowMs })
}

function databasesOrNull(): IDBFactory | null {
  try {
    return window.indexedDB
  } catch {
    return null
  }
}
