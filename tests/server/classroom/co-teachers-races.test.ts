import { describe, expect, test } from 'vitest'
import { assignExerciseToClass, listAssignments } from '#contract/assignments/assignments.ts'
import { addClassStudent, createClass, deleteClass, getClass, removeClassStudent, renameClass } from '#contract/classroom/classes.ts'
import { answerClassInvite, inviteToClass, listOwnClassInvites, removeClassTeacher } from '#contract/classroom/co-teachers.ts'
import { deleteStudent, listStudents } from '#contract/classroom/students.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
import { createTestApp } from '#tests/support/app.ts'
import type { Person } from '#tests/support/school/people.ts'

const rounds = [1, 2, 3]

/** Elena with classes that Daniel teaches too, and her students. */
async function school() {
  const app = await createTestApp()
  const [elena, daniel] = [await app.seedTeacher({ name: 'Elena Ruiz' }), await app.seedTeacher({ name: 'Daniel Osei' })]
  const student = (name: string, teacher = elena) => app.seedStudent({ teacher, name })
  const put = (id: number, { id: student_id }: Person, as = elena) => app.send(addClassStudent, { as, params: { id }, body: { student_id } })
  const takeOut = (id: number, { id: studentId }: Person, as = elena) => app.send(removeClassStudent, { as, params: { id, studentId } })
  const invite = async (id: number) => {
    await app.request(inviteToClass, { as: elena, params: { id }, body: { email: daniel.email } })
    const [one] = (await app.request(listOwnClassInvites, { as: daniel })).results
    return () => app.send(answerClassInvite, { as: daniel, params: { id: one?.id ?? 0 }, body: { accept: true } })
  }
  const makeClass = async (members: readonly Person[], isShared: boolean) => {
    const { id } = await app.request(createClass, { as: elena, body: { name: 'Maths' } })
    for (const one of members) await put(id, one)
    if (isShared) await (await invite(id))()
    return id
  }
  const seen = async (as = daniel) => (await app.request(listStudents, { as })).results.map(({ name }) => name)
  const members = async (id: number) => (await app.request(getClass, { as: elena, params: { id } })).students.map(({ name }) => name)
  return { app, elena, daniel, student, put, takeOut, invite, makeClass, seen, members }
}

/** What the calls answered, none of them a fault of the server. */
async function statuses(calls: Promise<Response>[]): Promise<number[]> {
  return (await Promise.all(calls)).map(({ status }) => status)
}

describe('two teachers of one class at the same moment', () => {
  test('change it without losing a student, a piece of work or a name: each change is done or refused', async () => {
    const { app, elena, daniel, student, put, takeOut, makeClass, seen, members } = await school()
    const [mia, leo, zoe, noa] = [await student('Mia'), await student('Leo'), await student('Zoe'), await student('Noa', daniel)]
    const id = await makeClass([mia, leo], true)
    const [hers, his] = [await seedExercise(app.db, elena.id), await seedExercise(app.db, daniel.id)]
    const params = { id }
    const [outTwice, again, ...rest] = await Promise.all([
      statuses([takeOut(id, mia), takeOut(id, mia, daniel)]),
      statuses([put(id, zoe), put(id, noa, daniel), put(id, noa, daniel)]),
      statuses([
        app.send(renameClass, { as: elena, params, body: { name: 'Maths 5B' } }),
        app.send(assignExerciseToClass, { as: elena, params, body: { exercise_id: hers.id, title: 'Hers' } }),
        app.send(assignExerciseToClass, { as: daniel, params, body: { exercise_id: his.id, title: 'His' } }),
      ]),
    ])
    expect(outTwice.toSorted()).toEqual([204, 404])
    expect([...again, ...rest.flat()].filter((status) => status >= 300)).toEqual([])
    expect(await members(id)).toEqual(['Leo', 'Noa', 'Zoe'])
    expect([(await seen()).toSorted(), (await seen(elena)).toSorted()]).toEqual([['Leo', 'Noa', 'Zoe'], ['Leo', 'Mia', 'Noa', 'Zoe']])
    const { results } = await app.request(listAssignments, { as: elena, query: { limit: '50' } })
    const titlesOf = (person: Person) => results.filter((one) => one.student_id === person.id).map(({ title }) => title).toSorted()
    expect([leo, noa, zoe].map(titlesOf)).toEqual([['Hers', 'His'], ['Hers', 'His'], ['Hers', 'His']])
  })

  test('one who leaves while students come in keeps none of them, and one who joins then sees them all', async () => {
    const { app, daniel, student, put, invite, makeClass, seen } = await school()
    for (const round of rounds) {
      const [old, late] = [await student(`Old ${round}`), await student(`Late ${round}`)]
      const id = await makeClass([old], true)
      await statuses([put(id, late), app.send(removeClassTeacher, { as: daniel, params: { id, teacherId: daniel.id } }), put(id, late)])
      expect(await seen()).toEqual([])
      const later = await student(`Later ${round}`)
      const accept = await invite(id)
      expect((await statuses([put(id, later), accept()])).filter((status) => status >= 300)).toEqual([])
      expect(await seen()).toEqual([`Late ${round}`, `Later ${round}`, `Old ${round}`])
      await app.request(removeClassTeacher, { as: daniel, params: { id, teacherId: daniel.id } })
    }
  })

  test('one deletes the class or a student while the other works on it: nobody keeps whom they have no longer', async () => {
    const { app, elena, daniel, student, put, takeOut, makeClass, seen } = await school()
    for (const round of rounds) {
      const [mia, leo] = [await student(`Mia ${round}`), await student(`Leo ${round}`)]
      const id = await makeClass([mia], true)
      const done = await statuses([
        put(id, leo),
        app.send(deleteClass, { as: elena, params: { id } }),
        takeOut(id, mia, daniel),
        app.send(deleteStudent, { as: daniel, params: { id: mia.id } }),
      ])
      expect(done.filter((status) => status >= 500)).toEqual([])
      expect(await seen()).toEqual([])
    }
  })
})
