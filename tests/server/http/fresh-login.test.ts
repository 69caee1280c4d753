import { expect, test } from 'vitest'
import { type Endpoint, pathOf } from '#contract/endpoint.ts'
import { deleteForGood } from '#contract/bin/bin.ts'
import { exportGradebook } from '#contract/progress/exports.ts'
import { freshLoginCalls, freshLoginMs } from '#contract/fresh-login.ts'
import { listStudents } from '#contract/classroom/students.ts'
import { defineRoutes } from '#server/http/registry.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { createTestApp } from '#tests/support/app.ts'

test('what needs a fresh login is refused a quarter of an hour after it, and nothing else is', async () => {
  const { request, refused, seedTeacher, tokenOf, clock } = await createTestApp()
  const teacher = await seedTeacher()
  const token = await tokenOf(teacher)
  clock.advance(freshLoginMs)
  expect(await request(exportGradebook, { as: token })).toContain('username')
  clock.advance(1000)
  const refusal = { status: 403, error: 'Please enter your password again to do this.', code: 'fresh_login_required' }
  expect(await refused(exportGradebook, { as: token })).toEqual(refusal)
  expect(await refused(deleteForGood, { as: token, params: { id: 1 } })).toEqual(refusal)
  expect((await request(listStudents, { as: token })).results).toEqual([])
  expect(await request(exportGradebook, { as: await tokenOf(teacher) })).toContain('username')
})

test('the calls that an old login may not make are those of the contract’s list, whatever else the server serves', async () => {
  const { app, seedStudent, seedTeacher, seedAdmin, tokenOf, clock } = await createTestApp()
  const guarded: string[] = []
  for (const { endpoint } of defineRoutes(allRoutes)) {
    const tokens = await Promise.all([seedStudent(), seedTeacher(), seedAdmin()].map(async (person) => tokenOf(await person)))
    clock.advance(freshLoginMs + 1000)
    const codes = await Promise.all(tokens.map((token) => codeOf(app, endpoint, token)))
    if (codes.includes('fresh_login_required')) guarded.push(`${endpoint.method} ${endpoint.path}`)
  }
  expect(guarded.toSorted()).toEqual([...freshLoginCalls].toSorted())
})

/** What a call with nothing in it is refused with; empty when it is not. */
async function codeOf(app: Awaited<ReturnType<typeof createTestApp>>['app'], call: Endpoint, token: string): Promise<string> {
  const ids = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 1]))
  const response = await app.request(`/api${pathOf(call, ids)}`, { method: call.method, headers: { Authorization: `Bearer ${token}` } })
  const text = await response.text()
  return /"code":"(\w+)"/.exec(text)?.[1] ?? ''
}
