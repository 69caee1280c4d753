import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { assignmentStatus } from '#contract/assignments/assignment-status.ts'
import { listAssignments } from '#contract/assignments/assignments.ts'
import { login } from '#contract/accounts/auth.ts'
import { startChat } from '#contract/chat/chat-sessions.ts'
import { listWatched } from '#contract/dashboard/dashboard.ts'
import { listReviewQueue } from '#contract/review/review.ts'
import { getSession, listSessions } from '#contract/sessions/sessions.ts'
import { users } from '#server/db/schema/people.ts'
import { assignments } from '#server/db/schema/work.ts'
import { loadDemoData } from '#server/demo/load-demo-data.ts'
import { demoAccounts } from '#server/demo/people.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await school(true)
})

async function school(isShared: boolean) {
  const made = await createTestApp({ tutor: builtInTutor, now: '2026-11-20T12:00:00.000Z', isShared })
  await loadDemoData(made.deps)
  return made
}

async function personNamed(name: string) {
  const [person] = await app.db.select().from(users).where(eq(users.name, name))
  if (!person) throw new Error(`${name} is not in the school`)
  return { ...person, password: '' }
}

test('the accounts named at the start open', async () => {
  for (const { username, password } of demoAccounts) {
    const { access_token } = await app.request(login, { body: { login_identifier: username, password } })
    expect(access_token.split('.').length).toEqual(3)
  }
})

test('thirty students, three classes, work in every state and every reason to look after somebody fill the school', async () => {
  const count = async (table: string) => {
    const [row] = await app.db.select({ count: sql<number>`count(*)::int` }).from(sql.raw(table))
    return row?.count
  }
  expect([await count("users where role = 'STUDENT'"), await count('classes'), await count("users where role = 'TEACHER'")]).toEqual([30, 3, 2])
  const rows = await app.db.select().from(assignments)
  const states = new Set(
    rows.map((row) => assignmentStatus({ complete: row.complete, due_date: row.dueDate?.toISOString() ?? null }, app.clock.now(), 'UTC')),
  )
  expect([...states].toSorted()).toEqual(['completed', 'due_today', 'due_tomorrow', 'no_due_date', 'overdue', 'upcoming'])
  const { results } = await app.request(listWatched, { as: await personNamed('Elena Alvarez') })
  expect(results.map(({ name, reasons: [first] }) => [name, first?.kind])).toEqual([
    ['Liam Chen', 'stuck'],
    ['Sofia Reyes', 'overdue'],
    ['Noah Schmidt', 'dropping'],
    ['Lucas Moreau', 'low'],
    ['Aisha Rahman', 'steady'],
  ])
})

test('four letters wait for Elena', async () => {
  const { results } = await app.request(listReviewQueue, { as: await personNamed('Elena Alvarez') })
  expect(results.map(({ student, question_title }) => `${student.name}: ${question_title}`).toSorted()).toEqual([
    'David Mensah: A letter from Rome',
    'Emma Novak: A letter from Rome',
    'Lily Nguyen: A letter from Rome',
    'Omar Farouk: A letter from Rome',
  ])
})

test('Maya finds work to start, to resume, to wait for and to practise', async () => {
  const maya = await personNamed('Maya Okafor')
  const { results } = await app.request(listAssignments, { as: maya })
  const cards = results.map(({ title, config, exercise, open_session }) => {
    if (config.complete) return [title, config.allowRedoAssignment ? 'Practice' : 'Completed']
    return [title, exercise.total_questions === 0 ? 'Pending' : open_session ? `Resume at ${open_session.score}` : 'Start']
  })
  expect(cards.slice(0, 7)).toEqual([
    ['Equations Check', 'Start'],
    ['Plants and Equations', 'Resume at 18.5'],
    ['Reading: The Lighthouse Keeper', 'Pending'],
    ['En el café: speaking practice', 'Start'],
    ['Fractions Quiz', 'Start'],
    ['Turning Points', 'Start'],
    ['Warm-up whenever you like', 'Start'],
  ])
  expect(new Set(cards.slice(7).map(([, action]) => action))).toEqual(new Set(['Completed', 'Practice']))
  const resumed = await app.request(startChat, { as: maya, body: { assignment_id: results.find((one) => one.open_session !== null)?.id ?? 0 } })
  expect(resumed.agent.tasks.map((task) => [task.score, task.status])).toEqual([
    [10, 'done'],
    [8, 'done'],
    [0.5, 'partly'],
    [0, 'open'],
  ])
})

test('a teacher reads eight weeks of sessions whose scores add up', async () => {
  const elena = await personNamed('Elena Alvarez')
  const { results } = await app.request(listSessions, { as: elena })
  const firstDay = results.at(-1)?.start_time ?? ''
  expect(app.clock.now().getTime() - new Date(firstDay).getTime()).toBeGreaterThan(49 * 86_400_000)
  for (const { id, score, total_possible_score } of results.slice(0, 12)) {
    const session = await app.request(getSession, { as: elena, params: { id } })
    const sum = (values: number[]) => Math.round(values.reduce((total, value) => total + value * 100, 0)) / 100
    const { chat_sessions: asked } = session
    expect([sum(asked.map((one) => one.score)), sum(asked.map((one) => one.points))]).toEqual([score, total_possible_score])
  }
})

test('the same day gives the same school', async () => {
  const digest = async ({ db }: TestApp) => {
    const [row] = await db.select({ digest: sql<string>`md5(string_agg(content, '|' order by id))` }).from(sql`messages`)
    return row?.digest
  }
  expect(await digest(await school(false))).toEqual(await digest(app))
})
