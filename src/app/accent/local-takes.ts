import type { ServerClock } from '#src/api/server-clock.ts'
import type { KeptTakes } from '#src/audio/kept-takes.ts'

/** The takes this browser keeps until the server has them, dated by the server's clock. They are loaded after sign-in, beside the page. */
export async function localTakes(clock: ServerClock): Promise<KeptTakes> {
  const { createKeptTakes } = await import('#src/audio/kept-takes.ts')
  return createKeptTakes({ factory: databasesOrNull(), nowMs: clock.nowMs })
}

function databasesOrNull(): IDBFactory | null {
  try {
    return window.indexedDB
  } catch {
    return null
  }
}
