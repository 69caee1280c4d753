import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { closeAfterTest } from './left-open.ts'

/** What can happen to a request between a page and its server. `held`: it arrives, and its answer never leaves the proxy. */
export type Fault = 'none' | 'request dropped' | 'answer dropped' | 'held' | 'delayed' | 'refused by 503' | 'answered by 502' | 'malformed' | 'cut'

/** How a proxy treats requests. `onHeld` hears of each answer that is held back. */
export type ProxyOptions = { target: number; choose: (path: string) => Fault; onHeld?: () => void }

/** A proxy before a server on `target`, on a port of its own, closed after the test. Each request meets the fault chosen for it. */
export function openFaultyProxy({ target, choose, onHeld }: ProxyOptions): Promise<{ port: number }> {
  // A server that goes away under a call is one more answer that does not come.
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => incoming.socket.destroy()))

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const fault = choose(incoming.url ?? '')
    const body = await bytesOf(incoming)
    if (fault === 'request dropped') return void incoming.socket.destroy()
    if (fault === 'refused by 503') return void outgoing.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Service Unavailable</h1>')
    const { status, headers, bytes } = await answerOf(target, incoming, body)
    switch (fault) {
      case 'none':
        return void outgoing.writeHead(status, headers).end(bytes)
      case 'delayed':
        return void setTimeout(() => outgoing.writeHead(status, headers).end(bytes), 1 + (body.length % 20))
      case 'answer dropped':
        return void incoming.socket.destroy()
      case 'held':
        return onHeld?.()
      case 'answered by 502':
        return void outgoing.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>')
      case 'malformed':
        return void outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('{"message": 1, "agent": {}}')
      case 'cut':
        outgoing.writeHead(status, { ...headers, 'content-length': String(bytes.length) })
        return void outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => incoming.socket.destroy())
    }
  }

  closeAfterTest(() => {
    server.closeAllConnections()
    server.close()
  })
  return new Promise((settle) => {
    server.listen(0, () => {
      const address = server.address()
      settle({ port: typeof address === 'object' && address !== null ? address.port : 0 })
    })
  })
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

type Answer = { status: number; headers: IncomingMessage['headers']; bytes: Buffer }

function answerOf(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((settle, refuse) => {
    const sent = forward({ port, method, path: url, headers }, (answer) => {
      bytesOf(answer).then((bytes) => settle({ status: answer.statusCode ?? 0, headers: withoutFraming(answer.headers), bytes }), refuse)
    })
    sent.once('error', refuse)
    sent.end(body)
  })
}

function withoutFraming({ 'transfer-encoding': _, connection: _connection, 'keep-alive': _alive, ...headers }: IncomingMessage['headers']) {
  return headers
}
