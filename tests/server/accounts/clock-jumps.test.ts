import { expect, test } from 'vitest'
import { getProfile, login } from '#contract/accounts/auth.ts'
import { createTestApp } from '#tests/support/app.ts'
import { seededPassword } from '#tests/support/school/people.ts'

const hour = 3_600_000

test.each([
  ['ten minutes back', -hour / 6],
  ['an hour forward', hour],
])('a clock put %s signs nobody out who was signed in for long', async (_, by) => {
  const app = await createTestApp()
  const student = await app.seedStudent()
  const token = await app.tokenOf(student)
  app.clock.advance(hour)
  expect((await app.request(getProfile, { as: token })).id).toEqual(student.id)
  app.clock.advance(by)
  expect((await app.request(getProfile, { as: token })).id).toEqual(student.id)
})

test('a clock put back asks whoever signed in meanwhile to do it again, and lets them', async () => {
  const app = await createTestApp()
  const student = await app.seedStudent()
  const signIn = async () => (await app.request(login, { body: { login_identifier: student.username, password: seededPassword } })).access_token
  const early = await signIn()
  app.clock.advance(-hour)
  expect((await app.refused(getProfile, { as: early })).code).toEqual('unauthenticated')
  expect((await app.request(getProfile, { as: await signIn() })).id).toEqual(student.id)
})

test('a clock that was a year ahead for a while keeps nobody waiting once it is right again', async () => {
  const app = await createTestApp()
  const student = await app.seedStudent()
  const wrong = { login_identifier: student.username, password: 'not-this-one-1' }
  app.clock.advance(365 * 24 * hour)
  for (let tries = 0; tries < 11; tries += 1) await app.refused(login, { body: wrong })
  app.clock.advance(-365 * 24 * hour)
  app.clock.advance(60_000)
  expect((await app.request(login, { body: { login_identifier: student.username, password: seededPassword } })).access_token).not.toEqual('')
})
