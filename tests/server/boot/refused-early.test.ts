import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { listen } from '#server/boot/listen.ts'

// A caller who is told that its line stays open sends the next call over it, as a proxy does: on a line that ends, that call is lost.

const server = await listen(async (one) => {
  const body = one.headers.get('x-read') === 'yes' ? await one.text() : 'refused'
  return new Response(body, { status: one.method === 'POST' ? 413 : 200 })
}, 0)
afterAll(() => server.close())

test.each([
  ['a body that is announced and never comes', 'Content-Length: 3000000\r\n\r\n{"a":', 'close'],
  ['a body of pieces that goes on', `Transfer-Encoding: chunked\r\n\r\n${'10\r\n0123456789abcdef\r\n'.repeat(10)}`, 'close'],
  ['a short body that is not read', 'Content-Length: 2\r\n\r\n{}', 'keep-alive'],
  ['a body that is read', 'Content-Length: 2\r\nX-Read: yes\r\n\r\n{}', 'keep-alive'],
  ['no body', 'Content-Length: 0\r\n\r\n', 'keep-alive'],
])('a refusal says what becomes of its line: %s', async (_, rest, connection) => {
  expect(await connectionAfter(`POST / HTTP/1.1\r\nHost: lectern\r\n${rest}`)).toEqual(connection)
})

test('who sends too much reads the refusal, and the next call over a kept line arrives', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const seen: unknown[] = []
  for (let round = 0; round < 10; round += 1) seen.push(await ask('POST', 3_000_000, agent), await ask('GET', 0, agent))
  expect(seen).toEqual(Array.from({ length: 10 }, () => [413, 200]).flat())
  agent.destroy()
})

function ask(method: 'GET' | 'POST', length: number, agent: Agent): Promise<number | string | undefined> {
  return new Promise((settle) => {
    const sent = request({ port: server.port, host: '127.0.0.1', agent, method, headers: { 'Content-Length': length } }, (response) => {
      response.resume().once('end', () => settle(response.statusCode))
    })
    sent.once('socket', (line) => line.on('error', () => undefined))
    sent.once('error', (error) => settle(error.message))
    sent.end(Buffer.alloc(length))
  })
}

/** What the head of the answer says of the line that these bytes came over. */
function connectionAfter(bytes: string): Promise<string | undefined> {
  return new Promise((settle, refuse) => {
    const line = connect(server.port, '127.0.0.1', () => line.write(bytes))
    line.once('error', refuse)
    line.once('data', (head) => {
      settle(/^connection: *(.*?)\r$/im.exec(head.toString('latin1'))?.[1])
      line.destroy()
    })
  })
}
