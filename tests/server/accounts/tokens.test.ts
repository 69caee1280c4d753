import { join } from 'node:path'
import { createHmac, createPrivateKey, generateKeyPairSync, randomBytes, sign as signWith } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { register, registerStudent, updatePassword, updateProfile, verifyPassword } from '#contract/accounts/accounts.ts'
import { getProfile, login, logout } from '#contract/accounts/auth.ts'
import { startSample } from '#contract/welcome/welcome.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { users } from '#server/db/schema/people.ts'
import { backUp } from '#server/operations/back-up.ts'
import { createAdmin } from '#server/operations/create-admin.ts'
import { checkBackup, loadBackup } from '#server/operations/load-backup.ts'
import { keyFor } from '#server/security/keys.ts'
import { seal } from '#server/security/seal.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { freshFolder } from '#tests/support/server-process.ts'

type Json = Record<string, unknown>

const doors: { call: Endpoint; body?: unknown }[] = [
  { call: getProfile },
  { call: updateProfile, body: { name: 'Forged' } },
  { call: updatePassword, body: { new_password: 'copper-lantern-58' } },
  { call: verifyPassword, body: { password: 'violet-harbour-71' } },
  { call: logout },
]

test('every forged, altered, outdated or revoked token gets one and the same 401', async () => {
  const app = await createTestApp()
  const forged = await forgedTokens(app)
  expect(forged.length).toBeGreaterThanOrEqual(120)
  const answers = new Map<string, number>()
  const accepted: string[] = []
  for (const [name, token] of forged) {
    for (const { call, body } of doors) {
      const response = await app.app.request(`/api${call.path}`, {
        method: call.method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const answer = `${response.status} ${await response.text()}`
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
      if (response.status !== 401) accepted.push(`${name} at ${call.path}`)
    }
  }
  expect(accepted).toEqual([])
  expect([...answers]).toEqual([['401 {"error":"Please sign in again.","code":"unauthenticated"}', forged.length * doors.length]])
})

test('a token within the leeway of another clock is taken, and its role says nothing', async () => {
  const { app, clock, request, tokenOf, seedStudent } = await createTestApp()
  const student = await seedStudent()
  const claimsAdmin = await tokenOf({ ...student, role: 'ADMIN' })
  clock.advance(-20_000)
  expect((await request(getProfile, { as: claimsAdmin })).role).toBe('STUDENT')
  const asTeacher = await app.request('/api/auth/register_student', { method: 'POST', headers: { Authorization: `Bearer ${claimsAdmin}` } })
  expect(asTeacher.status).toBe(403)
})

test('a profile costs one statement, which proves its caller', async () => {
  const { request, tokenOf, seedStudent } = await createTestApp()
  const student = await seedStudent()
  const as = await tokenOf(student)
  const count = countStatements()
  expect((await request(getProfile, { as })).email).toBe(student.email)
  expect(count()).toEqual(1)
})

test('a token that was taken a moment ago is refused once it is over, and once it is revoked', async () => {
  const { clock, request, refused, tokenOf, seedStudent } = await createTestApp()
  const student = await seedStudent()
  const token = await tokenOf(student)
  const other = await tokenOf(student)
  for (const as of [token, token, other]) expect((await request(getProfile, { as })).username).toBe(student.username)
  await request(logout, { as: other })
  expect((await refused(getProfile, { as: other })).code).toBe('unauthenticated')
  clock.advance(12 * 3600_000 + 29_000)
  expect((await request(getProfile, { as: token })).username).toBe(student.username)
  clock.advance(2_000)
  expect((await refused(getProfile, { as: token })).code).toBe('unauthenticated')
})

test.each(['a teacher', 'an administrator', 'a student', 'a sample'])('a token opens nothing of %s who got the id of its owner after a restore', async (who) => {
  const app = await createTestApp()
  const ada = { name: 'Ada Lovelace', username: 'ada', email: 'ada@school.example', password: 'violet-harbour-71', age: 36 }
  const keeper = await app.seedTeacher()
  const file = join(freshFolder(), 'backup')
  await backUp({ db: app.db, clock: app.clock }, file)
  const { id } = await app.request(register, { body: ada })
  const { access_token: before } = await app.request(login, { body: { login_identifier: 'ada', password: ada.password } })
  await app.db.transaction(async (tx) => loadBackup(tx, file, await checkBackup(file)))
  const bea = { ...ada, name: 'Bea Berg', username: 'bea', email: 'bea@school.example' }
  const make: Record<string, () => Promise<unknown>> = {
    'a teacher': () => app.request(register, { body: bea }),
    'an administrator': () => createAdmin(app.deps, bea),
    'a student': () => app.request(registerStudent, { as: keeper, body: bea }),
    'a sample': () => app.request(startSample),
  }
  await make[who]?.()
  expect((await app.db.select({ id: users.id }).from(users)).map((one) => one.id)).toEqual([keeper.id, id])
  expect((await app.refused(getProfile, { as: before })).status).toEqual(401)
})

async function forgedTokens(app: TestApp): Promise<[string, string][]> {
  const { deps, clock } = app
  const teacher = await app.seedTeacher()
  const key = keyFor('access', deps.settings.jwtSecret)
  const now = Math.floor(clock.now().getTime() / 1000)
  const good = await app.tokenOf(teacher)
  const [head = '', body = '', signature = ''] = good.split('.')
  const header: Json = JSON.parse(Buffer.from(head, 'base64url').toString())
  const claims: Json = JSON.parse(Buffer.from(body, 'base64url').toString())
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const jwk = { kty: 'oct', k: Buffer.from(key).toString('base64url') }

  const algorithms = ['none', 'None', 'nOnE', 'NONE', 'HS384', 'HS512', 'RS256', 'PS256', 'ES256', 'EdDSA', 'HS25', 'hs256', '', null, 0, ['HS256']]
  const headers: [string, Json][] = [
    ...['file:///dev/null', '../../dev/null', '2', '', "1' or '1'='1", '1\0', null, 1, ['1'], {}].map((kid): [string, Json] => ['kid', { kid }]),
    ...['JWT', 'at+JWT', 'application/at+jwt', 'magic', '', null, 1].map((typ): [string, Json] => ['typ', { typ }]),
    ...[['exp'], ['b64'], ['unknown'], [], 'exp', null].map((crit): [string, Json] => ['crit', { crit, exp: now + 100, b64: true, unknown: 1 }]),
    ['jku', { jku: 'https://evil.example/keys.json' }],
    ['jwk', { jwk }],
    ['x5u', { x5u: 'https://evil.example/cert.pem' }],
    ['x5c', { x5c: ['AAAA'] }],
    ['zip', { zip: 'DEF' }],
    ['enc', { enc: 'A256GCM' }],
    ['cty', { cty: 'JWT' }],
    ['unknown', { role: 'ADMIN' }],
  ]
  const claimChanges: [string, Json][] = [
    ...['Lectern', 'lectern ', '', null, ['lectern'], 1, 'https://evil.example'].map((iss): [string, Json] => ['iss', { iss }]),
    ...['lectern', '', null, [], ['other'], 1].map((aud): [string, Json] => ['aud', { aud }]),
    ...['0', '-1', '1.5', '1e1', '', ' 1', '1 or 1=1', '99999', '2147483648', '99999999999999999999', null, 1, ['1'], {}].map((sub): [string, Json] => ['sub', { sub }]),
    ...[0, 2, -1, 1.5, '1', null, [1]].map((ver): [string, Json] => ['ver', { ver }]),
    ...[now - 31, now - 86_400, 0, -1, null, '9999999999', 1e308].map((exp): [string, Json] => ['exp', { exp }]),
    ...[now + 31, now + 86_400, null, 'now', now - 13 * 3600].map((iat): [string, Json] => ['iat', { iat }]),
    ...[now + 31, now + 86_400, 'later'].map((nbf): [string, Json] => ['nbf', { nbf }]),
    ...['', null, 1, 'x'.repeat(101), {}].map((jti): [string, Json] => ['jti', { jti }]),
    ['exp in a year', { exp: now + 365 * 86_400, iat: now - 13 * 3600 }],
  ]
  const without = ['iss', 'aud', 'sub', 'ver', 'iat', 'exp', 'jti']
  const signed = (name: string, h: Json, c: Json, secret: Uint8Array = key): [string, string] => [name, sign(h, c, secret)]
  const corrupted = [0, 1, 5, 20, signature.length - 2].map((at) => signature.slice(0, at) + (signature[at] === 'A' ? 'B' : 'A') + signature.slice(at + 1))
  const otherKeys = [randomBytes(32), new Uint8Array(32), Buffer.from(''), Buffer.from('secret'), deps.settings.jwtSecret, keyFor('test_chat', deps.settings.jwtSecret)]

  const revoked = await app.tokenOf(teacher)
  await app.request(logout, { as: revoked })
  const deleted = await app.seedTeacher()
  const changed = await app.seedTeacher()
  const expired = await app.seedStudent({ expiresAt: new Date(clock.now().getTime() - 1000) })
  const [ofDeleted, ofChanged] = [await app.tokenOf(deleted), await app.tokenOf(changed)]
  await app.db.update(users).set({ deletedAt: clock.now() }).where(eq(users.id, deleted.id))
  await app.db.update(users).set({ tokenVersion: 2 }).where(eq(users.id, changed.id))
  clock.advance(-12 * 3600_000 - 31_000)
  const old = await app.tokenOf(teacher)
  clock.advance(12 * 3600_000 + 31_000)

  return [
    ...algorithms.flatMap((alg): [string, string][] => [
      signed(`alg ${String(alg)}`, { ...header, alg }, claims),
      [`alg ${String(alg)} unsigned`, `${encode({ ...header, alg })}.${body}.`],
    ]),
    ...headers.map(([name, change]) => signed(name, { ...header, ...change }, claims)),
    ...claimChanges.map(([name, change]) => signed(name, header, { ...claims, ...change })),
    ...without.map((name) => signed(`without ${name}`, header, Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name)))),
    ...otherKeys.map((secret) => signed('another key', header, claims, secret)),
    signed('a public key as secret', { ...header, alg: 'HS256' }, claims, Buffer.from(publicPem)),
    ['signed by RSA', rsa({ ...header, alg: 'RS256' }, claims, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())],
    ...corrupted.map((bad): [string, string] => ['corrupted signature', `${head}.${body}.${bad}`]),
    ['no signature', `${head}.${body}.`],
    ['two parts', `${head}.${body}`],
    ['four parts', `${good}.x`],
    ['five parts', `${good}.x.y`],
    ['half a signature', `${head}.${body}.${signature.slice(0, 21)}`],
    ['altered claims', `${head}.${encode({ ...claims, sub: '2' })}.${signature}`],
    ['altered header', `${encode({ ...header, extra: 1 })}.${body}.${signature}`],
    ['duplicate claims', `${head}.${Buffer.from(`{"sub":"1",${JSON.stringify(claims).slice(1)}`).toString('base64url')}.${signature}`],
    ['not JSON', `${head}.${Buffer.from('nonsense').toString('base64url')}.${signature}`],
    ['100 KiB', sign(header, { ...claims, filler: 'x'.repeat(100_000) }, key)],
    ['100 KiB of dots', '.'.repeat(100_000)],
    ['a magic token', deps.ids.secret()],
    ['a sealed answer', seal('stored_answer', deps.settings, '1 key', JSON.stringify(claims))],
    ['nothing but a word', 'token'],
    ['null', 'null'],
    ['undefined', 'undefined'],
    ['after logout', revoked],
    ["a deleted person's", ofDeleted],
    ['of an old version', ofChanged],
    ['of an expired sample account', await app.tokenOf(expired)],
    ['twelve hours old', old],
  ]
}

function encode(part: Json): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function sign(header: Json, claims: Json, secret: Uint8Array): string {
  const content = `${encode(header)}.${encode(claims)}`
  const hash = { HS384: 'sha384', HS512: 'sha512' }[String(header.alg)] ?? 'sha256'
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`
}

function rsa(header: Json, claims: Json, pem: string): string {
  const content = `${encode(header)}.${encode(claims)}`
  return `${content}.${signWith('RSA-SHA256', Buffer.from(content), createPrivateKey(pem)).toString('base64url')}`
}
