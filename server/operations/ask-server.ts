import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { StartRefusal } from '#server/start-refusal.ts'
import type { MaintenanceCommand } from './maintenance.ts'

const Outcome = v.union([v.object({ done: v.string() }), v.object({ refused: v.string() })])

/** How long a server that is just starting may take until it hears commands. */
const patienceMs = 20_000
const greetingMs = 1_000

/** Has the running server at `socket` carry a command out and answers its sentence; rejects with its refusal. */
export async function askServer(path: string, command: MaintenanceCommand): Promise<string> {
  const latest = Date.now() + patienceMs
  for (;;) {
    const outcome = await tryOnce(path, command)
    if (outcome !== null && 'done' in outcome) return outcome.done
    if (outcome !== null) throw new StartRefusal(outcome.refused)
    if (Date.now() > latest) throw new StartRefusal('The running server is not answering. Stop it and run this command again.')
  }
}

/** One connection: the server greets with a line once it hears commands, then answers one. Null when it did not greet. */
function tryOnce(path: string, command: MaintenanceCommand): Promise<v.InferOutput<typeof Outcome> | null> {
  return new Promise((settle) => {
    let isGreeted = false
    const socket = connect(path)
    const lines = createInterface({ input: socket })
    const end = (outcome: v.InferOutput<typeof Outcome> | null) => {
      clearTimeout(impatience)
      lines.close()
      socket.destroy()
      settle(outcome)
    }
    const impatience = setTimeout(() => end(null), greetingMs)
    socket.on('error', () => undefined)
    socket.once('close', () => (isGreeted ? end({ refused: 'The server ended before it answered.' }) : undefined))
    lines.on('line', (line) => {
      if (isGreeted) return end(v.parse(Outcome, JSON.parse(line)))
      isGreeted = true
      clearTimeout(impatience)
      return socket.write(`${JSON.stringify(command)}\n`)
    })
  })
}
