import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { vouchForTeacher } from '#contract/accounts/teachers.ts'
import { addClassStudent, createClass } from '#contract/classroom/classes.ts'
import { answerClassInvite, inviteToClass, listOwnClassInvites } from '#contract/classroom/co-teachers.ts'
import { joinClass, setJoinCode } from '#contract/classroom/join-codes.ts'
import { changeStudent, getStudent, resetStudentPassword, setAccommodations, type Student } from '#contract/classroom/students.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'

type Fact = (student: Student) => boolean
type Person = Awaited<ReturnType<TestApp['seedTeacher']>>
type Form = { file: string; fact: Fact; send: (app: TestApp, as: Person, id: number) => Promise<Response> }

const allowance = { time_factor: 1.5, allow_paste: false } as const

function byAccount(student: Student): boolean {
  return student.may_change_account
}

function byAddress(student: Student): boolean {
  return student.may_change_email
}

/** Every form on a page of a student or class whose call asks who keeps the account, and the fact of the page that says whether it may be offered. */
const forms: Record<string, Form> = {
  'a new start password': {
    file: 'reset-student-password.ts',
    fact: byAccount,
    send: (app, as, id) => app.send(resetStudentPassword, { as, params: { id } }),
  },
  'another name': { file: 'change-student.ts', fact: byAccount, send: (app, as, id) => app.send(changeStudent, { as, params: { id }, body: { name: `Mia for ${as.name}` } }) },
  'another username': { file: 'change-student.ts', fact: byAccount, send: (app, as, id) => app.send(changeStudent, { as, params: { id }, body: { username: `mia.${as.username}` } }) },
  'another password': {
    file: 'change-student.ts',
    fact: byAccount,
    send: (app, as, id) => app.send(changeStudent, { as, params: { id }, body: { new_password: 'quite-another-9' } }),
  },
  'another address': {
    file: 'change-student.ts',
    fact: byAddress,
    send: (app, as, id) => app.send(changeStudent, { as, params: { id }, body: { email: `mia.${as.email}` } }),
  },
  'extra time': { file: 'set-accommodations.ts', fact: byAccount, send: (app, as, id) => app.send(setAccommodations, { as, params: { id }, body: allowance }) },
}

/** What asks as well and is no form that is always refused: leaving a student whom others keep, and a class that says why it takes somebody not. */
const others = ['delete-student.ts', 'put-into-class.ts']

/** Mia, whose account Elena made; Daniel teaches Elena's class with her, Mallory and Vera got Mia by a code, and the school vouches for Vera. */
async function school() {
  const app = await createTestApp()
  const [Elena, Daniel] = [await app.seedTeacher({ name: 'Elena' }), await app.seedTeacher({ name: 'Daniel' })]
  const [Mallory, Vera] = [await app.seedTeacher({ name: 'Mallory' }), await app.seedTeacher({ name: 'Vera' })]
  const Ruth = await app.seedAdmin()
  await app.request(vouchForTeacher, { as: Ruth, params: { id: Vera.id } })
  const mia = await app.seedStudent({ teacher: Elena, name: 'Mia' })
  const { id } = await app.request(createClass, { as: Elena, body: { name: 'Algebra' } })
  await app.request(addClassStudent, { as: Elena, params: { id }, body: { student_id: mia.id } })
  await app.request(inviteToClass, { as: Elena, params: { id }, body: { email: Daniel.email } })
  const [invite] = (await app.request(listOwnClassInvites, { as: Daniel })).results
  await app.request(answerClassInvite, { as: Daniel, params: { id: invite?.id ?? 0 }, body: { accept: true } })
  for (const as of [Mallory, Vera]) {
    const own = await app.request(createClass, { as, body: { name: 'Free points' } })
    const { join_code: made } = await app.request(setJoinCode, { as, params: { id: own.id }, body: { is_on: true } })
    await app.request(joinClass, { as: mia, body: { code: made?.code ?? '' } })
  }
  return { app, mia, teachers: { Elena, Daniel, Mallory, Vera, Ruth } }
}

test.each(Object.keys(forms))('a page of a student offers %s to exactly those whom the server lets', async (name) => {
  const { app, mia, teachers } = await school()
  const form = forms[name]
  const rows = []
  for (const [who, as] of Object.entries(teachers)) {
    const isOffered = form?.fact(await app.request(getStudent, { as, params: mia })) === true
    rows.push({ who, isOffered, isLet: (await form?.send(app, as, mia.id))?.status === 200 })
  }
  expect(rows).toEqual(rows.map(({ who, isOffered }) => ({ who, isOffered, isLet: isOffered })))
  expect(rows.filter(({ isLet }) => isLet).map(({ who }) => who)).toEqual(
    form?.fact === byAddress ? ['Elena', 'Vera', 'Ruth'] : ['Elena', 'Daniel', 'Vera', 'Ruth'],
  )
})

test('every use case that asks who keeps an account is among these forms, or is named as none', () => {
  const folder = 'server/use-cases'
  const asking = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('account-keepers.ts'))
    .filter((file) => /\b(checkMayChangeAccount|checkKeepsAccount|mayChangeAccountOf|keepsAccountOf)\(/.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => file.slice(file.lastIndexOf('/') + 1))
  expect(asking.toSorted()).toEqual([...new Set([...Object.values(forms).map(({ file }) => file), ...others])].toSorted())
})
