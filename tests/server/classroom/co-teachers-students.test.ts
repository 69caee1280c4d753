import { describe, expect, test } from 'vitest'
import { assignExerciseToClass, createAssignment } from '#contract/assignments/assignments.ts'
import { deleteForGood, listBin, restoreFromBin } from '#contract/bin/bin.ts'
import { readAtWork } from '#contract/classroom/at-work.ts'
import { addClassStudent, createClass, deleteClass, getClass, removeClassStudent } from '#contract/classroom/classes.ts'
import { answerClassInvite, inviteToClass, listOwnClassInvites, removeClassTeacher } from '#contract/classroom/co-teachers.ts'
import { makeParentLink, readAsParent } from '#contract/classroom/parent-links.ts'
import { deleteStudent, getStudent, listStudents, setStudentTeachers, trackStudent } from '#contract/classroom/students.ts'
import { getGradebook } from '#contract/progress/gradebook.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
import { createTestApp } from '#tests/support/app.ts'

/** Elena’s class with Mia, which Daniel teaches too. */
async function school() {
  const app = await createTestApp()
  const [elena, daniel] = [await app.seedTeacher({ name: 'Elena Ruiz' }), await app.seedTeacher({ name: 'Daniel Osei' })]
  const mia = await app.seedStudent({ teacher: elena, name: 'Mia' })
  const put = (classId: number, studentId: number, as = elena) =>
    app.request(addClassStudent, { as, params: { id: classId }, body: { student_id: studentId } })
  const makeClass = async (name: string, as = elena) => (await app.request(createClass, { as, body: { name } })).id
  const teachToo = async (classId: number, as = daniel) => {
    await app.request(inviteToClass, { as: elena, params: { id: classId }, body: { email: as.email } })
    const [one] = (await app.request(listOwnClassInvites, { as })).results
    await app.request(answerClassInvite, { as, params: { id: one?.id ?? 0 }, body: { accept: true } })
  }
  const takeOut = (classId: number, studentId: number, as = elena) => app.request(removeClassStudent, { as, params: { id: classId, studentId } })
  const leave = (classId: number, as = daniel) => app.request(removeClassTeacher, { as, params: { id: classId, teacherId: as.id } })
  const restoreLast = async (as = elena) => {
    const [entry] = (await app.request(listBin, { as })).results
    return app.request(restoreFromBin, { as, params: { id: entry?.id ?? 0 } })
  }
  const seen = async (as = daniel) => (await app.request(listStudents, { as })).results.map(({ name }) => name)
  const classId = await makeClass('Maths 5A')
  await put(classId, mia.id)
  await teachToo(classId)
  return { app, elena, daniel, mia, classId, params: { id: classId }, put, makeClass, teachToo, takeOut, leave, restoreLast, seen }
}

describe('a student of a class that two teach', () => {
  test('is lost to the colleague with the class they leave, and not while another class of both has them', async () => {
    const { mia, classId, put, makeClass, teachToo, takeOut, leave, seen } = await school()
    const art = await makeClass('Art')
    await teachToo(art)
    await put(art, mia.id)
    await takeOut(classId, mia.id)
    expect(await seen()).toEqual(['Mia'])
    await takeOut(art, mia.id)
    expect(await seen()).toEqual([])
    await put(await makeClass('Music'), mia.id)
    expect(await seen()).toEqual([])
    await leave(classId)
    await leave(art)
    expect(await seen()).toEqual([])
  })

  test('stays with a colleague who has them in a class of their own', async () => {
    const { daniel, mia, classId, put, makeClass, takeOut, leave, seen } = await school()
    await put(await makeClass('Chess', daniel), mia.id, daniel)
    await takeOut(classId, mia.id)
    await leave(classId)
    expect(await seen()).toEqual(['Mia'])
  })

  test('is lost with the deleted class, comes back with it, and is gone for good with it', async () => {
    const { app, elena, params, restoreLast, seen } = await school()
    await app.request(deleteClass, { as: elena, params })
    expect(await seen()).toEqual([])
    await restoreLast()
    expect(await seen()).toEqual(['Mia'])
    await app.request(deleteClass, { as: elena, params })
    const [entry] = (await app.request(listBin, { as: elena })).results
    await app.request(deleteForGood, { as: elena, params: { id: entry?.id ?? 0 } })
    expect(await seen()).toEqual([])
  })

  test('comes back to a colleague who deleted them as the class’s, and not at all once they teach it no longer', async () => {
    const { app, daniel, mia, classId, leave, restoreLast, seen } = await school()
    await app.request(deleteStudent, { as: daniel, params: { id: mia.id } })
    expect(await seen()).toEqual([])
    await restoreLast(daniel)
    expect(await seen()).toEqual(['Mia'])
    await app.request(deleteStudent, { as: daniel, params: { id: mia.id } })
    await leave(classId)
    const [entry] = (await app.request(listBin, { as: daniel })).results
    expect((await app.refused(restoreFromBin, { as: daniel, params: { id: entry?.id ?? 0 } })).status).toBe(404)
    expect(await seen()).toEqual([])
  })

  test('once restored by a colleague goes with the class', async () => {
    const { app, daniel, mia, classId, leave, restoreLast, seen } = await school()
    await app.request(deleteStudent, { as: daniel, params: { id: mia.id } })
    await restoreLast(daniel)
    await leave(classId)
    expect(await seen()).toEqual([])
  })

  test('whom the owner deleted stays with the colleague, and goes with the class again once the owner took that back', async () => {
    const { app, elena, mia, classId, leave, restoreLast, seen } = await school()
    await app.request(deleteStudent, { as: elena, params: { id: mia.id } })
    expect([await seen(), await seen(elena)]).toEqual([['Mia'], []])
    await restoreLast()
    expect([await seen(), await seen(elena)]).toEqual([['Mia'], ['Mia']])
    await leave(classId)
    expect(await seen()).toEqual([])
  })

  test('whom a colleague took into a class of their own meanwhile stays when the owner took the deletion back', async () => {
    const { app, elena, daniel, mia, classId, put, makeClass, leave, restoreLast, seen } = await school()
    await app.request(deleteStudent, { as: elena, params: { id: mia.id } })
    await put(await makeClass('Chess', daniel), mia.id, daniel)
    await restoreLast()
    await leave(classId)
    expect(await seen()).toEqual(['Mia'])
  })

  test('who comes back from the bin is seen by who came to teach the class meanwhile', async () => {
    const { app, elena, mia, classId, teachToo, restoreLast, seen } = await school()
    await app.request(deleteStudent, { as: elena, params: { id: mia.id } })
    const noor = await app.seedTeacher({ name: 'Noor Haddad' })
    await teachToo(classId, noor)
    expect(await seen(noor)).toEqual([])
    await restoreLast()
    expect(await seen(noor)).toEqual(['Mia'])
  })
})

describe('whom a colleague tracks of a class that two teach', () => {
  test('is on their list alone, and again once the class, or the student, is back from the bin', async () => {
    const { app, elena, daniel, mia, params, restoreLast } = await school()
    const tracked = async (as = daniel) => (await app.request(listStudents, { as, query: { tracked: 'true' } })).results.map(({ name }) => name)
    await app.request(trackStudent, { as: daniel, params: { id: mia.id } })
    expect([await tracked(), await tracked(elena)]).toEqual([['Mia'], []])
    await app.request(deleteClass, { as: elena, params })
    expect(await tracked()).toEqual([])
    await restoreLast()
    expect([await tracked(), await tracked(elena)]).toEqual([['Mia'], []])
    await app.request(deleteStudent, { as: daniel, params: { id: mia.id } })
    await restoreLast(daniel)
    expect([await tracked(), await tracked(elena)]).toEqual([['Mia'], []])
  })

  test('is nobody once they teach it no longer, also after the class was in the bin', async () => {
    const { app, elena, daniel, mia, params, classId, leave, restoreLast, seen } = await school()
    await app.request(trackStudent, { as: daniel, params: { id: mia.id } })
    await leave(classId)
    await app.request(deleteClass, { as: elena, params })
    await restoreLast()
    expect(await seen()).toEqual([])
  })
})

test('a colleague who teaches a class no longer reaches nothing of it by what they had of it: its pages, its students, or a link for parents they made', async () => {
  const { app, daniel, mia, params, classId, leave, teachToo } = await school()
  const { url } = await app.request(makeParentLink, { as: daniel, params: { id: mia.id } })
  const token = url.split('#')[1] ?? ''
  const statuses = () =>
    Promise.all([
      app.send(getClass, { as: daniel, params }),
      app.send(readAtWork, { as: daniel, params }),
      app.send(getGradebook, { as: daniel, params }),
      app.send(getStudent, { as: daniel, params: { id: mia.id } }),
      app.send(readAsParent, { body: { token } }),
    ]).then((all) => all.map(({ status }) => status))
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  await leave(classId)
  expect(await statuses()).toEqual([404, 404, 404, 404, 401])
  await teachToo(classId)
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
})

describe('an administrator who decides on the teachers of a student of two', () => {
  test('leaves the class’s teachers the student for as long as the class has them', async () => {
    const { app, elena, daniel, mia, params, leave, seen } = await school()
    const admin = await app.seedAdmin()
    const give = (teacher_ids: number[]) => app.request(setStudentTeachers, { as: admin, params: { id: mia.id }, body: { teacher_ids } })
    expect((await give([elena.id])).teachers.map(({ id }) => id).toSorted()).toEqual([elena.id, daniel.id].toSorted())
    expect([await seen(), (await app.request(getClass, { as: daniel, params })).students.length]).toEqual([['Mia'], 1])
    await leave(params.id)
    expect(await seen()).toEqual([])
  })

  test('takes the student out of the class with its owner, and from a colleague unless they are named', async () => {
    const { app, daniel, mia, classId, leave, seen } = await school()
    const admin = await app.seedAdmin()
    const give = (teacher_ids: number[]) => app.request(setStudentTeachers, { as: admin, params: { id: mia.id }, body: { teacher_ids } })
    await give([daniel.id])
    await leave(classId)
    expect(await seen()).toEqual(['Mia'])
    await give([])
    expect(await seen()).toEqual([])
  })
})

describe('what two teachers of a class see of its students’ work', () => {
  test('is the class’s, and what each of them gave by themself, in the gradebook and at work', async () => {
    const { app, elena, daniel, mia, params, put, makeClass, teachToo } = await school()
    const [shared, hers, his, elsewhere] = [
      await seedExercise(app.db, elena.id),
      await seedExercise(app.db, elena.id),
      await seedExercise(app.db, daniel.id),
      await seedExercise(app.db, elena.id),
    ]
    await app.request(assignExerciseToClass, { as: elena, params, body: { exercise_id: shared.id, title: 'Shared' } })
    await app.request(createAssignment, { as: elena, body: { student_id: mia.id, exercise_id: hers.id, title: 'Hers' } })
    await app.request(createAssignment, { as: daniel, body: { student_id: mia.id, exercise_id: his.id, title: 'His' } })
    const art = await makeClass('Art')
    await teachToo(art)
    await put(art, mia.id)
    await app.request(assignExerciseToClass, { as: elena, params: { id: art }, body: { exercise_id: elsewhere.id, title: 'Elsewhere' } })
    const titles = async (as = daniel) => {
      const { works } = await app.request(getGradebook, { as, params })
      const now = await app.request(readAtWork, { as, params })
      return [works, now.works].map((all) => all.map(({ title }) => title).toSorted())
    }
    const admin = await app.seedAdmin()
    expect([await titles(), await titles(elena), await titles(admin)]).toEqual([
      [['His', 'Shared'], ['His', 'Shared']],
      [['Hers', 'Shared'], ['Hers', 'Shared']],
      [['Hers', 'Shared'], ['Hers', 'Shared']],
    ])
  })
})
