import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/who.ts'
import { createTestApp } from '#tests/support/app.ts'

const purge = endpoint({ method: 'DELETE', path: '/purge', summary: 'Deletes for good', status: 204, reply: null })
const read = endpoint({ method: 'GET', path: '/read', summary: 'Reads', status: 200, reply: v.object({ id: v.number() }) })
const routes = [
  route(purge, { who: signedIn, on: 'own', freshLogin: true }, async () => null),
  route(read, { who: signedIn, on: 'own' }, async ({ caller }) => ({ id: caller.id })),
]

test('what needs a fresh login is refused a quarter of an hour after it, and nothing else is', async () => {
  const { request, refused, seedTeacher, tokenOf, clock } = await createTestApp({ routes })
  const teacher = await seedTeacher()
  const token = await tokenOf(teacher)
  clock.advance(15 * 60_000)
  expect(await request(purge, { as: token })).toBe(null)
  clock.advance(1000)
  expect(await refused(purge, { as: token })).toEqual({
    status: 403,
    error: 'Please enter your password again to do this.',
    code: 'fresh_login_required',
  })
  expect(await request(read, { as: token })).toEqual({ id: teacher.id })
  expect(await request(purge, { as: await tokenOf(teacher) })).toBe(null)
})
