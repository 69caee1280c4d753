import { expect, test } from 'vitest'
import { median, percentile } from '#bench/figures.ts'
import { writeSchool } from '#bench/school.ts'
import { signIn } from '#bench/student.ts'
import { freshFolder, startServer } from '#tests/support/server-process.ts'
import { sized } from '#tests/support/sizes.ts'

const floodMs = sized(1_500, 60_000)
const asking = sized(40, 400)
const answersBefore = sized(5, 60)

/** What is asked for without end: a list, a sign-in with a wrong password, a page's events. */
const floods: ((token: string) => [path: string, init: RequestInit])[] = [
  (token) => ['/api/assignments?limit=50', { headers: { authorization: `Bearer ${token}` } }],
  () => ['/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ login_identifier: 'nobody', password: 'wrong-7' }) }],
  () => ['/api/events', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'page.viewed', details: { page: 'home' } }) }],
]

test(`${asking} at once who ask without end for ${floodMs / 1000} s: answers go through, what is refused is told when to come back, and then all is as before`, { timeout: 300_000 }, async () => {
  const place = { dataDir: freshFolder(), databaseUrl: null }
  const [pupil] = await writeSchool(place, 1)
  if (!pupil) throw new Error('the school has no pupil')
  const server = await startServer({ DATA_DIR: place.dataDir })
  const student = await signIn(server.url, pupil)
  await student.start(pupil.short)
  const before = await timesOf(answersBefore)

  const statuses = new Map<string, number>()
  const until = performance.now() + floodMs
  const flooding = Array.from({ length: asking }, async (_, index) => {
    while (performance.now() < until) {
      const [path, init] = floods[index % floods.length]?.(student.token) ?? ['', {}]
      const told = await fetch(`${server.url}${path}`, init).then(
        async (answer) => {
          await answer.arrayBuffer()
          const isShed = answer.status === 429 || answer.status === 503
          return isShed && answer.headers.get('retry-after') === null ? `${answer.status} without a time` : String(answer.status)
        },
        (error: unknown) => `cut: ${error instanceof Error ? error.name : 'unknown'}`,
      )
      statuses.set(told, (statuses.get(told) ?? 0) + 1)
    }
  })
  const during: number[] = []
  while (performance.now() < until) during.push(...(await timesOf(1)))
  await Promise.all(flooding)
  const after = await timesOf(answersBefore)

  console.warn('S22:', Object.fromEntries(statuses), 'answers, p99 in ms:', ...[before, during, after].map((all) => `${all.length}: ${percentile(all, 99).toFixed()}`))
  expect([...statuses.keys()].filter((status) => !['200', '204', '401', '429', '503'].includes(status))).toEqual([])
  // One a second at the least, where a line without an order let one through in the whole minute.
  expect(during.length).toBeGreaterThan(process.env.HOSTILE ? 60 : 0)
  // A run of seconds says nothing of time.
  expect(process.env.HOSTILE && median(after) > median(before) * 2 + 50 ? [median(before), median(after)] : []).toEqual([])
  expect((await fetch(`${server.url}/api/health`)).status).toEqual(200)
  expect((await server.kill('SIGTERM')).code).toEqual(0)

  async function timesOf(many: number): Promise<number[]> {
    const times: number[] = []
    while (times.length < many) times.push(...(await student.answer()).map(({ ms }) => ms))
    return times
  }
})
