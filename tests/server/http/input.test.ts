import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { register } from '#contract/accounts/accounts.ts'
import { login } from '#contract/accounts/auth.ts'
import { endpoint } from '#contract/endpoint.ts'
import { IdInQuery } from '#contract/lists.ts'
import { Id } from '#contract/values.ts'
import { fail } from '#server/errors.ts'
import { readAtMost, readJsonBody } from '#server/http/input.ts'
import { route } from '#server/http/route.ts'
import { createTestApp } from '#tests/support/app.ts'

const echo = endpoint({
  method: 'POST',
  path: '/echo/:id',
  summary: 'Answers what it got',
  status: 200,
  query: v.object({ class_id: v.optional(IdInQuery) }),
  body: v.object({ ids: v.array(Id), note: v.optional(v.string()) }),
  reply: v.object({ id: Id, class_id: v.optional(Id), ids: v.array(Id), zone: v.string(), address: v.string() }),
})
const echoRoute = route(echo, { who: 'anyone', on: 'nothing' }, async ({ params, query, body, timeZone, address, header }) => {
  header('Location', `/api/echo/${params.id}`)
  return { id: params.id, class_id: query.class_id, ids: body.ids, zone: timeZone, address }
})

async function createEcho(trustProxy = false) {
  const { app, logLines } = await createTestApp({ routes: [echoRoute], settings: { trustProxy } })
  return {
    logLines,
    post: async (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, path = '/api/echo/7') => {
      const response = await app.request(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })
      return { status: response.status, body: await response.json(), location: response.headers.get('location') }
    },
  }
}

describe('a call', () => {
  test('reaches its handler parsed, with the time zone and the address of its caller', async () => {
    const { post } = await createEcho()
    expect(await post('{"ids":[1,2],"role":"ADMIN"}', { 'Time-Zone': 'Europe/Paris' }, '/api/echo/7?class_id=3')).toEqual({
      status: 200,
      body: { id: 7, class_id: 3, ids: [1, 2], zone: 'Europe/Paris', address: 'unknown' },
      location: '/api/echo/7',
    })
  })

  test('without a time zone counts days in UTC; a zone that is none is refused', async () => {
    const { post } = await createEcho()
    expect((await post('{"ids":[]}')).body.zone).toBe('UTC')
    const zones = ['Mars/Base', '../etc', '+25:00', 'a'.repeat(100), 'UTC\u00e9']
    const answers = await Promise.all(zones.map((zone) => post('{"ids":[]}', { 'Time-Zone': zone })))
    expect(answers.map((one) => [one.status, one.body.field])).toEqual(answers.map(() => [422, 'Time-Zone']))
  })

  test('behind a trusted proxy comes from the last address the proxy noted, and never from what a caller claims', async () => {
    const forwarded = { 'X-Forwarded-For': '1.2.3.4, 198.51.100.7' }
    expect((await (await createEcho(true)).post('{"ids":[]}', forwarded)).body.address).toBe('198.51.100.7')
    expect((await (await createEcho(false)).post('{"ids":[]}', forwarded)).body.address).toBe('unknown')
    const v6 = { 'X-Forwarded-For': '2001:DB8:0:7::9' }
    expect((await (await createEcho(true)).post('{"ids":[]}', v6)).body.address).toBe('2001:db8:0:7::/64')
  })
})

describe('a call that cannot be read', () => {
  test.each([
    ['nothing at all', '', 'application/json', 400, 'not_json'],
    ['half a JSON', '{"ids":[1,', 'application/json', 400, 'not_json'],
    ['something like JSON', "{'ids':[]}", 'application/json; charset=utf-8', 400, 'not_json'],
    ['bytes that are no text', new Uint8Array([0x7b, 0xff, 0x7d]), 'application/json', 400, 'not_json'],
    ['JSON as plain text', '{"ids":[]}', 'text/plain', 415, 'wrong_type'],
    ['a form', 'ids=1', 'application/x-www-form-urlencoded', 415, 'wrong_type'],
    ['a patch', '{"ids":[]}', 'application/json-patch+json', 415, 'wrong_type'],
    ['more than a mebibyte', `{"ids":[],"note":"${'x'.repeat(1024 * 1024)}"}`, 'application/json', 413, 'too_large'],
    ['null', 'null', 'application/json', 422, 'invalid'],
    ['a list', '[]', 'application/json', 422, 'invalid'],
  ])('%s is refused', async (_, body, type, status, code) => {
    const { post } = await createEcho()
    const answer = await post(body, { 'Content-Type': type })
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('a body a little under the limit is read', async () => {
    const { post } = await createEcho()
    expect((await post(`{"ids":[],"note":"${'x'.repeat(1024 * 1024 - 30)}"}`)).status).toBe(200)
  })

  test('a body that stands still is not waited for, and what is announced takes no room before it comes', async () => {
    const held: number[] = []
    const body = new ReadableStream<Uint8Array>({ start: (line) => line.enqueue(new Uint8Array(10)) })
    const sent = { method: 'POST', body, duplex: 'half', headers: { 'Content-Length': '1000' } }
    const request = new Request('http://localhost/', sent)
    const reading = readAtMost(request, 1000, { hold: (bytes) => held.push(bytes), pace: { patienceMs: 5, graceMs: 0, leastPerSecond: 0 } })
    const tooLate = { error: 'This did not arrive in time. Please send it again.', headers: { 'Retry-After': '2' } }
    await expect(reading).rejects.toEqual(fail('too_many_requests', tooLate))
    expect(held).toEqual([10])
    const short = new Request('http://localhost/', { ...sent, body: new ReadableStream(), headers: { 'Content-Length': '100' } })
    await expect(readJsonBody(short, true, { pace: { patienceMs: 5, graceMs: 0, leastPerSecond: 0 } })).rejects.toEqual(fail('too_many_requests', tooLate))
  })

  test('a body that only drips is not waited for', async () => {
    const sent = { method: 'POST', body: new ReadableStream<Uint8Array>({ start: (line) => line.enqueue(new Uint8Array(1)) }), duplex: 'half' }
    const reading = readAtMost(new Request('http://localhost/', sent), 1000, { pace: { patienceMs: 60_000, graceMs: 0, leastPerSecond: 1e12 } })
    await expect(reading).rejects.toHaveProperty('code', 'too_many_requests')
  })

  test('a body that is no longer wanted is not read on', async () => {
    const gone = new AbortController()
    const sent = { method: 'POST', body: new ReadableStream(), duplex: 'half' }
    const reading = readAtMost(new Request('http://localhost/', sent), 1000, { gone: gone.signal })
    gone.abort(fail('too_large'))
    await expect(reading).rejects.toEqual(fail('too_large'))
  })

  test('a body that comes in pieces is whole, and room is made for it as it grows', async () => {
    const held: number[] = []
    const pieces = [3, 3, 3, 1].map((length, index) => new Uint8Array(length).fill(index))
    const body = new ReadableStream<Uint8Array>({
      start: (line) => {
        for (const piece of pieces) line.enqueue(piece)
        line.close()
      },
    })
    const sent = { method: 'POST', body, duplex: 'half', headers: { 'Content-Length': '10' } }
    const request = new Request('http://localhost/', sent)
    expect([...(await readAtMost(request, 1000, { hold: (bytes) => held.push(bytes) }))]).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3])
    expect(held).toEqual([3, 3, 4])
  })

  test('a path that holds no id names nothing', async () => {
    const { post } = await createEcho()
    const paths = ['0', '-1', '1.5', '1e3', '2147483648', '99999999999999999999', 'abc', '%00', '1%20', '%E0%A4%A', '__proto__'].map((id) => `/api/echo/${id}`)
    const answers = await Promise.all(paths.map((path) => post('{"ids":[]}', {}, path)))
    expect(answers.map((one) => [one.status, one.body.code])).toEqual(paths.map(() => [404, 'not_found']))
  })
})

describe('a call with wrong contents', () => {
  test('is told each field once, in words, and never what was sent', async () => {
    const { post, logLines } = await createEcho()
    const secret = 'hunter2-hunter2'
    const { status, body } = await post(JSON.stringify({ ids: [1, secret, -3, 1.5, null, { [secret]: 1 }], note: { [secret]: secret } }), {}, '/api/echo/7')
    expect({ status, ...body }).toEqual({
      status: 422,
      error: 'This must be a number.',
      code: 'invalid',
      field: 'ids.1',
      issues: [
        { path: 'ids.1', message: 'This must be a number.' },
        { path: 'ids.2', message: 'This is too small.' },
        { path: 'ids.3', message: 'This must be a whole number.' },
        { path: 'ids.4', message: 'This must be a number.' },
        { path: 'ids.5', message: 'This must be a number.' },
        { path: 'note', message: 'This must be text.' },
      ],
    })
    expect(logLines.join('\n')).not.toContain(secret)
  })

  test('is told at most twenty fields', async () => {
    const { post } = await createEcho()
    const { body } = await post(JSON.stringify({ ids: Array.from({ length: 1000 }, () => 'x') }))
    expect(body.issues).toHaveLength(20)
  })

  test('hears the sentence of the rule it broke', async () => {
    const { refused } = await createTestApp()
    const body = { name: ' ', username: 'a b', email: 'nobody', password: 'violet-harbour-71', age: 0 }
    expect(await refused(register, { body })).toEqual({
      status: 422,
      error: 'Name is required',
      code: 'invalid',
      field: 'name',
      issues: [
        { path: 'name', message: 'Name is required' },
        { path: 'username', message: 'Username cannot contain spaces' },
        { path: 'email', message: 'Please enter a valid email address' },
        { path: 'age', message: 'Please enter a valid age' },
      ],
    })
    expect(await refused(login, { body: { login_identifier: '', password: '' } })).toEqual({
      status: 422,
      error: 'Username or email is required',
      code: 'invalid',
      field: 'login_identifier',
      issues: [
        { path: 'login_identifier', message: 'Username or email is required' },
        { path: 'password', message: 'Password is required' },
      ],
    })
  })
})

describe('an address', () => {
  test('that is not there is not found, and a method it does not take is named', async () => {
    const { app } = await createTestApp({ routes: [echoRoute] })
    const answers = []
    for (const line of ['GET /api', 'GET /api/nothing', 'POST /api/echo', 'GET /api/echo/7', 'OPTIONS /api/echo/7']) {
      const [method = '', path = ''] = line.split(' ')
      const response = await app.request(path, { method })
      answers.push([response.status, (await response.json()).code, response.headers.get('allow')])
    }
    expect(answers).toEqual([
      [404, 'not_found', null],
      [404, 'not_found', null],
      [404, 'not_found', null],
      [405, 'method_not_allowed', 'POST'],
      [405, 'method_not_allowed', 'POST'],
    ])
  })
})
