import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { register, registerStudent, requestMagic, resetPassword, updateProfile } from '#contract/accounts/accounts.ts'
import { getProfile, login, verifyMagic } from '#contract/accounts/auth.ts'
import { confirmEmail, getRegistration, sendConfirmation, setRegistration } from '#contract/accounts/registration.ts'
import { cancelInvite, inviteTeacher, listTeachers, removeTeacher, resumeTeacher, suspendTeacher, vouchForTeacher } from '#contract/accounts/teachers.ts'
import { startChat } from '#contract/chat/chat-sessions.ts'
import { getExercise, listExercises } from '#contract/exercises/exercise-library.ts'
import { listQuestions } from '#contract/questions/questions.ts'
import { listThemes } from '#contract/exercises/themes.ts'
import { createAssignment } from '#contract/assignments/assignments.ts'
import { questions } from '#server/db/schema/library.ts'
import { audit } from '#server/db/schema/operations.ts'
import { users } from '#server/db/schema/people.ts'
import { seedExercise } from '#tests/server/chat/exercises.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'

const ada = { name: 'Ada Lovelace', username: 'ada', email: 'ada@school.example', password: 'violet-harbour-71', age: 36 }
const withMail = { smtpUrl: 'smtp://mail.school.example' }

function signInAs({ request }: TestApp, { username, password }: { username: string; password: string } = ada) {
  return request(login, { body: { login_identifier: username, password } }).then(({ access_token }) => access_token)
}

/** A school with mail in which Ada registered and has not confirmed her address. */
async function unconfirmed() {
  const app = await createTestApp({ settings: withMail })
  await app.request(register, { body: ada })
  await app.whenIdle()
  return { app, as: await signInAs(app) }
}

function tokenIn({ mail }: TestApp): string {
  return /#(\S+)/.exec(mail.at(-1)?.text ?? '')?.[1] ?? ''
}

describe('who may register', () => {
  test.each([
    ['closed', [], 'Teachers cannot register here. Please ask an administrator of your school for an account.'],
    ['invite', [], 'Teachers register by invitation here. Please ask an administrator of your school for one.'],
    ['domains', ['other.example', 'third.example'], 'Please use an email address of other.example or third.example'],
  ] as const)('nobody unasked where it is %s', async (mode, domains, error) => {
    const { refused, db } = await createTestApp({ settings: { registration: { mode, domains: [...domains] } } })
    const { issues: _, ...refusal } = await refused(register, { body: ada })
    expect(refusal).toEqual(mode === 'domains' ? { status: 422, error, code: 'invalid', field: 'email' } : { status: 403, error, code: 'forbidden' })
    expect(await db.select().from(users)).toEqual([])
  })

  test('who has an address of the school, where its domain is named', async () => {
    const { request } = await createTestApp({ settings: { registration: { mode: 'domains', domains: ['school.example'] } } })
    expect(await request(register, { body: { ...ada, email: 'Ada@School.Example' } })).toEqual({ id: 1 })
  })

  test('and not who leaves such an address for another one, unless the school vouches for them', async () => {
    const app = await createTestApp({ settings: { ...withMail, registration: { mode: 'domains', domains: ['school.example'] } } })
    await app.request(register, { body: ada })
    const as = await signInAs(app)
    const change = (email: string) => app.refused(updateProfile, { as, body: { email, password: ada.password } })
    const error = 'Please use an email address of school.example'
    expect(await change('ada@else.example')).toEqual({ status: 422, code: 'invalid', field: 'email', error, issues: [{ path: 'email', message: error }] })
    expect((await app.request(updateProfile, { as, body: { email: 'ada.l@School.example', password: ada.password } })).email).toEqual('ada.l@School.example')
    await app.whenIdle()
    await app.request(confirmEmail, { body: { token: tokenIn(app) } })
    await app.request(vouchForTeacher, { as: await app.seedAdmin(), params: { id: 1 } })
    expect((await app.request(updateProfile, { as, body: { email: 'ada@else.example', password: ada.password } })).email).toEqual('ada@else.example')
  })

  test('is decided by administrators, and their word outlives the environment’s', async () => {
    const app = await createTestApp({ settings: { registration: { mode: 'invite', domains: [] } } })
    const [admin, teacher] = [await app.seedAdmin(), await app.seedTeacher()]
    const wanted = { mode: 'domains' as const, domains: ['School.example', 'school.example'] }
    expect((await app.refused(setRegistration, { as: teacher, body: wanted })).status).toEqual(403)
    expect((await app.refused(setRegistration, { as: admin, body: { mode: 'domains', domains: [] } })).error).toEqual('Please name at least one domain')
    await app.request(setRegistration, { as: admin, body: wanted })
    expect(await app.request(getRegistration)).toEqual({ mode: 'domains', domains: ['school.example'] })
    expect((await app.db.select().from(audit)).map(({ action, actorId }) => [action, actorId])).toEqual([['registration.changed', admin.id]])
  })
})

describe('an invitation', () => {
  test('lets one person in, once, and confirms the address it was mailed to', async () => {
    const app = await createTestApp({ settings: { ...withMail, registration: { mode: 'invite', domains: [] } } })
    const admin = await app.seedAdmin()
    const { url, ...invite } = await app.request(inviteTeacher, { as: admin, body: { email: 'Ada@school.example' } })
    expect([app.mail.at(-1)?.to, app.mail.at(-1)?.text.includes(url)]).toEqual([{ name: '', address: 'Ada@school.example' }, true])
    expect((await app.request(listTeachers, { as: admin })).invites).toEqual([invite])
    const twins = [ada, { ...ada, username: 'bea', email: 'bea@school.example' }]
    const statuses = await Promise.all(twins.map(async (one) => (await app.send(register, { body: { ...one, invite: tokenIn(app) } })).status))
    expect(statuses.toSorted()).toEqual([201, 403])
    expect((await app.refused(register, { body: { ...ada, username: 'cora', email: 'cora@school.example', invite: tokenIn(app) } })).error).toEqual(
      'This invitation was used or is over. Please ask an administrator of your school for another one.',
    )
    expect((await app.request(listTeachers, { as: admin })).invites).toEqual([])
  })

  test('for another address leaves that one to be confirmed, and vouches for nobody', async () => {
    const app = await createTestApp({ settings: { ...withMail, registration: { mode: 'invite', domains: [] } } })
    const admin = await app.seedAdmin()
    await app.request(inviteTeacher, { as: admin, body: { email: 'office@school.example' } })
    await app.request(register, { body: { ...ada, invite: tokenIn(app) } })
    expect((await app.request(getProfile, { as: await signInAs(app) })).must_confirm_email).toEqual(true)
    await app.request(inviteTeacher, { as: admin, body: { email: 'bea@school.example' } })
    await app.request(register, { body: { ...ada, username: 'bea', email: 'Bea@school.example', invite: tokenIn(app) } })
    const { results } = await app.request(listTeachers, { as: admin })
    expect(results.map(({ username, is_vouched_for }) => [username, is_vouched_for])).toEqual([['ada', false], ['bea', true]])
  })

  test('ends after two weeks, when it is taken back, and with a newer one', async () => {
    const app = await createTestApp({ settings: { registration: { mode: 'invite', domains: [] } } })
    const as = await app.seedAdmin()
    const invite = async () => ({ ...(await app.request(inviteTeacher, { as, body: { email: ada.email } })), token: tokenIn(app) })
    const tryIt = async (token: string) => (await app.send(register, { body: { ...ada, invite: token } })).status
    const first = await invite()
    const second = await invite()
    const ended = [await tryIt(first.token)]
    await app.request(cancelInvite, { as, params: { id: second.id } })
    ended.push(await tryIt(second.token))
    const third = await invite()
    app.clock.advance(14 * 86_400_000)
    ended.push(await tryIt(third.token))
    expect(ended).toEqual([403, 403, 403])
    expect((await app.refused(cancelInvite, { as, params: { id: second.id } })).status).toEqual(404)
  })

  test('is for administrators to make, and for nobody who has an account', async () => {
    const app = await createTestApp()
    const [admin, teacher] = [await app.seedAdmin(), await app.seedTeacher()]
    expect((await app.refused(inviteTeacher, { as: teacher, body: { email: ada.email } })).status).toEqual(403)
    const taken = await app.refused(inviteTeacher, { as: admin, body: { email: teacher.email.toUpperCase() } })
    expect([taken.code, taken.field, app.mail]).toEqual(['taken', 'email', []])
  })
})

describe('a teacher who has not confirmed their address', () => {
  test('is told so, mails nobody, and gets a mail that says nothing they typed', async () => {
    const { app, as } = await unconfirmed()
    expect((await app.request(getProfile, { as })).must_confirm_email).toEqual(true)
    const body = { name: 'Look at evil.example', username: 'www.evil.example', email: 'victim@else.example' }
    await app.request(registerStudent, { as, body })
    const refused = await app.refused(requestMagic, { as, body: { email: 'victim@else.example' } })
    expect([refused.status, refused.code]).toEqual([403, 'forbidden'])
    for (const identifier of ['victim@else.example', 'www.evil.example']) await app.request(resetPassword, { body: { username: identifier } })
    await app.whenIdle()
    expect(app.mail.map(({ to }) => to)).toEqual([{ name: '', address: ada.email }])
    expect(app.mail[0]?.text).not.toMatch(/Ada|ada\b(?!@)/)
  })

  test('is vouched for by nobody before', async () => {
    const { app } = await unconfirmed()
    const admin = await app.seedAdmin()
    const vouch = { as: admin, params: { id: 1 } }
    const error = 'This teacher has not confirmed their email address yet. You can vouch for them once they have.'
    expect(await app.refused(vouchForTeacher, vouch)).toEqual({ status: 409, code: 'conflict', error })
    expect((await app.request(listTeachers, { as: admin })).results.map(({ state, is_vouched_for }) => [state, is_vouched_for])).toEqual([['unconfirmed', false]])
    await app.request(confirmEmail, { body: { token: tokenIn(app) } })
    expect((await app.request(vouchForTeacher, vouch)).is_vouched_for).toEqual(true)
  })

  test('sees nothing of the shared library, and everything of it once they confirmed', async () => {
    const { app, as } = await unconfirmed()
    const admin = await app.seedAdmin()
    const { id } = await seedExercise(app.db, admin.id, [{ title: 'Shared', prompt: 'One?\n\nAnswer: 4' }])
    const [question] = await app.db.select().from(questions)
    const me = await app.request(getProfile, { as })
    const student = await app.request(registerStudent, { as, body: { name: 'Tim', username: 'tim', email: 'tim@school.example' } })
    const seen = async () => ({
      exercises: (await app.request(listExercises, { as, query: { author: 'both' } })).results.length,
      questions: (await app.request(listQuestions, { as, query: { author: 'both' } })).results.length,
      themes: (await app.request(listThemes, { as })).themes.length,
      read: (await app.send(getExercise, { as, params: { id } })).status,
      tried: (await app.send(startChat, { as, body: { exercise_id: id } })).status,
      given: (await app.send(createAssignment, { as, body: { exercise_id: id, student_id: student.id } })).status,
    })
    expect([question?.ownerId, await seen()]).toEqual([admin.id, { exercises: 0, questions: 0, themes: 0, read: 404, tried: 404, given: 404 }])
    await app.request(confirmEmail, { body: { token: tokenIn(app) } })
    expect(await seen()).toEqual({ exercises: 1, questions: 1, themes: 0, read: 200, tried: 200, given: 201 })
    expect([(await app.request(getProfile, { as })).must_confirm_email, me.id]).toEqual([undefined, me.id])
  })

  test('confirms by the mailed link for three days, not for an address they left, and gets another one', async () => {
    const { app, as } = await unconfirmed()
    const first = tokenIn(app)
    expect(await app.request(sendConfirmation, { as })).toEqual({ sent: true })
    expect((await app.refused(confirmEmail, { body: { token: first } })).code).toEqual('link_invalid')
    const second = tokenIn(app)
    await app.request(updateProfile, { as, body: { email: 'lovelace@school.example', password: ada.password } })
    await app.whenIdle()
    expect((await app.refused(confirmEmail, { body: { token: second } })).code).toEqual('link_invalid')
    const third = tokenIn(app)
    app.clock.advance(71 * 3_600_000)
    expect(await app.request(confirmEmail, { body: { token: third } })).toEqual({ confirmed: true })
    const later = await signInAs(app)
    expect(await app.request(sendConfirmation, { as: later })).toEqual({ sent: false })
    app.clock.advance(2 * 3_600_000)
    expect((await app.refused(confirmEmail, { body: { token: third } })).code).toEqual('link_invalid')
  })

  test('confirms as well by the link of a forgotten password, whose mail says nothing they typed', async () => {
    const { app } = await unconfirmed()
    await app.request(resetPassword, { body: { username: 'ada' } })
    await app.whenIdle()
    const text = app.mail.at(-1)?.text ?? ''
    expect(text).not.toMatch(/Ada|username/)
    const { access_token } = await app.request(verifyMagic, { body: { token: /token=(\S+)/.exec(text)?.[1] ?? '' } })
    expect((await app.request(getProfile, { as: access_token })).must_confirm_email).toEqual(undefined)
  })

  test('is one who changed their address where mail leaves the house, and nobody where it does not', async () => {
    const housed = await createTestApp()
    await housed.request(register, { body: ada })
    expect([(await housed.request(getProfile, { as: await signInAs(housed) })).must_confirm_email, housed.mail]).toEqual([undefined, []])
    const app = await createTestApp({ settings: withMail })
    const teacher = await app.seedTeacher()
    await app.request(updateProfile, { as: teacher, body: { email: 'victim@else.example', password: teacher.password } })
    await app.whenIdle()
    expect((await app.request(getProfile, { as: teacher })).must_confirm_email).toEqual(true)
    expect(app.mail.map(({ to, subject }) => [to.address, subject])).toEqual([['victim@else.example', 'Confirm your email address for Lectern']])
  })
})

describe('administrators', () => {
  test('see the teachers with what they have, find them by their words, and nobody else does', async () => {
    const { app } = await unconfirmed()
    const [admin, teacher] = [await app.seedAdmin(), await app.seedTeacher({ name: 'Bo Lind' })]
    await app.seedStudent({ teacher })
    const { results, total } = await app.request(listTeachers, { as: admin })
    expect([total, results.map(({ name, state, students, classes }) => [name, state, students, classes])]).toEqual([
      2,
      [
        ['Ada Lovelace', 'unconfirmed', 0, 0],
        ['Bo Lind', 'active', 1, 0],
      ],
    ])
    expect((await app.request(listTeachers, { as: admin, query: { q: 'LIND' } })).results.map(({ id }) => id)).toEqual([teacher.id])
    expect((await app.refused(listTeachers, { as: teacher })).status).toEqual(403)
  })

  test('suspend a teacher at once, whose right password then says why, and let them in again', async () => {
    const app = await createTestApp()
    const [admin, teacher] = [await app.seedAdmin(), await app.seedTeacher()]
    const params = { id: teacher.id }
    const before = await app.tokenOf(teacher)
    expect((await app.request(suspendTeacher, { as: admin, params })).state).toEqual('suspended')
    expect((await app.refused(getProfile, { as: before })).status).toEqual(401)
    const told = await app.refused(login, { body: { login_identifier: teacher.username, password: teacher.password } })
    const wrong = await app.refused(login, { body: { login_identifier: teacher.username, password: 'wrong-1' } })
    expect([told.status, told.error, wrong.status]).toEqual([403, 'Your account is suspended. Please ask an administrator of your school.', 401])
    await app.request(resetPassword, { body: { username: teacher.username } })
    await app.whenIdle()
    expect(app.mail).toEqual([])
    expect((await app.request(resumeTeacher, { as: admin, params })).state).toEqual('active')
    expect((await app.request(getProfile, { as: await signInAs(app, teacher) })).id).toEqual(teacher.id)
  })

  test('remove a teacher, whose students and their work stay', async () => {
    const app = await createTestApp()
    const [admin, teacher] = [await app.seedAdmin(), await app.seedTeacher()]
    const student = await app.seedStudent({ teacher })
    const before = await app.tokenOf(teacher)
    await app.request(removeTeacher, { as: admin, params: { id: teacher.id } })
    expect((await app.refused(getProfile, { as: before })).status).toEqual(401)
    expect((await app.refused(login, { body: { login_identifier: teacher.username, password: teacher.password } })).status).toEqual(401)
    expect((await app.request(getProfile, { as: student })).id).toEqual(student.id)
    expect((await app.refused(removeTeacher, { as: admin, params: { id: teacher.id } })).status).toEqual(404)
    const actions = await app.db.select().from(audit).where(eq(audit.actorId, admin.id))
    expect(actions.map(({ action, subjectId }) => [action, subjectId])).toEqual([['teacher.removed', teacher.id]])
  })

  test('are no teachers to be suspended or removed by one another', async () => {
    const app = await createTestApp()
    const [admin, other] = [await app.seedAdmin(), await app.seedAdmin()]
    for (const call of [suspendTeacher, removeTeacher]) expect((await app.refused(call, { as: admin, params: { id: other.id } })).status).toEqual(404)
  })
})
