import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { authMachine, type AuthEvent, type LoginResult, type ProfileResult, type StoredToken, type ExpiredReason } from '#machines/accounts/auth/auth.machine.ts'
import { expiredReason, isReauthenticating, isSignedIn, loginRefusal, mustChangePassword, signedInPerson } from '#machines/accounts/auth/auth.selectors.ts'
import { lena, omar } from './people.ts'

type Script = { stored?: StoredToken; profiles?: (ProfileResult | Error)[]; logins?: (LoginResult | Error)[] }

/** Auth with calls that answer in turn; `said` lists what the outside heard, in order. */
function signIn({ stored = { kind: 'none' }, profiles = [], logins = [] }: Script) {
  const said: string[] = []
  const clock = new SimulatedClock()
  const listeners: ((event: AuthEvent) => void)[] = []
  const machine = authMachine.provide({
    actors: {
      readStoredToken: fromPromise<StoredToken, undefined>(async () => stored),
      storeToken: fromPromise<void, { accessToken: string }>(async ({ input }) => void said.push(`store ${input.accessToken}`)),
      clearToken: fromPromise<void, { expiredReason: ExpiredReason | null }>(async () => void said.push('clear')),
      login: fromPromise<LoginResult, { loginIdentifier: string; password: string }>(() => next(logins)),
      loadProfile: fromPromise<ProfileResult, { accessToken: string }>(async ({ input }) => {
        said.push(`profile of ${input.accessToken}`)
        return next(profiles)
      }),
      tellServerLogout: fromPromise<void, { accessToken: string }>(async ({ input }) => void said.push(`logout ${input.accessToken}`)),
      watchStorage: fromCallback<{ type: 'never' }, undefined>(({ sendBack }) => void listeners.push(sendBack)),
    },
  })
  const actor = createActor(machine, { clock }).start()
  return { actor, clock, said, elsewhere: (event: AuthEvent) => listeners.forEach((tell) => tell(event)) }
}

async function next<Answer>(answers: (Answer | Error)[]): Promise<Answer> {
  const answer = answers.shift()
  if (answer === undefined) throw new Error('nobody answers')
  if (answer instanceof Error) throw answer
  return answer
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
}

const pair = { type: 'credentials.submitted', loginIdentifier: 'lena', password: 'secret1' } as const
const stored: StoredToken = { kind: 'token', accessToken: 'stored' }

function admitted(profile = lena): ProfileResult {
  return { ok: true, profile, expiresInMs: 60_000 }
}

describe(authMachine.id, () => {
  test('a stored token signs in and brings the person', async () => {
    const { actor, said } = signIn({ stored, profiles: [admitted()] })
    expect(actor.getSnapshot().hasTag('pending')).toEqual(true)
    await settled()
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' })
    expect(signedInPerson(actor.getSnapshot())).toEqual(lena)
    expect(said).toEqual(['profile of stored'])
  })

  test('a token that cannot be read is cleared and the login page learns why', async () => {
    const { actor, said } = signIn({ stored: { kind: 'unreadable' } })
    await settled()
    expect(actor.getSnapshot().value).toEqual({ anonymous: 'idle' })
    expect(expiredReason(actor.getSnapshot())).toEqual('unreadable')
    expect(said).toEqual(['clear'])
  })

  test('an expired token found on load is cleared, and signing in forgets the reason', async () => {
    const { actor, said } = signIn({ stored, profiles: [{ ok: false, reason: 'expired' }, admitted()], logins: [{ ok: true, accessToken: 'fresh', personId: lena.id }] })
    await settled()
    expect(actor.getSnapshot().value).toEqual({ anonymous: 'idle' })
    expect(expiredReason(actor.getSnapshot())).toEqual('expired')
    actor.send(pair)
    await settled()
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' })
    expect(expiredReason(actor.getSnapshot())).toEqual(null)
    expect(said).toEqual(['profile of stored', 'clear', 'store fresh', 'profile of fresh'])
  })

  test('a refused pair shows the server’s sentence, and a second try signs in', async () => {
    const logins: LoginResult[] = [{ ok: false, sentence: 'Invalid credentials' }, { ok: true, accessToken: 'fresh', personId: lena.id }]
    const { actor } = signIn({ logins, profiles: [admitted(omar)] })
    await settled()
    actor.send(pair)
    await settled()
    expect(actor.getSnapshot().value).toEqual({ anonymous: 'refused' })
    expect(loginRefusal(actor.getSnapshot())).toEqual('Invalid credentials')
    actor.send(pair)
    expect(loginRefusal(actor.getSnapshot())).toEqual(null)
    await settled()
    expect(signedInPerson(actor.getSnapshot())).toEqual(omar)
  })

  test('a login nobody answers says so', async () => {
    const { actor } = signIn({ logins: [new Error('offline')] })
    await settled()
    actor.send(pair)
    await settled()
    expect(loginRefusal(actor.getSnapshot())).toEqual('Failed to login. Please try again.')
  })

  test('an account that could not be loaded is neither teacher nor student and can be tried again', async () => {
    const { actor } = signIn({ stored, profiles: [new Error('offline'), admitted()] })
    await settled()
    expect(actor.getSnapshot().value).toEqual('profileUnavailable')
    expect(isSignedIn(actor.getSnapshot())).toEqual(false)
    actor.send({ type: 'retry.requested' })
    await settled()
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' })
  })

  test('a session that expires under an open page asks in place, and the same person comes back to it', async () => {
    const { actor, clock, said } = signIn({ stored, profiles: [admitted(), admitted()], logins: [{ ok: true, accessToken: 'fresh', personId: lena.id }] })
    await settled()
    clock.increment(59_999)
    expect(isReauthenticating(actor.getSnapshot())).toEqual(false)
    clock.increment(1)
    expect(actor.getSnapshot().value).toEqual({ signedIn: { reauthenticating: 'asking' } })
    expect(signedInPerson(actor.getSnapshot())).toEqual(lena)
    actor.send(pair)
    await settled()
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' })
    expect(said).toEqual(['profile of stored', 'store fresh', 'profile of fresh'])
  })

  test('somebody else in that dialog ends the session, and their token is ended too', async () => {
    const { actor, said } = signIn({ stored, profiles: [admitted()], logins: [{ ok: true, accessToken: 'omar’s', personId: omar.id }] })
    await settled()
    actor.send({ type: 'session.refused', accessToken: 'stored', isStored: true })
    actor.send(pair)
    await settled()
    expect(actor.getSnapshot().value).toEqual({ anonymous: 'idle' })
    expect(actor.getSnapshot().context).toEqual({ accessToken: null, expiresInMs: 0, profile: null, refusal: null, expiredReason: null })
    expect(said).toEqual(['profile of stored', 'logout omar’s', 'clear'])
  })

  test('a refusal of an older token is no reason to ask again', async () => {
    const { actor } = signIn({ stored, profiles: [admitted()] })
    await settled()
    actor.send({ type: 'session.refused', accessToken: 'an older one', isStored: false })
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' })
  })

  test.each([null, 'unreadable'])('a token lost or spoilt in storage (%s) asks again in place, and the fresh one mends it', async (accessToken) => {
    const { actor, said } = signIn({
      stored,
      profiles: [admitted(), admitted()],
      logins: [{ ok: true, accessToken: 'fresh', personId: lena.id }],
    })
    await settled()
    actor.send({ type: 'session.refused', accessToken, isStored: true })
    expect(isReauthenticating(actor.getSnapshot())).toEqual(true)
    actor.send(pair)
    await settled()
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' })
    expect(said).toEqual(['profile of stored', 'store fresh', 'profile of fresh'])
  })

  test('signing out tells the server, clears the token, and the next person starts clean', async () => {
    const { actor, said } = signIn({ stored, profiles: [admitted(), admitted(omar)], logins: [{ ok: true, accessToken: 'second', personId: omar.id }] })
    await settled()
    actor.send({ type: 'signOut.requested' })
    await settled()
    expect(actor.getSnapshot().value).toEqual({ anonymous: 'idle' })
    actor.send(pair)
    await settled()
    expect(signedInPerson(actor.getSnapshot())).toEqual(omar)
    expect(said).toEqual(['profile of stored', 'logout stored', 'clear', 'store second', 'profile of second'])
  })

  test('another tab’s sign-out and sign-in are followed', async () => {
    const { actor, elsewhere } = signIn({ stored, profiles: [admitted(), admitted(omar)] })
    await settled()
    elsewhere({ type: 'token.changedElsewhere', accessToken: null, personId: null })
    expect(actor.getSnapshot().value).toEqual({ anonymous: 'idle' })
    elsewhere({ type: 'token.changedElsewhere', accessToken: 'omar’s', personId: omar.id })
    await settled()
    expect(signedInPerson(actor.getSnapshot())).toEqual(omar)
  })

  test('when another tab signs in as somebody else, nobody is shown until they are loaded', async () => {
    const { actor, elsewhere } = signIn({ stored, profiles: [admitted(), admitted(omar)] })
    await settled()
    elsewhere({ type: 'token.changedElsewhere', accessToken: 'omar’s', personId: omar.id })
    expect([actor.getSnapshot().value, signedInPerson(actor.getSnapshot())]).toEqual(['loadingProfile', null])
    await settled()
    expect(signedInPerson(actor.getSnapshot())).toEqual(omar)
  })

  test('when another tab signs in as the same person, the page stays', async () => {
    const { actor, elsewhere } = signIn({ stored, profiles: [admitted(), admitted()] })
    await settled()
    actor.send({ type: 'session.refused', accessToken: 'stored', isStored: true })
    elsewhere({ type: 'token.changedElsewhere', accessToken: 'newer', personId: lena.id })
    expect(isSignedIn(actor.getSnapshot())).toEqual(true)
    await settled()
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' })
    expect(actor.getSnapshot().context.accessToken).toEqual('newer')
  })

  test('an account with a start password may only change it until the new token is in', async () => {
    const { actor, said } = signIn({ stored, profiles: [admitted({ ...lena, should_change_password: true }), admitted()] })
    await settled()
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'mustChangePassword' })
    expect(mustChangePassword(actor.getSnapshot())).toEqual(true)
    actor.send({ type: 'token.received', accessToken: 'changed' })
    await settled()
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' })
    expect(said).toEqual(['profile of stored', 'store changed', 'profile of changed'])
  })
})
