import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { listBin } from '#contract/bin/bin.ts'
import { type FreshLoginCall, freshLoginCalls, freshLoginMs } from '#contract/fresh-login.ts'
import { deleteStudent } from '#contract/classroom/students.ts'
import { authMachine } from '#machines/accounts/auth/auth.machine.ts'
import { isConfirmingPassword } from '#machines/accounts/auth/auth.selectors.ts'
import { erasureMachine } from '#machines/bin/removal/erasure.ts'
import { createAuthActors } from '#src/actors/accounts/auth.actors.ts'
import { createErasureActors } from '#src/actors/bin/erasure.actors.ts'
import { createTokenStore } from '#src/actors/accounts/token-store.ts'
import { createApi } from '#src/api/client.ts'
import { createServerClock } from '#src/api/server-clock.ts'
import { hasConfirmedPassword } from '#src/app/accounts/confirmed-password.ts'
import { saveGradebook, saveRoster, saveTranscript } from '#src/app/progress/exports.ts'
import { notices } from '#src/app/shell/notices.ts'
import { createClassroom } from '#tests/server/chat/classroom.ts'
import { fakeStorage } from '#tests/support/fake-storage.ts'
import { seededPassword as password } from '#tests/support/school/people.ts'

/** A tab of a teacher who signed in more than a quarter of an hour ago; `files` are what the browser was handed. */
async function openTab() {
  const room = await createClassroom({ student: { name: 'Mia Lang' } })
  const { app, teacher } = room
  const { session_id: sessionId } = await room.start()
  const other = await app.seedStudent({ name: 'Tom Berg', teacher })
  await app.request(deleteStudent, { as: teacher, params: { id: other.id } })
  const tokens = { ...createTokenStore(fakeStorage()), watch: () => () => undefined }
  tokens.write(await app.tokenOf(teacher))
  app.clock.advance(freshLoginMs + 1000)
  const clock = createServerClock(() => app.clock.now().getTime())
  const api = createApi({
    root: 'http://school.example/api',
    readToken: tokens.read,
    timeZone: () => 'UTC',
    confirmPassword: (accessToken) => hasConfirmedPassword(auth, accessToken),
    fetch: async (input, init) => app.app.request(new Request(input, init)),
  })
  const auth = createActor(authMachine.provide({ actors: createAuthActors({ api, tokens, clock }) })).start()
  await waitFor(auth, (moment) => moment.matches({ signedIn: 'active' }))
  const files: string[] = []
  const bin = () => app.request(listBin, { as: teacher })
  const entry = (await bin()).results[0]?.id ?? 0
  const save = (name: string) => void files.push(name)
  return { api, auth, teacher, sessionId, entry, files, save, binSize: async () => (await bin()).results.length }
}

type Tab = Awaited<ReturnType<typeof openTab>>

/** Every call that wants a password typed lately, as the web app makes it; `hasHappened` is whether it did what it is for. */
const ways = {
  'GET /exports/roster.csv': { go: (tab) => saveRoster(tab, null), hasHappened: ({ files }) => files.join() === 'students.csv' },
  'GET /exports/gradebook.csv': { go: (tab) => saveGradebook(tab, null), hasHappened: ({ files }) => files.join() === 'gradebook.csv' },
  'GET /exports/sessions/:id.csv': {
    go: (tab) => saveTranscript(tab, tab.sessionId),
    hasHappened: ({ files, sessionId }) => files.join() === `session-${sessionId}.csv`,
  },
  'DELETE /bin/:id': { go: erase, hasHappened: async ({ binSize }) => (await binSize()) === 0 },
} satisfies Record<FreshLoginCall, { go: (tab: Tab) => Promise<unknown>; hasHappened: (tab: Tab) => boolean | Promise<boolean> }>

describe.each(freshLoginCalls)('%s', (call) => {
  const { go, hasHappened } = ways[call]

  test('goes on by itself once the password was typed in place, a wrong one first', async () => {
    const tab = await openTab()
    const gone = go(tab)
    await waitFor(tab.auth, isConfirmingPassword)
    tab.auth.send({ type: 'credentials.submitted', loginIdentifier: tab.teacher.username, password: 'not-the-password' })
    await waitFor(tab.auth, (moment) => moment.hasTag('refused'))
    expect(await hasHappened(tab)).toEqual(false)
    tab.auth.send({ type: 'credentials.submitted', loginIdentifier: tab.teacher.username, password })
    await gone
    expect([await hasHappened(tab), tab.auth.getSnapshot().value]).toEqual([true, { signedIn: 'active' }])
  })

  test('given up, nothing happens and nothing is said', async () => {
    const tab = await openTab()
    const gone = go(tab)
    await waitFor(tab.auth, isConfirmingPassword)
    tab.auth.send({ type: 'confirmation.cancelled' })
    const end = await gone
    expect([end, await hasHappened(tab), tab.auth.getSnapshot().value]).toEqual([undefined, false, { signedIn: 'active' }])
    expect(notices.read().entries).toEqual([])
  })
})

/** Deletes the only thing in the bin for good; answers what its dialog says when it is at rest again. */
async function erase({ api, entry }: Tab): Promise<string | undefined> {
  const form = createActor(erasureMachine.provide({ actors: createErasureActors({ api }) })).start()
  form.send({ type: 'values.submitted', values: { id: entry } })
  const { context } = await waitFor(form, (moment) => !moment.hasTag('pending'))
  return context.sentence ?? undefined
}
