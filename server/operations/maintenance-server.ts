import { rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { copyIn } from '#server/db/engine/embedded.ts'
import type { OpenDatabase } from '#server/db/engine/open-database.ts'
import { Failure } from '#server/errors.ts'
import { StartRefusal } from '#server/start-refusal.ts'
import { createAdmin } from './create-admin.ts'
import type { MaintenanceDeps } from './maintenance-deps.ts'
import { ServerCommand } from './maintenance.ts'

type Copying = Pick<OpenDatabase, 'copyTo'> & { dataDir: string }

/** Answers maintenance commands that arrive at the embedded directory's socket: a greeting, one line of JSON in, one line out. */
export function hearMaintenance({ maintenance, copyTo }: Pick<OpenDatabase, 'maintenance' | 'copyTo'>, deps: MaintenanceDeps & { settings: { dataDir: string } }): void {
  const copy = copier({ copyTo, dataDir: deps.settings.dataDir })
  maintenance?.on('connection', (socket) => {
    // A peer that goes away early is no fault of the server.
    socket.on('error', () => socket.destroy())
    socket.write('{"hears":"commands"}\n')
    const lines = createInterface({ input: socket })
    lines.once('line', (line) => {
      lines.close()
      // Closing the reader paused it, and a paused connection does not hear the other side go.
      socket.resume()
      void reply(socket, () => carryOut(v.parse(ServerCommand, JSON.parse(line))))
    })

    function carryOut(command: ServerCommand): Promise<string> {
      return command.command === 'copy' ? copy(socket) : createAdmin(deps, command)
    }
  })
}

async function reply(socket: Socket, work: () => Promise<string>): Promise<void> {
  const outcome = await outcomeOf(work)
  const line = `${JSON.stringify(outcome)}\n`
  // Whoever has a copy to read keeps the connection until it was read.
  if ('done' in outcome) socket.write(line)
  else socket.end(line)
}

async function outcomeOf(work: () => Promise<string>) {
  try {
    return { done: await work() }
  } catch (error) {
    return { refused: error instanceof Failure || error instanceof StartRefusal ? error.message : `It failed: ${String(error)}` }
  }
}

/** Makes a copy of the data for whoever is at the socket and answers where it is; it goes with them. One at a time. */
function copier({ copyTo, dataDir }: Copying): (socket: Socket) => Promise<string> {
  let isTaken = false
  return async (socket) => {
    if (copyTo === null) throw new StartRefusal('This server keeps no data of its own.')
    if (isTaken) throw new StartRefusal('Another backup is being made. Try again when it is done.')
    isTaken = true
    const place = copyIn(dataDir)
    const isLeft = new Promise<void>((settle) => void socket.once('close', () => settle()))
    const letGo = async () => {
      isTaken = false
      // What cannot be removed now goes before the next copy, or when the server starts again.
      await rm(place, { recursive: true, force: true }).catch(() => undefined)
    }
    try {
      await rm(place, { recursive: true, force: true })
      await copyTo(place)
    } catch (error) {
      await letGo()
      throw error
    }
    void isLeft.then(letGo)
    return place
  }
}
