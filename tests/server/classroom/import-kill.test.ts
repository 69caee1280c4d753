import * as v from 'valibot'
import { expect, test } from 'vitest'
import { registerStudent } from '#contract/accounts/accounts.ts'
import { login } from '#contract/accounts/auth.ts'
import { addClassStudent, createClass, getClass } from '#contract/classroom/classes.ts'
import { openEmbedded } from '#server/db/engine/embedded.ts'
import { seededPassword, seedPerson } from '#tests/support/school/people.ts'
import { freshFolder, type ServerProcess, startServer } from '#tests/support/server-process.ts'

type Made = v.InferOutput<typeof registerStudent.reply>

const names = Array.from({ length: 12 }, (_, index) => `Pupil ${index}`)

test('a class list whose server is killed in the middle is finished by sending it again: nobody twice, start passwords as shown', { timeout: 180_000 }, async () => {
  const dataDir = freshFolder()
  const { db, close } = await openEmbedded(dataDir)
  const { username } = await seedPerson(db, 'TEACHER')
  await close()

  const first = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  const { access_token: token } = v.parse(login.reply, await sent(first, '/auth/login', null, { login_identifier: username, password: seededPassword }))
  const { id } = v.parse(createClass.reply, await sent(first, '/classes', { token }, { name: 'Year 7' }))
  const shown = new Map<string, Made>()
  const broken = Promise.allSettled([0, 1, 2].map((lane) => importRows(first, names.filter((_, index) => index % 3 === lane))))
  await expect.poll(() => shown.size, { interval: 5, timeout: 30_000 }).toBeGreaterThan(3)
  await first.kill()
  await broken
  expect(shown.size).toBeLessThan(names.length)

  const before = new Map(shown)
  const second = await startServer({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  await importRows(second, names)
  expect([...before].filter(([name, made]) => JSON.stringify(shown.get(name)) !== JSON.stringify(made))).toEqual([])
  const { students } = v.parse(getClass.reply, await asked(second, `/classes/${id}`))
  expect(students.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  const [[name, made] = ['', undefined]] = before
  const signedIn = v.parse(login.reply, await sent(second, '/auth/login', null, { login_identifier: usernameOf(name), password: made?.start_password ?? '' }))
  expect(signedIn.access_token.length).toBeGreaterThan(20)

  /** As the app sends the rows of a list: an account and then its place in the class, each under a key of its own. */
  async function importRows(server: ServerProcess, rows: readonly string[]): Promise<void> {
    for (const row of rows) {
      const account = { name: row, username: usernameOf(row), email: `${usernameOf(row)}@school.example` }
      const one = v.parse(registerStudent.reply, await sent(server, registerStudent.path, { token, key: `student-of-the-list-${usernameOf(row)}` }, account))
      shown.set(row, one)
      await sent(server, addClassStudent.path.replace(':id', String(id)), { token, key: `class-of-the-list-${usernameOf(row)}` }, { student_id: one.student_id })
    }
  }

  async function asked(server: ServerProcess, path: string): Promise<unknown> {
    return (await fetch(`${server.url}/api${path}`, { headers: { Authorization: `Bearer ${token}` } })).json()
  }
})

function usernameOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '')
}

type Sender = { token: string; key?: string } | null

async function sent(server: ServerProcess, path: string, as: Sender, body: Record<string, unknown>): Promise<unknown> {
  const reply = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(as === null ? {} : { Authorization: `Bearer ${as.token}` }),
      ...(as?.key === undefined ? {} : { 'Idempotency-Key': as.key }),
    },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return reply.status === 204 ? null : reply.json()
}
