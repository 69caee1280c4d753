import { health } from '#contract/operations/health.ts'
import { mayWrite } from '#server/db/operations/health.queries.ts'
import { fail } from '#server/errors.ts'
import { route } from '#server/http/route.ts'

const patienceMs = 2000

/** Whether the server and its database answer. */
export const healthRoutes = [
  route(health, { who: 'anyone', on: 'nothing' }, async ({ deps }) => {
    return { status: 'ok', db: (await inTime(mayWrite(deps.db))) ? 'ok' : 'read_only' }
  }),
]

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(fail('database_unavailable', { headers: { 'Retry-After': '5' } })), patienceMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
