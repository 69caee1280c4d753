import { describe, expect, test } from 'vitest'
import type { QueryInput } from '#contract/endpoint.ts'
import { listSessions } from '#contract/sessions/sessions.ts'
import { classes, classMembers } from '#server/db/schema/people.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'

const asked = [{ title: 'One', prompt: 'One?' }]

/** Three sessions an hour apart: Ana's complete one and running one, and Ben's of another exercise. */
async function withHistory() {
  const room = await createClassroom({ asked, student: { name: 'Ana Ruiz' } })
  const { db, clock } = room.app
  const ben = await room.app.seedStudent({ teacher: room.teacher, name: 'Ben Okafor' })
  const other = await seedExercise(db, room.teacher.id, asked, { title: '100% rivers' })
  const ids = { teacherId: room.teacher.id, exerciseId: other.id }
  const [ofAna, ofBen] = [await seedAssignment(db, { ...ids, studentId: room.student.id }), await seedAssignment(db, { ...ids, studentId: ben.id })]
  const first = await room.start()
  for (const turn of ['q1', 'next']) await first.turn(turn)
  clock.advance(3_600_000)
  const second = await room.start(room.student, { assignment_id: ofAna.id })
  clock.advance(3_600_000)
  const third = await room.start(ben, { assignment_id: ofBen.id })
  const [group] = await db.insert(classes).values({ teacherId: room.teacher.id, name: 'Year 5' }).returning()
  const classId = group?.id ?? 0
  await db.insert(classMembers).values({ classId, studentId: ben.id })
  const idsOf = async (query: QueryInput<typeof listSessions>, as = room.teacher) =>
    (await room.app.request(listSessions, { as, query })).results.map(({ id }) => id)
  return { ...room, ben, classId, sessions: [first.session_id, second.session_id, third.session_id] as const, idsOf }
}

describe('the history', () => {
  test('is narrowed to a student, a class, a status or words, and sorted either way', async () => {
    const room = await withHistory()
    const [first, second, third] = room.sessions
    expect({
      all: await room.idsOf({}),
      oldest: await room.idsOf({ sort: 'start_time' }),
      student: await room.idsOf({ student_id: String(room.ben.id) }),
      inClass: await room.idsOf({ class_id: String(room.classId) }),
      complete: await room.idsOf({ status: 'complete' }),
      running: await room.idsOf({ status: 'active' }),
      completed: await room.idsOf({ outcome: 'completed' }),
      incomplete: await room.idsOf({ outcome: 'incomplete' }),
      title: await room.idsOf({ q: ' RIVERS ' }),
      name: await room.idsOf({ q: 'okafor' }),
      sign: await room.idsOf({ q: '%' }),
    }).toEqual({
      all: [third, second, first],
      oldest: [first, second, third],
      student: [third],
      inClass: [third],
      complete: [first],
      running: [third, second],
      completed: [first],
      incomplete: [third, second],
      title: [third, second],
      name: [third],
      sign: [third, second],
    })
  })

  test('goes on page by page in either direction, with the count of all pages', async () => {
    const room = await withHistory()
    const [first, second, third] = room.sessions
    const query = { sort: 'start_time', limit: '2' } as const
    const page = await room.app.request(listSessions, { as: room.teacher, query })
    const rest = await room.app.request(listSessions, { as: room.teacher, query: { ...query, cursor: page.next_cursor ?? '' } })
    expect([page, rest].map(({ results, total, next_cursor }) => [results.map(({ id }) => id), total, next_cursor === null])).toEqual([
      [[first, second], 3, false],
      [[third], 3, true],
    ])
    const wrongWay = { cursor: page.next_cursor ?? '', limit: '2' }
    expect((await room.app.refused(listSessions, { as: room.teacher, query: wrongWay })).code).toEqual('invalid')
  })

  test('of a class shows nothing of it to another teacher', async () => {
    const room = await withHistory()
    const colleague = await room.app.seedTeacher()
    expect(await room.idsOf({ class_id: String(room.classId) }, colleague)).toEqual([])
  })
})
