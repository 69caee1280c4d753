import { request as httpRequest } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { listen } from '#server/boot/listen.ts'
import { rateCounters } from '#server/db/schema/operations.ts'
import { createTestApp } from '#tests/support/app.ts'

const ends: (() => Promise<void>)[] = []

afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()))
})

async function createServer() {
  const site = await createTestApp()
  const listening = await listen((request, bindings) => site.app.fetch(request, bindings), 0)
  ends.push(listening.close)
  return { ...site, root: `http://127.0.0.1:${listening.port}/api`, port: listening.port }
}

describe('over the network', () => {
  test('a caller is counted by its own address, and sees one Date: the server clock', async () => {
    const { root, db } = await createServer()
    const body = '{"login_identifier":"nobody","password":"wrong-one-1"}'
    const response = await fetch(`${root}/auth/login`, { method: 'POST', body, headers: { 'Content-Type': 'application/json', Connection: 'close' } })
    expect([response.status, response.headers.get('date')]).toEqual([401, 'Fri, 20 Nov 2026 12:00:00 GMT'])
    const keys = (await db.select().from(rateCounters)).map((row) => row.key)
    expect(keys.filter((key) => key.includes(':from:'))).toEqual(['login:from:127.0.0.1'])
  })

  test('a body without an end is refused once it is too large', async () => {
    const { port } = await createServer()
    expect(await sendForEver(port)).toBe(413)
  })

  test('a proxy that is not trusted is told of once, at the first request that carries its header', async () => {
    const { root, logLines } = await createServer()
    const counts = []
    const calls: Record<string, string>[] = [{}, { 'X-Forwarded-For': '192.0.2.1' }, { Forwarded: 'for=192.0.2.1' }, { 'X-Real-IP': '192.0.2.1' }]
    for (const headers of calls) {
      await fetch(`${root}/health`, { headers: { Connection: 'close', ...headers } })
      counts.push(logLines.filter((line) => line.includes('TRUST_PROXY')).length)
    }
    expect(counts).toEqual([0, 1, 1, 1])
  })

  test('a trusted one is nothing to tell of', async () => {
    const { app, logLines } = await createTestApp({ settings: { trustProxy: true } })
    await app.request('/api/health', { headers: { 'X-Forwarded-For': '192.0.2.1' } })
    expect(logLines.filter((line) => line.includes('TRUST_PROXY'))).toEqual([])
  })

  test('HEAD answers the headers alone', async () => {
    const { root } = await createServer()
    const response = await fetch(`${root}/health`, { method: 'HEAD', headers: { Connection: 'close' } })
    expect([response.status, await response.text(), response.headers.get('x-content-type-options')]).toEqual([200, '', 'nosniff'])
  })
})

/** Posts chunk after chunk until the server answers, and gives the status of that answer. */
function sendForEver(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const chunk = Buffer.alloc(64 * 1024, 0x20)
    const call = httpRequest({ port, method: 'POST', path: '/api/auth/login', headers: { 'Content-Type': 'application/json' } }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
      call.destroy()
    })
    call.on('error', reject)
    function push() {
      if (!call.destroyed) call.write(chunk, () => setImmediate(push))
    }
    push()
  })
}
