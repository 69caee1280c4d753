import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { schema } from '#server/db/schema.ts'
import { isDatabaseAway } from '#server/db/engine/sql-state.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { createTestApp } from '#tests/support/app.ts'

const away = { error: 'The database is not answering. Please try again.', code: 'database_unavailable' }

test('a PostgreSQL that is not there is said so at once, and the log holds no value of a statement', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 })
  const { deps, logLines } = await createTestApp()
  const app = createApp({ ...deps, db: drizzle(pool, { schema }) }, allRoutes)
  const body = '{"login_identifier":"somebody","password":"hunter2-hunter2"}'
  const login = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  const responses = [await app.request('/api/health'), await app.request('/api/auth/login', login)]
  const answers = await Promise.all(responses.map(async (one) => [one.status, await one.json(), one.headers.get('retry-after')]))
  await pool.end()
  expect(answers).toEqual([[503, away, '5'], [503, away, '5']])
  expect(logLines.join('\n')).toContain('ECONNREFUSED')
  expect(logLines.join('\n')).not.toContain('somebody')
})

test('what the engines say when they are away is told apart from what they refuse', () => {
  const away = [
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    Object.assign(new Error('too many clients'), { code: '53300' }),
    Object.assign(new Error('no disk left'), { code: '53100' }),
    Object.assign(new Error('a statement took too long'), { code: '57014' }),
    Object.assign(new Error('the database may only be read'), { code: '25006' }),
    new Error('Failed query', { cause: new Error('Query read timeout') }),
    new Error('Failed query', { cause: Object.assign(new Error('connection failure'), { code: '08006' }) }),
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
    new Error('Failed query', { cause: new Error('PGlite is closed') }),
    new Error('timeout exceeded when trying to connect'),
  ]
  const refused = [Object.assign(new Error('duplicate key'), { code: '23505' }), Object.assign(new Error('no such file'), { code: 'ENOENT' }), new Error('x'), null]
  expect([away.map(isDatabaseAway), refused.map(isDatabaseAway)]).toEqual([away.map(() => true), refused.map(() => false)])
})
