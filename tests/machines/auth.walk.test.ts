import { expect, test } from 'vitest'
import { authMachine, type AuthSnapshot } from '#machines/auth/auth.machine.ts'
import { isSignedIn, signedInPerson } from '#machines/auth/auth.selectors.ts'
import { told } from '#tests/support/told.ts'
import { replayWalk, walkMachine } from '#tests/support/walk.ts'
import { lena, omar } from './people.ts'

const walk = walkMachine(authMachine, {
  events: [
    { type: 'xstate.done.actor.readStoredToken', output: { kind: 'token', accessToken: 'stored' } },
    { type: 'xstate.done.actor.readStoredToken', output: { kind: 'none' } },
    { type: 'xstate.done.actor.readStoredToken', output: { kind: 'unreadable' } },
    { type: 'xstate.done.actor.login', output: { ok: true, accessToken: 'fresh', personId: lena.id } },
    { type: 'xstate.done.actor.login', output: { ok: true, accessToken: 'fresh', personId: omar.id } },
    { type: 'xstate.done.actor.login', output: { ok: false, sentence: 'Invalid credentials' } },
    { type: 'xstate.done.actor.loadProfile', output: { ok: true, profile: lena, expiresInMs: 1_000 } },
    { type: 'xstate.done.actor.loadProfile', output: { ok: true, profile: { ...lena, should_change_password: true }, expiresInMs: 1_000 } },
    { type: 'xstate.done.actor.loadProfile', output: { ok: true, profile: omar, expiresInMs: 1_000 } },
    { type: 'xstate.done.actor.loadProfile', output: { ok: false, reason: 'expired' } },
    { type: 'credentials.submitted', loginIdentifier: 'lena', password: 'secret1' },
    { type: 'token.received', accessToken: 'received' },
    { type: 'token.changedElsewhere', accessToken: null, personId: null },
    { type: 'token.changedElsewhere', accessToken: 'elsewhere', personId: lena.id },
    { type: 'token.changedElsewhere', accessToken: 'elsewhere', personId: omar.id },
    { type: 'session.refused', accessToken: 'stored' },
    { type: 'session.refused', accessToken: 'somebody else’s' },
    { type: 'profile.changed', profile: { ...lena, should_change_password: true } },
  ],
  context: ({ context }) => [context.profile?.id ?? null, context.accessToken, context.profile?.should_change_password ?? null],
  limit: 1_000,
})

test('every path of signing in runs as modelled and never shows a page to nobody', async () => {
  const wrongs: string[] = []
  const shown = await replayWalk(walk, (moment, live) => {
    for (const wrong of wrongsOf(moment)) wrongs.push(wrong)
    for (const { src, input } of live.calls) if (JSON.stringify(input ?? '').includes('secret1') && src !== 'login') wrongs.push(`${src} was told the password`)
  })
  told('auth', shown)
  expect({ ...shown, wrongs }).toEqual({ ...shown, wrongs: [], neverTaken: [], neverReached: [] })
})

function wrongsOf(moment: AuthSnapshot): string[] {
  const { accessToken, profile } = moment.context
  const isAnonymous = moment.matches('anonymous')
  return [
    ...(isAnonymous && accessToken !== null ? ['a token is held while nobody is signed in'] : []),
    ...(isAnonymous && profile !== null ? ['somebody is known while nobody is signed in'] : []),
    ...(isSignedIn(moment) && signedInPerson(moment) === null ? ['a page is shown to nobody'] : []),
    ...(isSignedIn(moment) && accessToken === null ? ['a page is shown without a token'] : []),
    ...(JSON.stringify(moment.context).includes('secret1') ? ['a password is kept'] : []),
  ]
}
