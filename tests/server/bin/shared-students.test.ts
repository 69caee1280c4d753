import { describe, expect, test } from 'vitest'
import { login } from '#contract/accounts/auth.ts'
import { deleteForGood, listBin, restoreFromBin } from '#contract/bin/bin.ts'
import { addClassStudent, createClass, getClass } from '#contract/classroom/classes.ts'
import { deleteStudent, getStudent, setStudentTeachers } from '#contract/classroom/students.ts'
import { users } from '#server/db/schema/people.ts'
import { forgetOld } from '#server/db/operations/retention.queries.ts'
import { createTestApp } from '#tests/support/app.ts'
import { testRetention } from '#tests/support/retention.ts'

const day = 86_400_000

/** A student of two teachers, in a class of each. */
async function school() {
  const app = await createTestApp()
  const [teacher, colleague, stranger, admin] = [await app.seedTeacher(), await app.seedTeacher(), await app.seedTeacher(), await app.seedAdmin()]
  const student = await app.seedStudent({ teacher, name: 'Mia Lang', username: 'mia' })
  const params = { id: student.id }
  await app.request(setStudentTeachers, { as: admin, params, body: { teacher_ids: [teacher.id, colleague.id] } })
  const { id: classId } = await app.request(createClass, { as: teacher, body: { name: 'Class 5A' } })
  await app.request(addClassStudent, { as: teacher, params: { id: classId }, body: { student_id: student.id } })
  const remove = (as: typeof teacher) => app.request(deleteStudent, { as, params })
  const binOf = async (as: typeof teacher) => (await app.request(listBin, { as })).results.map(({ id, kind, object_id }) => [id, kind, object_id])
  const sees = async (as: typeof teacher) => (await app.send(getStudent, { as, params })).status === 200
  return { app, teacher, colleague, stranger, admin, student, params, classId, remove, binOf, sees }
}

describe('deleting a student whom others teach too', () => {
  test('takes them from the caller alone: the other keeps them, and they can sign in', async () => {
    const { app, teacher, colleague, student, remove, sees } = await school()
    await remove(teacher)
    expect([await sees(teacher), await sees(colleague)]).toEqual([false, true])
    await app.request(login, { body: { login_identifier: 'mia', password: student.password } })
  })

  test('is undone by the caller, with their place in the class', async () => {
    const { app, teacher, classId, student, remove, binOf, sees } = await school()
    await remove(teacher)
    expect(await binOf(teacher)).toEqual([[1, 'student', student.id]])
    await app.request(restoreFromBin, { as: teacher, params: { id: 1 } })
    const { students } = await app.request(getClass, { as: teacher, params: { id: classId } })
    expect([await sees(teacher), students.map(({ id }) => id), await binOf(teacher)]).toEqual([true, [student.id], []])
  })

  test('for good, or by time, costs the other nothing', async () => {
    const { app, teacher, colleague, remove, sees, binOf } = await school()
    await remove(teacher)
    await app.request(deleteForGood, { as: teacher, params: { id: 1 } })
    expect([await sees(colleague), await binOf(teacher)]).toEqual([true, []])
  })

  test('by both at once leaves one account in the bin, or one teacher who has it', async () => {
    const { app, teacher, colleague, remove } = await school()
    await Promise.all([remove(teacher), remove(colleague)])
    const [mia] = (await app.db.select().from(users)).filter(({ username }) => username === 'mia')
    expect(mia?.deletedAt).toEqual(app.clock.now())
  })
})

describe('the account of a student whom several taught', () => {
  test('goes to the bin with its last teacher, and each of them sees it there and brings it back', async () => {
    const { app, teacher, colleague, stranger, student, remove, binOf, sees } = await school()
    await remove(teacher)
    await remove(colleague)
    expect([await binOf(colleague), await binOf(stranger)]).toEqual([[[2, 'student', student.id]], []])
    expect(await binOf(teacher)).toEqual([
      [2, 'student', student.id],
      [1, 'student', student.id],
    ])
    await app.request(restoreFromBin, { as: teacher, params: { id: 2 } })
    expect([await sees(colleague), await binOf(colleague)]).toEqual([true, []])
    await app.request(restoreFromBin, { as: teacher, params: { id: 1 } })
    expect(await sees(teacher)).toEqual(true)
  })

  test('comes back whole with the teacher who left first', async () => {
    const { app, teacher, colleague, remove, sees, binOf } = await school()
    await remove(teacher)
    await remove(colleague)
    await app.request(restoreFromBin, { as: teacher, params: { id: 1 } })
    expect([await sees(teacher), await sees(colleague), await binOf(teacher)]).toEqual([true, true, []])
  })

  test('is deleted for good by administrators alone', async () => {
    const { app, teacher, colleague, admin, remove } = await school()
    await remove(teacher)
    await remove(colleague)
    for (const as of [teacher, colleague]) {
      const refused = await app.refused(deleteForGood, { as, params: { id: 2 } })
      expect([refused.status, refused.code]).toEqual([403, 'forbidden'])
    }
    await app.request(deleteForGood, { as: admin, params: { id: 2 } })
    expect([(await app.request(listBin, { as: teacher })).results, (await app.db.select().from(users)).filter(({ username }) => username === 'mia')]).toEqual([[], []])
  })

  test('goes to the bin at once when an administrator deletes it, where its teachers find it', async () => {
    const { teacher, colleague, admin, student, remove, binOf } = await school()
    await remove(admin)
    for (const as of [teacher, colleague]) expect(await binOf(as)).toEqual([[1, 'student', student.id]])
  })

  test('outlives the 30 days of a teacher who left long before', async () => {
    const { app, teacher, colleague, remove } = await school()
    await remove(teacher)
    app.clock.advance(29 * day)
    await remove(colleague)
    app.clock.advance(2 * day)
    await forgetOld(app.db, app.clock.now(), testRetention)
    expect((await app.request(listBin, { as: colleague })).results.map(({ id }) => id)).toEqual([2])
    expect((await app.db.select().from(users)).filter(({ username }) => username === 'mia').length).toEqual(1)
  })
})
