import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { type Registration, suggestedUsername } from '#machines/accounts/registering/registering.fields.ts'
import {
  type FirstSignIn,
  type KeepDraftEvent,
  registeringMachine,
  type RegisterResult,
  type RegisteringEvent,
} from '#machines/accounts/registering/registering.machine.ts'
import { openProblems } from '#machines/accounts/registering/registering.selectors.ts'

const taken: RegisterResult = { ok: false, isTaken: true, sentence: null, fields: { username: 'Username already exists' } }
const typed = { name: 'Ines  Ferreira', email: 'ines@school.example', age: '38', password: 'harbour7', confirmPassword: 'harbour7' } as const

describe('a username', () => {
  test.each([
    ['Ines Ferreira', '38', 'InesFerreira38'],
    [' Ines\u00A0 Ferreira ', ' 38 ', 'InesFerreira38'],
    ['Ines', '', 'Ines'],
    ['Ines', 'x', 'Ines'],
    ['', '38', ''],
    ['ines@home', '9', 'ineshome9'],
    ['a'.repeat(80), '101', `${'a'.repeat(47)}101`],
  ])('is offered from the name %j and the age %j as %j', (name, age, username) => {
    expect(suggestedUsername({ name, age })).toEqual(username)
  })

  test('follows name and age until one is typed, and again once that is emptied', () => {
    const { send, username } = page()
    send({ type: 'field.changed', field: 'name', text: 'Ines Ferreira' })
    send({ type: 'field.changed', field: 'age', text: '38' })
    const offered = username()
    send({ type: 'field.changed', field: 'username', text: 'ines.f' })
    send({ type: 'field.changed', field: 'age', text: '39' })
    const own = username()
    send({ type: 'field.changed', field: 'username', text: '' })
    send({ type: 'field.changed', field: 'age', text: '40' })
    expect([offered, own, username()]).toEqual(['InesFerreira38', 'ines.f', 'InesFerreira40'])
  })
})

test('an empty page sent says every literal message, and each goes when its field is typed in', () => {
  const { send, actor } = page()
  send({ type: 'form.submitted' })
  const first = openProblems(actor.getSnapshot())
  send({ type: 'field.changed', field: 'name', text: 'I' })
  send({ type: 'field.changed', field: 'username', text: 'a b' })
  send({ type: 'field.changed', field: 'email', text: 'nowhere' })
  send({ type: 'field.changed', field: 'age', text: '0' })
  send({ type: 'field.changed', field: 'password', text: 'abcdef' })
  const left = openProblems(actor.getSnapshot())
  send({ type: 'form.submitted' })
  expect([first, left, openProblems(actor.getSnapshot())]).toEqual([
    {
      name: 'Name is required',
      email: 'Email is required',
      age: 'Please enter a valid age',
      username: 'Username is required',
      password: 'Password must be at least 6 characters long',
    },
    {},
    {
      email: 'Please enter a valid email address',
      age: 'Please enter a valid age',
      username: 'Username cannot contain spaces',
      password: 'Password must contain at least one number',
      confirmPassword: 'Passwords do not match',
    },
  ])
})

test('what is typed is kept without the passwords, comes back as it was, and is dropped once there is an account', async () => {
  const kept: KeepDraftEvent[] = []
  const { fill, done } = page({ kept })
  await fill()
  await done('done')
  const draft = { name: typed.name, email: typed.email, age: typed.age, username: 'InesFerreira38', isOwnUsername: false }
  expect([JSON.stringify(kept).includes('harbour7'), kept.findLast((one) => one.type === 'draft.changed'), kept.at(-1)]).toEqual([
    false,
    { type: 'draft.changed', draft },
    { type: 'draft.dropped' },
  ])
  expect(page({ draft }).actor.getSnapshot().context.typed).toEqual({ ...draft, password: '', confirmPassword: '' })
})

describe('when the answer of making an account was lost', () => {
  test('and the account was made, trying again signs in with it', async () => {
    const { fill, send, done, calls } = page({ answers: [null, taken], signIns: [{ ok: true }] })
    await fill()
    send({ type: 'retry.requested' })
    await done('done')
    expect(calls).toEqual(['register', 'register', 'signIn InesFerreira38'])
  })

  test('and the username is somebody else’s, trying again says so', async () => {
    const { fill, send, actor } = page({ answers: [null, taken], signIns: [{ ok: false }] })
    await fill()
    send({ type: 'retry.requested' })
    await waitFor(actor, (moment) => moment.hasTag('refused'))
    expect(openProblems(actor.getSnapshot())).toEqual({ username: 'Username already exists' })
  })
})

test('a username that is taken at the first try is never signed in with', async () => {
  const { fill, calls } = page({ answers: [taken] })
  await fill()
  expect(calls).toEqual(['register'])
})

test('with the account made and nobody let in, only the signing in is tried again', async () => {
  const { fill, send, done, calls, actor } = page({ signIns: [{ ok: false }, { ok: true }] })
  await fill()
  expect(actor.getSnapshot().matches('notSignedIn')).toBe(true)
  send({ type: 'retry.requested' })
  await done('done')
  expect(calls).toEqual(['register', 'signIn InesFerreira38', 'signIn InesFerreira38'])
})

type Options = {
  draft?: { name: string; email: string; age: string; username: string; isOwnUsername: boolean }
  kept?: KeepDraftEvent[]
  /** What each making answers; null loses the answer. */
  answers?: (RegisterResult | null)[]
  signIns?: FirstSignIn[]
}

function page({ draft, kept = [], answers = [], signIns = [] }: Options = {}) {
  const calls: string[] = []
  const actor = createActor(
    registeringMachine.provide({
      actors: {
        register: fromPromise<RegisterResult, { typed: Registration }>(async () => {
          calls.push('register')
          const answer = answers.shift()
          if (answer === null) throw new Error('lost')
          return answer ?? { ok: true }
        }),
        signIn: fromPromise<FirstSignIn, { identifier: string; password: string }>(async ({ input }) => {
          calls.push(`signIn ${input.identifier}`)
          return signIns.shift() ?? { ok: true }
        }),
        keepDraft: fromCallback<KeepDraftEvent, undefined>(({ receive }) => receive((event) => kept.push(event))),
      },
    }),
    { input: { draft: draft ?? null } },
  )
  actor.start()
  const send = (event: RegisteringEvent) => actor.send(event)
  return {
    actor,
    calls,
    send,
    username: () => actor.getSnapshot().context.typed.username,
    done: (status: string) => waitFor(actor, (moment) => moment.status === status),
    async fill() {
      for (const field of ['name', 'email', 'age', 'password', 'confirmPassword'] as const) send({ type: 'field.changed', field, text: typed[field] })
      send({ type: 'form.submitted' })
      await waitFor(actor, (moment) => !moment.hasTag('pending'))
    },
  }
}
