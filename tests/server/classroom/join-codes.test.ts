import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { assignExerciseToClass, listAssignments } from '#contract/assignments/assignments.ts'
import { archiveClass, createClass, deleteClass, getClass } from '#contract/classroom/classes.ts'
import { getJoinCode, joinClass, setJoinCode } from '#contract/classroom/join-codes.ts'
import { getStudent, listStudents } from '#contract/classroom/students.ts'
import { startSample } from '#contract/welcome/welcome.ts'
import { joinCodes } from '#server/db/schema/accounts.ts'
import { audit } from '#server/db/schema/operations.ts'
import { users } from '#server/db/schema/people.ts'
import { forgetOld } from '#server/db/operations/retention.queries.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
import { createTestApp } from '#tests/support/app.ts'
import { testRetention } from '#tests/support/retention.ts'

const noClass = 'No class has this code now. Look at it again, or ask your teacher for a new one.'

/** A class with its code turned on, and a student of a colleague's who holds it. */
async function doorway() {
  const app = await createTestApp({ settings: { rateLimits: true } })
  const [teacher, colleague] = [await app.seedTeacher({ name: 'Elena Ruiz' }), await app.seedTeacher()]
  const mia = await app.seedStudent({ teacher: colleague, name: 'Mia' })
  const params = { id: (await app.request(createClass, { as: teacher, body: { name: 'Maths 5A' } })).id }
  const turn = async (is_on: boolean) => (await app.request(setJoinCode, { as: teacher, params, body: { is_on } })).join_code
  const code = (await turn(true))?.code ?? ''
  const join = (as = mia, typed = code) => app.request(joinClass, { as, body: { code: typed } })
  const refused = (as = mia, typed = code) => app.refused(joinClass, { as, body: { code: typed } })
  return { app, teacher, colleague, mia, params, turn, code, join, refused }
}

describe('a class’s join code', () => {
  test('is eight signs that nobody takes for others, read again by its teacher, and stored where nobody reads it', async () => {
    const { app, teacher, params, turn, code } = await doorway()
    const ends_at = '2026-11-21T12:00:00.000Z'
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/)
    expect(await app.request(getJoinCode, { as: teacher, params })).toEqual({ join_code: { code, url: `${app.deps.settings.publicUrl}/student/join#${code.replace('-', '')}`, ends_at } })
    expect((await turn(true))?.code).toBe(code)
    expect(JSON.stringify(await app.db.select().from(joinCodes))).not.toContain(code.replace('-', ''))
    expect(app.logLines.join('\n')).not.toContain(code.replace('-', ''))
  })

  test('lets a student of the school in, however they type it, with the class’s open work; joining twice changes nothing', async () => {
    const { app, teacher, mia, params, code, join } = await doorway()
    const exercise = await seedExercise(app.db, teacher.id)
    const due = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString()
    for (const [title, days] of [['Past', -1], ['Open', 2]] as const) {
      await app.request(assignExerciseToClass, { as: teacher, params, body: { exercise_id: exercise.id, title, due_date: due(days) } })
    }
    expect((await app.request(listStudents, { as: teacher })).results).toEqual([])
    expect(await join(mia, ` ${code.toLowerCase().replace('-', ' - ')} `)).toEqual({ class_name: 'Maths 5A', teacher_name: 'Elena Ruiz' })
    await join()
    expect((await app.request(getClass, { as: teacher, params })).students.map(({ name }) => name)).toEqual(['Mia'])
    expect((await app.request(listAssignments, { as: mia })).results.map(({ title }) => title)).toEqual(['Open'])
    expect((await app.request(getStudent, { as: teacher, params: { id: mia.id } })).classes).toEqual([{ id: params.id, name: 'Maths 5A' }])
    expect((await app.db.select().from(audit)).map(({ action }) => action)).toEqual(['join_code.made', 'class.joined', 'class.joined'])
  })

  test('ends after a day, by a press, with the class, and with its teacher; a new one is another one', async () => {
    const { app, teacher, params, turn, code, refused } = await doorway()
    const ended = { status: 404, code: 'not_found', field: 'code', error: noClass }
    await turn(false)
    expect([await turn(false), await refused()]).toEqual([null, ended])
    const second = (await turn(true))?.code ?? ''
    expect([second === code, await refused()]).toEqual([false, ended])
    await app.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, teacher.id))
    expect(await refused(undefined, second)).toEqual(ended)
    await app.db.update(users).set({ suspendedAt: null }).where(eq(users.id, teacher.id))
    await app.request(archiveClass, { as: teacher, params, body: { archived: true } })
    expect(await refused(undefined, second)).toEqual(ended)
    expect((await app.refused(setJoinCode, { as: teacher, params, body: { is_on: true } })).status).toBe(409)
    await app.request(archiveClass, { as: teacher, params, body: { archived: false } })
    expect(await app.request(getJoinCode, { as: teacher, params })).toEqual({ join_code: null })
    expect(await refused(undefined, second)).toEqual(ended)
    const brief = (await turn(true))?.code ?? ''
    app.clock.advance(86_400_000)
    expect(await refused(undefined, brief)).toEqual(ended)
    expect(await app.request(getJoinCode, { as: teacher, params })).toEqual({ join_code: null })
    const third = (await turn(true))?.code ?? ''
    await app.request(deleteClass, { as: teacher, params })
    expect(await refused(undefined, third)).toEqual(ended)
    app.clock.advance(86_400_001)
    expect((await forgetOld(app.db, app.clock.now(), testRetention)).links).toBe(1)
  })

  test('opens nothing to whoever has no account: no visitor, no sample, no teacher', async () => {
    const { app, colleague, code } = await doorway()
    const { access_token } = await app.request(startSample)
    const statuses = [
      (await app.refused(joinClass, { body: { code } })).status,
      (await app.refused(joinClass, { as: access_token, body: { code } })).status,
      (await app.refused(joinClass, { as: colleague, body: { code } })).status,
    ]
    expect(statuses).toEqual([401, 403, 403])
  })

  test('cannot be guessed: ten tries in a quarter of an hour, told apart by nothing, and the eleventh waits whatever it says', async () => {
    const { app, mia, code, refused, join } = await doorway()
    const wrong = ['AAAA-AAAA', `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`]
    const answers = []
    for (let at = 0; at < 10; at += 1) answers.push(await refused(mia, wrong[at % 2]))
    expect(answers).toEqual(answers.map(() => ({ status: 404, code: 'not_found', field: 'code', error: noClass })))
    expect(await refused()).toEqual({ status: 429, code: 'too_many_requests', error: 'Too many tries. Please wait 15 minutes and try again.' })
    const repeated = await app.send(joinClass, { as: mia, body: { code }, headers: { 'Idempotency-Key': 'again' } })
    expect([repeated.status, repeated.headers.get('Retry-After')]).toEqual([429, '900'])
    app.clock.advance(15 * 60_000 + 1)
    expect((await join()).class_name).toBe('Maths 5A')
    expect((await app.refused(joinClass, { as: mia, body: { code: 'ABC' } })).issues).toEqual([{ path: 'code', message: 'A code has 8 letters and numbers' }])
  })
})
