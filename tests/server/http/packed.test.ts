import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { route } from '#server/http/route.ts'
import { createTestApp } from '#tests/support/app.ts'

const long = 'Überall dasselbe. '.repeat(200)
const read = { method: 'GET', summary: 'Tells a text', status: 200 } as const
const texts = endpoint({ ...read, path: '/texts', query: v.object({ is: v.picklist(['long', 'short']) }), reply: v.object({ text: v.string() }) })
const table = endpoint({ ...read, path: '/table', produces: 'text/csv', reply: v.string() })
const routes = [
  route(texts, { who: 'anyone', on: 'nothing' }, ({ query }) => Promise.resolve({ text: query.is === 'long' ? long : 'Hello' })),
  route(table, { who: 'anyone', on: 'nothing' }, () => Promise.resolve(long)),
]

async function answered(path: string, accepts: string | null) {
  const { app } = await createTestApp({ routes })
  const reply = await app.request(`/api${path}`, { headers: accepts === null ? {} : { 'Accept-Encoding': accepts } })
  const [type, encoding, vary] = ['content-type', 'content-encoding', 'vary'].map((name) => reply.headers.get(name))
  return { type, encoding, vary, bytes: Buffer.from(await reply.arrayBuffer()) }
}

test.each(['gzip', 'gzip, deflate, br', 'br;q=1, GZIP;q=0.5'])('a long reply is gzipped for who accepts %s', async (accepts) => {
  const { bytes, ...told } = await answered('/texts?is=long', accepts)
  expect(told).toEqual({ type: 'application/json', encoding: 'gzip', vary: 'Accept-Encoding' })
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual({ text: long })
  expect(bytes.length).toBeLessThan(long.length / 10)
})

test.each([null, '', 'br', 'gzip;q=0', 'identity'])('a long reply is sent as it is to who accepts %s', async (accepts) => {
  const { bytes, ...told } = await answered('/texts?is=long', accepts)
  expect(told).toEqual({ type: 'application/json', encoding: null, vary: 'Accept-Encoding' })
  expect(JSON.parse(bytes.toString())).toEqual({ text: long })
})

test('a short reply is sent as it is to everybody', async () => {
  const { bytes, ...told } = await answered('/texts?is=short', 'gzip')
  expect(told).toEqual({ type: 'application/json', encoding: null, vary: null })
  expect(JSON.parse(bytes.toString())).toEqual({ text: 'Hello' })
})

test('a long table is gzipped', async () => {
  const { bytes, ...told } = await answered('/table', 'gzip')
  expect(told).toEqual({ type: 'text/csv; charset=utf-8', encoding: 'gzip', vary: 'Accept-Encoding' })
  expect(gunzipSync(bytes).toString()).toBe(long)
})
