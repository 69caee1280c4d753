import type { NamedColumns } from '#machines/classroom/roster-import/roster.columns.ts'
import type { RosterReading } from '#machines/classroom/roster-import/roster.table.ts'
import { ownScriptUrl } from '#src/actors/operations/own-scripts.ts'
import workerUrl from './roster.worker.ts?worker&url'
import { sizeProblem } from './text-of-bytes.ts'

/**
 * Reads a file's class list in a worker of its own, so that the page stays quick however long the file is. Ends the worker
 * when it answered, failed or `signal` aborts; throws when it failed or was aborted.
 */
export async function readBesidePage(file: Blob, signal: AbortSignal, named: NamedColumns = {}): Promise<RosterReading> {
  const problem = sizeProblem(file.size)
  if (problem !== null) return { ok: false, sentence: problem, hint: 'Please split it into smaller ones.' }
  const bytes = await file.arrayBuffer()
  signal.throwIfAborted()
  const worker = new Worker(ownScriptUrl(workerUrl), { type: 'module' })
  try {
    return await new Promise<RosterReading>((resolve, reject) => {
      worker.addEventListener('message', (message: MessageEvent<RosterReading>) => resolve(message.data))
      worker.addEventListener('error', () => reject(new Error('The file could not be read.')))
      signal.addEventListener('abort', () => reject(new Error('The reading was stopped.')))
      worker.postMessage({ bytes, named }, [bytes])
    })
  } finally {
    worker.terminate()
  }
}
