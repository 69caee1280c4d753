import { expect, test } from 'vitest'
import { listAccountChanges } from '#contract/accounts/account-changes.ts'
import { updatePassword, updateProfile } from '#contract/accounts/accounts.ts'
import { login } from '#contract/accounts/auth.ts'
import { changeStudent, resetStudentPassword } from '#contract/classroom/students.ts'
import { createTestApp } from '#tests/support/app.ts'
import { seededPassword as password } from '#tests/support/school/people.ts'

test('a student sees what a teacher changed of their account, newest first, and nothing they changed themself', async () => {
  const { request, clock, seedTeacher, seedStudent } = await createTestApp()
  const teacher = await seedTeacher({ name: 'Elena Alvarez' })
  const student = await seedStudent({ teacher, name: 'Mia Lang' })
  const params = { id: student.id }
  expect(await request(listAccountChanges, { as: student })).toEqual({ results: [] })
  await request(updateProfile, { as: student, body: { name: 'Mia', password } })
  await request(changeStudent, { as: teacher, params, body: { name: 'Mia Lund', email: 'mia.lund@school.example' } })
  await request(changeStudent, { as: teacher, params, body: { username: 'mia.lund', new_password: 'lantern-boat-23' } })
  const { start_password } = await request(resetStudentPassword, { as: teacher, params })
  const start = await request(login, { body: { login_identifier: 'mia.lund', password: start_password } })
  const { access_token } = await request(updatePassword, { as: start.access_token, body: { new_password: 'copper-lantern-58' } })
  const { results } = await request(listAccountChanges, { as: access_token })
  const at = clock.now().toISOString()
  expect(results.map(({ kind, fields, by, at: when }) => ({ kind, fields, by, at: when }))).toEqual([
    { kind: 'start_password', fields: [], by: 'Elena Alvarez', at },
    { kind: 'password', fields: [], by: 'Elena Alvarez', at },
    { kind: 'details', fields: ['username'], by: 'Elena Alvarez', at },
    { kind: 'details', fields: ['name', 'email'], by: 'Elena Alvarez', at },
  ])
  expect(await request(listAccountChanges, { as: teacher })).toEqual({ results: [] })
})

test('only the five newest are told', async () => {
  const { request, seedTeacher, seedStudent } = await createTestApp()
  const teacher = await seedTeacher()
  const student = await seedStudent({ teacher })
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await request(changeStudent, { as: teacher, params: { id: student.id }, body: { name } })
  expect((await request(listAccountChanges, { as: student })).results).toHaveLength(5)
})
