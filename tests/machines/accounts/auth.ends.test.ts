import type { AnyEventObject } from 'xstate'
import { describe, expect, test } from 'vitest'
import { authMachine, type AuthSnapshot } from '#machines/accounts/auth/auth.machine.ts'
import { expiredReason, isSubmittingLogin, loginRefusal, signedInPerson } from '#machines/accounts/auth/auth.selectors.ts'
import { done, ended, failed, journeysThrough } from '#tests/machines/journey.ts'
import { lena, omar } from './people.ts'

const start = journeysThrough(authMachine)
const pair = { type: 'credentials.submitted', loginIdentifier: 'lena', password: 'secret1' }
const wrongPair = done('login', { ok: false, sentence: 'Invalid credentials' })
const noAnswer = 'Failed to login. Please try again.'
const stored = done('readStoredToken', { kind: 'token', accessToken: 'stored' })
const admitted = done('loadProfile', { ok: true, profile: lena, expiresInMs: 60_000 })
const signedIn = [stored, admitted]
const refused = { type: 'session.refused', accessToken: 'stored', isStored: true }
const old = { type: 'freshLogin.required', accessToken: 'stored' }
const cancel = { type: 'confirmation.cancelled' }
const otherTab = { type: 'token.changedElsewhere', accessToken: 'other', personId: omar.id }
const sameFromOtherTab = { ...otherTab, personId: lena.id }
const signOut = { type: 'signOut.requested' }
const received = { type: 'token.received', accessToken: 'received' }

/** Where a journey leads, who is seen to be signed in, what is said, and what was asked of the outside, with which token. */
async function outcomeOf(events: readonly AnyEventObject[]) {
  const journey = await start().tell(...events)
  const moment: AuthSnapshot = journey.actor.getSnapshot()
  const calls = journey.calls.filter(({ src }) => src !== 'watchStorage').map(({ src, input }) => `${src} ${tokenIn(input)}`.trim())
  return [moment.value, signedInPerson(moment)?.id ?? null, loginRefusal(moment) ?? expiredReason(moment), calls.slice(1)]
}

function tokenIn(input: unknown): string {
  return /"accessToken":"([^"]*)"/.exec(JSON.stringify(input ?? null))?.[1] ?? ''
}

describe('before anybody is signed in', () => {
  test.each<[string, AnyEventObject[], Awaited<ReturnType<typeof outcomeOf>>]>([
    ['storage that cannot be read is cleared, and said', [failed('readStoredToken')], ['clearingToken', null, 'unreadable', ['clearToken']]],
    ['a token that cannot be stored still signs in', [done('readStoredToken', { kind: 'none' }), received, failed('storeToken')], [
      'loadingProfile', null, null, ['storeToken received', 'loadProfile received'],
    ]],
    ['a token from a mailed link is stored first', [done('readStoredToken', { kind: 'none' }), received], ['storingToken', null, null, ['storeToken received']]],
    ['signing out while the account is loading tells the server', [stored, signOut], ['signingOut', null, null, ['loadProfile stored', 'tellServerLogout stored']]],
    ['signing out from an account that did not come tells the server', [stored, failed('loadProfile'), signOut], [
      'signingOut', null, null, ['loadProfile stored', 'tellServerLogout stored'],
    ]],
    ['another tab’s token is loaded instead of the one that is loading', [stored, otherTab], ['loadingProfile', null, null, ['loadProfile stored', 'loadProfile other']]],
    ['another tab’s token is loaded where none could be', [stored, failed('loadProfile'), otherTab], [
      'loadingProfile', null, null, ['loadProfile stored', 'loadProfile other'],
    ]],
    ['a token from a mailed link comes before the account that is loading', [stored, received], [
      'storingToken', null, null, ['loadProfile stored', 'storeToken received'],
    ]],
    ['and before one that did not come', [stored, failed('loadProfile'), received], ['storingToken', null, null, ['loadProfile stored', 'storeToken received']]],
    ['a login that nobody answers says so', [done('readStoredToken', { kind: 'none' }), pair, failed('login')], [{ anonymous: 'refused' }, null, noAnswer, ['login']]],
    ['trying to sign in forgets why the last session ended', [stored, done('loadProfile', { ok: false, reason: 'revoked' }), done('clearToken'), pair], [
      { anonymous: 'submitting' }, null, null, ['loadProfile stored', 'clearToken', 'login'],
    ]],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })
})

describe('with a page open', () => {
  const asking = [...signedIn, refused]
  const opened = ['loadProfile stored']
  const mustChange = done('loadProfile', { ok: true, profile: { ...lena, should_change_password: true }, expiresInMs: 60_000 })
  const refreshing = [...signedIn, received, done('storeToken')]
  const refreshed = [...opened, 'storeToken received', 'loadProfile received']
  test.each<[string, AnyEventObject[], Awaited<ReturnType<typeof outcomeOf>>]>([
    ['a start password that is set meanwhile asks for a new one', [...signedIn, { type: 'profile.changed', profile: { ...lena, should_change_password: true } }], [
      { signedIn: 'mustChangePassword' }, lena.id, null, opened,
    ]],
    ['a session also ends while a new password is asked for', [stored, mustChange, ended('untilExpiry')], [{ signedIn: { reauthenticating: 'asking' } }, lena.id, null, opened]],
    ['another person’s token shows nobody until they are loaded', [...signedIn, otherTab], ['loadingProfile', null, null, [...opened, 'loadProfile other']]],
    ['a new token that cannot be stored is still used', [...signedIn, received, failed('storeToken')], [{ signedIn: 'refreshing' }, lena.id, null, refreshed]],
    ['an account that does not come again stays as it was', [...refreshing, failed('loadProfile')], [{ signedIn: 'active' }, lena.id, null, refreshed]],
    ['a start password stays asked about when the account does not come again', [stored, mustChange, received, done('storeToken'), failed('loadProfile')], [
      { signedIn: 'mustChangePassword' }, lena.id, null, refreshed,
    ]],
    ['a start password set by the new token is asked about', [...refreshing, mustChange], [{ signedIn: 'mustChangePassword' }, lena.id, null, refreshed]],
    ['a new token that is refused asks to sign in', [...refreshing, done('loadProfile', { ok: false, reason: 'revoked' })], [
      { signedIn: { reauthenticating: 'asking' } }, lena.id, null, refreshed,
    ]],
    ['a call that wants the password again asks in place', [...signedIn, old], [{ signedIn: { confirmingPassword: 'asking' } }, lena.id, null, opened]],
    ['but not where its token was renewed meanwhile', [...signedIn, { ...old, accessToken: 'before' }], [{ signedIn: 'active' }, lena.id, null, opened]],
    ['cancelled, all is as it was', [...signedIn, old, cancel], [{ signedIn: 'active' }, lena.id, null, opened]],
    ['also after a wrong password, which is said', [...signedIn, old, pair, wrongPair], [
      { signedIn: { confirmingPassword: 'refused' } }, lena.id, 'Invalid credentials', [...opened, 'login'],
    ]],
    ['and while it is being looked at', [...signedIn, old, pair, cancel], [{ signedIn: 'active' }, lena.id, null, [...opened, 'login']]],
    ['a second call that wants it asks nothing more', [...signedIn, old, pair, old], [
      { signedIn: { confirmingPassword: 'submitting' } }, lena.id, null, [...opened, 'login'],
    ]],
    ['the password, once right, brings a new token', [...signedIn, old, pair, done('login', { ok: true, accessToken: 'fresh', personId: lena.id })], [
      { signedIn: 'storing' }, lena.id, null, [...opened, 'login', 'storeToken fresh'],
    ]],
    ['somebody else’s signs them out', [...signedIn, old, pair, done('login', { ok: true, accessToken: 'theirs', personId: omar.id })], [
      'signingOut', null, null, [...opened, 'login', 'tellServerLogout theirs'],
    ]],
    ['another tab where it was typed ends the asking', [...signedIn, old, sameFromOtherTab], [
      { signedIn: 'refreshing' }, lena.id, null, [...opened, 'loadProfile other'],
    ]],
    ['a session that ends meanwhile asks to sign in', [...signedIn, old, refused], [{ signedIn: { reauthenticating: 'asking' } }, lena.id, null, opened]],
    ['which no call that wants the password again puts off', [...asking, old], [{ signedIn: { reauthenticating: 'asking' } }, lena.id, null, opened]],
    ['giving up in the dialog clears the token', [...asking, { type: 'signIn.abandoned' }], ['clearingToken', null, null, [...opened, 'clearToken']]],
    ['a wrong pair in the dialog says so', [...asking, pair, wrongPair], [
      { signedIn: { reauthenticating: 'refused' } }, lena.id, 'Invalid credentials', [...opened, 'login'],
    ]],
    ['and the next try takes the sentence away', [...asking, pair, wrongPair, pair], [
      { signedIn: { reauthenticating: 'submitting' } }, lena.id, null, [...opened, 'login', 'login'],
    ]],
    ['a later dialog begins without the sentence of an earlier one', [...asking, pair, wrongPair, sameFromOtherTab, failed('loadProfile'), refused], [
      { signedIn: { reauthenticating: 'asking' } }, lena.id, null, [...opened, 'login', 'loadProfile other'],
    ]],
    ['a dialog that nobody answers says so', [...asking, pair, failed('login')], [{ signedIn: { reauthenticating: 'refused' } }, lena.id, noAnswer, [...opened, 'login']]],
    ['signing out ends here though the server does not hear it', [...signedIn, signOut, failed('tellServerLogout')], [
      'clearingToken', null, null, [...opened, 'tellServerLogout stored', 'clearToken'],
    ]],
    ['or takes too long to', [...signedIn, signOut, ended('logoutPatience')], ['clearingToken', null, null, [...opened, 'tellServerLogout stored', 'clearToken']]],
  ])('%s', async (_, events, outcome) => {
    expect(await outcomeOf(events)).toEqual(outcome)
  })
})

test('somebody else’s token leaves nothing of who was here before', async () => {
  const journey = await start().tell(...signedIn, otherTab)
  expect(journey.actor.getSnapshot().context).toEqual({ accessToken: 'other', expiresInMs: 60_000, profile: null, refusal: null, expiredReason: null })
})

test('a login is busy from the press to the page it opens', async () => {
  const journey = start()
  const busy: boolean[] = []
  const taken = done('login', { ok: true, accessToken: 'fresh', personId: lena.id })
  for (const event of [done('readStoredToken', { kind: 'none' }), pair, taken, done('storeToken'), admitted]) {
    busy.push(isSubmittingLogin((await journey.tell(event)).actor.getSnapshot()))
  }
  expect(busy).toEqual([false, true, true, true, false])
})
