import type { Server, Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { Failure } from '#server/errors.ts'
import { StartRefusal } from '#server/start-refusal.ts'
import type { MaintenanceDeps } from './maintenance-deps.ts'
import { runMaintenance } from './maintenance.ts'

/** Answers maintenance commands that arrive at the embedded directory's socket: a greeting, one line of JSON in, one line out. */
export function hearMaintenance(server: Server | null, deps: MaintenanceDeps): void {
  server?.on('connection', (socket) => {
    // A peer that goes away early is no fault of the server.
    socket.on('error', () => socket.destroy())
    socket.write('{"hears":"commands"}\n')
    const lines = createInterface({ input: socket })
    lines.once('line', (line) => {
      lines.close()
      void reply(socket, line, deps)
    })
  })
}

async function reply(socket: Socket, line: string, deps: MaintenanceDeps): Promise<void> {
  socket.end(`${JSON.stringify(await outcomeOf(line, deps))}\n`)
}

async function outcomeOf(line: string, deps: MaintenanceDeps) {
  try {
    return { done: await runMaintenance(deps, JSON.parse(line)) }
  } catch (error) {
    return { refused: error instanceof Failure || error instanceof StartRefusal ? error.message : `It failed: ${String(error)}` }
  }
}
