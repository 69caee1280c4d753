import { assertEvent, assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { output, received } from '#machines/params.ts'
import type { Profile } from '#contract/classroom/people.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'

/** Why a stored token was cleared without being asked to; the login page says it, of a sample that is over the start page. */
export type ExpiredReason = 'expired' | 'revoked' | 'unreadable' | 'sampleOver'

/** What signing in with a pair answers: a token and whose it says it is, or the sentence to show. */
export type LoginResult = { ok: true; accessToken: string; personId: number } | { ok: false; sentence: string }

/** What a token's profile call answers; `expiresInMs` is the token's remaining life by the server's clock. Anything else rejects. */
export type ProfileResult = { ok: true; profile: Profile; expiresInMs: number } | { ok: false; reason: ExpiredReason }

/** What storage holds when the app starts. */
export type StoredToken = { kind: 'token'; accessToken: string } | { kind: 'none' } | { kind: 'unreadable' }

type Context = {
  accessToken: string | null
  expiresInMs: number
  profile: Profile | null
  refusal: string | null
  expiredReason: ExpiredReason | null
}

/**
 * Facts the auth machine reacts to. `personId` is the token's `sub`; `session.refused` names the token a call was refused with, and
 * says whether storage holds that very token (or none, when the call carried none) still. `freshLogin.required` names the token
 * whose login was too old for a call; the call waits until `confirmingPassword` is over.
 */
export type AuthEvent =
  | { type: 'credentials.submitted'; loginIdentifier: string; password: string }
  | { type: 'signIn.abandoned' }
  | { type: 'signOut.requested' }
  | { type: 'retry.requested' }
  | { type: 'token.received'; accessToken: string }
  | { type: 'token.changedElsewhere'; accessToken: string | null; personId: number | null }
  | { type: 'session.refused'; accessToken: string | null; isStored: boolean }
  | { type: 'freshLogin.required'; accessToken: string | null }
  | { type: 'confirmation.cancelled' }
  | { type: 'profile.changed'; profile: Profile }

const longestTimeoutMs = 2_147_483_647
const loginFailed = 'Failed to login. Please try again.'

const authSetup = setup({
  types: {
    context: {} as Context,
    events: {} as AuthEvent,
    tags: {} as 'pending' | 'failed' | 'refused',
  },
  actors: {
    /** Reads the token the browser kept. */
    readStoredToken: unprovided<StoredToken>('readStoredToken'),
    /** Keeps the token in the browser. */
    storeToken: unprovided<void, { accessToken: string }>('storeToken'),
    /** Takes the token out of the browser; without a reason somebody signs out, and what they typed goes along. */
    clearToken: unprovided<void, { expiredReason: ExpiredReason | null }>('clearToken'),
    /** Signs in with a name and a password. */
    login: unprovided<LoginResult, { loginIdentifier: string; password: string }>('login'),
    /** Asks whose token it is. */
    loadProfile: unprovided<ProfileResult, { accessToken: string }>('loadProfile'),
    /** Ends the token on the server. */
    tellServerLogout: unprovided<void, { accessToken: string }>('tellServerLogout'),
    /** Tells when another tab signs in or out. */
    watchStorage: unprovidedCallback<{ type: 'never' }>('watchStorage'),
  },
  delays: {
    /** The life the token has left by the server's clock. */
    untilExpiry: ({ context }) => Math.min(Math.max(context.expiresInMs, 0), longestTimeoutMs),
    logoutPatience: 3_000,
  },
  guards: {
    hasToken: (_, stored: StoredToken) => stored.kind === 'token',
    isUnreadable: (_, stored: StoredToken) => stored.kind === 'unreadable',
    isAdmitted: (_, result: { ok: boolean }) => result.ok,
    isSamePerson: ({ context }, result: LoginResult) => result.ok && result.personId === context.profile?.id,
    isTokenInUse: ({ context }, params: { accessToken: string | null; isStored?: boolean }) =>
      params.isStored === true || params.accessToken === context.accessToken,
    wasCleared: (_, params: { accessToken: string | null }) => params.accessToken === null,
    wasSet: (_, params: { accessToken: string | null }) => params.accessToken !== null,
    belongsToSamePerson: ({ context }, params: { personId: number | null }) => params.personId === context.profile?.id,
    mustChange: ({ context }) => context.profile?.should_change_password === true,
  },
  actions: {
    rememberToken: assign({ accessToken: (_, params: { accessToken: string | null }) => params.accessToken }),
    rememberStored: assign({ accessToken: (_, stored: StoredToken) => (stored.kind === 'token' ? stored.accessToken : null) }),
    rememberLogin: assign({ accessToken: ({ context }, result: LoginResult) => (result.ok ? result.accessToken : context.accessToken) }),
    rememberProfile: assign((_, result: ProfileResult) =>
      result.ok ? { profile: result.profile, expiresInMs: result.expiresInMs, refusal: null, expiredReason: null } : {},
    ),
    replaceProfile: assign({ profile: (_, params: { profile: Profile }) => params.profile }),
    rememberReason: assign({ expiredReason: (_, result: ProfileResult) => (result.ok ? null : result.reason) }),
    rememberUnreadable: assign({ expiredReason: 'unreadable' }),
    rememberRefusal: assign({ refusal: (_, result: LoginResult) => (result.ok ? null : result.sentence) }),
    rememberLoginFailure: assign({ refusal: loginFailed }),
    forgetRefusal: assign({ refusal: null }),
    forgetReason: assign({ expiredReason: null }),
    forgetPerson: assign({ profile: null }),
    forgetEverything: assign({ accessToken: null, profile: null, expiresInMs: 0, refusal: null }),
  },
})

/** The signed-in person's password, asked for until it is right; somebody else's signs both out. */
const askingForPassword = {
  asking: authSetup.createStateConfig({ on: { 'credentials.submitted': 'submitting' } }),
  submitting: authSetup.createStateConfig({
    entry: 'forgetRefusal',
    invoke: {
      src: 'login',
      id: 'login',
      input: ({ event }) => credentialsOf(event),
      onDone: [
        {
          guard: { type: 'isSamePerson', params: output },
          actions: { type: 'rememberLogin', params: output },
          target: '#auth.signedIn.storing',
        },
        { guard: { type: 'isAdmitted', params: output }, actions: { type: 'rememberLogin', params: output }, target: '#auth.signingOut' },
        { actions: { type: 'rememberRefusal', params: output }, target: 'refused' },
      ],
      onError: { actions: 'rememberLoginFailure', target: 'refused' },
    },
  }),
  refused: authSetup.createStateConfig({ tags: 'refused', on: { 'credentials.submitted': 'submitting' } }),
}

/**
 * Who is signed in, for the whole life of the app; it has no final state. It refuses to hold a token while anonymous, and when a
 * session ends under an open page it asks to sign in again in place instead of taking the page away. It also asks in place when a
 * call needs a freshly typed password; cancelling leaves everything as it was.
 * Invariant: While nobody is signed in no token is kept, in the machine or in the browser.
 * [auth.walk.test.ts: every path of signing in runs as modelled]
 * Invariant: No page is shown to nobody. [auth.walk.test.ts: every path of signing in runs as modelled]
 * Invariant: No password outlives the call it is for. [auth.walk.test.ts: every path of signing in runs as modelled]
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: { accessToken: null, expiresInMs: 0, profile: null, refusal: null, expiredReason: null },
  invoke: { src: 'watchStorage', id: 'watchStorage' },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'pending',
      invoke: {
        src: 'readStoredToken',
        id: 'readStoredToken',
        onDone: [
          { guard: { type: 'hasToken', params: output }, actions: { type: 'rememberStored', params: output }, target: 'loadingProfile' },
          { guard: { type: 'isUnreadable', params: output }, actions: 'rememberUnreadable', target: 'clearingToken' },
          { target: 'anonymous' },
        ],
        onError: { actions: 'rememberUnreadable', target: 'clearingToken' },
      },
    },
    storingToken: {
      tags: 'pending',
      invoke: {
        src: 'storeToken',
        id: 'storeToken',
        input: ({ context }) => ({ accessToken: context.accessToken ?? '' }),
        onDone: 'loadingProfile',
        onError: 'loadingProfile',
      },
    },
    loadingProfile: {
      tags: 'pending',
      invoke: {
        src: 'loadProfile',
        id: 'loadProfile',
        input: ({ context }) => ({ accessToken: context.accessToken ?? '' }),
        onDone: [
          { guard: { type: 'isAdmitted', params: output }, actions: { type: 'rememberProfile', params: output }, target: 'signedIn' },
          { actions: { type: 'rememberReason', params: output }, target: 'clearingToken' },
        ],
        onError: 'profileUnavailable',
      },
      on: {
        'signOut.requested': 'signingOut',
        'token.received': { actions: { type: 'rememberToken', params: received }, target: 'storingToken' },
        'token.changedElsewhere': [
          { guard: { type: 'wasCleared', params: received }, target: 'anonymous' },
          { actions: { type: 'rememberToken', params: received }, target: 'loadingProfile', reenter: true },
        ],
      },
    },
    profileUnavailable: {
      tags: 'failed',
      on: {
        'retry.requested': 'loadingProfile',
        'signOut.requested': 'signingOut',
        'token.received': { actions: { type: 'rememberToken', params: received }, target: 'storingToken' },
        'token.changedElsewhere': [
          { guard: { type: 'wasCleared', params: received }, target: 'anonymous' },
          { actions: { type: 'rememberToken', params: received }, target: 'loadingProfile' },
        ],
      },
    },
    anonymous: {
      entry: 'forgetEverything',
      initial: 'idle',
      on: {
        'token.received': { actions: { type: 'rememberToken', params: received }, target: 'storingToken' },
        'token.changedElsewhere': {
          guard: { type: 'wasSet', params: received },
          actions: { type: 'rememberToken', params: received },
          target: 'loadingProfile',
        },
      },
      states: {
        idle: { on: { 'credentials.submitted': 'submitting' } },
        submitting: {
          entry: ['forgetRefusal', 'forgetReason'],
          invoke: {
            src: 'login',
            id: 'login',
            input: ({ event }) => credentialsOf(event),
            onDone: [
              { guard: { type: 'isAdmitted', params: output }, actions: { type: 'rememberLogin', params: output }, target: '#auth.storingToken' },
              { actions: { type: 'rememberRefusal', params: output }, target: 'refused' },
            ],
            onError: { actions: 'rememberLoginFailure', target: 'refused' },
          },
        },
        refused: { tags: 'refused', on: { 'credentials.submitted': 'submitting' } },
      },
    },
    signedIn: {
      initial: 'active',
      on: {
        'signOut.requested': 'signingOut',
        'profile.changed': { actions: { type: 'replaceProfile', params: received } },
        'token.received': { actions: { type: 'rememberToken', params: received }, target: '.storing' },
        'token.changedElsewhere': [
          { guard: { type: 'wasCleared', params: received }, target: 'anonymous' },
          { guard: { type: 'belongsToSamePerson', params: received }, actions: { type: 'rememberToken', params: received }, target: '.refreshing' },
          { actions: ['forgetPerson', { type: 'rememberToken', params: received }], target: 'loadingProfile' },
        ],
        'session.refused': { guard: { type: 'isTokenInUse', params: received }, target: '.reauthenticating' },
        'freshLogin.required': { guard: { type: 'isTokenInUse', params: received }, target: '.confirmingPassword' },
      },
      states: {
        active: {
          always: { guard: 'mustChange', target: 'mustChangePassword' },
          after: { untilExpiry: 'reauthenticating' },
        },
        mustChangePassword: { after: { untilExpiry: 'reauthenticating' } },
        storing: {
          invoke: {
            src: 'storeToken',
            id: 'storeToken',
            input: ({ context }) => ({ accessToken: context.accessToken ?? '' }),
            onDone: 'refreshing',
            onError: 'refreshing',
          },
        },
        refreshing: {
          invoke: {
            src: 'loadProfile',
            id: 'loadProfile',
            input: ({ context }) => ({ accessToken: context.accessToken ?? '' }),
            onDone: [
              { guard: { type: 'isAdmitted', params: output }, actions: { type: 'rememberProfile', params: output }, target: 'active' },
              { target: 'reauthenticating' },
            ],
            onError: 'active',
          },
        },
        reauthenticating: {
          initial: 'asking',
          entry: 'forgetRefusal',
          on: { 'signIn.abandoned': '#auth.clearingToken', 'session.refused': {}, 'freshLogin.required': {} },
          states: askingForPassword,
        },
        confirmingPassword: {
          initial: 'asking',
          entry: 'forgetRefusal',
          on: { 'confirmation.cancelled': 'active', 'freshLogin.required': {} },
          states: askingForPassword,
        },
      },
    },
    signingOut: {
      tags: 'pending',
      invoke: {
        src: 'tellServerLogout',
        id: 'tellServerLogout',
        input: ({ context }) => ({ accessToken: context.accessToken ?? '' }),
        onDone: 'clearingToken',
        onError: 'clearingToken',
      },
      after: { logoutPatience: 'clearingToken' },
    },
    clearingToken: {
      tags: 'pending',
      invoke: {
        src: 'clearToken',
        id: 'clearToken',
        input: ({ context: { expiredReason } }) => ({ expiredReason }),
        onDone: 'anonymous',
        onError: 'anonymous',
      },
    },
  },
})

/** The running auth machine. */
export type AuthActorRef = ActorRefFrom<typeof authMachine>
/** One moment of the auth machine. */
export type AuthSnapshot = SnapshotFrom<typeof authMachine>

function credentialsOf(event: AuthEvent): { loginIdentifier: string; password: string } {
  assertEvent(event, 'credentials.submitted')
  return { loginIdentifier: event.loginIdentifier, password: event.password }
}
