import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getProfile, login } from '#contract/accounts/auth.ts'
import { sendEvent } from '#contract/operations/events.ts'
import { health } from '#contract/operations/health.ts'
import { createApp } from '#server/app.ts'
import { openDirectory, openEmbedded } from '#server/db/engine/embedded.ts'
import { leastRoom } from '#server/db/engine/room.ts'
import { events } from '#server/db/schema/operations.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { issueAccessToken } from '#server/security/access-token.ts'
import { createTestApp } from '#tests/support/app.ts'
import { preparedSchool } from '#tests/support/db.ts'
import { seededPassword, seedPerson } from '#tests/support/school/people.ts'
import { freshFolder } from '#tests/support/server-process.ts'

const full = { error: 'The server has no room to save anything at the moment. Please try again later.', code: 'database_unavailable' }

test('a disk without room refuses every change whole, answers reads, says so, and saves again once there is room', async () => {
  let room = leastRoom
  const told: boolean[] = []
  const disk = { room: () => room, onRoom: (hasRoom: boolean) => told.push(hasRoom) }
  const opened = await openEmbedded(freshFolder(), { preparedSchool: await preparedSchool(), ...disk })
  const { deps, logLines } = await createTestApp()
  const app = createApp({ ...deps, db: opened.db }, allRoutes)
  const teacher = await seedPerson(opened.db, 'TEACHER')
  const token = await issueAccessToken(deps, teacher)
  expect((await signIn(teacher.username))[0]).toEqual(200)
  expect(await send('before.full')).toEqual([204, null, null])
  expect(await healthNow()).toEqual([200, { status: 'ok', db: 'ok' }])

  room = leastRoom - 1
  await expect.poll(healthNow).toEqual([200, { status: 'ok', db: 'read_only' }])
  expect(await send('while.full')).toEqual([503, full, '60'])
  expect([await signIn(teacher.username), await signIn('nobody')]).toEqual([[503, full], [503, full]])
  expect((await app.request(`/api${getProfile.path}`, { headers: { Authorization: `Bearer ${token}` } })).status).toEqual(200)
  const twoChanges = opened.db.transaction(async (tx) => {
    const rows = await tx.select().from(events)
    for (const { details, at } of [...rows, ...rows]) await tx.insert(events).values({ name: 'half.written', details, at })
  })
  await expect(twoChanges).rejects.toThrow()
  expect(await namesOf()).toEqual(['before.full'])
  expect(logLines.join('\n')).toContain('"sqlState":"25006"')

  room = leastRoom
  await expect.poll(healthNow).toEqual([200, { status: 'ok', db: 'ok' }])
  expect(await send('after.full')).toEqual([204, null, null])
  expect((await signIn(teacher.username))[0]).toEqual(200)
  expect([await namesOf(), told]).toEqual([['before.full', 'after.full'], [false, true]])
  await opened.close()

  async function send(name: string) {
    const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name }) }
    const response = await app.request(`/api${sendEvent.path}`, options)
    return [response.status, response.status === 204 ? null : await response.json(), response.headers.get('retry-after')]
  }

  async function signIn(login_identifier: string) {
    const body = JSON.stringify({ login_identifier, password: seededPassword })
    const response = await app.request(`/api${login.path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    return [response.status, await response.json()]
  }

  async function healthNow() {
    const response = await app.request(`/api${health.path}`)
    return [response.status, await response.json()]
  }

  async function namesOf() {
    return (await opened.db.select({ name: events.name }).from(events).orderBy(events.id)).map(({ name }) => name)
  }
})

test('a start on a disk without room is refused with what it needs, and lets go of the folder', async () => {
  const folder = freshFolder()
  const settings = { preparedSchool: await preparedSchool() }
  await expect(openEmbedded(folder, { ...settings, room: () => 0 })).rejects.toThrow(/^The disk of \S+ is full or may only be read: Lectern needs 64 MiB of room to start\.$/)
  expect(readdirSync(folder)).toEqual(['lock'])
  await (await openEmbedded(folder, settings)).close()
})

test('a copy for a backup that the disk has no room for is refused before it is begun', async () => {
  const folder = freshFolder()
  await (await openEmbedded(folder, { preparedSchool: await preparedSchool() })).close()
  const opened = await openDirectory(`${folder}/db`, { room: () => leastRoom + 1 })
  await expect(opened.copyTo(`${folder}/copy`)).rejects.toThrow('The disk has no room for a copy of the data, from which a backup is read.')
  expect(readdirSync(folder).toSorted()).toEqual(['db', 'lock'])
  await opened.close()
})
