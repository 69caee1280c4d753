import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { StartRefusal } from '#server/start-refusal.ts'
import type { ServerCommand } from './maintenance.ts'

const Outcome = v.union([v.object({ done: v.string() }), v.object({ refused: v.string() })])

/** How long a server that is just starting may take until it hears commands. */
const patienceMs = 20_000
const greetingMs = 1_000

/** What is done with the server's answer while it keeps the connection, and with it what it made. */
type Use = (done: string) => Promise<string>

/** Has the running server at `socket` carry a command out and answers its sentence, or what `use` makes of it; rejects with its refusal. */
export async function askServer(path: string, command: ServerCommand, use: Use = (done) => Promise.resolve(done)): Promise<string> {
  const latest = Date.now() + patienceMs
  for (;;) {
    const { outcome, end } = await tryOnce(path, command)
    try {
      if (outcome !== null && 'done' in outcome) return await use(outcome.done)
    } finally {
      end()
    }
    if (outcome !== null) throw new StartRefusal(outcome.refused)
    if (Date.now() > latest) throw new StartRefusal('The running server is not answering. Stop it and run this command again.')
  }
}

/** One connection, open until `end`: the server greets with a line once it hears commands, then answers one. Null when it did not greet. */
function tryOnce(path: string, command: ServerCommand): Promise<{ outcome: v.InferOutput<typeof Outcome> | null; end: () => void }> {
  return new Promise((settle) => {
    let isGreeted = false
    const socket = connect(path)
    const lines = createInterface({ input: socket })
    const answer = (outcome: v.InferOutput<typeof Outcome> | null) => {
      clearTimeout(impatience)
      lines.close()
      settle({ outcome, end: () => void socket.destroy() })
    }
    const impatience = setTimeout(() => answer(null), greetingMs)
    socket.on('error', () => undefined)
    socket.once('close', () => (isGreeted ? answer({ refused: 'The server ended before it answered.' }) : undefined))
    lines.on('line', (line) => {
      if (isGreeted) return answer(v.parse(Outcome, JSON.parse(line)))
      isGreeted = true
      clearTimeout(impatience)
      return socket.write(`${JSON.stringify(command)}\n`)
    })
  })
}
