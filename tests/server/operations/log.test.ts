import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { defineRoutes } from '#server/http/registry.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { createTestApp } from '#tests/support/app.ts'
import { createTestDb } from '#tests/support/db.ts'

test('a fault stands in the log by what happened and where, never with its statement and the values in it', async () => {
  const { db, close } = await createTestDb()
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const error: unknown = await db.execute(sql`select * from users where username = ${'maya.okafor'} and nothing = ${'her words'}`).catch((fault: unknown) => fault)
  log.error({ err: error }, 'a job failed')
  log.error({ err: new Error('the disk is full') }, 'a job failed')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'a job failed', err: { sqlState: '42703', constraint: null, frames: expect.any(Array) } }),
    expect.objectContaining({ msg: 'a job failed', err: { message: 'the disk is full', frames: expect.any(Array) } }),
  ])
  expect(lines.join()).not.toMatch(/maya|her words|select/)
  await close()
})

test('no line of a request holds what stood behind its question mark: no search, no token', async () => {
  const { app, logLines, seedTeacher, tokenOf } = await createTestApp()
  const headers = { Authorization: `Bearer ${await tokenOf(await seedTeacher())}` }
  const queries = ['search=maya.okafor', 'search=%6Daya.okafor&page=nonsense', 'token=maya.okafor']
  const gets = defineRoutes(allRoutes).filter(({ endpoint }) => endpoint.method === 'GET').map(({ endpoint }) => `/api${endpoint.path.replaceAll(/:\w+/g, '1')}`)
  for (const path of [...gets, '/api/nothing', '/magic']) for (const query of queries) await app.request(`${path}?${query}`, { headers })
  expect(logLines.length).toBeGreaterThan(gets.length)
  expect(logLines.filter((line) => /maya|%6D|\?/i.test(line))).toEqual([])
})
