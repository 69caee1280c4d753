import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createClass, deleteClass } from '#contract/classroom/classes.ts'
import { atWorkMachine } from '#machines/classroom/at-work/at-work.machine.ts'
import { lineOf, reportOf } from '#machines/classroom/at-work/at-work.selectors.ts'
import { createWatching } from '#server/ports/watching.ts'
import { createAtWorkActors } from '#src/actors/classroom/at-work.actors.ts'
import { createApi } from '#src/api/client.ts'
import { createTestApp } from '#tests/support/app.ts'

/** A teacher's class watched by the web app's own machine and client; `stop` ends the server's streams. */
async function watched() {
  const watching = createWatching((signal) => new Promise((resolve) => signal.addEventListener('abort', resolve)))
  const app = await createTestApp({ watching })
  const token = await app.tokenOf(await app.seedTeacher())
  const api = createApi({
    root: 'http://school.example/api',
    readToken: () => token,
    timeZone: () => 'UTC',
    fetch: async (input, init) => app.app.request(new Request(input, init)),
  })
  const { id } = await api.send(createClass, { body: { name: 'Class 5A' } })
  const actor = createActor(atWorkMachine.provide({ actors: { ...createAtWorkActors(api) } }), { input: { classId: id, exerciseId: null } })
  return { api, id, actor, watching }
}

test('the client hears a class over the stream, and asks again once the stream ends', async () => {
  const { actor, id, watching } = await watched()
  actor.start()
  await waitFor(actor, (moment) => lineOf(moment) === 'live')
  const heard = reportOf(actor.getSnapshot())
  watching.stop()
  await waitFor(actor, (moment) => moment.matches({ askingAgain: 'resting' }))
  const asked = reportOf(actor.getSnapshot())
  actor.stop()
  const idle = { class: { id, name: 'Class 5A' }, works: [], exercise_id: null, questions: [], students: [] }
  expect([heard, asked]).toEqual([idle, idle])
})

test('a class that is not there ends it at once', async () => {
  const { actor, api, id } = await watched()
  await api.send(deleteClass, { params: { id } })
  actor.start()
  await waitFor(actor, (moment) => moment.status === 'done')
  expect(lineOf(actor.getSnapshot())).toBe('ended')
})
