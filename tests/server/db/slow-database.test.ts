import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/db/engine/client.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { health } from '#contract/operations/health.ts'
import { route } from '#server/http/route.ts'
import { createTestApp } from '#tests/support/app.ts'
import { createTestPlace } from '#tests/support/db.ts'
import * as v from 'valibot'

const away = { error: 'The database is not answering. Please try again.', code: 'database_unavailable' }
// The embedded engine has no limit of time.
const { seconds, expected } = process.env.DATABASE_URL
  ? { seconds: 20, expected: [503, '5', away] }
  : { seconds: 0.1, expected: [200, null, { status: 'ok', db: 'ok' }] }

test('a PostgreSQL ends a statement that takes too long and its caller is told to try again; the next one is answered', async () => {
  const { place, remove } = await createTestPlace()
  const opened = await openDatabase({ ...place, databasePool: 2, databaseTimeoutMs: 300 })
  const { deps } = await createTestApp()
  const slow = route(health, { who: 'anyone', on: 'nothing' }, async ({ deps: { db } }) => {
    await db.execute(sql`select pg_sleep(${seconds})`)
    return { status: 'ok' as const, db: 'ok' as const }
  })
  const app = createApp({ ...deps, db: opened.db }, [slow])
  const response = await app.request('/api/health')
  const rows = await Promise.all(Array.from({ length: 9 }, () => rowsOf(opened.db, sql`select pg_backend_pid() as id`, v.object({ id: v.number() }))))
  await opened.close()
  await remove()
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual(expected)
  expect(new Set(rows.flat().map(({ id }) => id)).size).toBeLessThanOrEqual(2)
})
