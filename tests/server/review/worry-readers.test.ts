import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { removeTeacher, suspendTeacher } from '#contract/accounts/teachers.ts'
import { addClassStudent, archiveClass, createClass, deleteClass, removeClassStudent } from '#contract/classroom/classes.ts'
import { answerClassInvite, inviteToClass, listOwnClassInvites, removeClassTeacher } from '#contract/classroom/co-teachers.ts'
import { joinClass, setJoinCode } from '#contract/classroom/join-codes.ts'
import { deleteStudent, setStudentTeachers } from '#contract/classroom/students.ts'
import { listConcerns, settleConcern } from '#contract/review/concerns.ts'
import { getSession } from '#contract/sessions/sessions.ts'
import { builtInTutor } from '#server/grading/turn/built-in-tutor.ts'
import { users } from '#server/db/schema/people.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import type { Person } from '#tests/support/school/people.ts'

const asked = [{ title: 'Sum', prompt: 'What is 2 + 2?\n\nAnswer: 4' }]
const promises = {
  teacher: 'Your teacher will see what you wrote.',
  administrator: 'The people who look after Lectern at your school will see what you wrote.',
  nobody: 'Nobody else reads this chat, so nobody knows yet what you wrote.',
}

/** A student at work for the keeper of their account, in a class that a colleague teaches too, and in the class of a teacher by its code. */
async function school() {
  const room = await createClassroom({ asked, tutor: builtInTutor })
  const { app, teacher: keeper, student } = room
  const play = await room.start()
  const teachers = { keeper, colleague: await app.seedTeacher(), byCode: await app.seedTeacher() }
  const makeClass = async (as: Person) => (await app.request(createClass, { as, body: { name: 'Science' } })).id
  const classId = await makeClass(keeper)
  await app.request(addClassStudent, { as: keeper, params: { id: classId }, body: { student_id: student.id } })
  await app.request(inviteToClass, { as: keeper, params: { id: classId }, body: { email: teachers.colleague.email } })
  const [invite] = (await app.request(listOwnClassInvites, { as: teachers.colleague })).results
  await app.request(answerClassInvite, { as: teachers.colleague, params: { id: invite?.id ?? 0 }, body: { accept: true } })
  const codeClassId = await makeClass(teachers.byCode)
  const { join_code } = await app.request(setJoinCode, { as: teachers.byCode, params: { id: codeClassId }, body: { is_on: true } })
  await app.request(joinClass, { as: student, body: { code: join_code?.code ?? '' } })
  const administrator = await app.seedAdmin()

  /** Which of the promises the student reads, and who finds the words on their list of worries, the administrator left out. */
  async function afterWorry(): Promise<{ promised: string[]; heardBy: string[] }> {
    const { message } = await play.turn('i want to kill myself')
    const heardBy = []
    for (const [name, as] of Object.entries(teachers)) {
      const { status } = await app.send(listConcerns, { as })
      if (status === 200 && (await app.request(listConcerns, { as })).results.length > 0) heardBy.push(name)
    }
    return { promised: Object.entries(promises).flatMap(([by, words]) => (message.includes(words) ? [by] : [])), heardBy }
  }

  const leave = async (as: Person) => app.request(deleteStudent, { as, params: { id: student.id } })
  const give = async (...to: readonly Person[]) =>
    app.request(setStudentTeachers, { as: administrator, params: { id: student.id }, body: { teacher_ids: to.map(({ id }) => id) } })
  const remove = async (one: Person) => app.request(removeTeacher, { as: administrator, params: { id: one.id } })
  const suspend = async (one: Person) => app.request(suspendTeacher, { as: administrator, params: { id: one.id } })
  const takeOut = async () => app.request(removeClassStudent, { as: keeper, params: { id: classId, studentId: student.id } })
  const ofClass = { as: keeper, params: { id: classId } }
  return { ...room, ...teachers, administrator, play, afterWorry, leave, give, remove, suspend, takeOut, ofClass, classId }
}

type School = Awaited<ReturnType<typeof school>>

const partings: [string, (at: School) => Promise<unknown>, readonly string[]][] = [
  ['nobody has parted', async () => undefined, ['keeper', 'colleague']],
  ['the keeper leaves the student', ({ leave, keeper }) => leave(keeper), ['colleague']],
  ['the colleague leaves the student', ({ leave, colleague }) => leave(colleague), ['keeper']],
  ['the teacher by code leaves the student', ({ leave, byCode }) => leave(byCode), ['keeper', 'colleague']],
  ['keeper and colleague leave the student', async ({ leave, keeper, colleague }) => [await leave(colleague), await leave(keeper)], ['byCode']],
  ['the keeper is removed, who taught with a colleague', ({ remove, keeper }) => remove(keeper), ['colleague']],
  ['keeper and colleague are removed', async ({ remove, keeper, colleague }) => [await remove(keeper), await remove(colleague)], ['byCode']],
  ['the keeper is suspended', ({ suspend, keeper }) => suspend(keeper), ['colleague']],
  ['keeper and colleague are suspended', async ({ suspend, keeper, colleague }) => [await suspend(keeper), await suspend(colleague)], ['byCode']],
  ['all are suspended', async ({ suspend, keeper, colleague, byCode }) => [await suspend(keeper), await suspend(colleague), await suspend(byCode)], []],
  ['all are removed', async ({ remove, keeper, colleague, byCode }) => [await remove(keeper), await remove(colleague), await remove(byCode)], []],
  ['an administrator gives the student to the teacher by code', ({ give, byCode }) => give(byCode), ['byCode']],
  ['an administrator takes all teachers away', ({ give }) => give(), []],
  ['the keeper takes the student out of the class', ({ takeOut }) => takeOut(), ['keeper']],
  ['the keeper takes the student out of the class and leaves them', async ({ takeOut, leave, keeper }) => [await takeOut(), await leave(keeper)], ['byCode']],
  ['the class is deleted', ({ app, ofClass }) => app.request(deleteClass, ofClass), ['keeper']],
  [
    'the class is deleted and its owner removed',
    async ({ app, ofClass, remove, keeper }) => [await app.request(deleteClass, ofClass), await remove(keeper)],
    ['byCode'],
  ],
  ['the class is archived', ({ app, ofClass }) => app.request(archiveClass, { ...ofClass, body: { archived: true } }), ['keeper', 'colleague']],
  [
    'the colleague stops teaching the class',
    ({ app, keeper, classId, colleague }) => app.request(removeClassTeacher, { as: keeper, params: { id: classId, teacherId: colleague.id } }),
    ['keeper'],
  ],
]

describe('a worry is heard by whom its student is told of, when', () => {
  test.each(partings)('%s', async (_, part, heardBy) => {
    const at = await school()
    await part(at)
    const promised = heardBy.length > 0 ? 'teacher' : 'administrator'
    expect(await at.afterWorry()).toEqual({ promised: [promised], heardBy })
    expect((await at.app.request(listConcerns, { as: at.administrator })).results.length).toEqual(1)
  })

  test('there is nobody: the student is told that nobody knows', async () => {
    const { app, start, teacher } = await createClassroom({ asked, tutor: builtInTutor })
    const play = await start()
    await app.db.update(users).set({ deletedAt: app.clock.now() }).where(eq(users.id, teacher.id))
    expect((await play.turn('i want to kill myself')).message).toContain(promises.nobody)
  })
})

test('who hears of a worry and may not see the session reads the words alone, and notes that they dealt with it', async () => {
  const { app, leave, keeper, colleague, byCode, play } = await school()
  for (const one of [colleague, keeper]) await leave(one)
  await play.turn('i want to kill myself')
  const [heard] = (await app.request(listConcerns, { as: byCode })).results
  expect([heard?.text, heard?.session_id, (await app.send(getSession, { as: byCode, params: { id: play.session_id } })).status]).toEqual([
    'i want to kill myself',
    null,
    404,
  ])
  await app.request(settleConcern, { as: byCode, params: { id: heard?.id ?? 0 }, body: {} })
  expect((await app.request(listConcerns, { as: byCode })).results).toEqual([])
})

test('a worry written before its last reader went is on the list of who is left', async () => {
  const { app, leave, keeper, colleague, byCode, play } = await school()
  await play.turn('i want to kill myself')
  for (const one of [colleague, keeper]) await leave(one)
  expect((await app.request(listConcerns, { as: byCode })).results.length).toEqual(1)
})
