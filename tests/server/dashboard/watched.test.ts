import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startChat } from '#contract/chat/chat-sessions.ts'
import { listWatched, type WatchedStudent } from '#contract/dashboard/dashboard.ts'
import { trackStudent } from '#contract/classroom/students.ts'
import { exercises } from '#server/db/schema/library.ts'
import { assignments } from '#server/db/schema/work.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'
import { seedDone, seedSession } from './played.ts'

/** A teacher with an exercise and nobody's work yet, at noon (UTC) of November 20. */
async function withoutWork(name = 'Ana') {
  const room = await createClassroom({ student: { name } })
  const { app, teacher, exercise } = room
  await app.db.delete(assignments)
  const pupil = (of: string) => app.seedStudent({ teacher, name: of })
  const give = (studentId: number, due: string | null, more: Partial<Parameters<typeof seedAssignment>[1]> = {}) =>
    seedAssignment(app.db, { teacherId: teacher.id, studentId, exerciseId: exercise.id, dueDate: due === null ? null : new Date(due), ...more })
  const done = (studentId: number, at: string, score: number, teacherId = teacher.id) =>
    seedDone(app.db, { teacherId, studentId, exerciseId: exercise.id }, at, score)
  const watched = (query: Parameters<typeof app.request<typeof listWatched>>[1] = {}) => app.request(listWatched, { as: teacher, ...query })
  return { ...room, pupil, give, done, watched }
}

function why({ name, reasons }: WatchedStudent) {
  return [name, ...reasons.map(({ kind }) => kind)]
}

test('the tracker has all who are tracked first, then who needs help most, up to five; the counts are of everybody', async () => {
  const { app, teacher, student, pupil, give, done, watched } = await withoutWork('Ana')
  const [ben, cleo] = [await pupil('Ben'), await pupil('Cleo')]
  for (const name of ['Dan', 'Eve', 'Fay']) await pupil(name)
  await give(ben.id, '2026-11-18T20:00:00Z', { title: 'Fractions' })
  await give(ben.id, '2026-11-20T20:00:00Z', { title: 'Decimals' })
  await give(ben.id, null)
  for (const [index, score] of [90, 80, 70].entries()) await done(cleo.id, `2026-11-1${index}T10:00:00Z`, score)
  await app.request(trackStudent, { as: teacher, params: { id: student.id } })
  const { results, counts, total, next_cursor } = await watched()
  expect([results.map(why), results.map(({ is_tracked }) => is_tracked), counts, total, next_cursor]).toEqual([
    [['Ana', 'quiet'], ['Ben', 'overdue'], ['Cleo', 'dropping'], ['Dan', 'quiet'], ['Eve', 'quiet']],
    [true, false, false, false, false],
    { students: 6, tracked: 1, help: 2, due_today: 1, overdue: 1, has_given: true },
    5,
    null,
  ])
  expect(results[1]).toEqual({
    id: ben.id,
    name: 'Ben',
    is_tracked: false,
    needs_help: true,
    reasons: [{ kind: 'overdue', count: 1, since: '2026-11-18T20:00:00.000Z' }],
    pending: 3,
    next: { assignment_id: expect.any(Number), title: 'Decimals', due_date: '2026-11-20T20:00:00.000Z' },
  })
})

test('all who need help, and anybody by name, are found page by page', async () => {
  const { pupil, give, watched } = await withoutWork('Ana Gray')
  const late = []
  for (let index = 0; index < 7; index += 1) late.push(await pupil(`Late ${index}`))
  for (const one of late) await give(one.id, '2026-11-18T20:00:00Z')
  const first = await watched({ query: { show: 'help', limit: '4' } })
  const rest = await watched({ query: { show: 'help', limit: '4', cursor: first.next_cursor ?? '' } })
  const found = await watched({ query: { q: ' aNA g' } })
  const lateOnes = await watched({ query: { q: 'late', limit: '1' } })
  expect([first.results.length, first.total, rest.results.map(({ name }) => name), rest.next_cursor]).toEqual([4, 7, ['Late 4', 'Late 5', 'Late 6'], null])
  expect([found.results.map(({ name }) => name), found.total, lateOnes.total]).toEqual([['Ana Gray'], 1, 7])
})

test('a name is found without its accents, by words in any order and with a slip, and namesakes show their usernames', async () => {
  const { pupil, watched } = await withoutWork('Élise Dubois')
  const twins = [await pupil('Anna Müller'), await pupil('Anna Müller')]
  const named = async (q: string) => (await watched({ query: { q } })).results.map(({ name }) => name)
  expect([await named('elise'), await named('dubois éli'), await named('Dubios'), await named('nobody')]).toEqual([['Élise Dubois'], ['Élise Dubois'], ['Élise Dubois'], []])
  await pupil('Kim 17')
  await pupil('Kim 7')
  expect([await named('kim 7'), await named('7 kim')]).toEqual([['Kim 7'], ['Kim 17', 'Kim 7']])
  expect((await named('muller')).toSorted()).toEqual(twins.map(({ username }) => `Anna Müller (${username})`).toSorted())
})

test('the next page goes on after the place of the last student shown, also when they left it meanwhile', async () => {
  const { app, pupil, give, done, watched } = await withoutWork('Ana')
  const pupils = []
  for (const name of ['Ben', 'Cleo', 'dan', 'Eve', 'Émile', 'Zoe']) pupils.push(await pupil(name))
  for (const { id } of pupils) await give(id, '2026-11-18T20:00:00Z')
  const finished = (id: number | undefined) => app.db.update(assignments).set({ complete: true }).where(eq(assignments.studentId, id ?? 0))
  const names = ({ results }: Awaited<ReturnType<typeof watched>>) => results.map(({ name }) => name)
  const ask = (cursor: string | null = null) => watched({ query: { show: 'help', limit: '2', ...(cursor === null ? {} : { cursor }) } })
  const first = await ask()
  const cleo = pupils[1]?.id
  await finished(cleo)
  const second = await ask(first.next_cursor)
  expect([names(first), names(second)]).toEqual([['Ben', 'Cleo'], ['dan', 'Émile']])
  const emile = pupils[4]?.id ?? 0
  await finished(emile)
  for (const [index, score] of [90, 80, 70].entries()) await done(emile, `2026-11-1${index}T10:00:00Z`, score)
  expect(names(await ask(second.next_cursor))).toEqual(['Eve', 'Zoe'])
})

test('a place in one order is none in the other', async () => {
  const { app, teacher, pupil, give, watched } = await withoutWork('Ana')
  for (const name of ['Ben', 'Cleo']) await give((await pupil(name)).id, '2026-11-18T20:00:00Z')
  const cursor = (await watched({ query: { show: 'help', limit: '1' } })).next_cursor ?? ''
  const { status, issues } = await app.refused(listWatched, { as: teacher, query: { cursor } })
  expect([status, issues]).toEqual([422, [{ path: 'cursor', message: 'This page is not part of this list' }]])
})

test('next is the earliest work from today on, whatever the hour, else the latest past, and days are those of the caller', async () => {
  const { student, pupil, give, watched } = await withoutWork('Ana')
  const ben = await pupil('Ben')
  await give(student.id, '2026-11-10T20:00:00Z', { title: 'Old' })
  await give(student.id, '2026-11-20T03:00:00Z', { title: 'Yesterday in New York' })
  await give(student.id, '2026-11-22T20:00:00Z', { title: 'After today' })
  await give(ben.id, '2026-11-23T20:00:00Z', { title: 'Later' })
  await give(ben.id, '2026-11-22T20:00:00Z', { title: 'Soon' })
  await give(ben.id, '2026-11-11T20:00:00Z', { complete: true, score: 90 })
  const there = await watched({ headers: { 'Time-Zone': 'America/New_York' } })
  const here = await watched()
  expect([there, here].map(({ results, counts }) => [results.map((one) => [one.name, one.next?.title]), counts.due_today, counts.overdue])).toEqual([
    [[['Ana', 'After today'], ['Ben', 'Soon']], 0, 2],
    [[['Ana', 'Yesterday in New York'], ['Ben', 'Soon']], 1, 1],
  ])
})

test('who stands at a question after three tries is stuck, until one is accepted, they go on, or a week is over', async () => {
  const { app, student, give, watched, start } = await withoutWork('Ana')
  const work = await give(student.id, null)
  const play = await start(student, { assignment_id: work.id })
  const seen = async () => (await watched()).results.flatMap(({ reasons }) => reasons)
  for (const text of ['q0 one', 'q0 two']) await play.turn(text)
  expect(await seen()).toEqual([{ kind: 'quiet', last_active: '2026-11-20T12:00:00.000Z' }])
  await play.turn('q0 three')
  expect(await seen()).toEqual([{ kind: 'stuck', question_title: 'Solve for x', tries: 3, session_id: play.session_id }])
  app.clock.advance(8 * 86_400_000)
  expect(await seen()).toEqual([{ kind: 'quiet', last_active: '2026-11-20T12:00:00.000Z' }])
  app.clock.advance(-8 * 86_400_000)
  await play.turn('q1 four')
  expect(await seen()).toEqual([{ kind: 'quiet', last_active: '2026-11-20T12:00:00.000Z' }])
})

test('neither test runs nor practice, later attempts, unfinished sessions, old work or what a colleague gave make a score', async () => {
  const { app, teacher, student, exercise, done, watched } = await withoutWork('Ana')
  const first = await done(student.id, '2026-11-12T10:00:00Z', 80)
  const played = { userId: student.id, exerciseId: exercise.id, assignmentId: first.id, at: '2026-11-13T10:00:00Z', score: 10 }
  const original = await seedSession(app.db, { ...played, status: 'abandoned' })
  await seedSession(app.db, { ...played, score: 100 })
  await seedSession(app.db, { ...played, isTest: true, at: '2026-11-01T10:00:00Z' })
  await seedSession(app.db, { ...played, practiceOf: original, at: '2026-11-01T10:00:00Z' })
  await done(student.id, '2026-10-20T10:00:00Z', 10)
  await done(student.id, '2026-11-14T10:00:00Z', 10, (await app.seedTeacher()).id)
  await app.request(startChat, { as: teacher, body: { exercise_id: exercise.id } })
  const { results } = await watched()
  expect(results.map(({ reasons }) => reasons)).toEqual([[{ kind: 'steady', average: 80, works: 1 }]])
})

test('what waits for the teacher is on neither side of a score', async () => {
  const { app, student, exercise, give, watched } = await withoutWork('Ana')
  const played = { userId: student.id, exerciseId: exercise.id, at: '2026-11-13T10:00:00Z', totalCenti: 2000 }
  const half = await give(student.id, null, { complete: true })
  await seedSession(app.db, { ...played, assignmentId: half.id, scoreCenti: 1100, pendingCenti: 1000, questions: [{ credit: 0.7 }, { credit: 0.4, status: 'pending' }] })
  const all = await give(student.id, null, { complete: true })
  await seedSession(app.db, { ...played, assignmentId: all.id, scoreCenti: 0, pendingCenti: 2000 })
  const { results } = await watched()
  expect(results.map(({ reasons }) => reasons)).toEqual([[{ kind: 'steady', average: 70, works: 1 }]])
})

test('costs as many statements for thirty students as for two', async () => {
  const { pupil, give, done, watched } = await withoutWork()
  await pupil('Ben')
  const counted = countStatements()
  await watched()
  const few = counted()
  for (let index = 0; index < 28; index += 1) {
    const { id } = await pupil(`Pupil ${index}`)
    await give(id, '2026-11-18T20:00:00Z')
    await done(id, '2026-11-12T10:00:00Z', 50)
  }
  counted()
  await watched({ query: { show: 'help' } })
  expect(counted()).toEqual(few)
})

test('work of an exercise that was deleted is no reason to need help', async () => {
  const { app, student, exercise, give, watched } = await withoutWork('Ana')
  await give(student.id, '2026-11-18T20:00:00Z')
  const before = (await watched()).results.map(({ needs_help: help }) => help)
  await app.db.update(exercises).set({ deletedAt: new Date('2026-11-19T10:00:00Z') }).where(eq(exercises.id, exercise.id))
  const after = (await watched()).results.map(({ needs_help: help, reasons }) => [help, reasons.map(({ kind }) => kind)])
  expect([before, after]).toEqual([[true], [[false, ['quiet']]]])
})
