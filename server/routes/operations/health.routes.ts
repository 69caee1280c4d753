import { health } from '#contract/operations/health.ts'
import type { Db } from '#server/db/engine/db.ts'
import { mayWrite } from '#server/db/operations/health.queries.ts'
import { fail } from '#server/errors.ts'
import { route } from '#server/http/route.ts'

const patienceMs = 2000

const running = new WeakMap<Db, Promise<boolean>>()

/** Whether the server and its database answer. */
export const healthRoutes = [
  route(health, { who: 'anyone', on: 'nothing', goesFirst: true }, async ({ deps }) => {
    return { status: 'ok', db: (await inTime(mayWriteNow(deps.db))) ? 'ok' : 'read_only' }
  }),
]

/** Whoever asks while the database is being asked gets that answer: anybody may, and it goes before what others wait for. */
function mayWriteNow(db: Db): Promise<boolean> {
  const asked = running.get(db) ?? mayWrite(db).finally(() => running.delete(db))
  running.set(db, asked)
  return asked
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(fail('database_unavailable', { headers: { 'Retry-After': '5' } })), patienceMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
