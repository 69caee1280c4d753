import { Agent, request } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from '#server/boot/listen.ts'

test('a server that ends finishes what it is doing, keeps no line open for more, and takes nobody new', async () => {
  const hold = gate()
  const arrived = gate()
  const server = await listen(async () => {
    arrived.open()
    await hold.opened
    return new Response('done')
  }, 0)
  const agent = new Agent({ keepAlive: true })
  const asked = ask(server.port, agent)
  await arrived.opened
  const closed = server.close()
  const late = await ask(server.port, new Agent()).catch((error: unknown) => String(error))
  hold.open()
  expect([await asked, late]).toEqual([{ status: 200, connection: 'close', text: 'done' }, expect.stringContaining('ECONNREFUSED')])
  await closed
  agent.destroy()
})

function ask(port: number, agent: Agent): Promise<{ status: number | undefined; connection: string | undefined; text: string }> {
  return new Promise((settle, refuse) => {
    const sent = request({ port, host: '127.0.0.1', agent }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += String(chunk)
      })
      response.on('end', () => settle({ status: response.statusCode, connection: response.headers.connection, text }))
    })
    sent.on('error', refuse)
    sent.end()
  })
}

/** Something that is waited for until it is opened. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined
  const opened = new Promise<void>((settle) => {
    open = settle
  })
  return { opened, open }
}
