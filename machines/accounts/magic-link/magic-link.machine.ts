import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { output } from '#machines/params.ts'
import type { Role } from '#contract/classroom/people.ts'
import { unprovided } from '#machines/unprovided.ts'

/** What redeeming a link answers: a token, or that the link was used, has expired or is unknown. Rejects when nobody answered. */
export type RedeemResult = { ok: true; accessToken: string } | { ok: false; code: 'link_invalid' }

/** Who the redeemed link belongs to, enough to know where to go. */
export type MagicLinkOutput = { role: Role; mustChangePassword: boolean }

type Context = { token: string; accessToken: string; output: MagicLinkOutput | null }

/** The one thing a visitor can do on the page besides leaving it. */
export type MagicLinkEvent = { type: 'retry.requested' }

/**
 * From following a mailed link to being signed in. One actor per visit to /magic; `redeemed` is final and outputs where to
 * go. It refuses to do anything before the token has left the address bar, and to redeem again what the server answered.
 * Invariant: The link is out of the address bar before anything else happens.
 * [magic-link.walk.test.ts: on every path of a visit the link leaves the address bar first]
 * Invariant: A link is redeemed once in a visit, again only when asked after no answer came.
 * [magic-link.walk.test.ts: on every path of a visit the link leaves the address bar first]
 */
export const magicLinkMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MagicLinkEvent,
    input: {} as { token: string | undefined },
    output: {} as MagicLinkOutput,
    tags: {} as 'pending' | 'failed',
  },
  actors: {
    /** Takes the token out of the address bar. */
    hideToken: unprovided<void>('hideToken'),
    /** Exchanges the link for an access token, once. */
    redeemToken: unprovided<RedeemResult, { token: string }>('redeemToken'),
    /** Signs in with the new token. */
    signIn: unprovided<MagicLinkOutput, { accessToken: string }>('signIn'),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isRedeemed: ({ context }) => context.accessToken !== '',
    wasRedeemed: (_, result: RedeemResult) => result.ok,
  },
  actions: {
    rememberToken: assign({ accessToken: (_, result: RedeemResult) => (result.ok ? result.accessToken : '') }),
    rememberPerson: assign({ output: (_, output: MagicLinkOutput) => output }),
  },
}).createMachine({
  id: 'magicLink',
  context: ({ input }) => ({ token: input.token?.trim() ?? '', accessToken: '', output: null }),
  initial: 'checkingToken',
  states: {
    checkingToken: {
      tags: 'pending',
      invoke: {
        src: 'hideToken',
        id: 'hideToken',
        onDone: [{ guard: 'hasToken', target: 'redeeming' }, { target: 'failed.noToken' }],
        onError: [{ guard: 'hasToken', target: 'redeeming' }, { target: 'failed.noToken' }],
      },
    },
    redeeming: {
      tags: 'pending',
      invoke: {
        src: 'redeemToken',
        id: 'redeemToken',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: { type: 'wasRedeemed', params: output }, actions: { type: 'rememberToken', params: output }, target: 'signingIn' },
          { target: 'failed.linkInvalid' },
        ],
        onError: 'failed.unreachable',
      },
    },
    signingIn: {
      tags: 'pending',
      invoke: {
        src: 'signIn',
        id: 'signIn',
        input: ({ context }) => ({ accessToken: context.accessToken }),
        onDone: { actions: { type: 'rememberPerson', params: output }, target: 'redeemed' },
        onError: 'failed.unreachable',
      },
    },
    failed: {
      tags: 'failed',
      initial: 'unreachable',
      states: {
        noToken: {},
        linkInvalid: {},
        unreachable: { on: { 'retry.requested': [{ guard: 'isRedeemed', target: '#magicLink.signingIn' }, { target: '#magicLink.redeeming' }] } },
      },
    },
    redeemed: { type: 'final' },
  },
  output: ({ context }) => context.output ?? { role: 'STUDENT', mustChangePassword: false },
})

/** The running machine of one visit. */
export type MagicLinkActorRef = ActorRefFrom<typeof magicLinkMachine>
/** One moment of a visit. */
export type MagicLinkSnapshot = SnapshotFrom<typeof magicLinkMachine>
