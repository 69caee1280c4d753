import { describe, expect, test } from 'vitest'
import { assignExerciseToClass, getAssignment, listAssignments } from '#contract/assignments/assignments.ts'
import { listGivenWork } from '#contract/assignments/given-work.ts'
import { startChat, submitAnswer } from '#contract/chat/chat-sessions.ts'
import { addClassStudent, archiveClass, copyClass, createClass, getClass, listClasses, listClassNames, listClassWork } from '#contract/classroom/classes.ts'
import { getStudent } from '#contract/classroom/students.ts'
import { listClassWeeks, listWatched } from '#contract/dashboard/dashboard.ts'
import { getGradebook } from '#contract/progress/gradebook.ts'
import { audit } from '#server/db/schema/operations.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
import { createTestApp } from '#tests/support/app.ts'

/** A class of two with two pieces of work, one due in the past; Mia turned nothing in and stands in the middle of the first. */
async function yearEnd() {
  const app = await createTestApp()
  const [teacher, colleague] = [await app.seedTeacher(), await app.seedTeacher()]
  const [mia, tom] = [await app.seedStudent({ teacher, name: 'Mia' }), await app.seedStudent({ teacher, name: 'Tom' })]
  const { id } = await app.request(createClass, { as: teacher, body: { name: 'Maths 5A' } })
  const params = { id }
  for (const one of [mia, tom]) await app.request(addClassStudent, { as: teacher, params, body: { student_id: one.id } })
  const exercise = await seedExercise(app.db, teacher.id)
  const day = 86_400_000
  const give = async (title: string, days: number) => {
    const due_date = new Date(app.clock.now().getTime() + days * day).toISOString()
    return app.request(assignExerciseToClass, { as: teacher, params, body: { exercise_id: exercise.id, title, due_date } })
  }
  const [first] = (await give('Sums', -2)).assignment_ids
  await give('Fractions', 2)
  const assignmentId = first ?? 0
  const start = () => app.request(startChat, { as: mia, body: { assignment_id: assignmentId } })
  const archive = (archived: boolean) => app.request(archiveClass, { as: teacher, params, body: { archived } })
  const titlesOf = async (as: typeof mia, query = {}) =>
    (await app.request(listAssignments, { as, query })).results.map(({ title }) => title).toSorted()
  return { app, teacher, colleague, mia, tom, params, exercise, assignmentId, start, archive, titlesOf }
}

describe('a class that is archived', () => {
  test('leaves the ordinary lists, and can be read and brought back', async () => {
    const { app, teacher, mia, params, archive } = await yearEnd()
    const before = await app.request(getClass, { as: teacher, params })
    const archived = await archive(true)
    expect(archived).toEqual({ ...before, version: before.version + 1, archived_at: app.clock.now().toISOString() })
    expect(await archive(true)).toEqual(archived)
    const seen = async () => [
      (await app.request(listClasses, { as: teacher })).results.length,
      (await app.request(listClassNames, { as: teacher })).results.length,
      (await app.request(getStudent, { as: teacher, params: { id: mia.id } })).classes.length,
      (await app.request(listClassWeeks, { as: teacher })).results.length,
      (await app.request(listGivenWork, { as: teacher })).results.length,
      (await app.request(listWatched, { as: teacher })).counts.overdue,
    ]
    expect(await seen()).toEqual([0, 0, 0, 0, 0, 0])
    expect((await app.request(listClasses, { as: teacher, query: { archived: 'include' } })).results).toEqual([archived])
    expect(await app.request(getClass, { as: teacher, params })).toEqual(archived)
    expect((await app.request(listGivenWork, { as: teacher, query: { class_id: String(params.id) } })).results.map(({ title }) => title)).toEqual(['Sums', 'Fractions'])
    expect((await app.request(getGradebook, { as: teacher, params, query: { span: 'all' } })).works.length).toEqual(2)
    expect(await archive(false)).toEqual({ ...archived, version: archived.version + 1, archived_at: null })
    expect(await seen()).toEqual([1, 1, 1, 1, 2, 2])
    expect((await app.db.select().from(audit)).map(({ action }) => action)).toEqual(['class.archived', 'class.brought_back'])
  })

  test('closes its open work for students, ends what is running, and lets them go on once it is brought back', async () => {
    const { app, mia, assignmentId, start, archive, titlesOf } = await yearEnd()
    const { agent } = await start()
    expect(await titlesOf(mia)).toEqual(['Fractions', 'Sums'])
    await archive(true)
    expect(await titlesOf(mia)).toEqual([])
    const params = { id: assignmentId }
    expect((await app.refused(getAssignment, { as: mia, params })).code).toEqual('not_found')
    expect((await app.refused(startChat, { as: mia, body: { assignment_id: assignmentId } })).code).toEqual('not_found')
    expect((await app.refused(submitAnswer, { as: mia, body: { session_id: agent.session_id, answer: '4' } })).code).toEqual('session_over')
    await archive(false)
    expect(await titlesOf(mia)).toEqual(['Fractions', 'Sums'])
    expect((await start()).agent.session_id).not.toEqual(agent.session_id)
  })

  test('gets neither work nor students', async () => {
    const { app, teacher, params, exercise, archive } = await yearEnd()
    const late = await app.seedStudent({ teacher })
    await archive(true)
    const due_date = '2099-01-01T12:00:00.000Z'
    const refused = { status: 409, code: 'conflict', error: 'This class is archived. Bring it back first.' }
    expect(await app.refused(assignExerciseToClass, { as: teacher, params, body: { exercise_id: exercise.id, due_date } })).toEqual(refused)
    expect(await app.refused(addClassStudent, { as: teacher, params, body: { student_id: late.id } })).toEqual(refused)
    expect((await app.request(listClassWork, { as: teacher, params })).results.length).toEqual(2)
  })

  test('is no colleague’s to archive or copy', async () => {
    const { app, colleague, params } = await yearEnd()
    expect((await app.refused(archiveClass, { as: colleague, params, body: { archived: true } })).code).toEqual('not_found')
    expect((await app.refused(copyClass, { as: colleague, params, body: { name: 'Mine', student_ids: [], work_ids: [] } })).code).toEqual('not_found')
  })
})

describe('a copy of a class', () => {
  test('has the chosen students and work, seen at once and without due dates, and shows nothing of the old year', async () => {
    const { app, teacher, mia, tom, params, archive, titlesOf } = await yearEnd()
    await archive(true)
    const work = (await app.request(listClassWork, { as: teacher, params })).results
    expect(work.map(({ title, open, turned_in }) => [title, open, turned_in])).toEqual([['Sums', 2, 0], ['Fractions', 2, 0]])
    const body = { name: 'Maths 6A', student_ids: [mia.id], work_ids: work.slice(0, 1).map(({ id }) => id) }
    const copy = await app.request(copyClass, { as: teacher, params, body })
    const { id, name, username, email } = mia
    expect(copy).toEqual({
      id: copy.id, name: 'Maths 6A', version: 1, voice_consent: false, model_consent: null, sets_goals: true, archived_at: null,
      teacher: { id: teacher.id, name: teacher.name }, students: [{ id, name, username, email }],
    })
    expect([await titlesOf(mia), await titlesOf(tom), await titlesOf(teacher, { class_id: String(copy.id) })]).toEqual([['Sums'], [], ['Sums']])
    const { results } = await app.request(listGivenWork, { as: teacher, query: { class_id: String(copy.id) } })
    expect(results.map((one) => [one.title, one.assigned, one.due_date])).toEqual([['Sums', 1, null]])
  })

  test('can have neither students nor work; who joins later gets the work', async () => {
    const { app, teacher, tom, params, titlesOf } = await yearEnd()
    const work_ids = (await app.request(listClassWork, { as: teacher, params })).results.map(({ id }) => id)
    const empty = await app.request(copyClass, { as: teacher, params, body: { name: 'Empty', student_ids: [], work_ids: [] } })
    const waiting = await app.request(copyClass, { as: teacher, params, body: { name: 'Waiting', student_ids: [], work_ids } })
    expect([empty.students, waiting.students]).toEqual([[], []])
    await app.request(addClassStudent, { as: teacher, params: { id: waiting.id }, body: { student_id: tom.id } })
    expect(await titlesOf(tom)).toEqual(['Fractions', 'Fractions', 'Sums', 'Sums'])
  })

  test('takes nobody and nothing of another class, and is not made then', async () => {
    const { app, teacher, params } = await yearEnd()
    const stranger = await app.seedStudent({ teacher })
    const other = await app.request(createClass, { as: teacher, body: { name: 'Other' } })
    const work_ids = (await app.request(listClassWork, { as: teacher, params })).results.map(({ id }) => id)
    const refused = async (of: number, body: object) =>
      (await app.refused(copyClass, { as: teacher, params: { id: of }, body: { name: 'Copy', student_ids: [], work_ids: [], ...body } })).code
    expect([await refused(params.id, { student_ids: [stranger.id] }), await refused(other.id, { work_ids })]).toEqual(['not_found', 'not_found'])
    expect((await app.request(listClassNames, { as: teacher })).results.map(({ name }) => name)).toEqual(['Maths 5A', 'Other'])
  })
})
