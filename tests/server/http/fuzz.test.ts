import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { ErrorBody } from '#contract/errors.ts'
import { users } from '#server/db/schema/people.ts'
import { defineRoutes } from '#server/http/registry.ts'
import type { Route } from '#server/http/route.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { sized } from '#tests/support/sizes.ts'
import { examples } from './examples.ts'
import { createSchool, requestOf, type School, type Sent } from './school.ts'

const requests = sized(500, 50_000)
const seeds = [20261120]
const longestMs = sized(5000, 1000)
const people = ['student', 'classmate', 'teacher', 'admin'] as const

test('no input of any kind brings the server down, stops it or makes it talk about itself', { timeout: sized(120_000, 3_600_000) }, async () => {
  const school = await createSchool({ settings: { rateLimits: false } })
  const routes = defineRoutes(allRoutes)
  const statuses = new Map<number, number>()
  const wrong: string[] = []
  for (const seed of seeds) {
    const random = randomFrom(seed)
    for (let turn = 0; turn < requests; turn += 1) {
      const sent = await anyRequest(random, pick(random, routes), school)
      const startedAt = performance.now()
      const { path, ...init } = sent
      const response = await school.app.app.request(path, init)
      const text = await response.text()
      const tookMs = performance.now() - startedAt
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      const line = `seed ${seed} turn ${turn}: ${sent.method} ${sent.path} ${sent.body?.slice(0, 200)} -> ${response.status} ${text.slice(0, 200)}`
      if (response.status >= 500 || tookMs > longestMs) wrong.push(`${line} in ${tookMs.toFixed()} ms`)
      if (response.status >= 400 && !isError(text)) wrong.push(`${line}: no error body`)
      if (/node_modules|\bat (?:async )?[^"\s]+ ?\(?[^"\s]*:\d+:\d+|\/server\/|select .* from|Failed query/.test(text)) wrong.push(`${line}: talks about itself`)
    }
  }
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  console.warn(`S3: ${requests * seeds.length} requests to ${routes.length} calls (${counts.join(', ')})`)
  expect(wrong).toEqual([])
  expect((await school.app.app.request('/api/health')).status).toBe(200)
})

type Random = () => number

/** Values that have broken servers before. */
const nasty: unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  [[[[]]]],
  [null],
  'NaN',
  '1e309',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\u202Eevil',
  '\uFEFF',
  '﷽',
  '🏳️‍🌈',
  "' or 1=1 --",
  '"; drop table users; --',
  '$1',
  '{"$gt":""}',
  '../../../etc/passwd',
  'C:\\windows\\win.ini',
  'a\r\nSet-Cookie: x=1',
  '%00%0d%0a',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '#{7*7}',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  '9'.repeat(400),
  '2026-02-30T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-00-00',
]

async function anyRequest(random: Random, one: Route, school: School): Promise<Sent> {
  const { endpoint, policy } = one
  const token = policy.who === 'anyone' || random() < 0.05 ? null : await tokenOf(school, pick(random, people))
  const example = examples[`${endpoint.method} ${endpoint.path}`] ?? {}
  const objects = Object.values(school.objects).flat()
  const known = { session_id: pick(random, objects).id, assignment_id: pick(random, objects).id, id: pick(random, objects).id }
  const params = { id: random() < 0.5 ? known.id : pick(random, nasty) }
  const query = endpoint.query && mutated(random, { ...example.query, ...(random() < 0.5 ? known : {}) })
  const body = endpoint.body && mutated(random, { ...(isRecord(example.body) ? example.body : {}), ...(random() < 0.7 ? known : {}) })
  const sent = requestOf(endpoint, token, { params, query, body: random() < 0.9 ? body : pick(random, nasty) })
  const headers = { ...sent.headers, ...anyHeaders(random) }
  const isRead = endpoint.method === 'GET'
  return { ...sent, headers, ...(isRead ? { body: undefined } : random() < 0.1 ? { body: pick(random, rawBodies) } : {}) }
}

const rawBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"a":1,"a":2,"password":1,"password":"x"}',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  `{"name":"page.viewed","answer":"${'x'.repeat(1_000_000)}"}`,
  'x'.repeat(1_100_000),
  'NaN',
  '{"session_id":NaN}',
  '{"session_id":1e999}',
  '\uFEFF{}',
  "{'a':1}",
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
]

function anyHeaders(random: Random): Record<string, string> {
  const odd: Record<string, string>[] = [
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/json; charset=utf-16' },
    { 'Content-Type': 'application/JSON' },
    { 'Content-Encoding': 'gzip' },
    { 'Content-Length': '-1' },
    { 'Time-Zone': 'Mars/Olympus' },
    { 'Time-Zone': 'Europe/Paris' },
    { 'Idempotency-Key': `key ${Math.floor(random() * 5)}` },
    { 'Idempotency-Key': `key-${Math.floor(random() * 20)}` },
    { Authorization: 'Bearer ' },
    { Authorization: 'Basic YTpi' },
    { Authorization: `Bearer ${'x'.repeat(10_000)}` },
    { 'X-Forwarded-For': "1.2.3.4, ' or 1=1" },
    { Accept: 'text/html' },
  ]
  return random() < 0.25 ? pick(random, odd) : {}
}

function mutated(random: Random, contents: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(contents)
  if (names.length === 0 || random() < 0.15) return { ...contents, [String(pick(random, nasty))]: pick(random, nasty) }
  const changed = names.filter(() => random() < 0.4)
  const removed = names.filter(() => random() < 0.08)
  const entries = Object.entries(contents).map(([name, value]) => [name, changed.includes(name) ? odd(random, value) : value] as const)
  return Object.fromEntries(entries.filter(([name]) => !removed.includes(name)))
}

function odd(random: Random, value: unknown): unknown {
  const other = pick(random, nasty)
  const shapes = [other, other, [value], { value }, typeof value === 'string' ? `${value}${String(other)}` : other, typeof value === 'number' ? -value : other]
  return pick(random, shapes)
}

async function tokenOf({ app, people: known }: School, name: (typeof people)[number]): Promise<string> {
  const [row] = await app.db.select().from(users).where(eq(users.id, known[name].id))
  return app.tokenOf(row ?? known[name])
}

function isError(text: string): boolean {
  try {
    return v.is(ErrorBody, JSON.parse(text))
  } catch {
    return false
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function pick<One>(random: Random, from: readonly One[]): One {
  const [first] = from
  const one = from[Math.floor(random() * from.length)] ?? first
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

/** mulberry32: the same seed, the same numbers. */
function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
