import { createActor, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { updateProfile } from '#contract/accounts/accounts.ts'
import { getProfile, login } from '#contract/accounts/auth.ts'
import { authMachine } from '#machines/accounts/auth/auth.machine.ts'
import { profileEditingMachine } from '#machines/accounts/profile-editing/profile-editing.machine.ts'
import { recoveringMachine } from '#machines/accounts/recovering/recovering.machine.ts'
import type { RegistrationField } from '#machines/accounts/registering/registering.fields.ts'
import { registeringMachine } from '#machines/accounts/registering/registering.machine.ts'
import { openProblems } from '#machines/accounts/registering/registering.selectors.ts'
import { createAuthActors } from '#src/actors/accounts/auth.actors.ts'
import { createProfileEditingActors } from '#src/actors/accounts/profile-editing.actors.ts'
import { createRecoveringActors } from '#src/actors/accounts/recovering.actors.ts'
import { createRegisteringActors } from '#src/actors/accounts/registering.actors.ts'
import { createRegistrationDrafts } from '#src/actors/accounts/registration-draft.ts'
import { createTokenStore } from '#src/actors/accounts/token-store.ts'
import { createApi } from '#src/api/client.ts'
import { createServerClock } from '#src/api/server-clock.ts'
import { createTestApp } from '#tests/support/app.ts'
import { fakeStorage } from '#tests/support/fake-storage.ts'
import { seededPassword as password } from '#tests/support/school/people.ts'

/** A browser tab nobody is signed in with; `lose` takes away the answer to the next call of a path. */
async function openTab() {
  const app = await createTestApp()
  const tokens = { ...createTokenStore(fakeStorage()), watch: () => () => undefined }
  const clock = createServerClock(() => app.clock.now().getTime())
  const lost: string[] = []
  const api = createApi({
    root: 'http://school.example/api',
    readToken: tokens.read,
    timeZone: () => 'UTC',
    onServerTime: clock.tell,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const answer = await app.app.request(request)
      const place = lost.indexOf(new URL(request.url).pathname)
      if (place < 0) return answer
      lost.splice(place, 1)
      throw new TypeError('network')
    },
  })
  const auth = createActor(authMachine.provide({ actors: createAuthActors({ api, tokens, clock }) })).start()
  await waitFor(auth, (moment) => moment.matches('anonymous'))
  return { app, api, auth, lose: (path: string) => lost.push(path) }
}

const typed = {
  name: 'Ines Ferreira',
  email: 'ines@school.example',
  age: '38',
  password: 'violet-harbour-72',
  confirmPassword: 'violet-harbour-72',
} as const

async function registrationPage() {
  const tab = await openTab()
  const storage = fakeStorage()
  const drafts = createRegistrationDrafts(storage)
  const actors = createRegisteringActors({ api: tab.api, auth: tab.auth, drafts })
  const actor = createActor(registeringMachine.provide({ actors }), { input: { draft: drafts.read() } }).start()
  const type = (change: Partial<Record<RegistrationField, string>>) => {
    for (const [field, text] of Object.entries({ ...typed, ...change })) if (isField(field)) actor.send({ type: 'field.changed', field, text })
  }
  const submit = async () => {
    actor.send({ type: 'form.submitted' })
    return await waitFor(actor, (moment) => !moment.hasTag('pending'))
  }
  return { ...tab, actor, drafts, type, submit }
}

describe('registering and the server', () => {
  test('makes a teacher who is signed in, and forgets what was typed', async () => {
    const { api, auth, drafts, type, submit } = await registrationPage()
    type({})
    expect(drafts.read()).toEqual({ name: typed.name, email: typed.email, age: typed.age, username: 'InesFerreira38', isOwnUsername: false })
    expect((await submit()).status).toEqual('done')
    await waitFor(auth, (moment) => moment.matches({ signedIn: 'active' }))
    const { id: _, ...profile } = await api.send(getProfile, {})
    expect([profile, drafts.read()]).toEqual([
      { role: 'TEACHER', name: typed.name, username: 'InesFerreira38', email: typed.email, should_change_password: false },
      null,
    ])
  })

  test('says under its field what is in use and which password is too common', async () => {
    const { app, actor, type, submit } = await registrationPage()
    await app.seedTeacher({ username: 'inesferreira38', email: 'taken@school.example' })
    type({})
    await submit()
    const name = openProblems(actor.getSnapshot())
    type({ username: 'ines.f', email: 'TAKEN@school.example' })
    await submit()
    const email = openProblems(actor.getSnapshot())
    type({ username: 'ines.f', password: 'password1', confirmPassword: 'password1' })
    await submit()
    expect([name, email, openProblems(actor.getSnapshot())]).toEqual([
      { username: 'Username already exists' },
      { email: 'Email address already in use' },
      { password: 'This password is too common. Choose another.' },
    ])
  })

  test('with the answer lost on the way, sending it again signs in with the account that was made', async () => {
    const { lose, auth, type, submit } = await registrationPage()
    type({})
    lose('/api/auth/register')
    expect((await submit()).context.sentence).toEqual('Failed to register. Please try again.')
    expect((await submit()).status).toEqual('done')
    expect((await waitFor(auth, (moment) => moment.matches({ signedIn: 'active' }))).context.profile?.name).toEqual(typed.name)
  })
})

test('recovering answers the same for a username, an address and nobody', async () => {
  const { app, api } = await openTab()
  await app.seedTeacher({ username: 'ines', email: 'ines@school.example' })
  const outcomes = []
  for (const identifier of ['ines', ' ines@school.example ', 'nobody at all']) {
    const actor = createActor(recoveringMachine.provide({ actors: createRecoveringActors({ api }) })).start()
    actor.send({ type: 'values.submitted', values: { identifier } })
    outcomes.push((await waitFor(actor, (moment) => !moment.hasTag('pending'))).value)
    await app.whenIdle()
  }
  expect([outcomes, app.mail.map(({ to }) => to.address)]).toEqual([
    ['saved', 'saved', 'saved'],
    ['ines@school.example', 'ines@school.example'],
  ])
})

describe('the own account and the server', () => {
  async function profilePage() {
    const tab = await openTab()
    const student = await tab.app.seedStudent({ name: 'Mia Lang', username: 'mia', email: 'mia@school.example' })
    tab.auth.send({ type: 'token.received', accessToken: await tab.app.tokenOf(student) })
    await waitFor(tab.auth, (moment) => moment.matches({ signedIn: 'active' }))
    const profile = await tab.api.send(getProfile, {})
    const saved: string[] = []
    const actors = createProfileEditingActors({ api: tab.api, auth: tab.auth, onSaved: () => saved.push('saved') })
    const actor = createActor(profileEditingMachine.provide({ actors }), { input: { profile } }).start()
    const same = { name: 'Mia Lang', username: 'mia', email: 'mia@school.example', currentPassword: '', newPassword: '', confirmPassword: '' }
    const save = async (change: Partial<typeof same>) => {
      actor.send({ type: 'edit.requested' })
      actor.send({ type: 'values.submitted', values: { ...same, ...change } })
      const { context } = await waitFor(actor, (moment) => !moment.hasTag('pending'))
      return { fields: context.fields, sentence: context.sentence, note: context.note }
    }
    return { ...tab, save, saved }
  }

  test('is saved with the right password only, and the header hears the new name', async () => {
    const { auth, save, saved } = await profilePage()
    expect([await save({}), await save({ name: 'Mia Lund' }), await save({ name: 'Mia Lund', currentPassword: 'wrong-1' })]).toEqual([
      { fields: {}, sentence: null, note: 'No changes to save' },
      { fields: { currentPassword: 'Current password is required to save changes' }, sentence: null, note: null },
      { fields: { currentPassword: 'Incorrect password' }, sentence: '', note: null },
    ])
    expect(await save({ name: ' Mia Lund ', currentPassword: password })).toEqual({ fields: {}, sentence: null, note: 'Changes saved successfully!' })
    expect([auth.getSnapshot().context.profile?.name, saved]).toEqual(['Mia Lund', ['saved']])
  })

  test('says under its field what is in use, and stays signed in with a new password', async () => {
    const { app, api, save } = await profilePage()
    await app.seedTeacher({ username: 'taken', email: 'taken@school.example' })
    expect(await save({ username: 'Taken', currentPassword: password })).toEqual({ fields: { username: 'Username already exists' }, sentence: '', note: null })
    const fresh = { newPassword: 'copper-lantern-58', confirmPassword: 'copper-lantern-58' }
    expect((await save({ ...fresh, currentPassword: password })).note).toEqual('Changes saved successfully!')
    expect((await api.send(updateProfile, { body: { name: 'Mia L.', password: 'copper-lantern-58' } })).name).toEqual('Mia L.')
  })

  test('a new password that was saved by a call nobody answered is found when saving again', async () => {
    const { api, auth, lose, save, saved } = await profilePage()
    const fresh = { name: 'Mia Lund', currentPassword: password, newPassword: 'copper-lantern-58', confirmPassword: 'copper-lantern-58' }
    lose('/api/auth/update_profile')
    expect((await save(fresh)).sentence).toEqual('Error saving changes: the server did not answer. Please try again.')
    const { access_token: accessToken } = await api.send(login, { body: { login_identifier: 'mia', password: fresh.newPassword } })
    auth.send({ type: 'token.received', accessToken })
    await waitFor(auth, (moment) => moment.matches({ signedIn: 'active' }))
    expect(await save(fresh)).toEqual({ fields: {}, sentence: null, note: 'Changes saved successfully!' })
    expect([auth.getSnapshot().context.profile?.name, saved]).toEqual(['Mia Lund', ['saved']])
  })
})

function isField(name: string): name is RegistrationField {
  return ['name', 'email', 'age', 'username', 'password', 'confirmPassword'].includes(name)
}
