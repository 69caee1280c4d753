import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { login } from '#contract/accounts/auth.ts'
import { createExercise } from '#contract/exercises/exercise-library.ts'
import { shareExercise } from '#contract/questions/sharing.ts'
import { sharingMachine } from '#machines/questions/sharing/sharing.ts'
import { createSharingActors, readSharing } from '#src/actors/questions/sharing.actors.ts'
import { createApi } from '#src/api/client.ts'
import { createTestApp } from '#tests/support/app.ts'
import { seededPassword as password } from '#tests/support/school/people.ts'

test('who shares after somebody else hears how it is shared by now, and a second save puts theirs in its place', async () => {
  const app = await createTestApp()
  const [teacher, admin] = [await app.seedTeacher(), await app.seedAdmin()]
  let token: string | null = null
  const api = createApi({
    root: 'http://school.example/api',
    readToken: () => token,
    timeZone: () => 'Europe/Madrid',
    fetch: async (input, init) => app.app.request(new Request(input, init)),
  })
  token = (await api.send(login, { body: { login_identifier: teacher.username, password } })).access_token
  const { id } = await api.send(createExercise, { body: { title: 'The sea', grade_level: 5 } })
  const item = { kind: 'exercise' as const, id, title: 'The sea' }
  const { version } = await readSharing(api, item, new AbortController().signal)
  await app.request(shareExercise, { as: admin, params: { id }, body: { school: 'use', people: [] } })

  const form = createActor(sharingMachine.provide({ actors: createSharingActors({ api, item }) })).start()
  const save = async () => {
    form.send({ type: 'values.submitted', values: { school: 'edit', people: [], version } })
    return (await waitFor(form, (moment) => !moment.hasTag('pending'))).context
  }
  expect((await save()).sentence).toEqual('Meanwhile it was shared in another way, with: the school. Save again to put yours in its place.')
  expect((await readSharing(api, item, new AbortController().signal)).school).toEqual('use')
  expect((await save()).saved?.school).toEqual('edit')
})
