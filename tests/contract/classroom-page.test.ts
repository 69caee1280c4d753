import { createActor, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { registerStudent } from '#contract/accounts/accounts.ts'
import { login } from '#contract/accounts/auth.ts'
import { createClass, deleteClass, getClass, renameClass } from '#contract/classroom/classes.ts'
import { deleteStudent, getStudent, listStudents, type Student } from '#contract/classroom/students.ts'
import { addStudentMachine, renameClassMachine } from '#machines/classroom/classroom/classroom.forms.ts'
import { type PlacingInput, placingMachine } from '#machines/classroom/classroom/placing.machine.ts'
import { type Removable, removalMachine } from '#machines/bin/removal/removal.machine.ts'
import { createAddStudentActors, createRenameClassActors } from '#src/actors/classroom/classroom.forms.ts'
import { fetchClasses, fetchStudents } from '#src/actors/classroom/classroom.lists.ts'
import { createPlacingActors } from '#src/actors/classroom/placing.actors.ts'
import { createRemovalActors } from '#src/actors/bin/removal.actors.ts'
import { createApi } from '#src/api/client.ts'
import { createTestApp } from '#tests/support/app.ts'
import { seededPassword as password, seedStudentOf } from '#tests/support/school/people.ts'

const never = new AbortController().signal

/** A signed-in teacher with two students and two classes, both in the first. */
async function teacherAtWork() {
  const app = await createTestApp()
  const teacher = await app.seedTeacher()
  await seedStudentOf(app.db, teacher, { name: 'Ana Lima' })
  await seedStudentOf(app.db, teacher, { name: 'Ben Okri' })
  let token: string | null = null
  let areAnswersLost = false
  const api = createApi({
    root: 'http://school.example/api',
    readToken: () => token,
    timeZone: () => 'Europe/Madrid',
    fetch: async (input, init) => {
      const answer = await app.app.request(new Request(input, init))
      if (areAnswersLost) throw new TypeError('the line broke')
      return answer
    },
  })
  const loseAnswers = (areLost: boolean) => {
    areAnswersLost = areLost
  }
  token = (await api.send(login, { body: { login_identifier: teacher.username, password } })).access_token
  const first = await api.send(createClass, { body: { name: '7a' } })
  const second = await api.send(createClass, { body: { name: '7b' } })
  const students = async () => (await api.send(listStudents, {})).results
  async function place(input: Omit<PlacingInput, 'fromClassId'> & { fromClassId?: number }, classId: number | null) {
    const machine = placingMachine.provide({ actors: createPlacingActors({ api }) })
    const actor = createActor(machine, { input: { fromClassId: null, ...input } }).start()
    actor.send({ type: 'class.chosen', classId })
    actor.send({ type: 'placing.submitted' })
    const batch = actor.getSnapshot().children.placeStudents
    if (batch !== undefined) await waitFor(batch, (moment) => !moment.hasTag('pending'))
    return actor
  }
  await place({ kind: 'add', students: await students() }, first.id)
  const members = async (id: number) => (await api.send(getClass, { params: { id } })).students.map(({ name }) => name)
  return { api, first, second, students, place, members, loseAnswers }
}

describe('the classroom and the server', () => {
  test('students who move are in the new class and out of the old one, and the rest stays where it was', async () => {
    const { first, second, students, place, members } = await teacherAtWork()
    const moved = await place({ kind: 'move', students: (await students()).slice(0, 1), fromClassId: first.id }, second.id)
    expect([moved.getSnapshot().output, await members(first.id), await members(second.id)]).toEqual([
      { placed: 1, back: [{ studentId: expect.any(Number), name: 'Ana Lima', into: [first.id], outOf: [second.id] }] },
      ['Ben Okri'],
      ['Ana Lima'],
    ])
    const out = await place({ kind: 'takeOut', students: await students(), fromClassId: second.id }, null)
    expect([out.getSnapshot().output?.placed, await members(second.id)]).toEqual([2, []])
  })

  test('a class that is gone fails each student with its reason, and nobody has left theirs', async () => {
    const { api, first, second, students, place, members } = await teacherAtWork()
    await api.send(deleteClass, { params: { id: second.id } })
    const actor = await place({ kind: 'move', students: await students(), fromClassId: first.id }, second.id)
    const items = actor.getSnapshot().children.placeStudents?.getSnapshot().context.items ?? []
    expect(items.map(({ value, status }) => [value.name, status])).toEqual([
      ['Ana Lima', 'failed'],
      ['Ben Okri', 'failed'],
    ])
    expect(await members(first.id)).toEqual(['Ana Lima', 'Ben Okri'])
  })

  test('a new student is in the class that is shown, with a start password; a taken username is said at its field', async () => {
    const { api, first, members } = await teacherAtWork()
    const values = { name: 'Carla Díaz', username: 'carla', email: 'carla@school.example' }
    const adding = () => createActor(addStudentMachine.provide({ actors: createAddStudentActors({ api, classId: first.id }) })).start()
    const carla = adding()
    carla.send({ type: 'values.submitted', values })
    const { context } = await waitFor(carla, ({ status }) => status === 'done')
    expect([context.saved?.classProblem, (context.saved?.startPassword ?? '').length > 5, await members(first.id)]).toEqual([
      null,
      true,
      ['Ana Lima', 'Ben Okri', 'Carla Díaz'],
    ])
    const second = adding()
    second.send({ type: 'values.submitted', values: { ...values, email: 'other@school.example' } })
    expect((await waitFor(second, (moment) => moment.hasTag('refused'))).context.fields).toEqual({ username: 'Username already exists' })
    const third = adding()
    third.send({ type: 'values.submitted', values: { ...values, username: 'Carla' } })
    const both = { username: 'Username already exists', email: 'Email address already in use' }
    expect((await waitFor(third, (moment) => moment.hasTag('refused'))).context.fields).toEqual(both)
  })

  test('of students who are brought back, one whose username was taken meanwhile stays away with the reason; the others are back', async () => {
    const { api, students } = await teacherAtWork()
    const [ana, ben] = (await students()).map(({ id, name, username }) => ({ id, title: name, username }))
    if (ana === undefined || ben === undefined) throw new Error('there are two students')
    const remove = (id: number) => api.send(deleteStudent, { params: { id } })
    await Promise.all([remove(ana.id), remove(ben.id)])
    await api.send(registerStudent, { body: { name: 'Another Ana', username: ana.username, email: 'another@school.example' } })
    const told: [string, unknown][] = []
    const removal = createActor(
      removalMachine.provide({
        actors: createRemovalActors({ api, kind: 'student', remove, failedSentence: 'Failed to delete student. Please try again.' }),
        actions: {
          tellRestored: (_, { items }) => void told.push(['back', items.map(({ title }: Removable) => title)]),
          tellRestoreFailed: (_, { sentence }) => void told.push(['not back', sentence]),
        },
      }),
    ).start()
    removal.send({ type: 'undo.requested', items: [ana, ben] })
    await waitFor(removal, (moment) => moment.matches('restoreFailed'))
    expect([told, (await students()).map(({ name }) => name)]).toEqual([
      [
        ['back', ['Ben Okri']],
        ['not back', 'Username already exists'],
      ],
      ['Another Ana', 'Ben Okri'],
    ])
  })

  test('what somebody else changed meanwhile is said, and saving again goes over it', async () => {
    const { api, first } = await teacherAtWork()
    await api.send(renameClass, { params: { id: first.id }, body: { name: '7a (Room 2)' } })
    const renaming = createActor(renameClassMachine.provide({ actors: createRenameClassActors({ api, ...first }) })).start()
    renaming.send({ type: 'values.submitted', values: { name: 'Homeroom', keepsVoices: true, asksModel: null, setsGoals: true } })
    const refused = await waitFor(renaming, (moment) => moment.hasTag('refused'))
    expect(refused.context.sentence).toEqual('This was changed in the meantime, in another tab or by somebody else. Save again to put yours in its place.')
    renaming.send({ type: 'values.submitted', values: { name: 'Homeroom', keepsVoices: true, asksModel: null, setsGoals: true } })
    await waitFor(renaming, ({ status }) => status === 'done')
    const { name, voice_consent } = await api.send(getClass, { params: { id: first.id } })
    expect([name, voice_consent]).toEqual(['Homeroom', true])
  })

  test('a class renamed over a change of somebody else keeps the consent that was taken back meanwhile, and the goals', async () => {
    const { api, first } = await teacherAtWork()
    const read = await api.send(renameClass, { params: { id: first.id }, body: { name: '7a', voice_consent: true } })
    await api.send(renameClass, { params: { id: first.id }, body: { name: '7a', voice_consent: false, sets_goals: false } })
    const renaming = createActor(renameClassMachine.provide({ actors: createRenameClassActors({ api, ...read }) })).start()
    renaming.send({ type: 'values.submitted', values: { name: 'Homeroom', keepsVoices: true, asksModel: null, setsGoals: true } })
    await waitFor(renaming, (moment) => moment.hasTag('refused'))
    renaming.send({ type: 'values.submitted', values: { name: 'Homeroom', keepsVoices: true, asksModel: null, setsGoals: true } })
    await waitFor(renaming, ({ status }) => status === 'done')
    const { name, voice_consent, sets_goals } = await api.send(getClass, { params: { id: first.id } })
    expect([name, voice_consent, sets_goals]).toEqual(['Homeroom', false, false])
  })

  test('a consent that was noted by a call nobody answered is taken back by unticking it and saving again', async () => {
    const { api, first, loseAnswers } = await teacherAtWork()
    const renaming = createActor(renameClassMachine.provide({ actors: createRenameClassActors({ api, ...first }) })).start()
    loseAnswers(true)
    renaming.send({ type: 'values.submitted', values: { name: '7a', keepsVoices: true, asksModel: null, setsGoals: true } })
    await waitFor(renaming, (moment) => moment.hasTag('failed'))
    loseAnswers(false)
    renaming.send({ type: 'values.submitted', values: { name: '7a', keepsVoices: false, asksModel: null, setsGoals: true } })
    await waitFor(renaming, (moment) => moment.hasTag('refused'))
    renaming.send({ type: 'values.submitted', values: { name: '7a', keepsVoices: false, asksModel: null, setsGoals: true } })
    await waitFor(renaming, ({ status }) => status === 'done')
    expect((await api.send(getClass, { params: { id: first.id } })).voice_consent).toBe(false)
  })

  test('lists answer what the address asks for, with the number of all students beside the classes', async () => {
    const { api, first, students } = await teacherAtWork()
    const surroundings = { api, nowMs: () => 5 }
    const classes = await fetchClasses(surroundings, { query: null, cursor: null, atLeast: 0 }, never)
    expect([classes.rows.map(({ name }) => name), classes.facts]).toEqual([['7a', '7b'], { students: 2 }])
    const page = await fetchStudents(surroundings, { query: { q: 'okri', classId: first.id, order: '-name' }, cursor: null, atLeast: 0 }, never)
    const [ben]: Student[] = (await students()).filter(({ name }) => name === 'Ben Okri')
    const shown = await api.send(getStudent, { params: { id: ben?.id ?? 0 } })
    expect(page).toEqual({ rows: [shown], total: 1, nextCursor: null, facts: null, readAtMs: 5 })
  })
})
