import { expect, test } from 'vitest'
import { addClassStudent, createClass } from '#contract/classroom/classes.ts'
import { answerClassInvite, inviteToClass, listOwnClassInvites } from '#contract/classroom/co-teachers.ts'
import { allRoutes } from '#server/routes/all-routes.ts'
import { examples } from '#tests/server/http/examples.ts'
import { requestOf } from '#tests/server/http/school.ts'
import { createTestApp } from '#tests/support/app.ts'

/** What only the teacher whose class it is may do; everything else of a class is also for who teaches it with them. */
const forTheOwner = [
  'PUT /classes/:id',
  'DELETE /classes/:id',
  'PUT /classes/:id/archived',
  'POST /classes/:id/copies',
  'POST /classes/:id/invites',
  'DELETE /classes/:id/invites/:inviteId',
  'DELETE /classes/:id/teachers/:teacherId',
]

const calls = allRoutes
  .map(({ endpoint }) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))
  .filter(({ endpoint }) => endpoint.path.startsWith('/classes/:id') && !endpoint.path.endsWith('/events'))

/** Daniel and Ruth teach Elena's class with her, in which Mia is; Mallory has nothing to do with it. */
async function shared() {
  const app = await createTestApp()
  const [elena, mallory] = [await app.seedTeacher({ name: 'Elena' }), await app.seedTeacher({ name: 'Mallory' })]
  const [daniel, ruth] = [await app.seedTeacher({ name: 'Daniel' }), await app.seedTeacher({ name: 'Ruth' })]
  const mia = await app.seedStudent({ teacher: elena, name: 'Mia' })
  const { id } = await app.request(createClass, { as: elena, body: { name: 'Algebra' } })
  await app.request(addClassStudent, { as: elena, params: { id }, body: { student_id: mia.id } })
  for (const as of [daniel, ruth]) {
    await app.request(inviteToClass, { as: elena, params: { id }, body: { email: as.email } })
    const [invite] = (await app.request(listOwnClassInvites, { as })).results
    await app.request(answerClassInvite, { as, params: { id: invite?.id ?? 0 }, body: { accept: true } })
  }
  return { app, daniel, mallory, params: { id, studentId: mia.id, inviteId: 1, teacherId: ruth.id } }
}

test.each(calls)('of a class, $name is for a colleague who teaches it only where that is meant, and hidden from others', async ({ name, endpoint }) => {
  const { app, daniel, mallory, params } = await shared()
  const send = async (as: typeof daniel) => {
    const { path, ...rest } = requestOf(endpoint, await app.tokenOf(as), { ...examples[name], params })
    return app.app.request(path, rest)
  }
  expect((await send(mallory)).status).toEqual(404)
  expect((await send(daniel)).status === 403).toEqual(forTheOwner.includes(name))
})
