import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteAssignment, listAssignments } from '#contract/assignments/assignments.ts'
import { listGivenWork } from '#contract/assignments/given-work.ts'
import { deleteForGood, restoreFromBin } from '#contract/bin/bin.ts'
import { deleteStudent, setStudentTeachers } from '#contract/classroom/students.ts'
import { assignments, piecesGiven } from '#server/db/schema/work.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'

type Narrowing = { q?: string; status?: 'open' | 'completed' }

/** Two teachers with an admin and students with work of both, what lists say they hold, and what they hold. */
async function withWork() {
  const { app, teacher, student, exercise } = await createClassroom()
  const [colleague, admin, other] = [await app.seedTeacher(), await app.seedAdmin(), await app.seedStudent({ teacher })]
  const share = (teachers: readonly { id: number }[]) =>
    app.request(setStudentTeachers, { as: admin, params: { id: student.id }, body: { teacher_ids: teachers.map(({ id }) => id) } })
  await share([teacher, colleague])
  for (const { id: teacherId } of [teacher, colleague]) {
    for (const title of ['Rivers', 'Volcanoes']) await seedAssignment(app.db, { teacherId, studentId: student.id, exerciseId: exercise.id, title })
  }
  await seedAssignment(app.db, { teacherId: teacher.id, studentId: other.id, exerciseId: exercise.id, title: 'Glaciers' })
  const said = (query: Narrowing) =>
    Promise.all([teacher, colleague, admin].map(async (as) => (await app.request(listAssignments, { as, query: { limit: '1', ...query } })).total))
  const held = (query: Narrowing) =>
    Promise.all([teacher, colleague, admin].map(async (as) => (await app.request(listAssignments, { as, query })).results.length))
  const pieces = (limit: Record<string, string>) =>
    Promise.all([teacher, colleague, admin].map(async (as) => app.request(listGivenWork, { as, query: limit })))
  const binned = async (answer: Promise<Response>) => Number((await answer).headers.get('Location')?.split('/').at(-1))
  return { app, teacher, colleague, admin, student, other, share, said, held, pieces, binned }
}

test('a list says how many assignments it holds, after every way work and students come, go and come back', async () => {
  const { app, teacher, colleague, admin, student, other, share, said, held, pieces, binned } = await withWork()
  const [first] = await app.db.select({ id: assignments.id }).from(assignments).where(eq(assignments.title, 'Volcanoes'))
  const removed = { as: teacher, params: { id: first?.id ?? 0 } }
  const away = { as: admin, params: { id: student.id } }
  const steps = [
    () => app.send(deleteAssignment, removed),
    () => share([colleague]),
    () => share([teacher, colleague]),
    () => share([]),
    () => share([teacher]),
    async () => app.send(restoreFromBin, { as: admin, params: { id: await binned(app.send(deleteStudent, away)) } }),
    () => app.send(deleteStudent, { as: admin, params: { id: other.id } }),
    async () => app.send(deleteForGood, { as: admin, params: { id: await binned(app.send(deleteStudent, away)) } }),
  ]
  const counts = [await said({})]
  const lengths = [await held({})]
  const told = [await pieces({ limit: '1' })]
  const there = [await pieces({})]
  for (const step of steps) {
    await step()
    told.push(await pieces({ limit: '1' }))
    there.push(await pieces({}))
    counts.push(await said({}))
    lengths.push(await held({}))
  }
  // Of the titles only that of the work in the bin is left.
  expect((await app.db.select().from(piecesGiven)).map(({ piece, count }) => [piece.replace(/^\d+ /, ''), count])).toEqual([['Glaciers', 1]])
  const begun = told.map((step) => step.map(({ results, total }) => [total, results]))
  expect(begun).toEqual(there.map((step) => step.map(({ results }) => [results.length, results.slice(0, 1)])))
  expect(counts).toEqual(lengths)
  expect(counts).toEqual([
    [4, 2, 6],
    [3, 2, 5],
    [1, 2, 5],
    [3, 2, 5],
    [1, 0, 5],
    [3, 0, 5],
    [3, 0, 5],
    [2, 0, 4],
    [0, 0, 0],
  ])
})

test('the number holds when the list is narrowed by words or days', async () => {
  const { said, held, share, colleague } = await withWork()
  await share([colleague])
  const queries: Narrowing[] = [{ q: 'volcano' }, { q: 'glac' }, { q: 'gl' }, { q: 'Plants and' }, { status: 'open' }, { status: 'completed' }, { status: 'open', q: 'rivers' }]
  const counts = []
  const lengths = []
  for (const query of queries) {
    counts.push(await said(query))
    lengths.push(await held(query))
  }
  expect(counts).toEqual(lengths)
  expect(counts[0]).toEqual([0, 1, 2])
})
