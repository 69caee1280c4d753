import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { batchUpdateAssignments, deleteAssignment, getAssignment, listAssignments, updateAssignment } from '#contract/assignments/assignments.ts'
import { startChat } from '#contract/chat/chat-sessions.ts'
import { insertClassWork } from '#server/db/assignments/class-assignments.queries.ts'
import { audit, bin } from '#server/db/schema/operations.ts'
import { classes } from '#server/db/schema/people.ts'
import { assignments, classAssignments } from '#server/db/schema/work.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { seedAssignment, seedExercise } from '#tests/server/chat/exercises.ts'
import { countStatements } from '#tests/server/chat/statements.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const yesterday = new Date('2026-11-19T12:00:00.000Z')
const nextWeek = '2026-11-27T22:59:00.000Z'
const locked = 'This assignment is complete and its due date has passed.'

async function withColleague(options: Parameters<typeof createClassroom>[0] = {}) {
  const room = await createClassroom(options)
  const [colleague, classmate] = [await room.app.seedTeacher(), await room.app.seedStudent({ teacher: room.teacher })]
  const give = (more: Partial<Parameters<typeof seedAssignment>[1]> = {}) =>
    seedAssignment(room.app.db, { teacherId: room.teacher.id, studentId: classmate.id, exerciseId: room.exercise.id, ...more })
  const stored = () => room.app.db.select().from(assignments).orderBy(assignments.id)
  return { ...room, colleague, classmate, give, stored, params: { id: room.assignment.id } }
}

describe('changing an assignment', () => {
  test('sets what was sent, keeps the rest, and counts its version up', async () => {
    const room = await withColleague({ assignment: { dueDate: yesterday } })
    const before = await room.app.request(getAssignment, { as: room.teacher, params: room.params })
    const body = { title: 'Until next week', due_date: nextWeek, config: { allowRedoAssignment: true } }
    const after = await room.app.request(updateAssignment, { as: room.teacher, params: room.params, body })
    const config = { ...before.config, allowRedoAssignment: true }
    expect(after).toEqual({ ...before, title: body.title, assignment_title: body.title, due_date: nextWeek, config, version: 2 })
    expect(await room.app.request(getAssignment, { as: room.student, params: room.params })).toEqual(after)
    const undated = await room.app.request(updateAssignment, { as: room.teacher, params: room.params, body: { due_date: null } })
    expect(undated).toEqual({ ...after, due_date: null, version: 3 })
  })

  test('from an older version is refused with the assignment as it is', async () => {
    const room = await withColleague()
    const send = (title: string) => ({ as: room.teacher, params: room.params, body: { title, version: 1 } })
    const current = await room.app.request(updateAssignment, send('First'))
    expect(await room.app.refused(updateAssignment, send('Second'))).toEqual({
      status: 409,
      code: 'stale_version',
      error: 'This was changed in the meantime, in another tab or by somebody else.',
      current,
    })
  })

  test('is over once it is complete and past due; before that or undated it is not', async () => {
    const room = await withColleague({ assignment: { complete: true, completedOn: yesterday, score: 80, dueDate: yesterday } })
    const send = { as: room.teacher, params: room.params, body: { title: 'Too late' } }
    expect(await room.app.refused(updateAssignment, send)).toEqual({ status: 409, code: 'conflict', error: locked })
    await room.app.db.update(assignments).set({ dueDate: null })
    expect((await room.app.request(updateAssignment, send)).title).toEqual('Too late')
  })

  test('moves the time its student sees it from, or gives it at once, as long as they do not see it yet', async () => {
    const room = await withColleague({ assignment: { assignAt: new Date('2026-11-23T08:00:00Z'), dueDate: new Date(nextWeek) } })
    const change = (body: object) => ({ as: room.teacher, params: room.params, body })
    const seen = async () => (await room.app.request(listAssignments, { as: room.student })).results.length
    const moved = await room.app.request(updateAssignment, change({ assign_at: '2026-11-24T08:00:00.000Z' }))
    expect([moved.assign_at, moved.due_date, await seen()]).toEqual(['2026-11-24T08:00:00.000Z', nextWeek, 0])
    const tooLate = { status: 422, code: 'invalid', error: 'Students must see it before it is due.' }
    expect(await room.app.refused(updateAssignment, change({ assign_at: nextWeek }))).toEqual({ ...tooLate, field: 'assign_at' })
    expect(await room.app.refused(updateAssignment, change({ due_date: '2026-11-24T08:00:00.000Z' }))).toEqual({ ...tooLate, field: 'due_date' })
    const body = { assignment_ids: [moved.id], due_date: '2026-11-23T08:00:00.000Z' }
    const batch = await room.app.request(batchUpdateAssignments, { as: room.teacher, body })
    expect(batch).toEqual({ results: [{ id: moved.id, ok: false, error: tooLate.error }] })
    const given = await room.app.request(updateAssignment, change({ assign_at: null }))
    expect([given.assign_at, await seen()]).toEqual([undefined, 1])
    expect(await room.app.refused(updateAssignment, change({ assign_at: '2026-11-24T08:00:00.000Z' }))).toEqual({
      status: 409,
      code: 'conflict',
      error: 'Its student can already see this work.',
    })
    expect((await room.app.request(updateAssignment, change({ assign_at: null, title: 'As before' }))).title).toEqual('As before')
  })

  test("is the giver's and an admin's; a colleague finds nothing and the student may not", async () => {
    const room = await withColleague()
    const admin = await room.app.seedAdmin()
    const statuses = []
    for (const as of [room.colleague, room.student, admin]) {
      statuses.push((await room.app.send(updateAssignment, { as, params: room.params, body: { title: 'Mine' } })).status)
    }
    expect(statuses).toEqual([404, 403, 200])
  })
})

describe('deleting an assignment', () => {
  test('puts it into the bin, says where, and leaves its sessions', async () => {
    const room = await withColleague()
    const play = await room.start()
    const response = await room.app.send(deleteAssignment, { as: room.teacher, params: room.params })
    const [entry] = await room.app.db.select().from(bin)
    expect([response.status, response.headers.get('Location')]).toEqual([204, `/api/bin/${entry?.id}`])
    expect(entry).toEqual({
      id: entry?.id,
      ownerId: room.teacher.id,
      kind: 'assignment',
      objectId: room.assignment.id,
      title: `Plants and Equations Assignment (${room.student.name})`,
      details: {},
      deletedAt: now,
      expiresAt: new Date('2026-12-20T12:00:00.000Z'),
    })
    expect((await room.app.request(listAssignments, { as: room.student })).results).toEqual([])
    expect((await room.app.refused(startChat, { as: room.student, body: { assignment_id: room.assignment.id } })).status).toEqual(404)
    expect((await play.turn('q1')).agent.session_id).toEqual(play.session_id)
    const notes = (await room.app.db.select().from(audit)).map(({ actorId, action, subjectId }) => [actorId, action, subjectId])
    expect(notes).toEqual([[room.teacher.id, 'assignment.deleted', room.assignment.id]])
    expect((await room.app.refused(deleteAssignment, { as: room.teacher, params: room.params })).status).toEqual(404)
  })

  test('is refused once it is complete', async () => {
    const room = await withColleague({ assignment: { complete: true, completedOn: now, score: 80 } })
    const refused = await room.app.refused(deleteAssignment, { as: room.teacher, params: room.params })
    expect(refused).toEqual({ status: 409, code: 'conflict', error: 'A completed assignment cannot be deleted.' })
    expect(await room.app.db.select().from(bin)).toEqual([])
  })
})

describe('changing several assignments', () => {
  test('changes those it can and says of each whether it did', async () => {
    const room = await withColleague()
    const done = await room.give({ complete: true, completedOn: yesterday, score: 50, dueDate: yesterday })
    const open = await room.give({ dueDate: yesterday })
    const foreign = await room.give({ teacherId: room.colleague.id })
    const assignment_ids = [open.id, done.id, foreign.id, open.id, 4711, room.assignment.id]
    const body = { assignment_ids, due_date: nextWeek, config: { allowRedoAssignment: true } }
    expect(await room.app.request(batchUpdateAssignments, { as: room.teacher, body })).toEqual({
      results: [
        { id: open.id, ok: true },
        { id: done.id, ok: false, error: locked },
        { id: foreign.id, ok: false, error: 'This was not found.' },
        { id: 4711, ok: false, error: 'This was not found.' },
        { id: room.assignment.id, ok: true },
      ],
    })
    const changed = { dueDate: new Date(nextWeek), allowRedo: true, version: 2 }
    expect(await room.stored()).toEqual([{ ...room.assignment, ...changed }, done, { ...open, ...changed }, foreign])
  })

  test('gives another title and exercise only to work nobody started', async () => {
    const room = await withColleague()
    await room.start()
    const fresh = await room.give()
    const other = await seedExercise(room.app.db, room.teacher.id, undefined, { title: 'Another' })
    const assignment_ids = [room.assignment.id, fresh.id]
    const body = { assignment_ids, title: 'Another one', exercise_id: other.id, due_date: nextWeek }
    expect(await room.app.request(batchUpdateAssignments, { as: room.teacher, body })).toEqual({
      results: [
        { id: room.assignment.id, ok: false, error: 'This work has already been started: its title and exercise cannot change.' },
        { id: fresh.id, ok: true },
      ],
    })
    const changed = { title: 'Another one', plainTitle: 'another one', exerciseId: other.id, dueDate: new Date(nextWeek), version: 2 }
    expect(await room.stored()).toEqual([room.assignment, { ...fresh, ...changed }])
  })

  test('keeps due dates when none is sent, and changes nothing for an exercise one may not give or one without questions', async () => {
    const room = await withColleague({ assignment: { dueDate: yesterday } })
    const send = (more: object) => ({ as: room.teacher, body: { assignment_ids: [room.assignment.id], ...more } })
    await room.app.request(batchUpdateAssignments, send({ due_date: null, config: { allowRedoAssignment: true } }))
    const kept = { ...room.assignment, allowRedo: true, version: 2 }
    const [theirs, empty] = [await seedExercise(room.app.db, room.colleague.id), await seedExercise(room.app.db, room.teacher.id, [])]
    const refused = []
    for (const more of [{ exercise_id: theirs.id }, { exercise_id: empty.id }, { due_date: null }, { assignment_ids: [], title: 'x' }]) {
      const { status, code } = await room.app.refused(batchUpdateAssignments, send(more))
      refused.push([status, code])
    }
    expect(refused).toEqual([
      [404, 'not_found'],
      [422, 'no_questions'],
      [422, 'invalid'],
      [422, 'invalid'],
    ])
    expect(await room.stored()).toEqual([kept])
  })

  test('takes the work of a class along when all copies changed alike, so that later joiners get it as it is now', async () => {
    const room = await withColleague()
    const [group] = await room.app.db.insert(classes).values({ teacherId: room.teacher.id, name: 'Year 5' }).returning()
    const work = { classId: group?.id ?? 0, exerciseId: room.exercise.id, title: 'For all', gradeLevel: 5, dueDate: yesterday, allowRedo: false }
    const classAssignmentId = await insertClassWork(room.app.db, work)
    const [one, two] = [await room.give({ classAssignmentId, title: 'For all' }), await room.give({ classAssignmentId, studentId: room.student.id })]
    const dueOfClass = async () => (await room.app.db.select().from(classAssignments).where(eq(classAssignments.id, classAssignmentId)))[0]?.dueDate
    const params = { id: one.id }
    await room.app.request(updateAssignment, { as: room.teacher, params, body: { due_date: nextWeek, title: 'Same' } })
    expect(await dueOfClass()).toEqual(yesterday)
    const body = { assignment_ids: [one.id, two.id], due_date: nextWeek, title: 'Same' }
    await room.app.request(batchUpdateAssignments, { as: room.teacher, body })
    expect(await dueOfClass()).toEqual(new Date(nextWeek))
  })

  test('takes the time a class sees its work from along as well', async () => {
    const room = await withColleague()
    const [group] = await room.app.db.insert(classes).values({ teacherId: room.teacher.id, name: 'Year 5' }).returning()
    const work = { exerciseId: room.exercise.id, title: 'For all', gradeLevel: 5, assignAt: new Date('2026-11-23T08:00:00Z') }
    const classAssignmentId = await insertClassWork(room.app.db, { ...work, classId: group?.id ?? 0 })
    const { id } = await room.give({ ...work, classAssignmentId })
    await room.app.request(updateAssignment, { as: room.teacher, params: { id }, body: { assign_at: null } })
    expect((await room.app.db.select().from(classAssignments)).map(({ title, assignAt }) => [title, assignAt])).toEqual([['For all', null]])
  })

  test('costs the same number of statements for one and for many', async () => {
    const room = await withColleague()
    const many = [room.assignment.id, (await room.give()).id, (await room.give()).id, (await room.give()).id]
    const counted = countStatements()
    const counts = []
    for (const assignment_ids of [many.slice(0, 1), many]) {
      await room.app.request(batchUpdateAssignments, { as: room.teacher, body: { assignment_ids, due_date: nextWeek } })
      counts.push(counted())
    }
    expect(counts[1]).toEqual(counts[0])
  })
})
