import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { registerStudent, requestMagic, resetPassword, updatePassword } from '#contract/accounts/accounts.ts'
import { login } from '#contract/accounts/auth.ts'
import { deleteForGood } from '#contract/bin/bin.ts'
import { addClassStudent, createClass } from '#contract/classroom/classes.ts'
import { sendEvent } from '#contract/operations/events.ts'
import { changeStudent, deleteStudent, resetStudentPassword, setAccommodations, setStudentTeachers, trackStudent } from '#contract/classroom/students.ts'
import { putInBin } from '#server/db/bin/bin.queries.ts'
import { rowsOf } from '#server/db/engine/raw-rows.ts'
import { forgetOld } from '#server/db/operations/retention.queries.ts'
import { users } from '#server/db/schema/people.ts'
import { recordings, sessions } from '#server/db/schema/sessions.ts'
import { assignments } from '#server/db/schema/work.ts'
import { storedTables } from '#server/operations/tables.queries.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import type { TestApp } from '#tests/support/app.ts'
import { testRetention } from '#tests/support/retention.ts'

const traces = ['Zyxwia', 'Qorvandel', 'zyxwia.q', 'zyxwia@quorvax.example', 'quorvax', 'my name is']

/** A student who did everything a student can leave a trace of, in the bin; their id. */
async function muchUsedStudent() {
  const room = await createClassroom()
  const { app, teacher, exercise } = room
  const admin = await app.seedAdmin()
  const made = await app.request(registerStudent, {
    as: teacher,
    headers: { 'Idempotency-Key': 'zyx' },
    body: { name: 'Zyxwia Old', username: 'zyxwia.q', email: 'zyxwia@quorvax.example', age: 9 },
  })
  const params = { id: made.id }
  await app.request(changeStudent, { as: teacher, params, body: { name: 'Zyxwia Qorvandel', new_password: 'lantern-boat-23' } })
  await app.refused(login, { body: { login_identifier: 'zyxwia.q', password: 'wrong' } })
  const { access_token: first } = await app.request(login, { body: { login_identifier: 'zyxwia.q', password: 'lantern-boat-23' } })
  const { access_token } = await app.request(updatePassword, { as: first, body: { new_password: 'margin-rule-48' } })
  await app.request(sendEvent, { as: access_token, body: { name: 'page.viewed', details: { page: 'home' } } })
  await app.request(requestMagic, { as: teacher, body: { email: 'zyxwia@quorvax.example' } })
  await app.request(resetPassword, { body: { username: 'zyxwia.q' } })
  await app.whenIdle()
  const { id: classId } = await app.request(createClass, { as: teacher, body: { name: 'Class 5A' } })
  await app.request(addClassStudent, { as: teacher, params: { id: classId }, body: { student_id: made.id } })
  await app.request(trackStudent, { as: teacher, params })
  await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [teacher.id] } })
  const work = { teacherId: teacher.id, studentId: made.id, exerciseId: exercise.id }
  const [open, binned] = await app.db
    .insert(assignments)
    .values([{ ...work, title: 'Extra for Zyxwia' }, { ...work, title: 'Deleted for Zyxwia', deletedAt: app.clock.now() }])
    .returning()
  await putInBin(app.db, { kind: 'assignment', objectId: binned?.id ?? 0, title: 'Deleted for Zyxwia', ownerId: teacher.id }, app.clock.now())
  const [person] = await app.db.select().from(users).where(sql`id = ${made.id}`)
  if (!person) throw new Error('the student was not stored')
  const play = await room.start({ ...person, password: '' }, { assignment_id: open?.id ?? 0 })
  await play.turn('q.5 my name is Zyxwia Qorvandel')
  await play.turn('pending')
  const take = { sessionId: play.session_id, position: 0, userId: made.id, durationMs: 1000, usable: true, overall: 0.8, engineVersion: '1' }
  await app.db.insert(recordings).values({ ...take, at: app.clock.now(), deleteAfter: new Date('2026-12-20'), feedback: { words: ['Zyxwia'] } })
  await app.request(setAccommodations, { as: teacher, params, body: { time_factor: 2, allow_paste: true } })
  await app.request(resetStudentPassword, { as: teacher, params })
  const location = (await app.send(deleteStudent, { as: teacher, params })).headers.get('Location')
  return { app, teacher, student: room.student, id: made.id, binId: Number(location?.split('/').at(-1)) }
}

/** Tables and the traces found in any text of theirs. */
async function tracesIn({ db }: TestApp): Promise<string[]> {
  const looks = (await storedTables(db)).flatMap(({ name }) =>
    traces.map((trace) => sql`select ${`${name}: ${trace}`}::text as found where exists (select from ${sql.identifier(name)} t where t::text ilike ${`%${trace}%`})`),
  )
  const rows = await rowsOf(db, sql.join(looks, sql` union all `), v.object({ found: v.string() }))
  return rows.map(({ found }) => found)
}

test('a student deleted for good leaves no name, username, address or word in any table', async () => {
  const { app, teacher, id, binId } = await muchUsedStudent()
  const tables = (await tracesIn(app)).map((found) => found.split(':')[0])
  expect([...new Set(tables)].toSorted()).toEqual(['assignments', 'bin', 'messages', 'pieces_given', 'recordings', 'session_questions', 'session_replies', 'users'])
  await app.request(deleteForGood, { as: teacher, params: { id: binId } })
  expect(await tracesIn(app)).toEqual([])
  expect(await app.db.$count(sessions)).toEqual(0)
  const still = await rowsOf(app.db, sql`select action from audit where subject_id = ${id} order by id desc limit 1`, v.object({ action: v.string() }))
  expect(still).toEqual([{ action: 'student.deleted_for_good' }])
})

test('and so does one who was in the bin for 30 days', async () => {
  const { app, student } = await muchUsedStudent()
  await forgetOld(app.db, new Date('2026-12-20T12:00:00.001Z'), testRetention)
  expect([await tracesIn(app), (await app.db.select().from(assignments)).map(({ studentId }) => studentId)]).toEqual([[], [student.id]])
})
