import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { StartRefusal } from '#server/start-refusal.ts'

/**
 * A server that answers on the network; `close` stops accepting, lets running requests finish (10 s at most) and resolves. Their answers tell the
 * caller to come back over a new line: one kept open would hold up the end for as long as its caller likes.
 */
export type Listening = { port: number; close: () => Promise<void> }

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>

const patienceMs = 10_000

/** How long what is still being sent is received and thrown away, so that its sender reads the refusal before the line ends. */
const lingerMs = 500

/** Answers HTTP on `port` (0: any free one) with `fetch`. Rejects with a `StartRefusal` when the port is taken or not allowed. */
export function listen(fetch: Fetch, port: number): Promise<Listening> {
  return new Promise((settle, refuse) => {
    const answer = getRequestListener(async (request, bindings) => {
      const response = await fetch(request, bindings)
      // What came in the same packet is read in a moment.
      if (!response.ok && !bindings.incoming.complete) await setImmediate()
      return response.ok || bindings.incoming.complete ? response : refusedEarly(bindings.incoming, response)
    })
    const running = new Set<ServerResponse>()
    let isClosing = false
    const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 120_000 }, (incoming, outgoing) => {
      running.add(outgoing)
      outgoing.shouldKeepAlive &&= !isClosing
      outgoing.once('close', () => {
        running.delete(outgoing)
        if (isClosing) server.closeIdleConnections()
      })
      void answer(incoming, outgoing)
    })
    const close = () => {
      isClosing = true
      for (const outgoing of running) outgoing.shouldKeepAlive = false
      return closed(server)
    }
    server.once('error', (error) => refuse(explained(error, port)))
    server.listen(port, () => {
      const address = server.address()
      settle({ port: typeof address === 'object' && address !== null ? address.port : port, close })
    })
  })
}

/**
 * A refusal of what has not come whole. No other call can follow on its line, and it says so: a proxy would send the next one over it and lose that.
 * Ending the line at once would lose the refusal instead, as its sender is still sending.
 */
async function refusedEarly(incoming: Readable, response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('Connection', 'close')
  headers.set('Content-Length', String(bytes.length))
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      controller.enqueue(bytes)
      incoming.resume()
      await once(incoming, 'end', { signal: AbortSignal.timeout(lingerMs) }).catch(() => undefined)
      controller.close()
    },
  })
  return new Response(body, { status: response.status, headers })
}

function closed(server: Server): Promise<void> {
  return new Promise((settle) => {
    const impatience = setTimeout(() => server.closeAllConnections(), patienceMs)
    server.close(() => {
      clearTimeout(impatience)
      settle()
    })
  })
}

function explained(error: Error, port: number): StartRefusal {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new StartRefusal(`Port ${port} is already in use. Stop whatever is using it, or set PORT to another number.`)
  if (code === 'EACCES') return new StartRefusal(`Port ${port} may not be used by this account. Set PORT to 1024 or higher.`)
  return new StartRefusal(`Port ${port} cannot be used: ${error.message}`, { cause: error })
}
