import { authMachine } from '#machines/accounts/auth/auth.machine.ts'
import { lena, omar } from '#tests/machines/accounts/people.ts'
import { walkMachine } from '#tests/support/walking/walk.ts'

/** Every moment of signing in and out: two people, tokens of all kinds, other tabs, refusals. */
export const authWalk = walkMachine(authMachine, {
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
    { type: 'session.refused', accessToken: 'stored', isStored: true },
    { type: 'session.refused', accessToken: 'somebody else’s', isStored: false },
    { type: 'freshLogin.required', accessToken: 'stored' },
    { type: 'freshLogin.required', accessToken: 'somebody else’s' },
    { type: 'profile.changed', profile: { ...lena, should_change_password: true } },
  ],
  context: ({ context }) => [context.profile?.id ?? null, context.accessToken, context.profile?.should_change_password ?? null],
  limit: 1_000,
})
